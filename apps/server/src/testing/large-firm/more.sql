-- What else gathers in a firm over the years, beside the people, time and tasks that were just filled in; what is read
-- about them must not come to depend on how much of it there is.

-- The first person is a line manager, the second leads projects, with a task on each, and owns clients.
create temporary table cast_of_firm as
select (select employee_id from more_people where person = 1) as manager_id,
       (select employee_id from more_people where person = 2) as lead_id;

update targetables p set lead_id = lead_id_of.lead_id, tags = '{steady}'
from firm, (select lead_id from cast_of_firm) lead_id_of
where p.company_id = firm.company_id
  and (p.id::text < '4' and p.client_id is not null or p.id = current_setting('fill.large_board')::uuid);

insert into task_assignees (company_id, task_id, employee_id)
select t.company_id, t.id, p.lead_id
from firm join targetables p on p.company_id = firm.company_id and p.tags = '{steady}'
join tasks t on t.company_id = p.company_id and t.board_id = p.id and t.rank = '000001V'
on conflict do nothing;

update clients c set owner_id = cast_of_firm.lead_id from firm, cast_of_firm where c.company_id = firm.company_id and c.id::text < '4';

-- Time of the manager's people waits for the manager; some of what is decided was denied.
update requests r set approver_id = m.manager_id
from firm, cast_of_firm m, employees e
where r.company_id = firm.company_id and r.state = 'waitingForApproval'
  and e.company_id = r.company_id and e.id = r.employee_id and e.line_manager_id = m.manager_id;

create temporary table denied as
select r.id from firm join requests r on r.company_id = firm.company_id where r.state = 'approved' and r.id::text < '08';
update requests r set state = 'denied', comment = 'Not on this project.'
from firm where r.company_id = firm.company_id and r.id in (select id from denied);
update time_sheet_submissions s set state = 'denied'
from firm where s.company_id = firm.company_id and s.id in (select id from denied);

-- Time on tasks, and the words it is found by.
create temporary table tasks_of_projects as
select t.id, t.board_id, row_number() over (partition by t.board_id order by t.id) as number
from firm join tasks t on t.company_id = firm.company_id where t.parent_id is null;
analyze tasks_of_projects;
update time_sheet_submissions s set task_id = t.id
from firm, tasks_of_projects t
where s.company_id = firm.company_id and s.id::text < '1' and t.board_id = s.targetable_id
  and t.number = 1 + s.duration / 1800;

insert into time_words (company_id, word, submission_id)
select s.company_id, substring(s.comment from '\d+$'), s.id
from firm join time_sheet_submissions s on s.company_id = firm.company_id where s.id::text < '4'
union all
select s.company_id, 'line', s.id
from firm join time_sheet_submissions s on s.company_id = firm.company_id where s.id::text < '2';

insert into time_trackers (company_id, id, employee_id, started_at, ended_at, comment, targetable_id)
select s.company_id, pg_temp.next_id(), s.employee_id, s.starts_at, case when number > 1 then s.ends_at end, s.comment, s.targetable_id
from firm
join lateral (
  select s.*, row_number() over (partition by employee_id order by day desc, id) as number
  from time_sheet_submissions s where s.company_id = firm.company_id and s.day > current_date - 3
) s on s.number <= 3;

-- Tasks: the words they are found by, some archived or done, comments, files, news and rules.
insert into search_words (company_id, entity, word, entity_id)
select t.company_id, 'task', word, t.id
from firm join tasks t on t.company_id = firm.company_id,
     unnest(array['number', substring(t.title from '\d+$')]) as word;

update tasks t set archived_at = now() - interval '1 day'
from firm where t.company_id = firm.company_id and t.id::text < '1' and t.parent_id is null;
update tasks t set finished_at = now() - interval '1 day'
from firm, task_statuses s
where t.company_id = firm.company_id and s.company_id = t.company_id and s.id = t.status_id and s.progress = 'finished';
-- A finished task without a status has been ticked off.
update tasks t set finished_at = now() - interval '2 days'
from firm where t.company_id = firm.company_id and t.status_id is null and t.id::text < '4' and t.archived_at is null;

