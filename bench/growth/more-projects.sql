-- Nine more projects for each there is; nobody has logged time on them.
create temporary table more_projects as
select p.company_id, gen_random_uuid() as id, p.client_id, p.client_sort_name, p.lead_id, 'More ' || left(md5(p.id::text || number), 10) as name
from targetables p, generate_series(1, 9) as number
where p.company_id = current_setting('grow.company_id')::uuid and p.client_id is not null;

insert into targetables (company_id, id, kind, client_id, client_sort_name, name, lead_id, charging_mechanism, currency)
select company_id, id, 'project', client_id, client_sort_name, name, lead_id, 'effort', 'GBP' from more_projects;

insert into projects (company_id, id) select company_id, id from more_projects;

insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
select company_id, gen_random_uuid(), id, 'Role', 100, 50, null from more_projects, generate_series(1, 2);

insert into search_words (company_id, entity, word, entity_id)
select company_id, 'project', split_part(lower(name), ' ', number), id from more_projects, generate_series(1, 2) as number;
