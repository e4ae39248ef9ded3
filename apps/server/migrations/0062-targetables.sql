-- Projects and opportunities are both targetables: what people work on, with a client, a lead, roles, permissions, a journal, a
-- board and time. Here lies what all kinds have and what their lists are sorted and filtered by; what only one kind has lies
-- beside it, under the same id.

create table targetables (
  -- Whoever leads it is of the same company, so its being there is not looked up again.
  company_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('project', 'opportunity')),
  name text not null,
  -- Without a client it is internal.
  client_id uuid,
  lead_id uuid not null,
  is_strategic boolean not null default false,
  charging_mechanism text check (charging_mechanism in ('effort', 'fixed')),
  currency text not null check (currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  -- Everybody may look into it who was not shut out.
  is_public boolean not null default false,
  start_date date,
  end_date date,
  tags text[] not null default '{}',
  -- When a project was completed, an opportunity won or lost.
  ended_at timestamptz,
  is_active boolean not null generated always as (ended_at is null) stored,
  -- What lists are sorted by; the client's name is kept by the client.
  sort_name text not null generated always as (lower(name)) stored,
  client_sort_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint targetables_kind_key unique (company_id, id, kind),
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, lead_id) references employees,
  constraint targetables_internal_project check (kind <> 'project' or (client_id is null) = (charging_mechanism is null)),
  constraint targetables_dates check (end_date >= start_date)
);

-- Forced row-level security would hide every project from this migration.
alter table projects no force row level security;
insert into targetables (
  company_id, id, kind, name, client_id, lead_id, is_strategic, charging_mechanism, currency, is_public, start_date, end_date,
  tags, ended_at, client_sort_name, created_at, updated_at
)
select company_id, id, 'project', name, client_id, lead_id, is_strategic, charging_mechanism, currency, is_public, start_date,
  end_date, tags, completed_at, client_sort_name, created_at, updated_at
from projects;

create index targetables_by_name on targetables (company_id, kind, sort_name, id);
create index targetables_by_state_and_name on targetables (company_id, kind, is_active, sort_name, id);
create index targetables_by_client_name on targetables (company_id, kind, client_sort_name, sort_name, id);
create index targetables_by_update on targetables (company_id, kind, updated_at, id);
create index targetables_by_client on targetables (company_id, client_id, sort_name, id);
create index targetables_by_lead on targetables (company_id, lead_id, sort_name, id);
create index targetables_open_to_everybody on targetables (company_id, is_active, sort_name, id) where is_public;

-- What stands on a targetable, whatever its kind.
drop view project_members;
alter table project_roles rename to targetable_roles;
alter table project_permissions rename to targetable_permissions;
do $$
declare
  moved text;
  old record;
begin
  foreach moved in array array['targetable_roles', 'targetable_permissions', 'task_boards', 'journal_entries', 'time_trackers',
                               'time_sheet_submissions', 'requests', 'time_figures']
  loop
    execute format('alter table %I drop constraint %I', moved,
                   replace(moved, 'targetable_', 'project_') || '_company_id_project_id_fkey');
    execute format('alter table %I rename column project_id to targetable_id', moved);
  end loop;
  for old in
    select conrelid::regclass as relation, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ '^project_(roles|permissions)_|^task_boards_project_key$'
  loop
    execute format('alter table %s rename constraint %I to %I', old.relation, old.name,
                   replace(old.name, 'project', 'targetable'));
  end loop;
  for old in
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'i'
      and (relname like 'project\_roles\_by\_%' or relname like 'project\_permissions\_by\_%' or relname like '%\_by\_project')
  loop
    execute format('alter index %I rename to %I', old.name, replace(old.name, 'project', 'targetable'));
  end loop;
end
$$;
alter table targetable_roles add foreign key (company_id, targetable_id) references targetables on delete cascade;
alter table targetable_permissions add foreign key (company_id, targetable_id) references targetables on delete cascade;
alter table task_boards add foreign key (company_id, targetable_id) references targetables on delete cascade;
alter table journal_entries add foreign key (company_id, targetable_id) references targetables;
alter table time_trackers
  add foreign key (company_id, targetable_id) references targetables on delete set null (targetable_id);
alter table time_sheet_submissions add foreign key (company_id, targetable_id) references targetables;
alter table requests add foreign key (company_id, targetable_id) references targetables;
alter table time_figures add foreign key (company_id, targetable_id) references targetables on delete cascade;

-- Who works on it: its lead, those with a role, those let in. Kept by the database, so that it is never out of date.
create view targetable_members with (security_invoker = true) as
  select t.company_id, t.id as targetable_id, t.lead_id as employee_id from targetables t
  union
  select r.company_id, r.targetable_id, r.employee_id from targetable_roles r where r.employee_id is not null
  union
  select m.company_id, m.targetable_id, m.employee_id from targetable_permissions m;

