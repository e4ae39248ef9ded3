-- Nine more sub-tasks beside each there is, like it.
create temporary table more_tasks as
select company_id, id as like_task, gen_random_uuid() as id, number
from tasks, generate_series(1, 9) as number
where company_id = current_setting('grow.company_id')::uuid and parent_id is not null;

insert into tasks (company_id, id, board_id, list_id, parent_id, title, status_id, priority, due_date, estimated_start,
  estimated_end, estimated_seconds, logged_seconds, tags, rank, created_by)
select t.company_id, m.id, t.board_id, t.list_id, t.parent_id, t.title, t.status_id, t.priority, t.due_date, t.estimated_start,
  t.estimated_end, t.estimated_seconds, t.logged_seconds, t.tags, t.rank || m.number || 'V', t.created_by
from more_tasks m join tasks t on t.company_id = m.company_id and t.id = m.like_task;

insert into task_assignees (company_id, task_id, employee_id)
select a.company_id, m.id, a.employee_id
from more_tasks m join task_assignees a on a.company_id = m.company_id and a.task_id = m.like_task;
