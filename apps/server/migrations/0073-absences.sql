-- Leave, what lies on people's calendars, and who decides meanwhile.
alter table absence_reasons
  add column is_visible_to_all boolean not null default false,
  add column needs_approval boolean not null default true;

-- A contract can end, and begin again later: the last day of a period that no other one follows on.
alter table contract_periods
  add column ends_on date,
  add constraint contract_periods_end check (ends_on >= applied_on);

-- How holiday years began before the company changed it: years that start before `until` begin on that day and month.
create table earlier_holiday_years (
  company_id uuid not null references companies,
  until date not null,
  start text not null check (start ~ '^\d\d-\d\d$'),
  primary key (company_id, until)
);

create table absences (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  reason_id uuid not null,
  first_day date not null,
  last_day date not null,
  date_part text not null check (date_part in ('fullDay', 'am', 'pm')),
  comment text not null default '',
  -- Kept from the request; one that was cancelled is approved there.
  state text not null default 'unsubmitted'
    check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved', 'cancelled')),
  -- Who entered it in the person's place.
  entered_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, reason_id) references absence_reasons,
  foreign key (company_id, entered_by) references employees,
  constraint absences_days check (first_day <= last_day and (date_part = 'fullDay' or first_day = last_day))
);
create index absences_by_employee on absences (company_id, employee_id, last_day, first_day);
create index absences_by_reason on absences (company_id, reason_id);

create table calendar_markings (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  first_day date not null,
  last_day date not null,
  date_part text not null check (date_part in ('fullDay', 'am', 'pm')),
  text text not null,
  color text not null,
  takes_time boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, created_by) references employees,
  constraint calendar_markings_days check (first_day <= last_day and (date_part = 'fullDay' or first_day = last_day))
);
create index calendar_markings_by_employee on calendar_markings (company_id, employee_id, last_day, first_day);

create table leave_adjustments (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  -- A day of the holiday year it belongs to: that year's first, as it was when the adjustment was made.
  year_start date not null,
  half_days integer not null check (half_days <> 0),
  reason text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, created_by) references employees
);
create index leave_adjustments_by_employee on leave_adjustments (company_id, employee_id, year_start);

create table deputies (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  deputy_id uuid not null,
  first_day date not null,
  last_day date not null,
  -- The leave it was named for: it goes with it, and holds only once that is approved.
  absence_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, deputy_id) references employees,
  foreign key (company_id, absence_id) references absences on delete cascade,
  constraint deputies_days check (first_day <= last_day),
  constraint deputies_of_others check (employee_id <> deputy_id)
);
create index deputies_by_employee on deputies (company_id, employee_id, last_day);
create index deputies_by_deputy on deputies (company_id, deputy_id, last_day);
create unique index deputies_absence_key on deputies (company_id, absence_id) where absence_id is not null;

-- Calendars that programs read by a secret address.
create table calendar_feeds (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('own', 'team')),
  token_hash text not null,
  -- Sealed, so that the address can be shown again.
  token text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint calendar_feeds_kind_key unique (company_id, employee_id, kind),
  foreign key (company_id, employee_id) references employees on delete cascade
);
create index calendar_feeds_by_token on calendar_feeds (token_hash);