insert into task_comments (company_id, id, task_id, author_id, author, text, created_at)
select t.company_id, pg_temp.next_id(), t.id, firm.employee_id, 'Person', 'Said before.', now() - number * interval '1 hour'
from firm join tasks t on t.company_id = firm.company_id and t.board_id = current_setting('fill.large_board')::uuid
     and t.rank = '000001V',
     generate_series(1, 300) as number;

insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
select t.company_id, pg_temp.next_id(), 'none', 'plan.pdf', 'application/pdf', 1000, 'task', t.id, firm.employee_id
from firm join tasks t on t.company_id = firm.company_id where t.id::text < '2' or t.rank = '000001V'
union all
select j.company_id, pg_temp.next_id(), 'none', 'minutes.pdf', 'application/pdf', 1000, 'journalEntry', j.id, firm.employee_id
from firm join journal_entries j on j.company_id = firm.company_id where j.id::text < '8';

update tasks t set comment_count = n.comments, file_count = n.files
from firm, (
  select task_id, count(*) filter (where not is_file) as comments, count(*) filter (where is_file) as files
  from (
    select m.company_id, m.task_id, false as is_file from task_comments m
    union all
    select f.company_id, f.entity_id::uuid, true from files f where f.entity = 'task'
  ) added
  where company_id = (select company_id from firm) group by task_id
) n
where t.company_id = firm.company_id and t.id = n.task_id;

insert into task_assignment_news (company_id, employee_id, task_id, assigned_by, created_at)
select a.company_id, a.employee_id, a.task_id, firm.employee_id, now() - interval '1 day'
from firm join task_assignees a on a.company_id = firm.company_id
where a.task_id::text < '6' and a.employee_id <> firm.employee_id;

-- Notifications: everybody was told dozens of times of their tasks, and has not read all of it.
insert into notifications (company_id, id, employee_id, kind, key, record_id, by_id, payload, created_at, is_shown, mail, read_at)
select a.company_id, pg_temp.next_id(), a.employee_id, 'taskAssignment', a.task_id || ' ' || number, a.task_id, firm.employee_id,
  jsonb_build_object('task', 'Something', 'project', 'Somewhere', 'projectId', t.board_id), now() - number * interval '3 hours',
  true, 'never', case when number > 8 then now() end
from firm
join (
  select a.*, row_number() over (partition by a.employee_id order by a.task_id) as place
  from firm join task_assignees a on a.company_id = firm.company_id
) a on a.place <= 5
join tasks t on t.company_id = a.company_id and t.id = a.task_id
join task_boards b on b.company_id = t.company_id and b.id = t.board_id and b.targetable_id is not null,
  generate_series(1, 15) as number;

insert into automations (company_id, id, board_id, trigger, action)
select b.company_id, pg_temp.next_id(), b.id, jsonb_build_object('type', 'taskStatusUpdate', 'statusID', null), action
from firm join task_boards b on b.company_id = firm.company_id and b.employee_id is null,
     unnest(array['{"type": "selfAssign"}'::jsonb, '{"type": "sendEmail", "emails": ["outside-1@example.com"]}']) as action;

-- Projects: roles of people, permissions and a journal; one client has a long journal.
insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
select w.company_id, pg_temp.next_id(), w.targetable_id, 'Own role', 100, 50, w.employee_id
from (select distinct s.company_id, s.targetable_id, s.employee_id from firm join time_sheet_submissions s on s.company_id = firm.company_id) w
where w.employee_id::text < '4';

insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
select p.company_id, pg_temp.next_id(), p.id, m.employee_id, '{"journal": "read"}'
from firm
cross join lateral (select p.*, row_number() over (order by id) as number from targetables p where p.company_id = firm.company_id) p
join more_people m on m.person % 400 = p.number % 400;

insert into journal_entries (company_id, id, targetable_id, entry_date, title, content, author_id)
select p.company_id, pg_temp.next_id(), p.id, current_date - 7 * number, 'Meeting ' || number, '', firm.employee_id
from firm join targetables p on p.company_id = firm.company_id, generate_series(1, 10) as number;

insert into journal_entries (company_id, id, client_id, entry_date, title, content, author_id)
select firm.company_id, pg_temp.next_id(), c.id, current_date - entry, 'Meeting ' || entry, '', firm.employee_id
from firm join numbered_clients c on c.number = 1, generate_series(1, 500) as entry;

