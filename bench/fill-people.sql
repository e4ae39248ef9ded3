-- Rows that reference each other by construction need no checking, which would take most of the time.
set session_replication_role = replica;

-- So many more people in the measured company, eight to a line manager, with a contract that changed once.
create temporary table more_people as
select gen_random_uuid() as user_id, gen_random_uuid() as employee_id, person,
       'Person' || person * 7919 % 1000 as first_name, 'Number ' || person as last_name
from generate_series(1, current_setting('bench.people')::integer) as person;

insert into users (id, username, password_hash, first_name, last_name, verified_at)
select user_id, 'more-' || person || '@example.com', '', first_name, last_name, now() from more_people;

insert into employees (
  company_id, id, user_id, nano_path, job_title, line_manager_id, tags, contract_start, contract_version, sort_name
)
select current_setting('bench.company_id')::uuid, p.employee_id, p.user_id, 'more-' || p.person,
       'Title ' || p.person % 20, m.employee_id, array['Tag ' || p.person % 30], date '2025-01-01', 1,
       search_form(p.first_name || ' ' || p.last_name)
from more_people p
left join more_people m on m.person = p.person / 8;

insert into contract_periods (
  company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days
)
select current_setting('bench.company_id')::uuid, p.employee_id, applied_on,
       case when p.person % 10 = 0 then 'contractor' else 'permanent' end,
       '{0, 27000, 27000, 27000, 27000, 27000, 0}', 50
from more_people p, unnest(array[date '2025-01-01', date '2026-01-01']) as applied_on;

update employees set can_manage_employees = true
where company_id = current_setting('bench.company_id')::uuid and id = current_setting('bench.employee_id')::uuid;
