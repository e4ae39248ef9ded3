-- Two portals of every project, each with its addresses, a dozen visitors who came and did things, and documents.
create temporary table shared as
select pg_temp.next_id() as id, p.company_id, p.id as targetable_id, number, row_number() over (order by p.id, number) as nth
from firm join targetables p on p.company_id = firm.company_id and p.kind = 'project', generate_series(1, 2) as number;

insert into portals (company_id, id, targetable_id, reference, title, preset, shared_infos, password_hash, password_set_at)
select company_id, id, targetable_id, 'reference-' || id, 'Portal ' || number, 'cumulativeRevenueByWeek',
  '{taskListEdit,taskCreate,taskComment,taskAttachFile,taskUpdateStatus,taskUpdatePriority,taskListShowTaskProgress,showEstimatedTime,showLoggedTime,showSurnames,documents,signOffs,invoices}',
  'none', now()
from shared;
insert into portal_addresses (company_id, portal_id, address)
select company_id, id, '@client-' || domain || '.example' from shared, generate_series(1, 5) as domain;

create temporary table visiting as
select pg_temp.next_id() as id, s.company_id, s.id as portal_id, visitor, 'visitor-' || visitor || '@client-1.example' as email
from shared s, generate_series(1, 12) as visitor;
insert into portal_visitors (company_id, id, portal_id, email, last_visit_at, visit_count)
select company_id, id, portal_id, email, now() - visitor * interval '1 day', 20 from visiting;
insert into portal_visits (company_id, id, portal_id, kind, email, visitor_id, at, period)
select company_id, pg_temp.next_id(), portal_id, 'visited', email, id, moment, moment
from visiting, lateral (select now() - (visitor + 12 * number) * interval '1 hour' as moment from generate_series(1, 20) as number) as came;
insert into history (company_id, id, at, visitor_id, entity, entity_id, action, after)
select company_id, pg_temp.next_id(), now() - number * interval '1 hour', id, 'task', portal_id::text, 'commented', '{"text": "Said"}'
from visiting, generate_series(1, 20) as number;

insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id)
select s.company_id, pg_temp.next_id(), 'none-' || s.id || copy, 'document.pdf', 'application/pdf', 1, 'portalDocument', s.id::text
from shared s, generate_series(1, 3) as copy;

-- Every project's journal has entries of which some are shared, with files.
create temporary table written as
select pg_temp.next_id() as id, p.company_id, p.id as targetable_id, number
from firm join targetables p on p.company_id = firm.company_id and p.kind = 'project', generate_series(1, 40) as number;
insert into journal_entries (company_id, id, targetable_id, entry_date, title, content, is_shared, author_id)
select w.company_id, w.id, w.targetable_id, current_date - number, 'Entry ' || number, '<p>Said.</p>', number % 2 = 0, firm.employee_id
from firm join written w on w.company_id = firm.company_id;
insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id)
select company_id, pg_temp.next_id(), 'none-' || id, 'minutes.pdf', 'application/pdf', 1, 'journalEntry', id::text
from written where number % 4 = 0;

-- Every portal has asked for approval two dozen times, each of a list of tasks and a document, of which some were questioned.
create temporary table asked as
select pg_temp.next_id() as id, pg_temp.next_id() as file_id, s.company_id, s.id as portal_id, s.targetable_id, turn as number,
  (select l.id from task_lists l where l.company_id = s.company_id and l.board_id = s.targetable_id order by l.rank limit 1) as list_id
from shared s, generate_series(1, 24) as turn;
insert into sign_offs (company_id, id, portal_id, targetable_id, kind, title, content, hash, source, state, asked_by, asked_at)
select a.company_id, a.id, a.portal_id, a.targetable_id, 'deliverable', 'Release ' || number,
  json_build_object('company', '', 'project', '', 'title', 'Release ' || number, 'text', '', 'lines', '[]'::json)::text,
  repeat('a', 64),
  jsonb_build_object('taskIds', '[]'::jsonb, 'taskListIds', case when a.list_id is null then '[]'::jsonb else jsonb_build_array(a.list_id) end, 'weeks', '[]'::jsonb,
    'showsSurnames', false, 'files', '[]'::jsonb),
  case when number % 3 = 0 then 'questioned' else 'waiting' end, firm.employee_id, now() - number * interval '1 day'
from asked a join firm on firm.company_id = a.company_id;
insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id)
select company_id, file_id, 'none-' || file_id, 'acceptance.pdf', 'application/pdf', 1, 'signOff', id::text from asked;
insert into sign_off_questions (company_id, id, sign_off_id, position, line, text, author, asked_at)
select company_id, pg_temp.next_id(), id, question, 'line', 'Why?', 'visitor-1@client-1.example', now()
from asked, generate_series(1, 3) as question where number % 3 = 0;
