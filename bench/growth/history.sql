-- So many changes of each task of one list, one after the other.
insert into history (company_id, id, at, user_id, employee_id, entity, entity_id, action, before, after)
select t.company_id, gen_random_uuid(), now() - change * interval '1 hour', e.user_id, e.id, 'task', t.id::text, 'updated',
       jsonb_build_object('title', 'What was to be done', 'priority', 0), jsonb_build_object('title', t.title, 'priority', 1)
from tasks t
join employees e on e.company_id = t.company_id and e.id = current_setting('grow.employee_id')::uuid
cross join generate_series(1, current_setting('grow.changes')::integer) as change
where t.company_id = current_setting('grow.company_id')::uuid and t.list_id = current_setting('grow.list_id')::uuid;
