-- Rows that reference each other by construction need no checking, which would take most of the time; figures that triggers
-- keep are inserted here.
set session_replication_role = replica;

-- Word number n is the same in a firm of any size, and begins no other one.
create function pg_temp.word(number integer) returns text language sql immutable as $$ select left(md5(number::text), 10) $$;

create temporary table firm as
select current_setting('fill.company_id')::uuid as company_id, current_setting('fill.employee_id')::uuid as employee_id,
       current_setting('fill.people')::integer as people, current_setting('fill.clients')::integer as clients,
       current_setting('fill.projects')::integer as projects;

-- People, eight to a line manager, with a contract that changed once.
create temporary table more_people as
select pg_temp.next_id() as user_id, pg_temp.next_id() as employee_id, person
from firm, generate_series(1, firm.people) as person;

insert into users (id, username, password_hash, first_name, last_name, verified_at)
select user_id, 'more-' || person || '-of-' || firm.company_id || '@example.com', '', 'Person', pg_temp.word(person), now()
from firm, more_people;

insert into employees (
  company_id, id, user_id, nano_path, job_title, line_manager_id, tags, contract_start, contract_version, sort_name
)
select firm.company_id, p.employee_id, p.user_id, 'more-' || p.person, 'Title ' || p.person % 20, m.employee_id,
       array['Tag ' || p.person % 30], date '2025-01-01', 1, 'person ' || pg_temp.word(p.person)
from firm, more_people p
left join more_people m on m.person = p.person / 8;

insert into contract_periods (
  company_id, employee_id, applied_on, since, until, type, working_time, holiday_entitlement_half_days
)
select firm.company_id, p.employee_id, period.*, case when p.person % 10 = 0 then 'contractor' else 'permanent' end,
       '{0, 27000, 27000, 27000, 27000, 27000, 0}', 50
from firm, more_people p, (values
  (date '2025-01-01', date '-infinity', date '2026-01-01'), (date '2026-01-01', date '2026-01-01', date 'infinity')
) as period;

update employees e
set can_manage_employees = true, can_manage_projects = true, can_manage_clients = true, revenue = 'read'
from firm where e.company_id = firm.company_id and e.id = firm.employee_id;

-- Everybody who works in the firm; the one who calls is number 0.
create temporary table at_work as
select employee_id, person from more_people union all select employee_id, 0 from firm;

-- Clients with two contacts and three entries of journal each.
insert into clients (company_id, id, name, owner_id, trading_currency, is_active, updated_at)
select firm.company_id, pg_temp.next_id(), 'Client ' || pg_temp.word(client), firm.employee_id, 'GBP', client % 10 > 0,
       now() - client * interval '1 minute'
from firm, generate_series(1, firm.clients) as client;

insert into client_contacts (company_id, id, client_id, first_name, last_name, email)
select c.company_id, pg_temp.next_id(), c.id, 'Contact', number::text, c.id || '.' || number || '@client.example'
from firm join clients c on c.company_id = firm.company_id, generate_series(1, 2) as number;

insert into journal_entries (company_id, id, client_id, entry_date, title, content, author_id)
select c.company_id, pg_temp.next_id(), c.id, current_date - 20 * number, 'Entry', '', firm.employee_id
from firm join clients c on c.company_id = firm.company_id, generate_series(1, 3) as number;

-- Projects, half of them of the same lead, with two roles each.
create temporary table numbered_clients as
select id, sort_name, row_number() over (order by id) as number, count(*) over () as all_of_them
from clients where company_id = (select company_id from firm);

insert into targetables (
  company_id, id, kind, client_id, client_sort_name, name, lead_id, charging_mechanism, currency, updated_at
)
select firm.company_id, pg_temp.next_id(), 'project', c.id, c.sort_name, 'Project ' || pg_temp.word(project), firm.employee_id,
       'effort', 'GBP', now() - project * interval '1 minute'
from firm
cross join lateral generate_series(1, firm.projects) as project
join numbered_clients c on c.number = 1 + project % c.all_of_them;

insert into projects (company_id, id) select p.company_id, p.id from firm join targetables p on p.company_id = firm.company_id;

insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
select p.company_id, pg_temp.next_id(), p.id, 'Role', 100, 50, null
from firm join targetables p on p.company_id = firm.company_id, generate_series(1, 2);

insert into project_templates (company_id, id, name, is_active)
select firm.company_id, pg_temp.next_id(), 'Template ' || number, number % 2 = 0 from firm, generate_series(1, 20) as number;

insert into search_words (company_id, entity, word, entity_id)
select company_id, 'employee', split_part(sort_name, ' ', number), id
from employees, generate_series(1, 2) as number where company_id = (select company_id from firm) and sort_name like 'person %'
union
select company_id, 'client', split_part(sort_name, ' ', number), id
from clients, generate_series(1, 2) as number where company_id = (select company_id from firm)
union
select company_id, 'project', split_part(sort_name, ' ', number), id
from targetables, generate_series(1, 2) as number where company_id = (select company_id from firm);

insert into row_counts (company_id, entity, is_active, part, number)
select company_id, 'clients', is_active, 0, count(*) from clients
where company_id = (select company_id from firm) group by company_id, is_active
union all
select company_id, kind, is_active, 0, count(*) from targetables
where company_id = (select company_id from firm) group by company_id, kind, is_active;
