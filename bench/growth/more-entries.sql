-- Earlier time of the caller, two entries a day as in the base, until there are ten times as many.
create temporary table more_entries as
select gen_random_uuid() as id, e.company_id, e.employee_id, e.targetable_id, e.client_id, entry,
       current_date - (mine.entries + entry) / 2 as day
from (
  select count(*)::integer as entries, min(id::text)::uuid as example from time_sheet_submissions
  where company_id = current_setting('grow.company_id')::uuid and employee_id = current_setting('grow.employee_id')::uuid
) as mine
join time_sheet_submissions e on e.company_id = current_setting('grow.company_id')::uuid and e.id = mine.example
cross join lateral generate_series(1, 9 * mine.entries) as entry;

insert into requests (
  company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at, decided_by, decided_at
)
select company_id, id, 'timeSheet', 'approved', employee_id, employee_id, targetable_id, day + time '17:00', employee_id,
       day + time '18:00'
from more_entries;

insert into time_sheet_submissions (
  company_id, id, employee_id, day, starts_at, ends_at, duration, chargeable, rounded, charged, targetable_id, client_id,
  role_name, hourly_charge, hourly_cost, comment, state, created_at, updated_at
)
select company_id, id, employee_id, day, day + time '09:00', day + time '10:00', 3600, 3600, 3600, 3600, targetable_id, client_id,
       'Role', 12000, 5000, 'What was done earlier, number ' || entry, 'approved', day, day
from more_entries;
