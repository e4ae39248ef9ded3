-- What time brings and what it costs, in minor units, each rounded half up: rates are never negative. What is charged is in
-- blocks; it costs as long as it took. Reports and the sums below ask the same two functions.
create function revenue_of_time(charged integer, hourly_charge bigint) returns bigint
language sql immutable parallel safe
return (charged * hourly_charge + 1800) / 3600;
create function cost_of_time(duration integer, hourly_cost bigint) returns bigint
language sql immutable parallel safe
return (duration * hourly_cost + 1800) / 3600;

-- Lists of projects show what came in beside what was planned, so the money of a project is kept with its time.
alter table project_time
  add column revenue bigint not null default 0,
  add column cost bigint not null default 0;

drop function add_to_project_time(uuid, uuid, bigint);
create function add_to_project_time(company uuid, project uuid, time_more bigint, revenue_more bigint, cost_more bigint)
returns void
language sql as $$
  insert into project_time as t (company_id, project_id, part, seconds, revenue, cost)
  values (company, project, pg_backend_pid() % 16, time_more, revenue_more, cost_more)
  on conflict (company_id, project_id, part) do update
  set seconds = t.seconds + excluded.seconds, revenue = t.revenue + excluded.revenue, cost = t.cost + excluded.cost
$$;

create or replace function add_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  perform add_to_project_time(company_id, project_id, seconds, revenue, cost) from (
    select company_id, project_id, sum(duration) as seconds,
      coalesce(sum(revenue_of_time(charged, hourly_charge)), 0)::bigint as revenue,
      coalesce(sum(cost_of_time(duration, hourly_cost)), 0)::bigint as cost
    from touched where project_id is not null and state <> 'denied'
    group by company_id, project_id order by project_id) logged;
  return null;
end
$$;
create or replace function take_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, -sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  perform add_to_project_time(company_id, project_id, -seconds, -revenue, -cost) from (
    select company_id, project_id, sum(duration) as seconds,
      coalesce(sum(revenue_of_time(charged, hourly_charge)), 0)::bigint as revenue,
      coalesce(sum(cost_of_time(duration, hourly_cost)), 0)::bigint as cost
    from touched where project_id is not null and state <> 'denied'
    group by company_id, project_id order by project_id) logged;
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
  perform add_to_project_time(company_id, project_id, seconds, revenue, cost) from (
    select company_id, project_id, sum(seconds) as seconds, sum(revenue)::bigint as revenue, sum(cost)::bigint as cost
    from (
      select company_id, project_id, duration as seconds, coalesce(revenue_of_time(charged, hourly_charge), 0) as revenue,
        coalesce(cost_of_time(duration, hourly_cost), 0) as cost
      from now_so where project_id is not null and state <> 'denied'
      union all
      select company_id, project_id, -duration, -coalesce(revenue_of_time(charged, hourly_charge), 0),
        -coalesce(cost_of_time(duration, hourly_cost), 0)
      from was_so where project_id is not null and state <> 'denied'
    ) changes
    group by company_id, project_id
    having sum(seconds) <> 0 or sum(revenue) <> 0 or sum(cost) <> 0 order by project_id) logged;
  return null;
end
$$;

-- What was logged until now.
alter table project_time no force row level security;
alter table time_sheet_submissions no force row level security;
insert into project_time as t (company_id, project_id, part, seconds, revenue, cost)
select company_id, project_id, 0, 0, coalesce(sum(revenue_of_time(charged, hourly_charge)), 0),
  coalesce(sum(cost_of_time(duration, hourly_cost)), 0)
from time_sheet_submissions where project_id is not null and state <> 'denied'
group by company_id, project_id
on conflict (company_id, project_id, part) do update set revenue = excluded.revenue, cost = excluded.cost;
alter table time_sheet_submissions force row level security;
alter table project_time force row level security;
