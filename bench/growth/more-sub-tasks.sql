-- Nine more beside each sub-task there is.
insert into tasks (company_id, id, board_id, list_id, parent_id, title, rank, estimated_seconds, created_by)
select company_id, gen_random_uuid(), board_id, list_id, parent_id, title, rank || number || 'V', estimated_seconds, created_by
from tasks, generate_series(1, 9) as number
where company_id = current_setting('grow.company_id')::uuid and parent_id is not null;
