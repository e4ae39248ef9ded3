-- Rows that reference each other by construction need no checking; rows that triggers would add are added here.
set session_replication_role = replica;

-- Two projects with a board of four lists each: of every five tasks the last is part of the one before it, so that the first
-- page of a list is the same on both.
create temporary table boards as
select current_setting('fill.company_id')::uuid as company_id, current_setting('fill.employee_id')::uuid as employee_id,
       id::uuid, name, tasks::integer, 'new project' as door, 0::bigint as number
from (values
  (current_setting('fill.large_board'), 'Many tasks', current_setting('fill.tasks')),
  (current_setting('fill.small_board'), 'A tenth of them', (current_setting('fill.tasks')::integer / 10)::text)
) as board (id, name, tasks);

-- Where it is asked for, every project, person and template of the firm has a board as well.
insert into boards
select b.company_id, b.employee_id, owner.id, owner.name, owner.tasks, owner.door, row_number() over (order by owner.id = b.employee_id, owner.id)
from (select distinct company_id, employee_id from boards) b
join (
  select company_id, id, name, current_setting('fill.tasks_of_project', true)::integer as tasks, 'project' as door from targetables
  union all
  select company_id, id, '', current_setting('fill.tasks_of_person', true)::integer, 'person' from employees e
  where not exists (select from task_boards b where b.company_id = e.company_id and b.id = e.id)
  union all
  select company_id, id, name, current_setting('fill.tasks_of_project', true)::integer, 'template' from project_templates
) owner on owner.company_id = b.company_id and owner.tasks is not null;

update employees e set can_manage_projects = true from boards b where e.company_id = b.company_id and e.id = b.employee_id;

insert into targetables (company_id, id, kind, name, lead_id, currency)
select company_id, id, 'project', name, employee_id, 'GBP' from boards where door = 'new project';

insert into projects (company_id, id) select company_id, id from boards where door = 'new project';

insert into task_boards (company_id, id, targetable_id, employee_id, template_id)
select company_id, id, case when door like '%project' then id end, case door when 'person' then id end,
       case door when 'template' then id end
from boards;

create temporary table statuses as
select b.company_id, b.id as board_id, pg_temp.next_id() as id, status.*
from boards b, (values
  (1, 'To do', '#7c8a90', 'toDo'), (2, 'In progress', '#3498db', 'inProgress'),
  (3, 'In review', '#d35400', 'inProgress'), (4, 'Done', '#2ba693', 'finished')
) as status (number, name, color, progress);

insert into task_statuses (company_id, id, board_id, name, color, progress, position)
select company_id, id, board_id, name, color, progress, number from statuses;

create temporary table lists as
select company_id, id as board_id, employee_id, number, pg_temp.next_id() as id, list, tasks / 4 as tasks
from boards, generate_series(1, 4) as list;

insert into task_lists (company_id, id, board_id, name, rank)
select company_id, id, board_id, 'List ' || list, list::text from lists;

create temporary table numbered as
select l.company_id, l.board_id, l.id as list_id, l.employee_id, pg_temp.next_id() as id, task, l.number * 37 + task as turn,
       task % 5 = 0 as is_sub_task
from lists l cross join lateral generate_series(1, l.tasks) as task;
create index on numbered (list_id, task);

insert into tasks (
  company_id, id, board_id, list_id, parent_id, title, status_id, priority, due_date, estimated_start, estimated_end,
  estimated_seconds, logged_seconds, tags, rank, created_by
)
select n.company_id, n.id, n.board_id, n.list_id, p.id, 'What is to be done as number ' || n.task, s.id, n.task % 5 - 2,
       case when n.task % 3 > 0 then current_date + n.task % 120 - 30 end,
       current_date + n.task % 110 - 40, current_date + n.task % 120 - 30,
       3600 * (1 + n.task % 12), 1800 * (n.task % 20), case when n.task % 4 = 0 then array['tag ' || n.task % 7] else '{}' end,
       lpad(n.task::text, 6, '0') || 'V', n.employee_id
from numbered n
left join numbered p on n.is_sub_task and p.list_id = n.list_id and p.task = n.task - 1
-- The last status is that of finished tasks, and the first column is the backlog.
left join statuses s on s.board_id = n.board_id and s.number = n.task % 4;

update tasks t
set sub_task_count = n.number, finished_sub_task_count = n.finished, estimated_sub_task_count = n.estimated,
    sub_tasks_estimate = n.estimate
from (
  select x.company_id, x.parent_id, count(*) as number, count(x.finished_at) as finished,
    count(x.estimated_seconds) as estimated, sum(x.estimated_seconds) as estimate
  from tasks x join boards b on b.company_id = x.company_id and b.id = x.board_id
  where x.parent_id is not null group by x.company_id, x.parent_id
) as n
where t.company_id = n.company_id and t.id = n.parent_id;

insert into task_figures (company_id, list_id, status_id, active, completed, estimated, logged)
select t.company_id, t.list_id, t.status_id,
  count(*) filter (where t.parent_id is null and t.finished_at is null),
  count(*) filter (where t.parent_id is null and t.finished_at is not null),
  coalesce(sum(estimate_on_board(
    t.overrides_estimate, t.estimated_seconds, t.estimated_sub_task_count, t.sub_tasks_estimate
  )) filter (where t.parent_id is null), 0),
  sum(t.logged_seconds)
from tasks t join boards b on b.company_id = t.company_id and b.id = t.board_id
group by t.company_id, t.list_id, t.status_id;

create temporary table people_of_firm as
select e.company_id, e.id, row_number() over (order by e.id = b.employee_id, e.id) as number
from (select distinct company_id, employee_id from boards) b join employees e on e.company_id = b.company_id;

insert into task_assignees (company_id, task_id, employee_id)
select n.company_id, n.id, p.id
from (select count(*) as all_of_them from people_of_firm) people
cross join numbered n
cross join lateral unnest(array[1 + n.turn % all_of_them, 1 + n.turn * 7 % all_of_them]) as number
join people_of_firm p using (number)
where n.task % 6 > 0
on conflict do nothing;

insert into task_comments (company_id, id, task_id, author, text)
select company_id, pg_temp.next_id(), id, 'Person', 'Half of it is agreed.' from numbered where task % 7 = 0;
update tasks t set comment_count = 1 from numbered n where t.company_id = n.company_id and t.id = n.id and n.task % 7 = 0;
