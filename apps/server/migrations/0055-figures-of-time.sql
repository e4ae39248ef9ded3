-- The figures of all the time of a project or client, so that lists need not add it up. They lie in several rows, as counts do.
-- Denied time is counted apart: what puts it right counts instead.
create table time_figures (
  company_id uuid not null,
  -- None: work for a client at large. Personal work has no figures.
  project_id uuid,
  client_id uuid,
  part smallint not null,
  entries bigint not null,
  unsubmitted bigint not null,
  waiting bigint not null,
  approved bigint not null,
  chargeable bigint not null,
  charged bigint not null,
  revenue bigint not null,
  cost bigint not null,
  denied_entries bigint not null,
  denied bigint not null,
  -- A key cannot be made of what may be none.
  id uuid not null default gen_random_uuid(),
  primary key (company_id, id),
  constraint time_figures_key unique nulls not distinct (company_id, project_id, client_id, part),
  foreign key (company_id, project_id) references projects on delete cascade,
  foreign key (company_id, client_id) references clients on delete cascade
);
create index time_figures_by_client on time_figures (company_id, client_id);

-- What was logged until now.
alter table time_sheet_submissions no force row level security;
insert into time_figures
select company_id, project_id, client_id, 0, count(*),
  coalesce(sum(duration) filter (where state = 'unsubmitted'), 0),
  coalesce(sum(duration) filter (where state = 'waitingForApproval'), 0),
  coalesce(sum(duration) filter (where state = 'approved'), 0),
  coalesce(sum(chargeable) filter (where state <> 'denied'), 0),
  coalesce(sum(charged) filter (where state <> 'denied'), 0),
  coalesce(sum(revenue_of_time(charged, hourly_charge)) filter (where state <> 'denied'), 0),
  coalesce(sum(cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0),
  count(*) filter (where state = 'denied'),
  coalesce(sum(duration) filter (where state = 'denied'), 0)
from time_sheet_submissions where project_id is not null or client_id is not null
group by company_id, project_id, client_id;
alter table time_sheet_submissions force row level security;

drop trigger add_logged_time on time_sheet_submissions;
drop trigger take_logged_time on time_sheet_submissions;
drop function add_logged_time();
drop function take_logged_time();
drop function add_to_project_time(uuid, uuid, bigint, bigint, bigint);
drop table project_time;

-- Tasks know the time logged on them, projects and clients its figures. One after the other, in one order for all, or two who log
-- at once could wait for each other. What is written adds, what is deleted takes away.
create function count_logged_time() returns trigger
language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_logged_time(company_id, task_id, sign * sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  insert into time_figures as f
  select company_id, project_id, client_id, pg_backend_pid() % 16, sign * count(*),
    sign * coalesce(sum(duration) filter (where state = 'unsubmitted'), 0),
    sign * coalesce(sum(duration) filter (where state = 'waitingForApproval'), 0),
    sign * coalesce(sum(duration) filter (where state = 'approved'), 0),
    sign * coalesce(sum(chargeable) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(charged) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(revenue_of_time(charged, hourly_charge)) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0),
    sign * count(*) filter (where state = 'denied'),
    sign * coalesce(sum(duration) filter (where state = 'denied'), 0)
  from touched where project_id is not null or client_id is not null
  group by company_id, project_id, client_id order by project_id, client_id
  on conflict (company_id, project_id, client_id, part) do update
  set entries = f.entries + excluded.entries, unsubmitted = f.unsubmitted + excluded.unsubmitted,
    waiting = f.waiting + excluded.waiting, approved = f.approved + excluded.approved,
    chargeable = f.chargeable + excluded.chargeable, charged = f.charged + excluded.charged,
    revenue = f.revenue + excluded.revenue, cost = f.cost + excluded.cost,
    denied_entries = f.denied_entries + excluded.denied_entries, denied = f.denied + excluded.denied;
  return null;
end
$$;

create or replace function change_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, sum) from (
    select company_id, task_id, sum(seconds) from (
      select company_id, task_id, duration as seconds from now_so where task_id is not null and state <> 'denied'
      union all
      select company_id, task_id, -duration from was_so where task_id is not null and state <> 'denied'
    ) changes
    group by company_id, task_id having sum(seconds) <> 0 order by task_id) logged;
  insert into time_figures as f
  select * from (
    select company_id, project_id, client_id, pg_backend_pid() % 16, sum(sign) as entries,
      coalesce(sum(sign * duration) filter (where state = 'unsubmitted'), 0) as unsubmitted,
      coalesce(sum(sign * duration) filter (where state = 'waitingForApproval'), 0) as waiting,
      coalesce(sum(sign * duration) filter (where state = 'approved'), 0) as approved,
      coalesce(sum(sign * chargeable) filter (where state <> 'denied'), 0) as chargeable,
      coalesce(sum(sign * charged) filter (where state <> 'denied'), 0) as charged,
      coalesce(sum(sign * revenue_of_time(charged, hourly_charge)) filter (where state <> 'denied'), 0) as revenue,
      coalesce(sum(sign * cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0) as cost,
      coalesce(sum(sign) filter (where state = 'denied'), 0) as denied_entries,
      coalesce(sum(sign * duration) filter (where state = 'denied'), 0) as denied
    from (select 1 as sign, * from now_so union all select -1, * from was_so) changes
    where project_id is not null or client_id is not null
    group by company_id, project_id, client_id
  ) changed
  where (entries, unsubmitted, waiting, approved, chargeable, charged, revenue, cost, denied_entries, denied)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  order by project_id, client_id
  on conflict (company_id, project_id, client_id, part) do update
  set entries = f.entries + excluded.entries, unsubmitted = f.unsubmitted + excluded.unsubmitted,
    waiting = f.waiting + excluded.waiting, approved = f.approved + excluded.approved,
    chargeable = f.chargeable + excluded.chargeable, charged = f.charged + excluded.charged,
    revenue = f.revenue + excluded.revenue, cost = f.cost + excluded.cost,
    denied_entries = f.denied_entries + excluded.denied_entries, denied = f.denied + excluded.denied;
  return null;
end
$$;

create trigger count_logged_time after insert on time_sheet_submissions referencing new table as touched
for each statement execute function count_logged_time();
create trigger uncount_logged_time after delete on time_sheet_submissions referencing old table as touched
for each statement execute function count_logged_time();
