-- A task knows what its sub-tasks on the board add up to, so that a board is shown without reading them. What was put away is
-- not on the board. Their logged time is not among it: whoever logs would wait for everybody who logs on the same task.
alter table tasks
  add column sub_task_count integer not null default 0,
  add column finished_sub_task_count integer not null default 0,
  add column estimated_sub_task_count integer not null default 0,
  add column sub_tasks_estimate bigint not null default 0;

-- The estimate of a task: of its sub-tasks together, unless none of them has one or it says otherwise.
create function estimate_on_board(overrides boolean, own integer, estimated_sub_tasks integer, of_sub_tasks bigint)
returns bigint
language sql immutable parallel safe
return case when overrides or estimated_sub_tasks = 0 then own else of_sub_tasks end;

-- What a list has of a status: its tasks, and the time of these and of their sub-tasks. It lies in several rows: whoever finds
-- all of them in use adds another, so that nobody waits, in whatever order they come.
create table task_figures (
  company_id uuid not null references companies,
  list_id uuid not null,
  part uuid not null default gen_random_uuid(),
  -- Without one it is the backlog.
  status_id uuid,
  active integer not null,
  completed integer not null,
  estimated bigint not null,
  logged bigint not null,
  primary key (company_id, list_id, part),
  foreign key (company_id, list_id) references task_lists on delete cascade,
  foreign key (company_id, status_id) references task_statuses on delete cascade
);
create index task_figures_by_status on task_figures (company_id, status_id);

-- A list or a status that is going already takes its figures with it.
create function add_to_task_figures(
  company uuid, list uuid, status uuid, active_more bigint, completed_more bigint, estimated_more bigint, logged_more bigint
) returns void
language plpgsql as $$
begin
  update task_figures
  set active = active + active_more, completed = completed + completed_more, estimated = estimated + estimated_more,
      logged = logged + logged_more
  where company_id = company and list_id = list and part = (
    select part from task_figures
    where company_id = company and list_id = list and (status_id = status or status_id is null and status is null)
    limit 1 for no key update skip locked);
  if not found then
    insert into task_figures (company_id, list_id, status_id, active, completed, estimated, logged)
    select company, list, status, active_more, completed_more, estimated_more, logged_more
    where exists (select from task_lists where company_id = company and id = list)
      and (status is null or exists (select from task_statuses where company_id = company and id = status));
  end if;
end
$$;

create function add_to_sub_tasks(
  company uuid, task uuid, more bigint, finished_more bigint, estimated_more bigint, estimate_more bigint
) returns void
language sql as $$
  update tasks
  set sub_task_count = sub_task_count + more, finished_sub_task_count = finished_sub_task_count + finished_more,
      estimated_sub_task_count = estimated_sub_task_count + estimated_more,
      sub_tasks_estimate = sub_tasks_estimate + estimate_more
  where company_id = company and id = task
$$;

-- The same over what came, what went and what is different now, whose old rows count against the new ones.
do $$
declare
  kind record;
begin
  for kind in select * from (values
    ('added', 'select 1 as sign, * from now_so'),
    ('removed', 'select -1 as sign, * from was_so'),
    ('changed', 'select 1 as sign, * from now_so union all select -1, * from was_so')
  ) as kinds (name, changes)
  loop
    execute format($function$
      create function count_%1$s_tasks() returns trigger
      language plpgsql as $body$
      begin
        perform add_to_sub_tasks(company_id, parent_id, number, finished, estimated, estimate) from (
          select company_id, parent_id, sum(sign) as number,
            coalesce(sum(sign) filter (where finished_at is not null), 0) as finished,
            coalesce(sum(sign) filter (where estimated_seconds is not null), 0) as estimated,
            coalesce(sum(sign * estimated_seconds), 0) as estimate
          from (%2$s) as changes
          where parent_id is not null and archived_at is null
          group by company_id, parent_id order by parent_id
        ) as sums
        where (number, finished, estimated, estimate) <> (0, 0, 0, 0);
        perform add_to_task_figures(company_id, list_id, status_id, active, completed, estimated, logged) from (
          select company_id, list_id, status_id,
            coalesce(sum(sign) filter (where parent_id is null and finished_at is null), 0) as active,
            coalesce(sum(sign) filter (where parent_id is null and finished_at is not null), 0) as completed,
            coalesce(sum(sign * estimate_on_board(
              overrides_estimate, estimated_seconds, estimated_sub_task_count, sub_tasks_estimate
            )) filter (where parent_id is null), 0)::bigint as estimated,
            sum(sign * logged_seconds) as logged
          from (%2$s) as changes
          where archived_at is null
          group by company_id, list_id, status_id
        ) as sums
        where (active, completed, estimated, logged) <> (0, 0, 0, 0);
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);
  end loop;
end
$$;
-- What is there already.
alter table tasks no force row level security;
update tasks t
set sub_task_count = n.number, finished_sub_task_count = n.finished, estimated_sub_task_count = n.estimated,
    sub_tasks_estimate = n.estimate
from (
  select company_id, parent_id, count(*) as number, count(finished_at) as finished, count(estimated_seconds) as estimated,
    coalesce(sum(estimated_seconds), 0) as estimate
  from tasks where parent_id is not null and archived_at is null group by company_id, parent_id
) as n
where t.company_id = n.company_id and t.id = n.parent_id;
insert into task_figures (company_id, list_id, status_id, active, completed, estimated, logged)
select company_id, list_id, status_id,
  count(*) filter (where parent_id is null and finished_at is null),
  count(*) filter (where parent_id is null and finished_at is not null),
  coalesce(sum(estimate_on_board(overrides_estimate, estimated_seconds, estimated_sub_task_count, sub_tasks_estimate))
    filter (where parent_id is null), 0),
  sum(logged_seconds)
from tasks where archived_at is null group by company_id, list_id, status_id;
alter table tasks force row level security;

create trigger count_added after insert on tasks referencing new table as now_so
for each statement execute function count_added_tasks();
create trigger count_removed after delete on tasks referencing old table as was_so
for each statement execute function count_removed_tasks();
create trigger count_changed after update on tasks referencing old table as was_so new table as now_so
for each statement execute function count_changed_tasks();
