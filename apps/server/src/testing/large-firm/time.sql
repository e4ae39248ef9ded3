-- Two years of time, two entries a day, in the firm that was just filled: everybody works on a project for some weeks, then
-- on the next one, so that the time of a client is the same in a firm of any size.
create temporary table numbered_projects as
select id, client_id, row_number() over (order by id) as number
from targetables where company_id = (select company_id from firm);

create temporary table worked as
select pg_temp.next_id() as id, w.employee_id, w.person, entry, current_date - entry / 2 as day, p.id as targetable_id, p.client_id,
       1800 * (1 + entry % 12) as duration
from (select count(*) as all_of_them from numbered_projects) projects
cross join at_work w
cross join lateral generate_series(1, current_setting('fill.entries')::integer) as entry
join numbered_projects p on p.number = 1 + (w.person * 7 + entry / 40) % all_of_them;

-- Made anew once all rows are there, indexes take a fraction of the time of adding every row to each of them.
create temporary table indexes_of_time as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index where indrelid in ('time_sheet_submissions'::regclass, 'requests'::regclass) and not indisunique;
do $$
declare dropped text;
begin
  for dropped in select name from indexes_of_time loop execute 'drop index ' || dropped; end loop;
end $$;

insert into time_sheet_submissions (
  company_id, id, employee_id, day, starts_at, ends_at, duration, chargeable, rounded, charged, targetable_id, client_id,
  role_name, hourly_charge, hourly_cost, comment, state, created_at, updated_at
)
select firm.company_id, w.id, w.employee_id, w.day, w.day + time '09:00', w.day + time '09:00' + w.duration * interval '1 second',
       w.duration, w.duration, w.duration, w.duration, w.targetable_id, w.client_id, 'Role ' || w.person % 5, 12000, 5000,
       'What was done, in a line as people write it, number ' || w.entry,
       case when w.entry <= 4 then 'unsubmitted' when w.entry <= 20 then 'waitingForApproval' else 'approved' end,
       w.day, w.day
from firm, worked w;

insert into time_figures
select company_id, targetable_id, client_id, 0, count(*), coalesce(sum(duration) filter (where state = 'unsubmitted'), 0),
       coalesce(sum(duration) filter (where state = 'waitingForApproval'), 0),
       coalesce(sum(duration) filter (where state = 'approved'), 0), sum(chargeable), sum(charged),
       sum(revenue_of_time(charged, hourly_charge)), sum(cost_of_time(duration, hourly_cost)), 0, 0
from time_sheet_submissions where company_id = (select company_id from firm)
group by company_id, targetable_id, client_id;
insert into open_time_figures
select company_id, targetable_id, date_trunc('month', day::timestamp), count(*), sum(revenue_of_time(charged, hourly_charge)), sum(charged), 0
from time_sheet_submissions where company_id = (select company_id from firm) and state = 'approved'
group by 1, 2, 3;

-- The time of the first eight people waits for the one who calls, that of everybody else for another person.
insert into requests (
  company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at, decided_by, decided_at
)
select firm.company_id, w.id, 'timeSheet', case when w.entry <= 20 then 'waitingForApproval' else 'approved' end,
       w.employee_id, case when w.person between 1 and 8 then firm.employee_id else w.employee_id end, w.targetable_id,
       w.day + time '17:00', case when w.entry > 20 then firm.employee_id end,
       case when w.entry > 20 then w.day + time '18:00' end
from firm, worked w
where w.entry > 4;

do $$
declare made text;
begin
  for made in select definition from indexes_of_time loop execute made; end loop;
end $$;
