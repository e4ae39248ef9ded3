-- Rows that reference each other by construction need no checking, which would take most of the time.
set session_replication_role = replica;

-- The measured company has bench.rows notes; a hundred neighbours share a tenth of that. Forty people work in each.
create temporary table filled as
select current_setting('bench.company_id')::uuid as company_id, current_setting('bench.rows')::integer as notes,
       'measured' as name
union all
select gen_random_uuid(), current_setting('bench.rows')::integer / 1000, 'neighbour-' || neighbour
from generate_series(1, 100) as neighbour;

create temporary table people as
select f.company_id, f.name as company, gen_random_uuid() as user_id, gen_random_uuid() as employee_id, person
from filled f, generate_series(1, 40) as person;

insert into users (id, username, password_hash, first_name, last_name, verified_at)
select user_id, company || '-' || person || '@example.com', '', 'Person', 'Number ' || person, now() from people;

insert into company_directory (id, domain, owner_user_id)
select company_id, company, user_id from people where person = 1;

insert into companies (
  company_id, name, country, default_currency, time_zone, financial_year_start, holiday_year_start, theme, features
)
select company_id, name, 'GB', 'GBP', 'Europe/London', '04-06', '01-01',
       current_setting('bench.theme')::jsonb, current_setting('bench.features')::jsonb
from filled;

-- The second person calls: may see every note, and is not the owner.
insert into employees (company_id, id, user_id, nano_path, can_manage_clients)
select company_id, employee_id, user_id, 'person-' || person, person = 2 from people;

insert into sessions (id, user_id, expires_at)
select gen_random_uuid(), user_id, now() + interval '1 day' from people;

insert into subjects (company_id, id, name)
select company_id, gen_random_uuid(), 'Subject ' || subject
from filled f, generate_series(1, case f.name when 'measured' then 500 else 20 end) as subject;

create temporary table numbered_subjects as
select company_id, id, row_number() over (partition by company_id) as number,
       count(*) over (partition by company_id) as subjects
from subjects;

analyze filled, people, numbered_subjects;

insert into notes (
  company_id, id, subject_id, author_id, title, body, state, amount_minor, currency, due_on, created_at, updated_at
)
select f.company_id, gen_random_uuid(), s.id, p.employee_id, 'Note number ' || note,
       'What was said and agreed on in the meeting about item ' || note || ', in two or three lines as people write them.',
       (array['open', 'done', 'archived'])[1 + note % 3], note * 125, 'GBP',
       case when note % 4 = 0 then null else current_date + note % 90 end,
       now() - note * interval '1 minute', now() - note * interval '1 minute'
from filled f
cross join lateral generate_series(1, f.notes) as note
join numbered_subjects s on s.company_id = f.company_id and s.number = 1 + note % s.subjects
join people p on p.company_id = f.company_id and p.person = 1 + note % 40;
