-- The estimate of a task: of its sub-tasks together, unless none of them has one or it says otherwise.
create or replace function estimate_on_board(overrides boolean, own integer, estimated_sub_tasks integer, of_sub_tasks bigint)
returns bigint
language sql immutable parallel safe
return case when overrides or estimated_sub_tasks = 0 then own else of_sub_tasks end;

-- What the sub-tasks of a task on the board add up to. What was put away is not on the board. Their logged time is not among it:
-- whoever logs would wait for everybody who logs on the same task.
create or replace function add_to_sub_tasks(
  company uuid, task uuid, more bigint, finished_more bigint, estimated_more bigint, estimate_more bigint
) returns void
language sql as $$
  update tasks
  set sub_task_count = sub_task_count + more, finished_sub_task_count = finished_sub_task_count + finished_more,
      estimated_sub_task_count = estimated_sub_task_count + estimated_more,
      sub_tasks_estimate = sub_tasks_estimate + estimate_more
  where company_id = company and id = task
$$;

-- What a list has of a status: its tasks, and the time of these and of their sub-tasks. It lies in several rows: whoever finds
-- all of them in use adds another, so that nobody waits, in whatever order they come. A list or a status that is going already
-- takes its figures with it.
create or replace function add_to_task_figures(
  company uuid, list uuid, status uuid, active_more bigint, completed_more bigint, estimated_more bigint, logged_more bigint,
  charged_more bigint
) returns void
language plpgsql as $$
begin
  update task_figures
  set active = active + active_more, completed = completed + completed_more, estimated = estimated + estimated_more,
      logged = logged + logged_more, charged = charged + charged_more
  where company_id = company and list_id = list and part = (
    select part from task_figures
    where company_id = company and list_id = list and (status_id = status or status_id is null and status is null)
    limit 1 for no key update skip locked);
  if not found then
    insert into task_figures (company_id, list_id, status_id, active, completed, estimated, logged, charged)
    select company, list, status, active_more, completed_more, estimated_more, logged_more, charged_more
    where exists (select from task_lists where company_id = company and id = list)
      and (status is null or exists (select from task_statuses where company_id = company and id = status));
  end if;
end
$$;

-- count_added_tasks, count_removed_tasks and count_changed_tasks: both over what came, what went and what is different now, whose
-- old rows count against the new ones.
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
      create or replace function count_%1$s_tasks() returns trigger
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
        perform add_to_task_figures(company_id, list_id, status_id, active, completed, estimated, logged, charged) from (
          select company_id, list_id, status_id,
            coalesce(sum(sign) filter (where parent_id is null and finished_at is null), 0) as active,
            coalesce(sum(sign) filter (where parent_id is null and finished_at is not null), 0) as completed,
            coalesce(sum(sign * estimate_on_board(
              overrides_estimate, estimated_seconds, estimated_sub_task_count, sub_tasks_estimate
            )) filter (where parent_id is null), 0)::bigint as estimated,
            sum(sign * logged_seconds) as logged, sum(sign * charged_seconds) as charged
          from (%2$s) as changes
          where archived_at is null
          group by company_id, list_id, status_id
        ) as sums
        where (active, completed, estimated, logged, charged) <> (0, 0, 0, 0, 0);
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);
  end loop;
end
$$;

-- A task knows how many comments and files it has: counted for each task of a board, they would be looked for in tables whose
-- size the board has nothing to do with. count_added_files_of_tasks, count_removed_files_of_tasks, and the same of
-- task_comments.
do $$
declare
  kind record;
begin
  for kind in select * from
    (values ('added', '+'), ('removed', '-')) as happened (name, sign),
    (values ('task_comments', 'comment_count', 'task_id', 'true'), ('files', 'file_count', 'entity_id::uuid', $c$entity = 'task'$c$)
    ) as counted (of_what, number, task, condition)
  loop
    execute format($function$
      create or replace function count_%1$s_%2$s_of_tasks() returns trigger
      language plpgsql as $body$
      declare
        counted record;
      begin
        -- Each by its key, however many there were when the statement was first planned.
        for counted in
          select company_id, %5$s as task_id, count(*) as number from these where %6$s group by company_id, %5$s order by 2
        loop
          update tasks set %3$s = %3$s %4$s counted.number where company_id = counted.company_id and id = counted.task_id;
        end loop;
        return null;
      end
      $body$;
    $function$, kind.name, kind.of_what, kind.number, kind.sign, kind.task, kind.condition);
  end loop;
end
$$;