insert into search_words (company_id, entity, word, entity_id)
select j.company_id, 'journalEntry', lower(word), j.id
from firm join journal_entries j on j.company_id = firm.company_id, unnest(string_to_array(j.title, ' ')) as word;

-- People who were invited, and addresses outside.
create temporary table invited as
select pg_temp.next_id() as employee_id, number from firm, generate_series(1, firm.people / 10) as number;
insert into employees (company_id, id, nano_path, sort_name)
select firm.company_id, i.employee_id, 'invited-' || i.number, 'invited-' || i.number || '@example.com' from firm, invited i;
insert into invitations (company_id, id, employee_id, email, code_hash, invited_by, sent_at, expires_at)
select firm.company_id, pg_temp.next_id(), i.employee_id, 'invited-' || i.number || '@example.com', md5(i.employee_id::text),
       firm.employee_id, now(), now() + interval '14 days'
from firm, invited i;
insert into invitations (company_id, id, employee_id, email, code_hash, invited_by, sent_at, expires_at, accepted_at)
select firm.company_id, pg_temp.next_id(), p.employee_id, 'more-' || p.person || '@example.com', md5(p.employee_id::text),
       firm.employee_id, now(), now() + interval '14 days', now()
from firm, more_people p;
insert into outside_addresses (company_id, id, email, state, asked_at, expires_at, code_hash)
select firm.company_id, pg_temp.next_id(), 'outside-' || number || '@example.com', 'confirmed', now(), now(),
       md5(firm.company_id::text || number)
from firm, generate_series(1, firm.people / 4) as number;

insert into sessions (id, user_id, expires_at)
select pg_temp.next_id(), p.user_id, now() + interval '1 day' from more_people p;

-- The company's own lists.
insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost)
select firm.company_id, pg_temp.next_id(), 'Rate ' || number, 100, 50 from firm, generate_series(1, 30) as number;
insert into credit_cards (company_id, id, name, brand, last_four, holder_id)
select firm.company_id, pg_temp.next_id(), 'Card ' || p.person, 'visa', '4242', p.employee_id
from firm join more_people p on p.person % 40 = 0;
insert into bank_holidays (company_id, id, date, name)
select firm.company_id, pg_temp.next_id(), current_date - 30 * number, 'Holiday' from firm, generate_series(1, 30) as number;

-- The history: who did what, when.
insert into history (company_id, id, at, user_id, employee_id, entity, entity_id, action, after)
select done.company_id, pg_temp.next_id(), now() - done.ago, null, firm.employee_id, done.entity, done.id::text, 'updated', '{"title": "Another"}'
from firm
join lateral (
  select company_id, 'task' as entity, id, number * interval '1 hour' as ago from tasks, generate_series(1, 2) as number
  union all
  select company_id, 'project', id, number * interval '1 hour' from projects, generate_series(1, 40) as number
  union all
  select company_id, 'client', id, number * interval '1 hour' from clients, generate_series(1, 10) as number
  union all
  select company_id, 'employee', id, number * interval '1 hour' from employees, generate_series(1, 5) as number
  union all
  select company_id, 'request', id, interval '1 day' from requests where id::text < '2'
) done on done.company_id = firm.company_id;

-- Deputies of years gone by, and of ten people today.
insert into deputies (company_id, id, employee_id, deputy_id, first_day, last_day)
select firm.company_id, pg_temp.next_id(), p.employee_id, d.employee_id, current_date - 30 * ago, current_date - 30 * ago + 5
from firm, more_people p join more_people d on d.person = p.person + 1, generate_series(1, 10) as ago
where p.person < 1000
union all
select firm.company_id, pg_temp.next_id(), p.employee_id, d.employee_id, current_date - 1, current_date + 3
from firm, more_people p join more_people d on d.person = p.person + 2
where p.person between 501 and 510;

-- The calendar of somebody's team, by a token of forty-three times the letter a.
insert into calendar_feeds (company_id, id, employee_id, kind, token_hash, token)
select firm.company_id, pg_temp.next_id(), more_people.employee_id, 'team', 'ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA', 'sealed'
from firm, more_people where person = 499;