-- A project keeps what is a project's alone. Its kind is a constant, so that the targetable it shares its id with is one too.
drop trigger add_task_board on projects;
drop trigger count_added on projects;
drop trigger count_removed on projects;
drop trigger count_changed on projects;
drop trigger keep_approvers_of_lead on projects;
drop trigger keep_clients_of_time on projects;
alter table projects add column template_used_at timestamptz;
update projects set template_used_at = created_at where template_id is not null;
alter table projects
  drop column is_active,
  drop column sort_name,
  drop column client_sort_name,
  drop constraint projects_internal,
  drop constraint projects_dates;
alter table projects
  drop column name,
  drop column client_id,
  drop column lead_id,
  drop column is_strategic,
  drop column charging_mechanism,
  drop column currency,
  drop column is_public,
  drop column start_date,
  drop column end_date,
  drop column tags,
  drop column completed_at,
  drop column created_at,
  drop column updated_at,
  drop constraint projects_company_id_fkey,
  add column kind text not null generated always as ('project') stored;
alter table projects
  add constraint projects_targetable_fkey foreign key (company_id, id, kind) references targetables (company_id, id, kind)
    on delete cascade;
create index projects_template_idx on projects (company_id, template_id, template_used_at desc) where template_id is not null;
alter table projects force row level security;

create trigger add_task_board after insert on targetables for each row execute function add_task_board('targetable_id');

-- How many there are is counted by kind.
create function count_added_targetables() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, kind, is_active, count(*)) from touched group by company_id, kind, is_active;
  return null;
end
$$;
create function count_removed_targetables() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, kind, is_active, -count(*)) from touched group by company_id, kind, is_active;
  return null;
end
$$;
-- In one order for all, or two of them could wait for each other.
create function count_changed_targetable() returns trigger
language plpgsql as $$
begin
  perform change_row_count(new.company_id, new.kind, false, case when new.is_active then -1 else 1 end);
  perform change_row_count(new.company_id, new.kind, true, case when new.is_active then 1 else -1 end);
  return null;
end
$$;
create trigger count_added after insert on targetables
referencing new table as touched for each statement execute function count_added_targetables();
create trigger count_removed after delete on targetables
referencing old table as touched for each statement execute function count_removed_targetables();
create trigger count_changed after update on targetables
for each row when (old.is_active <> new.is_active) execute function count_changed_targetable();
alter table row_counts no force row level security;
update row_counts set entity = 'project' where entity = 'projects';
alter table row_counts force row level security;

create or replace function keep_client_sort_names() returns trigger
language plpgsql as $$
begin
  update targetables set client_sort_name = new.sort_name where company_id = new.company_id and client_id = new.id;
  return null;
end
$$;

-- It takes its time with it when it goes to another client, also what is being logged: those who log on it hold off until then.
create or replace function keep_clients_of_time() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  update time_sheet_submissions set client_id = new.client_id
  where company_id = new.company_id and targetable_id = new.id;
  return null;
end
$$;
create trigger keep_clients_of_time after update on targetables for each row
when (old.client_id is distinct from new.client_id) execute function keep_clients_of_time();

