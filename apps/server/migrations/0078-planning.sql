-- Bookings within a range of days: those of a role that end on or after its first day.
create index bookings_by_end on bookings (company_id, role_id, end_date, start_date, id);

-- What planners keep of the rows and days they look at.
create table planning_views (
  company_id uuid not null references companies,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  grouped_by text not null check (grouped_by in ('resource', 'target')),
  -- nextThreeMonth, nextSixMonth, or start~end.
  initial_range text not null,
  show_unnamed_roles boolean not null,
  included_employee_ids uuid[] not null,
  included_rate_card_ids uuid[] not null,
  included_targetable_ids uuid[] not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references employees
);
create unique index planning_views_name_key on planning_views (company_id, owner_id, lower(name));
create index planning_views_shared on planning_views (company_id, name, id) where is_shared;

-- What each planner changed last, with the rows as they were before and after, so that it can be taken back and made again.
create table planning_changes (
  company_id uuid not null references companies,
  id uuid not null,
  number bigint generated always as identity,
  employee_id uuid not null,
  action text not null,
  -- [{ "id", "before", "after" }]: null before is a booking that was made, null after one that was deleted.
  bookings jsonb not null,
  -- The same for roles that the change made, changed or deleted.
  roles jsonb not null,
  made_at timestamptz not null,
  is_undone boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees
);
create index planning_changes_by_employee on planning_changes (company_id, employee_id, number desc);
create index planning_changes_undone on planning_changes (company_id, employee_id, number) where is_undone;
create index planning_changes_by_age on planning_changes (company_id, made_at);

-- Who plans right now, and where.
create table planning_presence (
  company_id uuid not null references companies,
  employee_id uuid not null,
  row_id uuid,
  day date,
  seen_at timestamptz not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees on delete cascade
);

-- Changed bookings that people have yet to be told of; they are gathered for an hour.
create table booking_notices (
  company_id uuid not null references companies,
  employee_id uuid not null,
  targetable_id uuid not null,
  changed_by uuid,
  -- What the person was booked for on it before the first of these changes: [{ "startDate", "endDate", … }].
  before jsonb not null,
  first_at timestamptz not null,
  primary key (company_id, employee_id, targetable_id),
  foreign key (company_id, employee_id) references employees on delete cascade,
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  foreign key (company_id, changed_by) references employees
);
create index booking_notices_by_targetable on booking_notices (company_id, targetable_id);

-- Roles that nobody fills yet, by their rate card.
create index targetable_roles_unnamed on targetable_roles (company_id, rate_card_id, id) where employee_id is null;

-- What ended in the days that are planned, which may still have bookings in them.
create index targetables_ended on targetables (company_id, ended_at, id) where ended_at is not null;

-- Bookings are a calendar to subscribe to as well.
alter table calendar_feeds drop constraint calendar_feeds_kind_check;
alter table calendar_feeds add constraint calendar_feeds_kind_check check (kind in ('own', 'team', 'bookings'));
