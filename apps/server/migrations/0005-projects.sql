-- What the company works on: for clients and for itself.

create table projects (
  company_id uuid not null references companies,
  id uuid not null,
  -- Without a client it is internal.
  client_id uuid,
  name text not null,
  lead_id uuid not null,
  is_strategic boolean not null default false,
  charging_mechanism text check (charging_mechanism in ('effort', 'fixed')),
  currency text not null check (currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  consultancy_revenue bigint not null default 0 check (consultancy_revenue >= 0),
  consultancy_cost bigint not null default 0 check (consultancy_cost >= 0),
  expenses_revenue bigint not null default 0 check (expenses_revenue >= 0),
  expenses_cost bigint not null default 0 check (expenses_cost >= 0),
  other_revenue bigint not null default 0 check (other_revenue >= 0),
  other_cost bigint not null default 0 check (other_cost >= 0),
  is_non_chargeable_time_allowed boolean not null default false,
  is_non_chargeable_expenses_allowed boolean not null default false,
  is_time_sheet_comment_required boolean not null default false,
  auto_approves_time_sheets boolean not null default false,
  is_public boolean not null default false,
  time_sheet_constraint text not null default 'none' check (time_sheet_constraint in ('none', 'strict', 'upToTwoWeeks')),
  rounding text not null default 'none'
    check (rounding in ('none', 'sixMinuteBlocks', 'fifteenMinuteBlocks', 'thirtyMinuteBlocks')),
  responsibility text not null default 'lineManager' check (responsibility in ('lineManager', 'projectLead')),
  time_sheet_submission_details jsonb not null default '[]',
  start_date date,
  end_date date,
  import_id text not null default '',
  tags text[] not null default '{}',
  dynamic_details jsonb not null default '[]',
  completed_at timestamptz,
  is_active boolean not null generated always as (completed_at is null) stored,
  -- What the list is sorted by; the client's name is kept by the client.
  sort_name text not null generated always as (lower(name)) stored,
  client_sort_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, lead_id) references employees,
  constraint projects_internal check ((client_id is null) = (charging_mechanism is null)),
  constraint projects_dates check (end_date >= start_date)
);
create index projects_by_name on projects (company_id, sort_name, id);
create index projects_by_state_and_name on projects (company_id, is_active, sort_name, id);
create index projects_by_client_name on projects (company_id, client_sort_name, sort_name, id);
create index projects_by_update on projects (company_id, updated_at, id);
create index projects_by_client on projects (company_id, client_id, sort_name, id);
create index projects_by_lead on projects (company_id, lead_id, sort_name, id);

create function keep_client_sort_names() returns trigger
language plpgsql as $$
begin
  update projects set client_sort_name = new.sort_name where company_id = new.company_id and client_id = new.id;
  return null;
end
$$;
create trigger keep_client_sort_names after update of name on clients
for each row when (old.name is distinct from new.name) execute function keep_client_sort_names();

create table project_roles (
  company_id uuid not null references companies,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  hourly_charge bigint not null check (hourly_charge >= 0),
  hourly_cost bigint not null check (hourly_cost >= 0),
  employee_id uuid,
  rate_card_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects on delete cascade,
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, rate_card_id) references rate_cards
);
create index project_roles_by_project on project_roles (company_id, project_id, created_at, id);
create index project_roles_by_employee on project_roles (company_id, employee_id);
create index project_roles_by_rate_card on project_roles (company_id, rate_card_id);

create table project_permissions (
  company_id uuid not null references companies,
  id uuid not null,
  project_id uuid not null,
  employee_id uuid not null,
  -- One level an area; what is not there is noAccess.
  areas jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  constraint project_permissions_employee_key unique (company_id, project_id, employee_id),
  foreign key (company_id, project_id) references projects on delete cascade,
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, updated_by) references employees
);
create index project_permissions_by_employee on project_permissions (company_id, employee_id);

-- Who works on a project: its lead, those with a role, those let in. Kept by the database, so that it is never out of date.
create view project_members with (security_invoker = true) as
  select p.company_id, p.id as project_id, p.lead_id as employee_id from projects p
  union
  select r.company_id, r.project_id, r.employee_id from project_roles r where r.employee_id is not null
  union
  select m.company_id, m.project_id, m.employee_id from project_permissions m;

alter table journal_entries
  add column project_id uuid,
  add foreign key (company_id, project_id) references projects,
  drop constraint journal_entries_target,
  add constraint journal_entries_target check (num_nonnulls(client_id, project_id) = 1);
create index journal_entries_by_project on journal_entries (company_id, project_id, entry_date desc, id);
