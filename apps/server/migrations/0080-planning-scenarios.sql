-- Plans that are tried out first: branches of bookings and roles that only those see who are let in.
create table planning_scenarios (
  company_id uuid not null references companies,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  state text not null default 'open' check (state in ('open', 'merged', 'dropped')),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  -- The change of the real plan by which the last of it was merged: taking that back opens it again.
  merged_in uuid,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references employees,
  foreign key (company_id, closed_by) references employees,
  constraint planning_scenarios_closed check ((state = 'open') = (closed_at is null))
);
create index planning_scenarios_by_owner on planning_scenarios (company_id, owner_id);

create table planning_scenario_members (
  company_id uuid not null references companies,
  scenario_id uuid not null,
  employee_id uuid not null,
  access text not null check (access in ('read', 'write')),
  primary key (company_id, scenario_id, employee_id),
  foreign key (company_id, scenario_id) references planning_scenarios on delete cascade,
  foreign key (company_id, employee_id) references employees
);
create index planning_scenario_members_by_employee on planning_scenario_members (company_id, employee_id, scenario_id);

-- Whole rows of bookings and roles that lie over the real ones; everything else of a scenario is the real plan.
create table planning_scenario_changes (
  company_id uuid not null references companies,
  scenario_id uuid not null,
  -- That of the booking or role.
  id uuid not null,
  kind text not null check (kind in ('booking', 'role')),
  -- The real row when the scenario first touched it; null for one that it made.
  base jsonb,
  -- The row as the scenario wants it; null for one that it deletes.
  wanted jsonb,
  changed_by uuid not null,
  changed_at timestamptz not null,
  -- The change of the real plan that merged it: from then on the real row is shown.
  merged_in uuid,
  -- The same, once that was taken back.
  unmerged_from uuid,
  -- What overlaid rows are looked up by.
  role_id uuid generated always as ((wanted ->> 'role_id')::uuid) stored,
  targetable_id uuid generated always as ((wanted ->> 'targetable_id')::uuid) stored,
  employee_id uuid generated always as ((wanted ->> 'employee_id')::uuid) stored,
  rate_card_id uuid generated always as ((wanted ->> 'rate_card_id')::uuid) stored,
  primary key (company_id, scenario_id, id),
  foreign key (company_id, scenario_id) references planning_scenarios on delete cascade,
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  foreign key (company_id, changed_by) references employees,
  constraint planning_scenario_changes_sides check (num_nonnulls(base, wanted) > 0)
);
create index planning_scenario_changes_by_kind on planning_scenario_changes (company_id, scenario_id, kind, changed_at, id);
create index planning_scenario_changes_by_role on planning_scenario_changes (company_id, scenario_id, role_id)
  where role_id is not null;
create index planning_scenario_changes_by_target on planning_scenario_changes (company_id, targetable_id, scenario_id)
  where targetable_id is not null;
create index planning_scenario_changes_by_person on planning_scenario_changes (company_id, scenario_id, employee_id)
  where employee_id is not null;
create index planning_scenario_changes_by_card on planning_scenario_changes (company_id, scenario_id, rate_card_id)
  where rate_card_id is not null;
create index planning_scenario_changes_merged on planning_scenario_changes (company_id, merged_in) where merged_in is not null;
create index planning_scenario_changes_unmerged on planning_scenario_changes (company_id, unmerged_from)
  where unmerged_from is not null;

-- What was changed in a scenario is undone in it; null is the real plan.
alter table planning_changes add column scenario_id uuid,
  add constraint planning_changes_scenario_fkey foreign key (company_id, scenario_id)
    references planning_scenarios on delete cascade;
drop index planning_changes_by_employee;
drop index planning_changes_undone;
create index planning_changes_by_employee on planning_changes (company_id, employee_id, scenario_id, number desc);
create index planning_changes_undone on planning_changes (company_id, employee_id, scenario_id, number) where is_undone;
create index planning_changes_by_scenario on planning_changes (company_id, scenario_id) where scenario_id is not null;

-- Whoever plans in a scenario is seen there alone.
alter table planning_presence add column scenario_id uuid,
  add constraint planning_presence_scenario_fkey foreign key (company_id, scenario_id)
    references planning_scenarios on delete cascade;
