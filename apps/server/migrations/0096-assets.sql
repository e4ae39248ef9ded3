-- Equipment: what there is, who has it, and who booked it.

-- Bookings of one asset never overlap, which an index over ids and times at once sees to. Its functions lie apart from ours.
create schema if not exists extensions;
create extension if not exists btree_gist schema extensions;

create table asset_categories (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  description text not null default '',
  booking_rule text not null check (booking_rule in ('requiredBooking', 'nonRequiredBooking')),
  is_auto_approved boolean not null,
  -- The rows that its assets have.
  dynamic_details jsonb not null default '[]',
  position integer not null,
  -- How many assets are in use and how many are retired, kept by triggers.
  asset_count integer not null default 0,
  retired_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index asset_categories_name_key on asset_categories (company_id, lower(name));
create index asset_categories_by_position on asset_categories (company_id, position, id);

create table assets (
  company_id uuid not null references companies,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  code text not null,
  description text not null default '',
  serial_number text not null default '',
  location text not null default '',
  condition text not null default 'good' check (condition in ('new', 'good', 'worn', 'damaged', 'broken')),
  picture_id text references public_files on delete set null,
  purchased_on date,
  purchase_amount bigint check (purchase_amount >= 0),
  purchase_currency text,
  warranty_until date,
  dynamic_details jsonb not null default '[]',
  retired_at timestamptz,
  retired_note text not null default '',
  is_retired boolean not null generated always as (retired_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, category_id) references asset_categories,
  constraint assets_price check ((purchase_amount is null) = (purchase_currency is null))
);
create unique index assets_code_key on assets (company_id, lower(code));
create index assets_by_name on assets (company_id, category_id, is_retired, sort_name, id);
create index assets_by_picture on assets (picture_id) where (picture_id is not null);

-- A time in which an asset is somebody's: they booked it, they just took it, or it was assigned to them.
create table asset_uses (
  company_id uuid not null references companies,
  id uuid not null,
  asset_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('booking', 'taking', 'assignment')),
  from_at timestamptz not null,
  -- Until when it is promised; an assignment ends when somebody detaches it.
  to_at timestamptz,
  note text not null default '',
  -- Kept from the request of a booking; one that was cancelled is approved there. Others have no request.
  state text not null default 'unsubmitted'
    check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved', 'cancelled')),
  taken_at timestamptz,
  returned_at timestamptz,
  -- Who booked it in the person's place.
  entered_by uuid,
  correction_of uuid,
  -- Until when nobody else gets it: what comes back early is free from then on.
  until_at timestamptz not null
    generated always as (least(coalesce(to_at, 'infinity'::timestamptz), coalesce(returned_at, 'infinity'::timestamptz))) stored,
  -- Whether it holds its time; of bookings those that wait or are approved do.
  holds boolean not null generated always as (state not in ('denied', 'cancelled')) stored,
  -- Whether somebody has it in their hands.
  is_out boolean not null generated always as (taken_at is not null and returned_at is null) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, asset_id) references assets,
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, entered_by) references employees,
  foreign key (company_id, correction_of) references asset_uses,
  constraint asset_uses_correction_key unique (company_id, correction_of),
  constraint asset_uses_end check ((to_at is null) = (kind = 'assignment') and (to_at is null or from_at < to_at)),
  constraint asset_uses_requested check (kind = 'booking' or state = 'unsubmitted'),
  constraint asset_uses_taken check (
    (taken_at is null or from_at <= taken_at) and (returned_at is null or (taken_at is not null and taken_at <= returned_at))
    and (kind = 'booking' or taken_at is not null)),
  -- Two uses of an asset never overlap; one may begin as the other ends.
  constraint asset_uses_overlap exclude using gist (
    company_id with =, asset_id with =, tstzrange(from_at, until_at) with &&) where (holds)
);
create index asset_uses_of_asset on asset_uses (company_id, asset_id, until_at, from_at) where (holds);
create index asset_uses_by_asset on asset_uses (company_id, asset_id);
create unique index asset_uses_out_key on asset_uses (company_id, asset_id) where (is_out);
create index asset_uses_out_by_employee on asset_uses (company_id, employee_id, asset_id) where (is_out);
create index asset_uses_out_by_end on asset_uses (company_id, to_at, id) where (is_out and to_at is not null);
create index asset_uses_by_employee on asset_uses (company_id, employee_id, until_at, from_at);
create index asset_bookings_of_person on asset_uses (company_id, employee_id, from_at desc, id) where (kind = 'booking');
create index asset_uses_by_enterer on asset_uses (company_id, entered_by) where (entered_by is not null);

-- What went over the desk.
create table asset_movements (
  company_id uuid not null references companies,
  id uuid not null,
  asset_id uuid not null,
  use_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('taken', 'broughtBack', 'assigned', 'detached')),
  at timestamptz not null,
  until_at timestamptz,
  -- By how many seconds it came back late.
  late_by integer not null default 0 check (late_by >= 0),
  condition text check (condition in ('new', 'good', 'worn', 'damaged', 'broken')),
  note text not null default '',
  -- Who noted it, where that was somebody else.
  noted_by uuid,
  primary key (company_id, id),
  foreign key (company_id, asset_id) references assets,
  foreign key (company_id, use_id) references asset_uses,
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, noted_by) references employees
);
create index asset_movements_by_moment on asset_movements (company_id, at desc, id);
create index asset_movements_by_asset on asset_movements (company_id, asset_id, at desc, id);
create index asset_movements_by_employee on asset_movements (company_id, employee_id, at desc, id);
create index asset_movements_by_use on asset_movements (company_id, use_id);

-- What people were told of the end of what they have; another end is told of again.
create table asset_reminders (
  company_id uuid not null references companies,
  use_id uuid not null,
  kind text not null check (kind in ('due', 'overdue', 'late')),
  to_at timestamptz not null,
  primary key (company_id, use_id, kind),
  foreign key (company_id, use_id) references asset_uses on delete cascade
);