-- Who decides: the lead where a project says so, else the line manager, else the owner. Nobody decides on their own
-- requests, except the owner, whose are decided as they are made.
drop function approver_for(uuid, uuid, uuid);
create function approver_for(company uuid, asking uuid, for_targetable uuid) returns uuid
language sql stable as $$
  with owner as (
    select e.id from company_directory d
    join employees e on e.company_id = d.id and e.user_id = d.owner_user_id
    where d.id = company
  ), candidates (turn, id) as (
    select 0, id from owner where id = asking
    union all
    select 1, t.lead_id from targetables t
    join projects p on p.company_id = t.company_id and p.id = t.id
    where t.company_id = company and t.id = for_targetable and p.responsibility = 'projectLead' and t.lead_id <> asking
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

create or replace function keep_approvers() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  perform set_config('app.approvers_changed_by', tg_argv[0], true);
  with waiting as materialized (
    select r.id, r.employee_id, r.targetable_id, r.approver_id from requests r
    where r.company_id = new.company_id and r.state = 'waitingForApproval' and case tg_table_name
      when 'employees' then new.id in (r.employee_id, r.approver_id)
        or exists (select from employees e
                   where e.company_id = r.company_id and e.id = r.employee_id and e.line_manager_id = new.id)
        or exists (select from targetables t
                   where t.company_id = r.company_id and t.id = r.targetable_id and t.lead_id = new.id)
      else r.targetable_id = new.id
      end
    order by r.id for update
  ), designated as materialized (
    select id, approver_id, approver_for(new.company_id, employee_id, targetable_id) as approver from waiting
  )
  update requests r set approver_id = d.approver from designated d
  where r.company_id = new.company_id and r.id = d.id and d.approver_id is distinct from d.approver;
  return null;
end
$$;
create trigger keep_approvers_of_lead after update on targetables for each row
when (old.lead_id <> new.lead_id) execute function keep_approvers('newProjectLead');

create or replace function record_new_approver() returns trigger
language plpgsql as $$
declare
  acting jsonb := coalesce(nullif(current_setting('app.acting', true), ''), '{}');
  why text := case
    when old.state <> new.state then 'reopened'
    when old.targetable_id is distinct from new.targetable_id then 'otherProject'
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

-- Tasks know the time logged on them, targetables and clients its figures. One after the other, in one order for all, or two who
-- log at once could wait for each other. What is written adds, what is deleted takes away.
create or replace function count_logged_time() returns trigger
language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_logged_time(company_id, task_id, sign * sum) from (
    select company_id, task_id, sum(duration) from touched where task_id is not null and state <> 'denied'
    group by company_id, task_id order by task_id) logged;
  insert into time_figures as f
  select company_id, targetable_id, client_id, pg_backend_pid() % 16, sign * count(*),
    sign * coalesce(sum(duration) filter (where state = 'unsubmitted'), 0),
    sign * coalesce(sum(duration) filter (where state = 'waitingForApproval'), 0),
    sign * coalesce(sum(duration) filter (where state = 'approved'), 0),
    sign * coalesce(sum(chargeable) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(charged) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(revenue_of_time(charged, hourly_charge)) filter (where state <> 'denied'), 0),
    sign * coalesce(sum(cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0),
    sign * count(*) filter (where state = 'denied'),
    sign * coalesce(sum(duration) filter (where state = 'denied'), 0)
  from touched where targetable_id is not null or client_id is not null
  group by company_id, targetable_id, client_id order by targetable_id, client_id
  on conflict (company_id, targetable_id, client_id, part) do update
  set entries = f.entries + excluded.entries, unsubmitted = f.unsubmitted + excluded.unsubmitted,
    waiting = f.waiting + excluded.waiting, approved = f.approved + excluded.approved,
    chargeable = f.chargeable + excluded.chargeable, charged = f.charged + excluded.charged,
    revenue = f.revenue + excluded.revenue, cost = f.cost + excluded.cost,
    denied_entries = f.denied_entries + excluded.denied_entries, denied = f.denied + excluded.denied;
  return null;
end
$$;

create or replace function change_logged_time() returns trigger
language plpgsql as $$
begin
  perform add_to_logged_time(company_id, task_id, sum) from (
    select company_id, task_id, sum(seconds) from (
      select company_id, task_id, duration as seconds from now_so where task_id is not null and state <> 'denied'
      union all
      select company_id, task_id, -duration from was_so where task_id is not null and state <> 'denied'
    ) changes
    group by company_id, task_id having sum(seconds) <> 0 order by task_id) logged;
  insert into time_figures as f
  select * from (
    select company_id, targetable_id, client_id, pg_backend_pid() % 16, sum(sign) as entries,
      coalesce(sum(sign * duration) filter (where state = 'unsubmitted'), 0) as unsubmitted,
      coalesce(sum(sign * duration) filter (where state = 'waitingForApproval'), 0) as waiting,
      coalesce(sum(sign * duration) filter (where state = 'approved'), 0) as approved,
      coalesce(sum(sign * chargeable) filter (where state <> 'denied'), 0) as chargeable,
      coalesce(sum(sign * charged) filter (where state <> 'denied'), 0) as charged,
      coalesce(sum(sign * revenue_of_time(charged, hourly_charge)) filter (where state <> 'denied'), 0) as revenue,
      coalesce(sum(sign * cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0) as cost,
      coalesce(sum(sign) filter (where state = 'denied'), 0) as denied_entries,
      coalesce(sum(sign * duration) filter (where state = 'denied'), 0) as denied
    from (select 1 as sign, * from now_so union all select -1, * from was_so) changes
    where targetable_id is not null or client_id is not null
    group by company_id, targetable_id, client_id
  ) changed
  where (entries, unsubmitted, waiting, approved, chargeable, charged, revenue, cost, denied_entries, denied)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  order by targetable_id, client_id
  on conflict (company_id, targetable_id, client_id, part) do update
  set entries = f.entries + excluded.entries, unsubmitted = f.unsubmitted + excluded.unsubmitted,
    waiting = f.waiting + excluded.waiting, approved = f.approved + excluded.approved,
    chargeable = f.chargeable + excluded.chargeable, charged = f.charged + excluded.charged,
    revenue = f.revenue + excluded.revenue, cost = f.cost + excluded.cost,
    denied_entries = f.denied_entries + excluded.denied_entries, denied = f.denied + excluded.denied;
  return null;
end
$$;

