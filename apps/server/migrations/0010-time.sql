-- Time that people log, the timers they measure it with, and what they ask others to decide on.

create table time_trackers (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  started_at timestamptz not null,
  -- Without an end it runs.
  ended_at timestamptz,
  comment text not null default '',
  is_chargeable boolean not null default true,
  tags text[] not null default '{}',
  project_id uuid,
  task_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, project_id) references projects on delete set null (project_id),
  foreign key (company_id, task_id) references tasks on delete set null (task_id),
  constraint time_trackers_end check (ended_at >= started_at)
);
create index time_trackers_by_employee on time_trackers (company_id, employee_id, ended_at, started_at);
create index time_trackers_by_project on time_trackers (company_id, project_id) where project_id is not null;
create index time_trackers_by_task on time_trackers (company_id, task_id) where task_id is not null;

create table time_sheet_submissions (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  -- The employee's calendar day, as it was when the time was logged.
  day date not null,
  -- Both or neither: without them the time of day is not specified.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Seconds: all of it, what of it is chargeable, and both in the blocks the project charges in.
  duration integer not null check (duration > 0),
  chargeable integer not null,
  rounded integer not null,
  charged integer not null,
  project_id uuid,
  client_id uuid,
  task_id uuid,
  -- The role and its rates, copied: what happens to the role later changes nothing here.
  role_id uuid,
  role_name text,
  hourly_charge bigint,
  hourly_cost bigint,
  comment text not null default '',
  tags text[] not null default '{}',
  dynamic_details jsonb not null default '[]',
  tracker_id uuid,
  calendar_event_id text,
  -- The denied one that this one puts right.
  correction_of uuid,
  amended_by uuid,
  amended_at timestamptz,
  -- What it was before it was amended.
  original jsonb,
  -- Of its request; kept by the database.
  state text not null default 'unsubmitted' check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, task_id) references tasks,
  foreign key (company_id, role_id) references project_roles,
  foreign key (company_id, correction_of) references time_sheet_submissions,
  foreign key (company_id, amended_by) references employees,
  constraint time_sheet_submissions_correction_key unique (company_id, correction_of),
  constraint time_sheet_submissions_chargeable check (chargeable between 0 and duration),
  constraint time_sheet_submissions_times check ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
create index time_sheet_submissions_by_employee on time_sheet_submissions (company_id, employee_id, day, starts_at, id);
create index time_sheet_submissions_by_project on time_sheet_submissions (company_id, project_id, day, id);
create index time_sheet_submissions_by_client on time_sheet_submissions (company_id, client_id, day, id);
create index time_sheet_submissions_by_day on time_sheet_submissions (company_id, day, id);
-- What waits is little beside all that was ever logged.
create index time_sheet_submissions_waiting on time_sheet_submissions (company_id, id) where state = 'waitingForApproval';
create index time_sheet_submissions_by_task on time_sheet_submissions (company_id, task_id) where task_id is not null;
create index time_sheet_submissions_by_role on time_sheet_submissions (company_id, role_id) where role_id is not null;

-- What somebody asks and somebody else decides. It has the id of what it is about, so there is one at most.
create table requests (
  company_id uuid not null references companies,
  id uuid not null,
  type text not null check (type in ('timeSheet')),
  state text not null check (state in ('waitingForApproval', 'denied', 'approved')),
  employee_id uuid not null,
  approver_id uuid,
  -- Whose responsibility says who approves.
  project_id uuid,
  -- Of those that were submitted together.
  group_id uuid,
  -- The request whose decision this one follows.
  linked_request_id uuid,
  submitted_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  comment text not null default '',
  is_auto_approved boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, approver_id) references employees,
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, linked_request_id) references requests on delete cascade,
  foreign key (company_id, decided_by) references employees,
  constraint requests_decision check ((state = 'waitingForApproval') = (decided_at is null))
);
create index requests_waiting on requests (company_id, approver_id, type, submitted_at, id)
  where state = 'waitingForApproval';
create index requests_waiting_by_employee on requests (company_id, employee_id, submitted_at desc, id)
  where state = 'waitingForApproval';
create index requests_decided_by_employee on requests (company_id, employee_id, decided_at desc, id)
  where decided_at is not null;
create index requests_decided_by_decider on requests (company_id, decided_by, decided_at desc, id)
  where decided_by is not null;
