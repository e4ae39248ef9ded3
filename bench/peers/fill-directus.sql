insert into clients (id, name) select client, 'Client ' || client from generate_series(1, :clients) as client;

insert into people (id, first_name, last_name) select person, 'Person', 'Number ' || person
from generate_series(1, :people) as person;

insert into projects (id, name, client, is_active)
select project, 'Project ' || project, 1 + project % :clients, true from generate_series(1, :projects) as project;

-- Two entries a day; everybody works on a project for some weeks, then on the next one.
insert into time_entries (id, person, project, day, duration, comment, state)
select (person - 1) * :entries + entry, person, 1 + (person * 7 + entry / 40) % :projects, current_date - entry / 2,
       1800 * (1 + entry % 12), 'What was done, in a line as people write it, number ' || entry,
       case when entry <= 4 then 'unsubmitted' when entry <= 20 then 'waitingForApproval' else 'approved' end
from generate_series(1, :people) as person, generate_series(1, :entries) as entry;

insert into statuses (id, name, color) values
  (1, 'To do', '#7c8a90'), (2, 'In progress', '#3498db'), (3, 'In review', '#d35400'), (4, 'Done', '#2ba693');

-- The first project has the large board, the second one a tenth of it, each in four lists.
insert into lists (id, project, name) select project * 10 + list, project, 'List ' || list
from generate_series(1, 2) as project, generate_series(1, 4) as list;

insert into tasks (id, list, parent, title, status, priority, due_date, estimated_seconds, tags, rank)
select list.id * 10000 + task, list.id, case when task % 5 = 0 then list.id * 10000 + task - 1 end,
       'What is to be done as number ' || task, 1 + task % 4, task % 5 - 2,
       case when task % 3 > 0 then current_date + task % 120 - 30 end, 3600 * (1 + task % 12),
       case when task % 4 = 0 then json_build_array('tag ' || task % 7) else '[]' end, lpad(task::text, 6, '0')
from lists list
cross join lateral generate_series(1, case list.project when 1 then :tasks / 4 else :tasks / 40 end) as task;

insert into tasks_people (id, task, person)
select row_number() over (), task.id, person
from tasks task
cross join lateral (values (1 + task.id % :people), (1 + task.id * 7 % :people)) as assigned (person)
where task.id % 6 > 0;

select setval(pg_get_serial_sequence(filled, 'id'), 10000000)
from (values ('time_entries'), ('tasks'), ('tasks_people')) as table_of (filled);

analyze;
