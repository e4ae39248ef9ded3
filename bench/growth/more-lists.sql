-- Nine more behind each list of a board, with a hundred tasks each.
create temporary table more_lists as
select company_id, gen_random_uuid() as id, board_id, rank || lpad(number::text, 2, '0') || 'V' as rank
from task_lists, generate_series(1, 9) as number
where company_id = current_setting('grow.company_id')::uuid;

insert into task_lists (company_id, id, board_id, name, rank)
select company_id, id, board_id, 'One more list', rank from more_lists;

insert into tasks (company_id, id, board_id, list_id, title, rank)
select company_id, gen_random_uuid(), board_id, id, 'One more task, number ' || number, lpad(number::text, 6, '0') || 'V'
from more_lists, generate_series(1, 100) as number;