create index requests_by_project on requests (company_id, project_id) where project_id is not null;
create index requests_by_link on requests (company_id, linked_request_id) where linked_request_id is not null;

-- Who decides: the lead where the project says so, else the line manager, else the owner. Nobody decides on their own
-- requests, except the owner, whose are decided as they are made.
create function approver_for(company uuid, asking uuid, for_project uuid) returns uuid
language sql stable as $$
  with owner as (
    select e.id from company_directory d
    join employees e on e.company_id = d.id and e.user_id = d.owner_user_id
    where d.id = company
  ), candidates (turn, id) as (
    select 0, id from owner where id = asking
    union all
    select 1, p.lead_id from projects p
    where p.company_id = company and p.id = for_project and p.responsibility = 'projectLead' and p.lead_id <> asking
    union all
    select 2, e.line_manager_id from employees e
    where e.company_id = company and e.id = asking and e.line_manager_id <> asking
    union all
    select 3, id from owner
  )
  select c.id from candidates c
  join employees e on e.company_id = company and e.id = c.id and e.is_active and e.user_id is not null
  order by c.turn limit 1
$$;

-- Whoever leads, manages, leaves or comes back: what waits is decided by those who are to decide now. Those who submit
-- meanwhile hold the lock together, so that nothing is left with somebody who no longer decides.
create function keep_approvers() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  perform set_config('app.approvers_changed_by', tg_argv[0], true);
  with waiting as materialized (
    select r.id, r.employee_id, r.project_id, r.approver_id from requests r
    where r.company_id = new.company_id and r.state = 'waitingForApproval' and case tg_table_name
      when 'projects' then r.project_id = new.id
      else new.id in (r.employee_id, r.approver_id)
        or exists (select from employees e
                   where e.company_id = r.company_id and e.id = r.employee_id and e.line_manager_id = new.id)
        or exists (select from projects p
                   where p.company_id = r.company_id and p.id = r.project_id and p.lead_id = new.id)
      end
    order by r.id for update
  ), designated as materialized (
    select id, approver_id, approver_for(new.company_id, employee_id, project_id) as approver from waiting
  )
  update requests r set approver_id = d.approver from designated d
  where r.company_id = new.company_id and r.id = d.id and d.approver_id is distinct from d.approver;
  return null;
end
$$;
create trigger keep_approvers_of_lead after update on projects for each row
when (old.lead_id <> new.lead_id) execute function keep_approvers('newProjectLead');
create trigger keep_approvers_of_responsibility after update on projects for each row
when (old.responsibility <> new.responsibility) execute function keep_approvers('newResponsibility');
create trigger keep_approvers_of_line after update on employees for each row
when (old.line_manager_id is distinct from new.line_manager_id) execute function keep_approvers('newLineManager');
create trigger keep_approvers_of_leaving after update on employees for each row
when (old.is_active and not new.is_active) execute function keep_approvers('left');
create trigger keep_approvers_of_coming_back after update on employees for each row
when (not old.is_active and new.is_active) execute function keep_approvers('cameBack');

create function name_of_employee(company uuid, employee uuid) returns text
language sql stable as $$
  select trim(u.first_name || ' ' || u.last_name) from employees e join users u on u.id = e.user_id
  where e.company_id = company and e.id = employee
$$;

-- Who decides now instead of whom, and why, is in the history of the request, whatever made it so. Whoever acts has said who
-- they are; what nobody did, nobody is named for.
create function record_new_approver() returns trigger
language plpgsql as $$
declare
  acting jsonb := coalesce(nullif(current_setting('app.acting', true), ''), '{}');
  why text := case
    when old.state <> new.state then 'reopened'
    when old.project_id is distinct from new.project_id then 'otherProject'
    else current_setting('app.approvers_changed_by', true) end;
begin
  insert into history (company_id, id, at, user_id, employee_id, impersonator_id, entity, entity_id, action, before, after)
  values (new.company_id, gen_random_uuid(), coalesce((acting ->> 'at')::timestamptz, now()), (acting ->> 'userId')::uuid,
          (acting ->> 'employeeId')::uuid, (acting ->> 'impersonatorId')::uuid, 'request', new.id::text, 'approverChanged',
          jsonb_build_object('approver', name_of_employee(new.company_id, old.approver_id), 'approverID', old.approver_id),
          jsonb_build_object('approver', name_of_employee(new.company_id, new.approver_id), 'approverID', new.approver_id,
                             'because', why));
  return null;
