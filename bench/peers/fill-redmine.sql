insert into users (login, firstname, lastname, status, type, language, created_on, updated_on)
select 'person-' || person, 'Person', 'Number ' || person, 1, 'User', 'en', now(), now()
from generate_series(2, :people) as person;

insert into email_addresses (user_id, address, is_default, created_on, updated_on)
select id, login || '@example.com', true, now(), now() from users where login like 'person-%';

-- The caller of the measurements is the first of these people.
create temporary table at_work as
select id, row_number() over (order by login like 'person-%', id) as person
from users where login like 'person-%' or id = (select user_id from tokens where value = ':token');

-- A project's client is a field of its own, as there are no clients.
with field as (
  insert into custom_fields (type, name, field_format, is_for_all, is_filter, position, format_store)
  values ('ProjectCustomField', 'Client', 'string', true, true, 1, E'---\n')
  returning id
), filled as (
  insert into projects (name, identifier, is_public, status, created_on, updated_on, lft, rgt)
  select 'Project ' || project, 'project-' || project, true, 1, now(), now(), 2 * project - 1, 2 * project
  from generate_series(1, :projects) as project
  returning id
)
insert into custom_values (customized_type, customized_id, custom_field_id, value)
select 'Project', filled.id, field.id, 'Client ' || filled.id % :clients from field, filled;

insert into enabled_modules (project_id, name)
select id, module from projects, (values ('issue_tracking'), ('time_tracking')) as enabled (module);

insert into projects_trackers (project_id, tracker_id) select p.id, t.id from projects p, trackers t;

-- Two entries a day; everybody works on a project for some weeks, then on the next one.
insert into time_entries (
  project_id, user_id, author_id, hours, comments, activity_id, spent_on, tyear, tmonth, tweek, created_on, updated_on
)
select p.id, w.id, w.id, (1 + entry % 12) / 2.0, 'What was done, in a line as people write it, number ' || entry,
       (select min(id) from enumerations where type = 'TimeEntryActivity'), day,
       extract(year from day), extract(month from day), extract(week from day), day, day
from at_work w
cross join generate_series(1, :entries) as entry
cross join lateral (select current_date - entry / 2) as spent (day)
join projects p on p.identifier = 'project-' || 1 + (w.person * 7 + entry / 40) % :projects;

-- The first project has the large board, the second one a tenth of it, each in four categories.
insert into issue_categories (project_id, name)
select id, 'List ' || list
from projects, generate_series(1, 4) as list where identifier in ('project-1', 'project-2');

create temporary table numbered as
select nextval('issues_id_seq') as id, c.project_id, c.id as category_id, task
from issue_categories c
join projects p on p.id = c.project_id
cross join lateral generate_series(1, case p.identifier when 'project-1' then :tasks / 4 else :tasks / 40 end) as task;
create index on numbered (category_id, task);

-- Of every five issues the last is part of the one before it.
insert into issues (
  id, tracker_id, project_id, category_id, subject, description, status_id, priority_id, assigned_to_id, author_id, due_date,
  estimated_hours, created_on, updated_on, parent_id, root_id, lft, rgt
)
select n.id, 1, n.project_id, n.category_id, 'What is to be done as number ' || n.task, '', 1 + n.task % 4, 1 + n.task % 5,
       case when n.task % 6 > 0 then w.id end, w.id, case when n.task % 3 > 0 then current_date + n.task % 120 - 30 end,
       1 + n.task % 12, now(), now(), p.id, coalesce(p.id, n.id), case when p.id is null then 1 else 2 end,
       case when p.id is not null then 3 when n.task % 5 = 4 then 4 else 2 end
from numbered n
join at_work w on w.person = 1 + n.id % :people
left join numbered p on n.task % 5 = 0 and p.category_id = n.category_id and p.task = n.task - 1;

analyze;
