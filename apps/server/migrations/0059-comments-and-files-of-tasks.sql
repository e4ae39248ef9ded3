-- A task knows how many comments and files it has: counted for each task of a board, they would be looked for in tables whose
-- size the board has nothing to do with.
alter table tasks
  add column comment_count integer not null default 0,
  add column file_count integer not null default 0;

alter table tasks no force row level security;
alter table task_comments no force row level security;
alter table files no force row level security;
update tasks t set comment_count = n.number
from (select company_id, task_id, count(*) as number from task_comments group by company_id, task_id) as n
where t.company_id = n.company_id and t.id = n.task_id;
update tasks t set file_count = n.number
from (select company_id, entity_id, count(*) as number from files where entity = 'task' group by company_id, entity_id) as n
where t.company_id = n.company_id and t.id = n.entity_id::uuid;
alter table files force row level security;
alter table task_comments force row level security;
alter table tasks force row level security;

do $$
declare
  kind record;
begin
  for kind in select * from
    (values ('added', 'insert', 'new', '+'), ('removed', 'delete', 'old', '-')) as happened (name, event, state, sign),
    (values ('task_comments', 'comment_count', 'task_id', 'true'), ('files', 'file_count', 'entity_id::uuid', $c$entity = 'task'$c$)
    ) as counted (of_what, number, task, condition)
  loop
    execute format($function$
      create function count_%1$s_%2$s_of_tasks() returns trigger
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
      create trigger count_%1$s_of_tasks after %7$s on %2$s referencing %8$s table as these
      for each statement execute function count_%1$s_%2$s_of_tasks();
    $function$, kind.name, kind.of_what, kind.number, kind.sign, kind.task, kind.condition, kind.event, kind.state);
  end loop;
end
$$;