end
$$;
create trigger record_new_approver after update on requests for each row
when (old.approver_id is distinct from new.approver_id) execute function record_new_approver();

-- What a request is about shows its state.
create function keep_submission_states() returns trigger
language plpgsql as $$
begin
  update time_sheet_submissions s set state = t.state from touched t
  where s.company_id = t.company_id and s.id = t.id and t.type = 'timeSheet' and s.state <> t.state;
  return null;
end
$$;
create trigger keep_states_of_new after insert on requests referencing new table as touched
for each statement execute function keep_submission_states();
create trigger keep_states after update on requests referencing new table as touched
for each statement execute function keep_submission_states();

create function forget_requests() returns trigger
language plpgsql as $$
begin
  delete from requests r using touched t where r.company_id = t.company_id and r.id = t.id;
  return null;
end
$$;
create trigger forget_requests after delete on time_sheet_submissions referencing old table as touched
for each statement execute function forget_requests();

-- How much is logged on a project, so that lists need not add it up. It lies in several rows, as counts do.
create table project_time (
  company_id uuid not null,
  project_id uuid not null,
  part smallint not null,
  seconds bigint not null,
  primary key (company_id, project_id, part),
  foreign key (company_id, project_id) references projects on delete cascade
);

create function add_to_project_time(company uuid, project uuid, difference bigint) returns void
language sql as $$
  insert into project_time as t (company_id, project_id, part, seconds)
  values (company, project, pg_backend_pid() % 16, difference)
  on conflict (company_id, project_id, part) do update set seconds = t.seconds + excluded.seconds
$$;

-- Tasks and projects know the time logged on them. Denied time does not count: what puts it right does. One after the other,
-- in one order for all, or two who log at once could wait for each other.
create function add_to_logged_time(company uuid, task uuid, seconds bigint) returns void
language sql as $$
  update tasks set logged_seconds = logged_seconds + seconds where company_id = company and id = task
$$;
create function add_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  perform add_to_project_time(company_id, project_id, sum) from (
    select company_id, project_id, sum(duration) from touched where project_id is not null and state <> 'denied'
    group by company_id, project_id order by project_id) logged;
  return null;
end
$$;
create function take_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, -sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  perform add_to_project_time(company_id, project_id, -sum) from (
    select company_id, project_id, sum(duration) from touched where project_id is not null and state <> 'denied'
    group by company_id, project_id order by project_id) logged;
  return null;
end
$$;
create function change_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, sum) from (
    select company_id, task_id, sum(seconds) from (
      select company_id, task_id, duration as seconds from now_so where task_id is not null and state <> 'denied'
      union all
      select company_id, task_id, -duration from was_so where task_id is not null and state <> 'denied'
    ) changes
    group by company_id, task_id having sum(seconds) <> 0 order by task_id) logged;
  perform add_to_project_time(company_id, project_id, sum) from (
    select company_id, project_id, sum(seconds) from (
      select company_id, project_id, duration as seconds from now_so where project_id is not null and state <> 'denied'
      union all
      select company_id, project_id, -duration from was_so where project_id is not null and state <> 'denied'
    ) changes
    group by company_id, project_id having sum(seconds) <> 0 order by project_id) logged;
  return null;
end
$$;
create trigger add_logged_time after insert on time_sheet_submissions referencing new table as touched
for each statement execute function add_logged_time();
create trigger take_logged_time after delete on time_sheet_submissions referencing old table as touched
for each statement execute function take_logged_time();
create trigger change_logged_time after update on time_sheet_submissions
referencing old table as was_so new table as now_so for each statement execute function change_logged_time();

-- A project that goes to another client takes its time with it, also what is being logged: those who log on projects hold
-- the same lock together as those who submit.
create function keep_clients_of_time() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  update time_sheet_submissions set client_id = new.client_id where company_id = new.company_id and project_id = new.id;
  return null;
end
$$;
create trigger keep_clients_of_time after update on projects for each row
when (old.client_id is distinct from new.client_id) execute function keep_clients_of_time();

-- Time that was written down before it could be logged.
alter table tasks no force row level security;
update tasks set logged_seconds = 0 where logged_seconds <> 0;
alter table tasks force row level security;
