-- Nine more lists behind each list of a board, with tasks like its first ones: they show as much by the byte.
create temporary table more_lists as
select company_id, id as like_list, gen_random_uuid() as id, board_id, rank || lpad(number::text, 2, '0') || 'V' as rank
from task_lists, generate_series(1, 9) as number
where company_id = current_setting('grow.company_id')::uuid;

insert into task_lists (company_id, id, board_id, name, rank)
select company_id, id, board_id, 'One more list', rank from more_lists;

create temporary table more_tasks as
select t.company_id, t.id as like_task, t.parent_id as like_parent, l.id as list_id, gen_random_uuid() as id
from more_lists l join tasks t on t.company_id = l.company_id and t.list_id = l.like_list
where t.rank <= '000100V';

insert into tasks (company_id, id, board_id, list_id, parent_id, title, status_id, priority, due_date, estimated_start,
  estimated_end, estimated_seconds, logged_seconds, tags, rank, created_by)
select t.company_id, m.id, t.board_id, m.list_id, p.id, t.title, t.status_id, t.priority, t.due_date, t.estimated_start,
  t.estimated_end, t.estimated_seconds, t.logged_seconds, t.tags, t.rank, t.created_by
from more_tasks m
join tasks t on t.company_id = m.company_id and t.id = m.like_task
left join more_tasks p on p.list_id = m.list_id and p.like_task = m.like_parent;

insert into task_assignees (company_id, task_id, employee_id)
select a.company_id, m.id, a.employee_id
from more_tasks m join task_assignees a on a.company_id = m.company_id and a.task_id = m.like_task;
