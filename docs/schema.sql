-- The tables as they are, for reading. `npm run schema` writes this file from a migrated database, and `npm run check` holds it true.
-- What happens by itself is named with its file in apps/server/migrations.

create table absence_reasons (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  initials text not null,
  color text not null,
  is_taken_from_balance boolean not null,
  allowance_half_days integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  is_visible_to_all boolean not null default false,
  needs_approval boolean not null default true,
  constraint absence_reasons_pkey primary key (company_id, id),
  constraint absence_reasons_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint absence_reasons_allowance_half_days_check check (allowance_half_days >= 0)
);
create unique index absence_reasons_name_key on absence_reasons (company_id, lower(name));
-- only rows of the company that is set

create table absences (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  reason_id uuid not null,
  first_day date not null,
  last_day date not null,
  date_part text not null,
  comment text not null default '',
  state text not null default 'unsubmitted',
  entered_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  correction_of uuid,
  constraint absences_pkey primary key (company_id, id),
  constraint absences_correction_key unique (company_id, correction_of),
  constraint absences_company_id_correction_of_fkey foreign key (company_id, correction_of) references absences(company_id, id),
  constraint absences_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint absences_company_id_entered_by_fkey foreign key (company_id, entered_by) references employees(company_id, id),
  constraint absences_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint absences_company_id_reason_id_fkey foreign key (company_id, reason_id) references absence_reasons(company_id, id),
  constraint absences_date_part_check check (date_part in ('fullDay', 'am', 'pm')),
  constraint absences_days check (first_day <= last_day and (date_part = 'fullDay' or first_day = last_day)),
  constraint absences_state_check check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved', 'cancelled'))
);
create index absences_by_employee on absences (company_id, employee_id, last_day, first_day);
create index absences_by_reason on absences (company_id, reason_id);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/absences.sql: forget_requests

create table agreement_items (
  company_id uuid not null,
  id uuid not null,
  targetable_id uuid not null,
  position integer not null,
  name text not null,
  amount bigint not null,
  category text not null,
  due_date date not null,
  done_on date,
  period text,
  number_of_periods integer,
  seconds_per_period integer,
  roll_over_seconds integer,
  roll_over_periods integer,
  taken bigint not null default 0,
  constraint agreement_items_pkey primary key (company_id, id),
  constraint agreement_items_company_id_targetable_id_position_key unique (company_id, targetable_id, "position") deferrable initially deferred,
  constraint agreement_items_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint agreement_items_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint agreement_items_amount_check check (amount >= 0),
  constraint agreement_items_category_check check (category in ('consultancyBudget', 'expensesBudget', 'othersBudget')),
  constraint agreement_items_period_check check (period in ('month', 'quarter')),
  constraint agreement_items_retainer check (num_nulls(period, number_of_periods, seconds_per_period, roll_over_seconds, roll_over_periods) in (0, 5))
);
create index agreement_items_open on agreement_items (company_id, due_date) include (targetable_id) where ((amount * coalesce(number_of_periods, 1)) > taken);
create index agreement_items_retainers on agreement_items (company_id, targetable_id) where (period is not null);
-- only rows of the company that is set

create table asset_categories (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null default '',
  booking_rule text not null,
  is_auto_approved boolean not null,
  dynamic_details jsonb not null default '[]',
  position integer not null,
  asset_count integer not null default 0,
  retired_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  assigned_count integer not null default 0,
  constraint asset_categories_pkey primary key (company_id, id),
  constraint asset_categories_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint asset_categories_booking_rule_check check (booking_rule in ('requiredBooking', 'nonRequiredBooking'))
);
create index asset_categories_by_position on asset_categories (company_id, "position", id);
create unique index asset_categories_name_key on asset_categories (company_id, lower(name));
-- only rows of the company that is set

create table asset_movements (
  company_id uuid not null,
  id uuid not null,
  asset_id uuid not null,
  use_id uuid not null,
  employee_id uuid not null,
  kind text not null,
  at timestamptz not null,
  until_at timestamptz,
  late_by integer not null default 0,
  condition text,
  note text not null default '',
  noted_by uuid,
  constraint asset_movements_pkey primary key (company_id, id),
  constraint asset_movements_company_id_asset_id_fkey foreign key (company_id, asset_id) references assets(company_id, id),
  constraint asset_movements_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint asset_movements_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint asset_movements_company_id_noted_by_fkey foreign key (company_id, noted_by) references employees(company_id, id),
  constraint asset_movements_company_id_use_id_fkey foreign key (company_id, use_id) references asset_uses(company_id, id),
  constraint asset_movements_condition_check check (condition in ('new', 'good', 'worn', 'damaged', 'broken')),
  constraint asset_movements_kind_check check (kind in ('taken', 'broughtBack', 'assigned', 'detached')),
  constraint asset_movements_late_by_check check (late_by >= 0)
);
create index asset_movements_by_asset on asset_movements (company_id, asset_id, at desc, id);
create index asset_movements_by_employee on asset_movements (company_id, employee_id, at desc, id);
create index asset_movements_by_kind on asset_movements (company_id, kind, at desc, id);
create index asset_movements_by_moment on asset_movements (company_id, at desc, id);
create index asset_movements_by_use on asset_movements (company_id, use_id);
-- only rows of the company that is set

create table asset_reminders (
  company_id uuid not null,
  use_id uuid not null,
  kind text not null,
  to_at timestamptz not null,
  constraint asset_reminders_pkey primary key (company_id, use_id, kind),
  constraint asset_reminders_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint asset_reminders_company_id_use_id_fkey foreign key (company_id, use_id) references asset_uses(company_id, id) on delete cascade,
  constraint asset_reminders_kind_check check (kind in ('due', 'overdue', 'late'))
);
-- only rows of the company that is set

create table asset_uses (
  company_id uuid not null,
  id uuid not null,
  asset_id uuid not null,
  employee_id uuid not null,
  kind text not null,
  from_at timestamptz not null,
  to_at timestamptz,
  note text not null default '',
  state text not null default 'unsubmitted',
  taken_at timestamptz,
  returned_at timestamptz,
  entered_by uuid,
  correction_of uuid,
  until_at timestamptz not null generated always as (least(coalesce(to_at, 'infinity'::timestamptz), coalesce(returned_at, 'infinity'::timestamptz))) stored,
  holds boolean not null generated always as ((state <> all (array['denied', 'cancelled']))) stored,
  is_out boolean not null generated always as (((taken_at is not null) and (returned_at is null))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint asset_uses_pkey primary key (company_id, id),
  constraint asset_uses_correction_key unique (company_id, correction_of),
  constraint asset_uses_overlap exclude using gist (company_id with =, asset_id with =, tstzrange(from_at, until_at) with &&) where (holds),
  constraint asset_uses_company_id_asset_id_fkey foreign key (company_id, asset_id) references assets(company_id, id),
  constraint asset_uses_company_id_correction_of_fkey foreign key (company_id, correction_of) references asset_uses(company_id, id),
  constraint asset_uses_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint asset_uses_company_id_entered_by_fkey foreign key (company_id, entered_by) references employees(company_id, id),
  constraint asset_uses_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint asset_uses_end check ((to_at is null) = (kind = 'assignment') and (to_at is null or from_at < to_at)),
  constraint asset_uses_kind_check check (kind in ('booking', 'taking', 'assignment')),
  constraint asset_uses_requested check (kind = 'booking' or state = 'unsubmitted'),
  constraint asset_uses_state_check check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved', 'cancelled')),
  constraint asset_uses_taken check ((taken_at is null or from_at <= taken_at) and (returned_at is null or taken_at is not null and taken_at <= returned_at) and (kind = 'booking' or taken_at is not null))
);
create index asset_bookings_of_person on asset_uses (company_id, employee_id, from_at desc, id) where (kind = 'booking');
create index asset_uses_by_asset on asset_uses (company_id, asset_id);
create index asset_uses_by_employee on asset_uses (company_id, employee_id, until_at, from_at);
create index asset_uses_by_end on asset_uses (company_id, until_at, from_at) include (asset_id) where holds;
create index asset_uses_by_enterer on asset_uses (company_id, entered_by) where (entered_by is not null);
create index asset_uses_of_asset on asset_uses (company_id, asset_id, until_at, from_at) where holds;
create index asset_uses_out_by_employee on asset_uses (company_id, employee_id, asset_id) where is_out;
create index asset_uses_out_by_end on asset_uses (company_id, to_at, id) where (is_out and (to_at is not null));
create unique index asset_uses_out_key on asset_uses (company_id, asset_id) where is_out;
create index asset_uses_promised on asset_uses (company_id, from_at, until_at, asset_id) where ((kind = 'booking') and (state = 'approved') and (taken_at is null));
create index asset_uses_waiting on asset_uses (company_id, asset_id, created_at) where (state = 'waitingForApproval');
-- only rows of the company that is set
-- triggers, in repeatable/triggers/asset-uses.sql: forget_requests

create table assets (
  company_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  code text not null,
  description text not null default '',
  serial_number text not null default '',
  location text not null default '',
  condition text not null default 'good',
  picture_id text,
  purchased_on date,
  purchase_amount bigint,
  purchase_currency text,
  warranty_until date,
  dynamic_details jsonb not null default '[]',
  retired_at timestamptz,
  retired_note text not null default '',
  is_retired boolean not null generated always as ((retired_at is not null)) stored,
  sort_name text not null generated always as (lower(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_assigned boolean not null default false,
  constraint assets_pkey primary key (company_id, id),
  constraint assets_company_id_category_id_fkey foreign key (company_id, category_id) references asset_categories(company_id, id),
  constraint assets_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint assets_picture_id_fkey foreign key (picture_id) references public_files(id) on delete set null,
  constraint assets_condition_check check (condition in ('new', 'good', 'worn', 'damaged', 'broken')),
  constraint assets_price check ((purchase_amount is null) = (purchase_currency is null)),
  constraint assets_purchase_amount_check check (purchase_amount >= 0)
);
create index assets_by_name on assets (company_id, category_id, is_retired, sort_name, id);
create index assets_by_picture on assets (picture_id) where (picture_id is not null);
create unique index assets_code_key on assets (company_id, lower(code));
create index assets_requestable on assets (company_id, category_id, sort_name, id) where ((retired_at is null) and (not is_assigned));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/assets.sql: count_added, count_changed, count_removed

create table automations (
  company_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  trigger jsonb not null,
  action jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint automations_pkey primary key (company_id, id),
  constraint automations_company_id_board_id_fkey foreign key (company_id, board_id) references task_boards(company_id, id) on delete cascade,
  constraint automations_company_id_fkey foreign key (company_id) references companies(company_id)
);
create unique index automations_rule_key on automations (company_id, board_id, md5(((trigger)::text || (action)::text)));
-- only rows of the company that is set

create table bank_accounts (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  account text not null,
  masked jsonb not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint bank_accounts_pkey primary key (company_id, id),
  constraint bank_accounts_company_id_employee_id_key unique (company_id, employee_id),
  constraint bank_accounts_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint bank_accounts_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set

create table bank_holidays (
  company_id uuid not null,
  id uuid not null,
  date date not null,
  name text not null,
  is_working_day boolean not null default false,
  created_at timestamptz not null default now(),
  constraint bank_holidays_pkey primary key (company_id, id),
  constraint bank_holidays_date_key unique (company_id, date),
  constraint bank_holidays_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set

create table bank_statement_lines (
  company_id uuid not null,
  id uuid not null,
  statement_id uuid not null,
  account text not null,
  file_line integer not null,
  booked_on date not null,
  value_on date not null,
  amount bigint not null,
  currency text not null,
  is_reversal boolean not null,
  party_name text not null,
  on_behalf_of text not null,
  party_account text not null,
  remittance text not null,
  creditor_reference text not null,
  end_to_end_reference text not null,
  bank_reference text not null,
  bank_text text not null,
  fingerprint text not null,
  state text not null default 'toMatch',
  proposals jsonb not null default '[]',
  confidence text,
  is_compared boolean not null default false,
  client_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  constraint bank_statement_lines_pkey primary key (company_id, id),
  constraint bank_statement_lines_fingerprint_key unique (company_id, fingerprint),
  constraint bank_statement_lines_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint bank_statement_lines_company_id_decided_by_fkey foreign key (company_id, decided_by) references employees(company_id, id),
  constraint bank_statement_lines_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint bank_statement_lines_company_id_statement_id_fkey foreign key (company_id, statement_id) references bank_statements(company_id, id) on delete cascade,
  constraint bank_statement_lines_confidence_check check (confidence in ('certain', 'likely', 'possible')),
  constraint bank_statement_lines_decided check ((state = 'toMatch') = (decided_at is null)),
  constraint bank_statement_lines_matched check ((state = 'matched') = (client_id is not null)),
  constraint bank_statement_lines_state_check check (state in ('toMatch', 'matched', 'setAside'))
);
create index bank_statement_lines_by_client on bank_statement_lines (company_id, client_id) where (client_id is not null);
create index bank_statement_lines_by_confidence on bank_statement_lines (company_id, confidence, statement_id, booked_on desc, id desc) where (state = 'toMatch');
create index bank_statement_lines_by_payer on bank_statement_lines (company_id, party_account, client_id) where ((state = 'matched') and (party_account <> ''));
create index bank_statement_lines_by_state on bank_statement_lines (company_id, state, booked_on desc, id desc);
create index bank_statement_lines_by_statement on bank_statement_lines (company_id, statement_id, state, booked_on desc, id desc);
create index bank_statement_lines_to_compare on bank_statement_lines (company_id, statement_id) where ((state = 'toMatch') and (not is_compared));
-- only rows of the company that is set

create table bank_statements (
  company_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  name text not null,
  format text,
  given_account text not null default '',
  given_currency text not null,
  first_day date,
  last_day date,
  accounts jsonb not null,
  problems jsonb not null,
  csv jsonb,
  is_reading boolean not null default true,
  line_count integer not null default 0,
  matched_count integer not null default 0,
  set_aside_count integer not null default 0,
  repeated_count integer not null default 0,
  uploaded_at timestamptz not null default now(),
  uploaded_by uuid,
  version integer not null default 1,
  constraint bank_statements_pkey primary key (company_id, id),
  constraint bank_statements_company_id_file_id_fkey foreign key (company_id, file_id) references files(company_id, id),
  constraint bank_statements_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint bank_statements_company_id_uploaded_by_fkey foreign key (company_id, uploaded_by) references employees(company_id, id),
  constraint bank_statements_format_check check (format in ('camt053', 'mt940', 'csv'))
);
create index bank_statements_by_upload on bank_statements (company_id, uploaded_at desc, id desc);
-- only rows of the company that is set

create table billed_invoices (
  company_id uuid not null,
  invoice_id uuid not null,
  document jsonb not null,
  breakdown jsonb not null,
  constraint billed_invoices_pkey primary key (company_id, invoice_id),
  constraint billed_invoices_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint billed_invoices_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table booking_notices (
  company_id uuid not null,
  employee_id uuid not null,
  targetable_id uuid not null,
  changed_by uuid,
  before jsonb not null,
  first_at timestamptz not null,
  constraint booking_notices_pkey primary key (company_id, employee_id, targetable_id),
  constraint booking_notices_company_id_changed_by_fkey foreign key (company_id, changed_by) references employees(company_id, id),
  constraint booking_notices_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint booking_notices_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint booking_notices_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade
);
create index booking_notices_by_targetable on booking_notices (company_id, targetable_id);
-- only rows of the company that is set

create table bookings (
  company_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  start_date date not null,
  end_date date not null,
  seconds_per_day integer,
  total_seconds bigint,
  percentage integer,
  is_soft boolean not null default false,
  note text not null default '',
  cut_from uuid,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  updated_by uuid,
  version integer not null default 1,
  constraint bookings_pkey primary key (company_id, id),
  constraint bookings_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint bookings_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint bookings_company_id_role_id_fkey foreign key (company_id, role_id) references targetable_roles(company_id, id) on delete cascade,
  constraint bookings_company_id_updated_by_fkey foreign key (company_id, updated_by) references employees(company_id, id),
  constraint bookings_amount check (num_nonnulls(seconds_per_day, total_seconds, percentage) = 1),
  constraint bookings_dates check (end_date >= start_date),
  constraint bookings_percentage_check check (percentage >= 0),
  constraint bookings_seconds_per_day_check check (seconds_per_day >= 0 and seconds_per_day <= 86400),
  constraint bookings_total_seconds_check check (total_seconds >= 0)
);
create index bookings_by_end on bookings (company_id, role_id, end_date, start_date, id);
create index bookings_by_role on bookings (company_id, role_id, start_date, id);
-- only rows of the company that is set

create table budget_alerts (
  company_id uuid not null,
  targetable_id uuid not null,
  mark smallint not null,
  budget bigint not null,
  told_at timestamptz not null,
  constraint budget_alerts_pkey primary key (company_id, targetable_id, mark),
  constraint budget_alerts_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint budget_alerts_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table calendar_feeds (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  token_hash text not null,
  token text not null,
  created_at timestamptz not null default now(),
  constraint calendar_feeds_pkey primary key (company_id, id),
  constraint calendar_feeds_kind_key unique (company_id, employee_id, kind),
  constraint calendar_feeds_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint calendar_feeds_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint calendar_feeds_kind_check check (kind in ('own', 'team', 'bookings'))
);
create index calendar_feeds_by_token on calendar_feeds (token_hash);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)

create table calendar_markings (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  first_day date not null,
  last_day date not null,
  date_part text not null,
  text text not null,
  color text not null,
  takes_time boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint calendar_markings_pkey primary key (company_id, id),
  constraint calendar_markings_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint calendar_markings_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint calendar_markings_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint calendar_markings_date_part_check check (date_part in ('fullDay', 'am', 'pm')),
  constraint calendar_markings_days check (first_day <= last_day and (date_part = 'fullDay' or first_day = last_day))
);
create index calendar_markings_by_employee on calendar_markings (company_id, employee_id, last_day, first_day);
-- only rows of the company that is set

create table client_billing (
  company_id uuid not null,
  client_id uuid not null,
  legal_name text not null default '',
  vat_number text not null default '',
  company_number text not null default '',
  electronic_scheme text not null default '',
  electronic_id text not null default '',
  buyer_reference text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  postcode text not null default '',
  region text not null default '',
  country text not null default '',
  emails text[] not null default '{}',
  payment_terms_days integer,
  vat_rate integer,
  vat_category text,
  version integer not null default 1,
  constraint client_billing_pkey primary key (company_id, client_id),
  constraint client_billing_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id) on delete cascade,
  constraint client_billing_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint client_billing_payment_terms_days_check check (payment_terms_days >= 0 and payment_terms_days <= 365),
  constraint client_billing_vat check ((vat_rate is null) = (vat_category is null)),
  constraint client_billing_vat_category_check check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  constraint client_billing_vat_rate_check check (vat_rate >= 0 and vat_rate <= 10000)
);
-- only rows of the company that is set

create table client_contacts (
  company_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  type_id uuid,
  first_name text not null,
  last_name text not null default '',
  job_title text not null default '',
  email text not null default '',
  landline text not null default '',
  mobile text not null default '',
  fax text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  email_key text generated always as (lower(email)) stored,
  constraint client_contacts_pkey primary key (company_id, id),
  constraint client_contacts_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id) on delete cascade,
  constraint client_contacts_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint client_contacts_company_id_type_id_fkey foreign key (company_id, type_id) references contact_types(company_id, id)
);
create index client_contacts_by_client on client_contacts (company_id, client_id, created_at, id);
create index client_contacts_by_email on client_contacts (company_id, email_key);
create index client_contacts_by_type on client_contacts (company_id, type_id);
-- only rows of the company that is set

create table clients (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  logo_image_id text,
  trading_currency text not null,
  email text not null default '',
  landline text not null default '',
  mobile text not null default '',
  fax text not null default '',
  website text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  postcode text not null default '',
  owner_id uuid not null,
  dynamic_details jsonb not null default '[]',
  sort_name text not null generated always as (lower(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint clients_pkey primary key (company_id, id),
  constraint clients_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint clients_company_id_owner_id_fkey foreign key (company_id, owner_id) references employees(company_id, id),
  constraint clients_logo_image_id_fkey foreign key (logo_image_id) references public_files(id) on delete set null,
  constraint clients_trading_currency_check check (trading_currency in ('GBP', 'USD', 'EUR', 'ZAR'))
);
create index clients_by_name on clients (company_id, sort_name, id);
create index clients_by_owner on clients (company_id, owner_id, sort_name, id);
create index clients_by_state_and_name on clients (company_id, is_active, sort_name, id);
create index clients_by_state_and_update on clients (company_id, is_active, updated_at, id);
create index clients_by_update on clients (company_id, updated_at, id);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/clients.sql: count_added, count_changed, count_removed, keep_client_sort_names

create table companies (
  company_id uuid not null,
  name text not null,
  country text not null,
  default_currency text not null,
  time_zone text not null,
  financial_year_start text not null,
  holiday_year_start text not null,
  theme jsonb not null,
  logo_image_id text,
  features jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  region text not null default '',
  working_days smallint[] not null default '{2,3,4,5,6}'::smallint[],
  settings jsonb not null default '{}',
  version integer not null default 1,
  closed_until date,
  constraint companies_pkey primary key (company_id),
  constraint companies_company_id_fkey foreign key (company_id) references company_directory(id),
  constraint companies_logo_image_id_fkey foreign key (logo_image_id) references public_files(id) on delete set null,
  constraint companies_default_currency_check check (default_currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  constraint companies_financial_year_start_check check (financial_year_start ~ '^\d\d-\d\d$'),
  constraint companies_holiday_year_start_check check (holiday_year_start ~ '^\d\d-\d\d$')
);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)
-- triggers, in repeatable/triggers/companies.sql: arrange_due_work

create table company_directory (
  id uuid not null,
  domain text not null,
  owner_user_id uuid not null,
  created_at timestamptz not null default now(),
  storage_quota bigint,
  constraint company_directory_pkey primary key (id),
  constraint company_directory_domain_key unique (domain),
  constraint company_directory_owner_user_id_fkey foreign key (owner_user_id) references users(id),
  constraint company_directory_domain_check check (domain ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint company_directory_storage_quota_check check (storage_quota >= 0)
);
create index company_directory_by_owner on company_directory (owner_user_id);

create table contact_types (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  position smallint not null,
  can_be_deleted boolean not null default true,
  created_at timestamptz not null default now(),
  constraint contact_types_pkey primary key (company_id, id),
  constraint contact_types_company_id_fkey foreign key (company_id) references companies(company_id)
);
create unique index contact_types_name_key on contact_types (company_id, lower(name));
-- only rows of the company that is set

create table contract_periods (
  company_id uuid not null,
  employee_id uuid not null,
  applied_on date not null,
  type text not null,
  working_time integer[] not null,
  holiday_entitlement_half_days integer not null,
  since date not null default '-infinity'::date,
  until date not null default 'infinity'::date,
  ends_on date,
  rate_card_id uuid,
  constraint contract_periods_pkey primary key (company_id, employee_id, applied_on),
  constraint contract_periods_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint contract_periods_rate_card_fkey foreign key (company_id, rate_card_id) references rate_cards(company_id, id),
  constraint contract_periods_end check (ends_on >= applied_on),
  constraint contract_periods_holiday_entitlement_half_days_check check (holiday_entitlement_half_days >= 0),
  constraint contract_periods_type_check check (type in ('permanent', 'contractor')),
  constraint contract_periods_working_time_check check (array_length(working_time, 1) = 7 and (0 <= all (working_time)))
);
create index contract_periods_by_rate_card on contract_periods (company_id, rate_card_id) where (rate_card_id is not null);
create index contract_periods_by_type on contract_periods (company_id, type, until, since);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/contract-periods.sql: keep_days_in_force_of_moved, keep_days_in_force_of_new, keep_days_in_force_of_the_rest

create table credit_cards (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  brand text not null,
  last_four text not null,
  holder_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint credit_cards_pkey primary key (company_id, id),
  constraint credit_cards_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint credit_cards_company_id_holder_id_fkey foreign key (company_id, holder_id) references employees(company_id, id) on delete set null (holder_id),
  constraint credit_cards_last_four_check check (last_four ~ '^\d{4}$')
);
create unique index credit_cards_name_key on credit_cards (company_id, lower(name));
-- only rows of the company that is set

create table deputies (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  deputy_id uuid not null,
  first_day date not null,
  last_day date not null,
  absence_id uuid,
  created_at timestamptz not null default now(),
  constraint deputies_pkey primary key (company_id, id),
  constraint deputies_company_id_absence_id_fkey foreign key (company_id, absence_id) references absences(company_id, id) on delete cascade,
  constraint deputies_company_id_deputy_id_fkey foreign key (company_id, deputy_id) references employees(company_id, id),
  constraint deputies_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint deputies_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint deputies_days check (first_day <= last_day),
  constraint deputies_of_others check (employee_id <> deputy_id)
);
create unique index deputies_absence_key on deputies (company_id, absence_id) where (absence_id is not null);
create index deputies_by_day on deputies (company_id, last_day);
create index deputies_by_deputy on deputies (company_id, deputy_id, last_day);
create index deputies_by_employee on deputies (company_id, employee_id, last_day);
-- only rows of the company that is set

create table due_work (
  company_id uuid not null,
  kind text not null,
  key text not null,
  employee_id uuid,
  schedule jsonb,
  period date not null,
  next_due_at timestamptz,
  constraint due_work_pkey primary key (company_id, kind, key),
  constraint due_work_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint due_work_company_id_fkey foreign key (company_id) references companies(company_id)
);
create index due_work_by_employee on due_work (company_id, employee_id);
create index due_work_by_moment on due_work (next_due_at);
-- only rows of the company that is set
-- policy looking for select to the owner using (true)

create table due_work_changes (
  company_id uuid not null,
  key text not null,
  since timestamptz not null default now(),
  constraint due_work_changes_pkey primary key (company_id, key),
  constraint due_work_changes_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set
-- policy looking for all to the owner using (true)

create table earlier_holiday_years (
  company_id uuid not null,
  until date not null,
  start text not null,
  constraint earlier_holiday_years_pkey primary key (company_id, until),
  constraint earlier_holiday_years_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint earlier_holiday_years_start_check check (start ~ '^\d\d-\d\d$')
);
-- only rows of the company that is set

create table employees (
  company_id uuid not null,
  id uuid not null,
  user_id uuid,
  nano_path text not null,
  job_title text not null default 'Staff',
  short_description text not null default '',
  is_active boolean not null default true,
  line_manager_id uuid,
  can_manage_employees boolean not null default false,
  can_manage_clients boolean not null default false,
  can_manage_company boolean not null default false,
  can_manage_projects boolean not null default false,
  can_manage_reports boolean not null default false,
  can_manage_assets boolean not null default false,
  can_process_payments boolean not null default false,
  can_impersonate boolean not null default false,
  revenue text not null default 'noAccess',
  last_opened_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  profile_image_id text,
  tags text[] not null default '{}',
  contact_email text not null default '',
  contact_mobile text not null default '',
  contact_landline text not null default '',
  contact_fax text not null default '',
  dynamic_details jsonb not null default '[]',
  opens_in_new_tab boolean not null default false,
  infinite_scrolling boolean not null default false,
  time_zone text,
  contract_start date,
  is_available_in_client_resourcing boolean not null default true,
  contract_version integer not null default 0,
  sort_name text not null default '',
  version integer not null default 1,
  open_detail_keys text[] not null default '{}',
  constraint employees_pkey primary key (company_id, id),
  constraint employees_nano_path_key unique (company_id, nano_path),
  constraint employees_user_key unique (company_id, user_id),
  constraint employees_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint employees_company_id_line_manager_id_fkey foreign key (company_id, line_manager_id) references employees(company_id, id) on delete set null (line_manager_id),
  constraint employees_profile_image_id_fkey foreign key (profile_image_id) references public_files(id) on delete set null,
  constraint employees_user_id_fkey foreign key (user_id) references users(id),
  constraint employees_revenue_check check (revenue in ('noAccess', 'read', 'write'))
);
create index employees_by_id on employees (id);
create index employees_by_job_title on employees (company_id, lower(job_title), id);
create index employees_by_line_manager on employees (company_id, line_manager_id);
create index employees_by_profile_image on employees (profile_image_id) where (profile_image_id is not null);
create index employees_by_sort_name on employees (company_id, sort_name, id);
create index employees_by_state on employees (company_id, is_active, user_id);
create index employees_by_user on employees (user_id);
create index employees_who_pay on employees (company_id, id) where can_process_payments;
-- only rows of the company that is set
-- policy directory for select to the owner using (true)
-- policy sort_names for update to the owner using (true)
-- triggers, in repeatable/triggers/employees.sql: add_task_board, arrange_due_work, arrange_due_work_of_new, keep_approvers_of_coming_back, keep_approvers_of_joining, keep_approvers_of_leaving, keep_approvers_of_line, keep_employee_words, set_sort_name

create table exchange_rates (
  day date not null,
  currency text not null,
  per_euro text not null,
  constraint exchange_rates_pkey primary key (day, currency),
  constraint exchange_rates_per_euro_check check (per_euro ~ '^[0-9]+(\.[0-9]+)?$')
);

create table expense_groups (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  submitted_on date not null,
  number integer not null,
  submitted_at timestamptz not null,
  constraint expense_groups_pkey primary key (company_id, id),
  constraint expense_groups_company_id_employee_id_submitted_on_number_key unique (company_id, employee_id, submitted_on, number),
  constraint expense_groups_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint expense_groups_company_id_fkey foreign key (company_id) references companies(company_id)
);
create index expense_groups_by_employee on expense_groups (company_id, employee_id, submitted_at desc, id);
create index expense_groups_by_moment on expense_groups (company_id, submitted_at, id);
-- only rows of the company that is set

create table expense_receipts (
  company_id uuid not null,
  expense_id uuid not null,
  file_id uuid not null,
  position integer not null,
  sha256 text not null,
  constraint expense_receipts_pkey primary key (company_id, expense_id, file_id),
  constraint expense_receipts_company_id_expense_id_fkey foreign key (company_id, expense_id) references expenses(company_id, id) on delete cascade,
  constraint expense_receipts_company_id_file_id_fkey foreign key (company_id, file_id) references files(company_id, id) on delete cascade,
  constraint expense_receipts_company_id_fkey foreign key (company_id) references companies(company_id)
);
create index expense_receipts_by_content on expense_receipts (company_id, sha256);
create index expense_receipts_by_file on expense_receipts (company_id, file_id);
-- only rows of the company that is set

create table expense_types (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  description text not null,
  category text not null,
  vat_rate integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  is_receipt_needed boolean not null default true,
  constraint expense_types_pkey primary key (company_id, id),
  constraint expense_types_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint expense_types_vat_rate_check check (vat_rate >= 0 and vat_rate <= 10000)
);
create unique index expense_types_code_name_key on expense_types (company_id, lower(code), lower(name));
-- only rows of the company that is set

create table expenses (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  name text not null default '',
  incurred_on date not null,
  amount bigint not null default 0,
  currency text not null,
  converted_amount bigint,
  converted_currency text,
  rate bigint,
  rate_day date,
  vat_amount bigint not null default 0,
  net_in_project bigint,
  project_currency text,
  type_id uuid,
  type_code text,
  type_name text,
  type_description text,
  type_category text,
  vat_rate integer not null default 0,
  is_receipt_needed boolean not null default false,
  targetable_id uuid,
  bill_to_client boolean not null default false,
  credit_card_id uuid,
  comment text not null default '',
  dynamic_details jsonb not null default '[]',
  mileage jsonb,
  is_mileage boolean not null generated always as ((mileage is not null)) stored,
  state text not null default 'unsubmitted',
  group_id uuid,
  payment_id uuid,
  counter_of uuid,
  correction_of uuid,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  invoice_item_id uuid,
  constraint expenses_pkey primary key (company_id, id),
  constraint expenses_correction_key unique (company_id, correction_of),
  constraint expenses_company_id_correction_of_fkey foreign key (company_id, correction_of) references expenses(company_id, id),
  constraint expenses_company_id_counter_of_fkey foreign key (company_id, counter_of) references expenses(company_id, id),
  constraint expenses_company_id_credit_card_id_fkey foreign key (company_id, credit_card_id) references credit_cards(company_id, id),
  constraint expenses_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint expenses_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint expenses_company_id_group_id_fkey foreign key (company_id, group_id) references expense_groups(company_id, id),
  constraint expenses_company_id_payment_id_fkey foreign key (company_id, payment_id) references payments(company_id, id),
  constraint expenses_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint expenses_company_id_type_id_fkey foreign key (company_id, type_id) references expense_types(company_id, id),
  constraint expenses_invoice_item_fkey foreign key (company_id, invoice_item_id) references invoice_items(company_id, id) on delete set null (invoice_item_id),
  constraint expenses_amount check (amount >= 0 or counter_of is not null),
  constraint expenses_converted check ((converted_amount is null) = (converted_currency is null)),
  constraint expenses_invoiced check (invoice_item_id is null or state = 'approved' and bill_to_client),
  constraint expenses_paid check (payment_id is null or state = 'approved'),
  constraint expenses_rate check ((rate is null) = (rate_day is null)),
  constraint expenses_state_check check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved')),
  constraint expenses_submitted check (state = 'unsubmitted' or group_id is not null and targetable_id is not null and converted_amount is not null and net_in_project is not null and deleted_at is null),
  constraint expenses_vat check (abs(vat_amount) <= abs(amount))
);
create index expenses_by_card on expenses (company_id, credit_card_id) where (credit_card_id is not null);
create index expenses_by_counter on expenses (company_id, counter_of) where (counter_of is not null);
create index expenses_by_day on expenses (company_id, employee_id, incurred_on, amount);
create index expenses_by_group on expenses (company_id, group_id) where (group_id is not null);
create index expenses_by_invoice_item on expenses (company_id, invoice_item_id) where (invoice_item_id is not null);
create index expenses_by_payment on expenses (company_id, payment_id) where (payment_id is not null);
create index expenses_by_targetable on expenses (company_id, targetable_id, incurred_on desc, id) include (state, net_in_project, project_currency, bill_to_client) where (state <> 'unsubmitted');
create index expenses_by_type on expenses (company_id, type_id) where (type_id is not null);
create index expenses_deleted on expenses (company_id, deleted_at) where (deleted_at is not null);
create index expenses_of_person on expenses (company_id, employee_id, group_id) where (group_id is not null);
create index expenses_of_targetable on expenses (company_id, targetable_id) where (targetable_id is not null);
create index expenses_open on expenses (company_id, employee_id, incurred_on desc, id) where (state = 'unsubmitted');
create index expenses_paid_by_day on expenses (company_id, incurred_on, payment_id) where (payment_id is not null);
create index expenses_to_pay on expenses (company_id, group_id, id) where ((state = 'approved') and (payment_id is null));
create index expenses_uninvoiced on expenses (company_id, targetable_id, incurred_on) include (net_in_project, project_currency) where ((state = 'approved') and bill_to_client and (invoice_item_id is null));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/expenses.sql: change_open_expenses, count_open_expenses, forget_requests, refuse_changed_in_closed_period, refuse_new_in_closed_period, uncount_open_expenses

create table files (
  company_id uuid not null,
  id uuid not null,
  storage_key text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  entity text not null,
  entity_id text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  visitor_id uuid,
  constraint files_pkey primary key (company_id, id),
  constraint files_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint files_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint files_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete set null (visitor_id)
);
create index files_by_record on files (company_id, entity, entity_id);
create index files_by_storage_key on files (storage_key);
create index files_by_visitor on files (company_id, visitor_id) where (visitor_id is not null);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/files.sql: count_added, count_added_of_tasks, count_removed_of_tasks, forget_removed

create table history (
  company_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  user_id uuid,
  employee_id uuid,
  impersonator_id uuid,
  entity text not null,
  entity_id text not null,
  action text not null,
  before jsonb,
  after jsonb,
  visitor_id uuid,
  constraint history_pkey primary key (company_id, entity, entity_id, at, id)
);
create index history_by_visitor on history (company_id, visitor_id, at desc, id desc) where (visitor_id is not null);
-- only rows of the company that is set
-- policy ended_impersonations for insert to the owner with check (true)
-- triggers, in repeatable/triggers/history.sql: tell_visitors

create table idempotency_keys (
  company_id uuid not null,
  actor_id uuid not null,
  key text not null,
  request text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (company_id, actor_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
-- only rows of the company that is set
-- policy housekeeping for all to the owner using (true)

create table impersonations (
  company_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  impersonator_id uuid not null,
  employee_id uuid not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint impersonations_pkey primary key (company_id, id),
  constraint impersonations_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint impersonations_company_id_impersonator_id_fkey foreign key (company_id, impersonator_id) references employees(company_id, id),
  constraint impersonations_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade
);
create index impersonations_by_session on impersonations (session_id) where (ended_at is null);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)
-- policy ending for update to the owner using (true)

create table installation (
  secret_check text not null
);
create unique index installation_only_row on installation ((true));

create table invitations (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  email text not null,
  code_hash text not null,
  invited_by uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  constraint invitations_pkey primary key (company_id, id),
  constraint invitations_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint invitations_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invitations_company_id_invited_by_fkey foreign key (company_id, invited_by) references employees(company_id, id) on delete set null (invited_by),
  constraint invitations_email_check check (email = lower(email))
);
create index invitations_by_code on invitations (code_hash);
create index invitations_by_employee on invitations (company_id, employee_id);
create unique index invitations_email_key on invitations (company_id, email) where (accepted_at is null);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)

create table invoice_files (
  company_id uuid not null,
  invoice_id uuid not null,
  kind text not null,
  file_id uuid not null,
  constraint invoice_files_pkey primary key (company_id, invoice_id, kind),
  constraint invoice_files_company_id_file_id_fkey foreign key (company_id, file_id) references files(company_id, id),
  constraint invoice_files_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoice_files_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id) on delete cascade,
  constraint invoice_files_kind_check check (kind in ('pdf', 'breakdown', 'ubl'))
);
create index invoice_files_by_file on invoice_files (company_id, file_id);
-- only rows of the company that is set

create table invoice_items (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  targetable_id uuid not null,
  position integer not null,
  source text not null,
  name text not null,
  description text not null default '',
  quantity bigint not null,
  unit text not null default 'item',
  unit_amount bigint not null,
  discount integer not null default 0,
  vat_rate integer not null,
  vat_category text not null,
  state text not null default 'fullyInvoiced',
  from_day date,
  to_day date,
  category text not null,
  agreement_item_id uuid,
  linked_item_id uuid,
  credited_item_id uuid,
  original_quantity bigint not null,
  original_unit_amount bigint not null,
  gross bigint not null default 0,
  net bigint not null default 0,
  vat bigint not null default 0,
  credited_quantity bigint not null default 0,
  credited_gross bigint not null default 0,
  credited_net bigint not null default 0,
  is_released boolean not null default false,
  original_seconds bigint not null default 0,
  is_carried_on boolean not null default false,
  constraint invoice_items_pkey primary key (company_id, id),
  constraint invoice_items_position_key unique (company_id, invoice_id, "position") deferrable initially deferred,
  constraint invoice_items_agreement_fkey foreign key (company_id, agreement_item_id) references agreement_items(company_id, id),
  constraint invoice_items_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoice_items_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id) on delete cascade,
  constraint invoice_items_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint invoice_items_credited_fkey foreign key (company_id, credited_item_id) references invoice_items(company_id, id),
  constraint invoice_items_linked_fkey foreign key (company_id, linked_item_id) references invoice_items(company_id, id),
  constraint invoice_items_category_check check (category in ('consultancyBudget', 'expensesBudget', 'othersBudget')),
  constraint invoice_items_discount_check check (discount >= 0 and discount <= 10000),
  constraint invoice_items_source_check check (source in ('time', 'expenses', 'agreement', 'free')),
  constraint invoice_items_state_check check (state in ('billNextTime', 'partlyInvoiced', 'fullyInvoiced')),
  constraint invoice_items_unit_amount_check check (unit_amount >= 0),
  constraint invoice_items_unit_check check (unit in ('hour', 'item', 'mile', 'kilometre')),
  constraint invoice_items_vat_category_check check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  constraint invoice_items_vat_rate_check check (vat_rate >= 0 and vat_rate <= 10000)
);
create index invoice_items_by_agreement on invoice_items (company_id, agreement_item_id) where (agreement_item_id is not null);
create index invoice_items_by_credited on invoice_items (company_id, credited_item_id) where (credited_item_id is not null);
create index invoice_items_by_targetable on invoice_items (company_id, targetable_id, invoice_id);
create unique index invoice_items_linked_key on invoice_items (company_id, linked_item_id) where ((linked_item_id is not null) and (not is_released));
create index invoice_items_waiting on invoice_items (company_id, targetable_id, id) where ((state <> 'fullyInvoiced') and (not is_released) and (not is_carried_on));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/invoice-items.sql: change_invoice_items, count_invoice_items, uncount_invoice_items

create table invoice_reminders (
  company_id uuid not null,
  invoice_id uuid not null,
  level smallint not null,
  sent_at timestamptz not null,
  recipients text[] not null,
  subject text not null,
  text text not null,
  constraint invoice_reminders_pkey primary key (company_id, invoice_id, level),
  constraint invoice_reminders_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoice_reminders_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id),
  constraint invoice_reminders_level_check check (level > 0)
);
-- only rows of the company that is set

create table invoice_sendings (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  recipients text[] not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  attachments text[] not null,
  sent_by uuid,
  asked_at timestamptz not null,
  sent_at timestamptz,
  constraint invoice_sendings_pkey primary key (company_id, id),
  constraint invoice_sendings_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoice_sendings_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id) on delete cascade,
  constraint invoice_sendings_company_id_sent_by_fkey foreign key (company_id, sent_by) references employees(company_id, id)
);
create index invoice_sendings_by_invoice on invoice_sendings (company_id, invoice_id, asked_at desc, id desc);
create index invoice_sendings_by_sender on invoice_sendings (company_id, sent_by) where (sent_by is not null);
-- only rows of the company that is set

create table invoice_targetables (
  company_id uuid not null,
  invoice_id uuid not null,
  targetable_id uuid not null,
  net bigint not null default 0,
  vat bigint not null default 0,
  constraint invoice_targetables_pkey primary key (company_id, invoice_id, targetable_id),
  constraint invoice_targetables_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoice_targetables_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id) on delete cascade,
  constraint invoice_targetables_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id)
);
create index invoice_targetables_by_targetable on invoice_targetables (company_id, targetable_id, invoice_id);
-- only rows of the company that is set

create table invoices (
  company_id uuid not null,
  id uuid not null,
  kind text not null default 'invoice',
  stage text not null default 'draft',
  client_id uuid not null,
  currency text not null,
  time_sheet_grouping text not null,
  number text,
  counter integer,
  day date not null,
  due_date date,
  reference text not null default '',
  note text not null default '',
  credited_invoice_id uuid,
  scheduled_for date,
  scheduled_by uuid,
  net bigint not null default 0,
  vat bigint not null default 0,
  received bigint not null default 0,
  credited bigint not null default 0,
  open_amount bigint not null generated always as (
case
    when ((stage = 'billed') and (kind = 'invoice')) then (((net + vat) - received) - credited)
    else (0)::bigint
end) stored,
  settled text not null generated always as (
case
    when (stage = 'draft') then 'draft'
    when (kind = 'creditNote') then 'creditNote'
    when (((net + vat) > 0) and (credited >= (net + vat))) then 'credited'
    when ((received + credited) >= (net + vat)) then 'paid'
    else 'open'
end) stored,
  created_by uuid,
  billed_by uuid,
  billed_at timestamptz,
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  has_reminders_stopped boolean not null default false,
  constraint invoices_pkey primary key (company_id, id),
  constraint invoices_counter_key unique (company_id, kind, counter),
  constraint invoices_scheduled_key unique (company_id, scheduled_by, scheduled_for),
  constraint invoices_company_id_billed_by_fkey foreign key (company_id, billed_by) references employees(company_id, id),
  constraint invoices_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint invoices_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint invoices_company_id_credited_invoice_id_fkey foreign key (company_id, credited_invoice_id) references invoices(company_id, id),
  constraint invoices_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint invoices_company_id_scheduled_by_fkey foreign key (company_id, scheduled_by) references targetables(company_id, id),
  constraint invoices_billed check (stage = 'draft' or counter is not null and number is not null and due_date is not null),
  constraint invoices_crediting check ((kind = 'creditNote') = (credited_invoice_id is not null)),
  constraint invoices_kind_check check (kind in ('invoice', 'creditNote')),
  constraint invoices_numbered check (stage = 'billed' or counter is null and number is null),
  constraint invoices_received check (received >= 0),
  constraint invoices_stage_check check (stage in ('draft', 'billed')),
  constraint invoices_time_sheet_grouping_check check (time_sheet_grouping in ('none', 'byEmployee', 'byEmployeeByMonth', 'byEachSingleSubmission'))
);
create index invoices_by_client on invoices (company_id, client_id, day desc, id desc);
create index invoices_by_credited on invoices (company_id, credited_invoice_id) where (credited_invoice_id is not null);
create index invoices_by_day on invoices (company_id, day desc, id desc);
create index invoices_by_due_date on invoices (company_id, due_date, id);
create index invoices_by_state on invoices (company_id, settled, day desc, id desc);
create index invoices_by_total on invoices (company_id, ((net + vat)), id);
create index invoices_drafts on invoices (company_id, client_id) where (stage = 'draft');
create index invoices_open_by_due_date on invoices (company_id, due_date, id) where (settled = 'open');
create index invoices_overpaid on invoices (company_id, client_id, id) include (open_amount, currency) where (open_amount < 0);
-- only rows of the company that is set

create table journal_categories (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  color text not null,
  initials text not null,
  position smallint not null,
  can_be_deleted boolean not null default true,
  created_at timestamptz not null default now(),
  constraint journal_categories_pkey primary key (company_id, id),
  constraint journal_categories_company_id_fkey foreign key (company_id) references companies(company_id)
);
create unique index journal_categories_initials_name_key on journal_categories (company_id, lower(initials), lower(name));
-- only rows of the company that is set

create table journal_entries (
  company_id uuid not null,
  id uuid not null,
  client_id uuid,
  entry_date date not null,
  title text not null,
  content text not null,
  category_id uuid,
  author_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  targetable_id uuid,
  version integer not null default 1,
  is_shared boolean not null default false,
  sign_off_id uuid,
  constraint journal_entries_pkey primary key (company_id, id),
  constraint journal_entries_sign_off_key unique (company_id, sign_off_id),
  constraint journal_entries_company_id_author_id_fkey foreign key (company_id, author_id) references employees(company_id, id),
  constraint journal_entries_company_id_category_id_fkey foreign key (company_id, category_id) references journal_categories(company_id, id),
  constraint journal_entries_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint journal_entries_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint journal_entries_company_id_sign_off_id_fkey foreign key (company_id, sign_off_id) references sign_offs(company_id, id),
  constraint journal_entries_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint journal_entries_author check ((author_id is null) = (sign_off_id is not null)),
  constraint journal_entries_target check (num_nonnulls(client_id, targetable_id) = 1)
);
create index journal_entries_by_category on journal_entries (company_id, category_id);
create index journal_entries_by_client on journal_entries (company_id, client_id, entry_date desc, id);
create index journal_entries_by_targetable on journal_entries (company_id, targetable_id, entry_date desc, id);
create index journal_entries_shared on journal_entries (company_id, targetable_id, entry_date desc, id) where is_shared;
-- only rows of the company that is set

create table kept_plans (
  company_id uuid not null,
  targetable_id uuid not null,
  kind text not null,
  day date not null,
  snapshot jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  constraint kept_plans_pkey primary key (company_id, targetable_id, kind, day),
  constraint kept_plans_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint kept_plans_company_id_saved_by_fkey foreign key (company_id, saved_by) references employees(company_id, id),
  constraint kept_plans_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint kept_plans_kind_check check (kind in ('budgetPlan', 'forecast', 'resourcePlan'))
);
-- only rows of the company that is set

create table leave_adjustments (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  year_start date not null,
  half_days integer not null,
  reason text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint leave_adjustments_pkey primary key (company_id, id),
  constraint leave_adjustments_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint leave_adjustments_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint leave_adjustments_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint leave_adjustments_half_days_check check (half_days <> 0)
);
create index leave_adjustments_by_employee on leave_adjustments (company_id, employee_id, year_start);
-- only rows of the company that is set

create table mail_news (
  company_id uuid not null,
  id uuid not null,
  email text not null,
  kind text not null,
  rule_id uuid,
  line text not null,
  url text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  held_back_at timestamptz,
  notification_ids uuid[] not null default '{}'::uuid[],
  constraint mail_news_pkey primary key (company_id, id),
  constraint mail_news_company_id_fkey foreign key (company_id) references companies(company_id)
);
create index mail_news_by_age on mail_news (created_at);
create index mail_news_gathered on mail_news (company_id, email, created_at) where ((told_at is null) and (held_back_at is null));
create index mail_news_held_back on mail_news (company_id, rule_id, held_back_at) where (held_back_at is not null);
-- only rows of the company that is set
-- policy housekeeping for all to the owner using (true)

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  constraint migrations_pkey primary key (name)
);

create table notification_settings (
  company_id uuid not null,
  employee_id uuid not null,
  kind text not null,
  in_app boolean not null,
  mail text not null,
  constraint notification_settings_pkey primary key (company_id, employee_id, kind),
  constraint notification_settings_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint notification_settings_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint notification_settings_mail_check check (mail in ('atOnce', 'daily', 'never'))
);
-- only rows of the company that is set

create table notifications (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  kind text not null,
  key text not null,
  record_id uuid not null,
  by_id uuid,
  by_user_id uuid,
  payload jsonb not null,
  created_at timestamptz not null,
  is_shown boolean not null,
  mail text not null,
  mailed_at timestamptz,
  read_at timestamptz,
  constraint notifications_pkey primary key (company_id, id),
  constraint notifications_key unique (company_id, employee_id, kind, key),
  constraint notifications_company_id_by_id_fkey foreign key (company_id, by_id) references employees(company_id, id) on delete set null (by_id),
  constraint notifications_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint notifications_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint notifications_mail_check check (mail in ('atOnce', 'daily', 'never'))
);
create index notifications_by_age on notifications (created_at);
create index notifications_by_doer on notifications (company_id, by_id);
create index notifications_by_key on notifications (company_id, kind, key);
create index notifications_shown on notifications (company_id, employee_id, created_at desc, id desc) where is_shown;
create index notifications_to_mail on notifications (company_id, employee_id, mail, kind) where ((mailed_at is null) and (mail <> 'never'));
create index notifications_unread on notifications (company_id, employee_id, created_at desc, id desc) where (is_shown and (read_at is null));
-- only rows of the company that is set
-- policy housekeeping for all to the owner using (true)

create table open_expense_figures (
  company_id uuid not null,
  targetable_id uuid not null,
  currency text not null,
  month date not null,
  expenses integer not null,
  net bigint not null,
  constraint open_expense_figures_pkey primary key (company_id, targetable_id, currency, month),
  constraint open_expense_figures_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint open_expense_figures_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table open_time_figures (
  company_id uuid not null,
  targetable_id uuid not null,
  month date not null,
  entries integer not null,
  revenue bigint not null,
  seconds bigint not null,
  seconds_without_rate bigint not null,
  constraint open_time_figures_pkey primary key (company_id, targetable_id, month),
  constraint open_time_figures_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint open_time_figures_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table opportunities (
  company_id uuid not null,
  id uuid not null,
  kind text not null generated always as ('opportunity') stored,
  stage_id uuid not null,
  probability smallint not null,
  stage_entered_on date not null,
  lost_reason text not null default '',
  expected_close_date date,
  is_converted boolean not null default false,
  currency text not null,
  revenue bigint not null default 0,
  profit bigint not null default 0,
  margin bigint not null default 0,
  weighted_revenue bigint not null default 0,
  weighted_profit bigint not null default 0,
  version integer not null default 1,
  constraint opportunities_pkey primary key (company_id, id),
  constraint opportunities_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint opportunities_stage_fkey foreign key (company_id, stage_id) references pipeline_stages(company_id, id),
  constraint opportunities_targetable_fkey foreign key (company_id, id, kind) references targetables(company_id, id, kind) on delete cascade
);
create index opportunities_by_close on opportunities (company_id, coalesce(expected_close_date, 'infinity'::date), id);
create index opportunities_by_close_backwards on opportunities (company_id, coalesce(expected_close_date, '-infinity'::date), id);
create index opportunities_by_margin on opportunities (company_id, margin, id);
create index opportunities_by_probability on opportunities (company_id, probability, stage_id, id);
create index opportunities_by_profit on opportunities (company_id, currency, profit, id);
create index opportunities_by_revenue on opportunities (company_id, currency, revenue, id);
create index opportunities_by_stage on opportunities (company_id, stage_id);
create index opportunities_by_weight on opportunities (company_id, currency, weighted_revenue, id);
create index opportunities_converted on opportunities (company_id, id) where is_converted;
create index opportunities_decided on opportunities (company_id, stage_entered_on) where (probability in (0, 100));
create index opportunities_open on opportunities (company_id, stage_id, currency) include (id, revenue, profit, weighted_revenue, weighted_profit) where ((probability > 0) and (probability < 100) and (not is_converted));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/opportunities.sql: value_opportunity

create table opportunity_days (
  company_id uuid not null,
  opportunity_id uuid not null,
  day date not null,
  stage_id uuid,
  stage_name text not null,
  probability smallint not null,
  currency text not null,
  revenue bigint not null,
  cost bigint not null,
  expected_close_date date,
  lead_id uuid not null,
  is_converted boolean not null,
  constraint opportunity_days_pkey primary key (company_id, opportunity_id, day),
  constraint opportunity_days_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint opportunity_days_company_id_opportunity_id_fkey foreign key (company_id, opportunity_id) references opportunities(company_id, id) on delete cascade
);
create index opportunity_days_first on opportunity_days (company_id, day);
-- only rows of the company that is set

create table opportunity_stages (
  company_id uuid not null,
  id uuid not null,
  opportunity_id uuid not null,
  stage_id uuid,
  name text not null,
  probability smallint not null,
  entered_on date not null,
  entered_at timestamptz not null,
  entered_by uuid,
  lost_reason text not null default '',
  currency text not null,
  revenue bigint not null,
  cost bigint not null,
  is_present boolean not null,
  constraint opportunity_stages_pkey primary key (company_id, id),
  constraint opportunity_stages_company_id_entered_by_fkey foreign key (company_id, entered_by) references employees(company_id, id),
  constraint opportunity_stages_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint opportunity_stages_company_id_opportunity_id_fkey foreign key (company_id, opportunity_id) references opportunities(company_id, id) on delete cascade,
  constraint opportunity_stages_company_id_stage_id_fkey foreign key (company_id, stage_id) references pipeline_stages(company_id, id) on delete set null (stage_id)
);
create index opportunity_stages_by_opportunity on opportunity_stages (company_id, opportunity_id, entered_at, id);
create index opportunity_stages_by_stage on opportunity_stages (company_id, stage_id);
create unique index opportunity_stages_present on opportunity_stages (company_id, opportunity_id) where is_present;
-- only rows of the company that is set

create table outside_addresses (
  company_id uuid not null,
  id uuid not null,
  email text not null,
  state text not null,
  code_hash text,
  asked_by uuid,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  constraint outside_addresses_pkey primary key (company_id, id),
  constraint outside_addresses_company_id_email_key unique (company_id, email),
  constraint outside_addresses_company_id_asked_by_fkey foreign key (company_id, asked_by) references employees(company_id, id) on delete set null (asked_by),
  constraint outside_addresses_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint outside_addresses_state_check check (state in ('waiting', 'confirmed', 'declined'))
);
create index outside_addresses_by_asker on outside_addresses (company_id, asked_by);
create index outside_addresses_by_code on outside_addresses (code_hash);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)

create table payments (
  company_id uuid not null,
  id uuid not null,
  number integer not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  expense_amount bigint not null,
  people_count integer not null,
  expense_count integer not null,
  bank_file_count integer not null default 0,
  processed_at timestamptz not null,
  processed_by uuid,
  constraint payments_pkey primary key (company_id, id),
  constraint payments_number_key unique (company_id, number),
  constraint payments_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint payments_company_id_processed_by_fkey foreign key (company_id, processed_by) references employees(company_id, id),
  constraint payments_amount_check check (amount >= 0),
  constraint payments_kind_check check (kind in ('transfer', 'card')),
  constraint payments_of_cards check ((kind = 'card') = (amount = 0))
);
create index payments_by_moment on payments (company_id, processed_at desc, id);
-- only rows of the company that is set

create table pipeline_stages (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  color text not null,
  probability smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint pipeline_stages_pkey primary key (company_id, id),
  constraint pipeline_stages_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint pipeline_stages_probability_check check (probability >= 0 and probability <= 100)
);
create unique index pipeline_stages_name_key on pipeline_stages (company_id, lower(name));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/pipeline-stages.sql: keep_probability_of_opportunities

create table planning_changes (
  company_id uuid not null,
  id uuid not null,
  number bigint not null,
  employee_id uuid not null,
  action text not null,
  bookings jsonb not null,
  roles jsonb not null,
  made_at timestamptz not null,
  is_undone boolean not null default false,
  scenario_id uuid,
  constraint planning_changes_pkey primary key (company_id, id),
  constraint planning_changes_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint planning_changes_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_changes_scenario_fkey foreign key (company_id, scenario_id) references planning_scenarios(company_id, id) on delete cascade
);
create index planning_changes_by_age on planning_changes (company_id, made_at);
create index planning_changes_by_employee on planning_changes (company_id, employee_id, scenario_id, number desc);
create index planning_changes_by_scenario on planning_changes (company_id, scenario_id) where (scenario_id is not null);
create index planning_changes_undone on planning_changes (company_id, employee_id, scenario_id, number) where is_undone;
-- only rows of the company that is set

create table planning_presence (
  company_id uuid not null,
  employee_id uuid not null,
  row_id uuid,
  day date,
  seen_at timestamptz not null,
  scenario_id uuid,
  constraint planning_presence_pkey primary key (company_id, employee_id),
  constraint planning_presence_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint planning_presence_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_presence_scenario_fkey foreign key (company_id, scenario_id) references planning_scenarios(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table planning_scenario_changes (
  company_id uuid not null,
  scenario_id uuid not null,
  id uuid not null,
  kind text not null,
  base jsonb,
  wanted jsonb,
  changed_by uuid not null,
  changed_at timestamptz not null,
  merged_in uuid,
  unmerged_from uuid,
  role_id uuid generated always as (((wanted ->> 'role_id'))::uuid) stored,
  targetable_id uuid generated always as (((wanted ->> 'targetable_id'))::uuid) stored,
  employee_id uuid generated always as (((wanted ->> 'employee_id'))::uuid) stored,
  rate_card_id uuid generated always as (((wanted ->> 'rate_card_id'))::uuid) stored,
  constraint planning_scenario_changes_pkey primary key (company_id, scenario_id, id),
  constraint planning_scenario_changes_company_id_changed_by_fkey foreign key (company_id, changed_by) references employees(company_id, id),
  constraint planning_scenario_changes_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_scenario_changes_company_id_scenario_id_fkey foreign key (company_id, scenario_id) references planning_scenarios(company_id, id) on delete cascade,
  constraint planning_scenario_changes_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint planning_scenario_changes_kind_check check (kind in ('booking', 'role')),
  constraint planning_scenario_changes_sides check (num_nonnulls(base, wanted) > 0)
);
create index planning_scenario_changes_by_card on planning_scenario_changes (company_id, scenario_id, rate_card_id) where (rate_card_id is not null);
create index planning_scenario_changes_by_kind on planning_scenario_changes (company_id, scenario_id, kind, changed_at, id);
create index planning_scenario_changes_by_person on planning_scenario_changes (company_id, scenario_id, employee_id) where (employee_id is not null);
create index planning_scenario_changes_by_role on planning_scenario_changes (company_id, scenario_id, role_id) where (role_id is not null);
create index planning_scenario_changes_by_target on planning_scenario_changes (company_id, targetable_id, scenario_id) where (targetable_id is not null);
create index planning_scenario_changes_merged on planning_scenario_changes (company_id, merged_in) where (merged_in is not null);
create index planning_scenario_changes_unmerged on planning_scenario_changes (company_id, unmerged_from) where (unmerged_from is not null);
-- only rows of the company that is set

create table planning_scenario_members (
  company_id uuid not null,
  scenario_id uuid not null,
  employee_id uuid not null,
  access text not null,
  constraint planning_scenario_members_pkey primary key (company_id, scenario_id, employee_id),
  constraint planning_scenario_members_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint planning_scenario_members_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_scenario_members_company_id_scenario_id_fkey foreign key (company_id, scenario_id) references planning_scenarios(company_id, id) on delete cascade,
  constraint planning_scenario_members_access_check check (access in ('read', 'write'))
);
create index planning_scenario_members_by_employee on planning_scenario_members (company_id, employee_id, scenario_id);
-- only rows of the company that is set

create table planning_scenarios (
  company_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  state text not null default 'open',
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  merged_in uuid,
  version integer not null default 1,
  constraint planning_scenarios_pkey primary key (company_id, id),
  constraint planning_scenarios_company_id_closed_by_fkey foreign key (company_id, closed_by) references employees(company_id, id),
  constraint planning_scenarios_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_scenarios_company_id_owner_id_fkey foreign key (company_id, owner_id) references employees(company_id, id),
  constraint planning_scenarios_closed check ((state = 'open') = (closed_at is null)),
  constraint planning_scenarios_state_check check (state in ('open', 'merged', 'dropped'))
);
create index planning_scenarios_by_owner on planning_scenarios (company_id, owner_id);
-- only rows of the company that is set

create table planning_views (
  company_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  grouped_by text not null,
  initial_range text not null,
  show_unnamed_roles boolean not null,
  included_employee_ids uuid[] not null,
  included_rate_card_ids uuid[] not null,
  included_targetable_ids uuid[] not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint planning_views_pkey primary key (company_id, id),
  constraint planning_views_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint planning_views_company_id_owner_id_fkey foreign key (company_id, owner_id) references employees(company_id, id),
  constraint planning_views_grouped_by_check check (grouped_by in ('resource', 'target'))
);
create unique index planning_views_name_key on planning_views (company_id, owner_id, lower(name));
create index planning_views_shared on planning_views (company_id, name, id) where is_shared;
-- only rows of the company that is set

create table plans (
  company_id uuid not null,
  targetable_id uuid not null,
  budget_plan jsonb,
  last_end_date date,
  unit text not null default 'byHour',
  seconds_per_day integer,
  version integer not null default 1,
  saved_at timestamptz not null,
  saved_by uuid,
  constraint plans_pkey primary key (company_id, targetable_id),
  constraint plans_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint plans_company_id_saved_by_fkey foreign key (company_id, saved_by) references employees(company_id, id),
  constraint plans_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint plans_seconds_per_day_check check (seconds_per_day > 0),
  constraint plans_unit_check check (unit in ('byHour', 'byDay'))
);
-- only rows of the company that is set

create table portal_addresses (
  company_id uuid not null,
  portal_id uuid not null,
  address text not null,
  constraint portal_addresses_pkey primary key (company_id, portal_id, address),
  constraint portal_addresses_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint portal_addresses_company_id_portal_id_fkey foreign key (company_id, portal_id) references portals(company_id, id) on delete cascade
);
-- only rows of the company that is set

create table portal_visitors (
  company_id uuid not null,
  id uuid not null,
  portal_id uuid not null,
  email text not null,
  invited_at timestamptz,
  invited_by uuid,
  last_visit_at timestamptz,
  visit_count integer not null default 0,
  removed_at timestamptz,
  mails text[] not null default '{comments,signOffs,invoices}',
  created_at timestamptz not null default now(),
  last_mailed_at timestamptz,
  constraint portal_visitors_pkey primary key (company_id, id),
  constraint portal_visitors_company_id_portal_id_email_key unique (company_id, portal_id, email),
  constraint portal_visitors_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint portal_visitors_company_id_invited_by_fkey foreign key (company_id, invited_by) references employees(company_id, id),
  constraint portal_visitors_company_id_portal_id_fkey foreign key (company_id, portal_id) references portals(company_id, id) on delete cascade
);
create index portal_visitors_by_inviter on portal_visitors (company_id, invited_by) where (invited_by is not null);
-- only rows of the company that is set

create table portal_visits (
  company_id uuid not null,
  id uuid not null,
  portal_id uuid not null,
  kind text not null,
  email text not null,
  visitor_id uuid,
  at timestamptz not null,
  attempts integer not null default 1,
  period timestamptz not null,
  constraint portal_visits_pkey primary key (company_id, id),
  constraint portal_visits_company_id_portal_id_kind_email_period_key unique (company_id, portal_id, kind, email, period),
  constraint portal_visits_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint portal_visits_company_id_portal_id_fkey foreign key (company_id, portal_id) references portals(company_id, id) on delete cascade,
  constraint portal_visits_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete cascade,
  constraint portal_visits_kind_check check (kind in ('visited', 'refused'))
);
create index portal_visits_by_portal on portal_visits (company_id, portal_id, at desc, id desc);
create index portal_visits_by_visitor on portal_visits (company_id, visitor_id) where (visitor_id is not null);
create index portal_visits_refused on portal_visits (at) where (kind = 'refused');
-- only rows of the company that is set
-- policy housekeeping for all to the owner using (true)

create table portals (
  company_id uuid not null,
  id uuid not null,
  targetable_id uuid not null,
  reference text not null,
  title text not null,
  welcome_text text not null default '',
  shared_infos text[] not null default '{}',
  preset text not null,
  is_active boolean not null default true,
  closed_at timestamptz,
  password_hash text,
  password_set_at timestamptz,
  password_version integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint portals_pkey primary key (company_id, id),
  constraint portals_company_id_reference_key unique (company_id, reference),
  constraint portals_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint portals_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint portals_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint portals_closed check (is_active = (closed_at is null)),
  constraint portals_password check ((password_hash is null) = (password_set_at is null)),
  constraint portals_preset_check check (preset in ('cumulativeRevenueByWeek', 'cumulativeTimeConsumedByWeek', 'custom'))
);
create index portals_by_creator on portals (company_id, created_by) where (created_by is not null);
create index portals_by_reference on portals (reference);
create index portals_by_targetable on portals (company_id, targetable_id, created_at, id);
-- only rows of the company that is set
-- policy directory for select to the owner using (true)

create table project_billing (
  company_id uuid not null,
  targetable_id uuid not null,
  vat_rate integer,
  vat_category text,
  purchase_order text not null default '',
  expense_mark_up integer not null default 0,
  scheduled_amount bigint,
  scheduled_day smallint not null default 1,
  scheduled_until date,
  scheduled_text text not null default '',
  scheduler_set_on date,
  last_scheduled_on date,
  version integer not null default 1,
  scheduler_set_by uuid,
  next_scheduled_on date,
  scheduled_only_done boolean not null default false,
  constraint project_billing_pkey primary key (company_id, targetable_id),
  constraint project_billing_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint project_billing_company_id_scheduler_set_by_fkey foreign key (company_id, scheduler_set_by) references employees(company_id, id),
  constraint project_billing_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint project_billing_expense_mark_up_check check (expense_mark_up >= 0 and expense_mark_up <= 100000),
  constraint project_billing_scheduled_amount_check check (scheduled_amount > 0),
  constraint project_billing_scheduled_day_check check (scheduled_day >= 1 and scheduled_day <= 31),
  constraint project_billing_vat check ((vat_rate is null) = (vat_category is null)),
  constraint project_billing_vat_category_check check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  constraint project_billing_vat_rate_check check (vat_rate >= 0 and vat_rate <= 10000)
);
create index project_billing_by_next on project_billing (company_id, next_scheduled_on, targetable_id) where (next_scheduled_on is not null);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/project-billing.sql: count_open_expenses_anew, count_open_expenses_of_new

create table project_templates (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default false,
  invoice_scheduler text not null default 'none',
  dynamic_details jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint project_templates_pkey primary key (company_id, id),
  constraint project_templates_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint project_templates_invoice_scheduler_check check (invoice_scheduler in ('none', 'fixedAmount', 'effort', 'agreement'))
);
create unique index project_templates_name_key on project_templates (company_id, lower(name));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/project-templates.sql: add_task_board

create table projects (
  company_id uuid not null,
  id uuid not null,
  is_non_chargeable_time_allowed boolean not null default false,
  is_non_chargeable_expenses_allowed boolean not null default false,
  is_time_sheet_comment_required boolean not null default false,
  auto_approves_time_sheets boolean not null default false,
  time_sheet_constraint text not null default 'none',
  rounding text not null default 'none',
  responsibility text not null default 'lineManager',
  time_sheet_submission_details jsonb not null default '[]',
  import_id text not null default '',
  version integer not null default 1,
  invoice_scheduler text not null default 'none',
  template_id uuid,
  template_used_at timestamptz,
  kind text not null generated always as ('project') stored,
  opportunity_id uuid,
  constraint projects_pkey primary key (company_id, id),
  constraint projects_opportunity_fkey foreign key (company_id, opportunity_id) references opportunities(company_id, id),
  constraint projects_targetable_fkey foreign key (company_id, id, kind) references targetables(company_id, id, kind) on delete cascade,
  constraint projects_template_fkey foreign key (company_id, template_id) references project_templates(company_id, id) on delete set null (template_id),
  constraint projects_invoice_scheduler_check check (invoice_scheduler in ('none', 'fixedAmount', 'effort', 'agreement')),
  constraint projects_responsibility_check check (responsibility in ('lineManager', 'projectLead')),
  constraint projects_rounding_check check (rounding in ('none', 'sixMinuteBlocks', 'fifteenMinuteBlocks', 'thirtyMinuteBlocks')),
  constraint projects_time_sheet_constraint_check check (time_sheet_constraint in ('none', 'strict', 'upToTwoWeeks'))
);
create index projects_by_opportunity on projects (company_id, opportunity_id) where (opportunity_id is not null);
create index projects_scheduled on projects (company_id, id) where (invoice_scheduler <> 'none');
create index projects_template_idx on projects (company_id, template_id, template_used_at desc) where (template_id is not null);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/projects.sql: keep_approvers_of_responsibility

create table public_files (
  id text not null,
  storage_key text not null,
  content_type text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  owner_company_id uuid,
  constraint public_files_pkey primary key (id),
  constraint public_files_owner_company_id_fkey foreign key (owner_company_id) references company_directory(id)
);
create index public_files_by_owner on public_files (owner_company_id);
create index public_files_by_storage_key on public_files (storage_key);
-- triggers, in repeatable/triggers/public-files.sql: count_added, forget_removed

create table rate_cards (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  code text not null default '',
  hourly_charge bigint not null,
  hourly_cost bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint rate_cards_pkey primary key (company_id, id),
  constraint rate_cards_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint rate_cards_hourly_charge_check check (hourly_charge >= 0),
  constraint rate_cards_hourly_cost_check check (hourly_cost >= 0)
);
create unique index rate_cards_name_key on rate_cards (company_id, lower(name));
-- only rows of the company that is set

create table rate_limits (
  bucket text not null,
  taken integer not null,
  resets_at timestamptz not null,
  constraint rate_limits_pkey primary key (bucket)
);
create index rate_limits_by_reset on rate_limits (resets_at);

create table received_payments (
  company_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  currency text not null,
  invoice_id uuid,
  amount bigint not null,
  day date not null,
  reference text not null default '',
  statement_line_id uuid,
  allotment_id uuid,
  noted_by uuid,
  created_at timestamptz not null default now(),
  constraint received_payments_pkey primary key (company_id, id),
  constraint received_payments_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint received_payments_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint received_payments_company_id_invoice_id_fkey foreign key (company_id, invoice_id) references invoices(company_id, id),
  constraint received_payments_company_id_noted_by_fkey foreign key (company_id, noted_by) references employees(company_id, id),
  constraint received_payments_company_id_statement_line_id_fkey foreign key (company_id, statement_line_id) references bank_statement_lines(company_id, id),
  constraint received_payments_amount_check check (amount <> 0)
);
create index received_payments_by_allotment on received_payments (company_id, allotment_id) where (allotment_id is not null);
create index received_payments_by_amount on received_payments (company_id, amount, currency) where ((invoice_id is not null) and (amount > 0));
create index received_payments_by_client on received_payments (company_id, client_id);
create index received_payments_by_invoice on received_payments (company_id, invoice_id, day desc, id desc) where (invoice_id is not null);
create index received_payments_by_line on received_payments (company_id, statement_line_id) where (statement_line_id is not null);
create index received_payments_on_account on received_payments (company_id, client_id, currency) include (amount) where (invoice_id is null);
-- only rows of the company that is set

create table refresh_tokens (
  token_hash text not null,
  session_id uuid not null,
  issued_at timestamptz not null default now(),
  replaced_at timestamptz,
  constraint refresh_tokens_pkey primary key (token_hash),
  constraint refresh_tokens_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table repeatable_files (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  constraint repeatable_files_pkey primary key (name)
);

create table requests (
  company_id uuid not null,
  id uuid not null,
  type text not null,
  state text not null,
  employee_id uuid not null,
  approver_id uuid,
  targetable_id uuid,
  group_id uuid,
  linked_request_id uuid,
  submitted_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  comment text not null default '',
  is_auto_approved boolean not null default false,
  accepted_at timestamptz,
  decider_id uuid generated always as (coalesce(decided_by, approver_id)) stored,
  approver_capability text,
  cancelled_at timestamptz,
  cancelled_by uuid,
  constraint requests_pkey primary key (company_id, id),
  constraint requests_company_id_approver_id_fkey foreign key (company_id, approver_id) references employees(company_id, id),
  constraint requests_company_id_cancelled_by_fkey foreign key (company_id, cancelled_by) references employees(company_id, id),
  constraint requests_company_id_decided_by_fkey foreign key (company_id, decided_by) references employees(company_id, id),
  constraint requests_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint requests_company_id_linked_request_id_fkey foreign key (company_id, linked_request_id) references requests(company_id, id) on delete cascade,
  constraint requests_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint requests_acceptance check (accepted_at is null or state = 'denied'),
  constraint requests_approver check (approver_id is null or approver_capability is null),
  constraint requests_cancellation check ((cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null or state = 'approved')),
  constraint requests_decision check ((state = 'waitingForApproval') = (decided_at is null)),
  constraint requests_state_check check (state in ('waitingForApproval', 'denied', 'approved'))
);
create index requests_by_link on requests (company_id, linked_request_id) where (linked_request_id is not null);
create index requests_by_targetable on requests (company_id, targetable_id) where (targetable_id is not null);
create index requests_decided_by_decider on requests (company_id, decided_by, decided_at desc, id) where (decided_by is not null);
create index requests_decided_by_employee on requests (company_id, employee_id, decided_at desc, id) where (decided_at is not null);
create index requests_denied_by_decider on requests (company_id, decided_by, decided_at desc, id) where (state = 'denied');
create index requests_denied_by_employee on requests (company_id, employee_id, decided_at desc, id) where ((state = 'denied') and (accepted_at is null));
create index requests_waiting on requests (company_id, approver_id, type, submitted_at, id) where (state = 'waitingForApproval');
create index requests_waiting_by_employee on requests (company_id, employee_id, submitted_at desc, id) where (state = 'waitingForApproval');
create index requests_waiting_for_capability on requests (company_id, approver_capability, type, submitted_at, id) where ((state = 'waitingForApproval') and (approver_capability is not null));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/requests.sql: keep_states_of_absences, keep_states_of_bookings, keep_states_of_expenses, keep_states_of_new_absences, keep_states_of_new_bookings, keep_states_of_new_expenses, keep_states_of_new_time, keep_states_of_time, record_new_approver

create table row_counts (
  company_id uuid not null,
  entity text not null,
  is_active boolean not null,
  part smallint not null,
  number integer not null,
  constraint row_counts_pkey primary key (company_id, entity, is_active, part),
  constraint row_counts_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set

create table sealing_keys (
  id text not null,
  since timestamptz not null default now(),
  constraint sealing_keys_pkey primary key (id)
);

create table search_words (
  company_id uuid not null,
  entity text not null,
  word text collate "C" not null,
  entity_id uuid not null,
  constraint search_words_pkey primary key (company_id, entity, word, entity_id)
);
create index search_words_by_record on search_words (company_id, entity, entity_id);
-- only rows of the company that is set
-- policy employee_words for all to the owner using ((entity = 'employee'))

create table sessions (
  id uuid not null,
  user_id uuid not null,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint sessions_pkey primary key (id),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index sessions_by_user on sessions (user_id);

create table sign_off_questions (
  company_id uuid not null,
  id uuid not null,
  sign_off_id uuid not null,
  line text not null,
  text text not null,
  visitor_id uuid,
  author text not null,
  asked_at timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  position integer not null,
  constraint sign_off_questions_pkey primary key (company_id, id),
  constraint sign_off_questions_company_id_answered_by_fkey foreign key (company_id, answered_by) references employees(company_id, id),
  constraint sign_off_questions_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint sign_off_questions_company_id_sign_off_id_fkey foreign key (company_id, sign_off_id) references sign_offs(company_id, id) on delete cascade,
  constraint sign_off_questions_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete set null (visitor_id),
  constraint sign_off_questions_answered check ((answer is null) = (answered_at is null))
);
create index sign_off_questions_by_answerer on sign_off_questions (company_id, answered_by) where (answered_by is not null);
create index sign_off_questions_by_sign_off on sign_off_questions (company_id, sign_off_id, asked_at, id);
create index sign_off_questions_by_visitor on sign_off_questions (company_id, visitor_id) where (visitor_id is not null);
-- only rows of the company that is set

create table sign_offs (
  company_id uuid not null,
  id uuid not null,
  portal_id uuid not null,
  targetable_id uuid not null,
  kind text not null,
  title text not null,
  content text not null,
  hash text not null,
  state text not null default 'waiting',
  previous_id uuid,
  asked_by uuid,
  asked_at timestamptz not null,
  visitor_id uuid,
  decided_name text,
  decided_email text,
  decided_from text,
  decided_at timestamptz,
  version integer not null default 1,
  source jsonb not null,
  constraint sign_offs_pkey primary key (company_id, id),
  constraint sign_offs_company_id_asked_by_fkey foreign key (company_id, asked_by) references employees(company_id, id),
  constraint sign_offs_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint sign_offs_company_id_portal_id_fkey foreign key (company_id, portal_id) references portals(company_id, id),
  constraint sign_offs_company_id_previous_id_fkey foreign key (company_id, previous_id) references sign_offs(company_id, id),
  constraint sign_offs_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint sign_offs_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id),
  constraint sign_offs_approved check ((state = 'approved') = (decided_email is not null)),
  constraint sign_offs_decided check ((state in ('approved', 'withdrawn')) = (decided_at is not null)),
  constraint sign_offs_kind_check check (kind in ('deliverable', 'document', 'time')),
  constraint sign_offs_state_check check (state in ('waiting', 'questioned', 'approved', 'withdrawn'))
);
create index sign_offs_by_asker on sign_offs (company_id, asked_by) where (asked_by is not null);
create index sign_offs_by_portal on sign_offs (company_id, portal_id, asked_at desc, id desc);
create index sign_offs_by_previous on sign_offs (company_id, previous_id) where (previous_id is not null);
create index sign_offs_by_targetable on sign_offs (company_id, targetable_id, asked_at desc, id desc);
create index sign_offs_by_visitor on sign_offs (company_id, visitor_id) where (visitor_id is not null);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/sign-offs.sql: keep_sign_off

create table storage_use (
  company_id uuid not null,
  kind text not null,
  part smallint not null,
  bytes bigint not null,
  constraint storage_use_pkey primary key (company_id, kind, part),
  constraint storage_use_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set
-- policy figures for select to the owner using (true)

create table targetable_permissions (
  company_id uuid not null,
  id uuid not null,
  targetable_id uuid not null,
  employee_id uuid not null,
  areas jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint targetable_permissions_pkey primary key (company_id, id),
  constraint targetable_permissions_employee_key unique (company_id, targetable_id, employee_id),
  constraint targetable_permissions_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint targetable_permissions_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint targetable_permissions_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint targetable_permissions_company_id_updated_by_fkey foreign key (company_id, updated_by) references employees(company_id, id)
);
create index targetable_permissions_by_employee on targetable_permissions (company_id, employee_id);
-- only rows of the company that is set

create table targetable_roles (
  company_id uuid not null,
  id uuid not null,
  targetable_id uuid not null,
  name text not null,
  hourly_charge bigint not null,
  hourly_cost bigint not null,
  employee_id uuid,
  rate_card_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint targetable_roles_pkey primary key (company_id, id),
  constraint targetable_roles_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint targetable_roles_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint targetable_roles_company_id_rate_card_id_fkey foreign key (company_id, rate_card_id) references rate_cards(company_id, id),
  constraint targetable_roles_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint targetable_roles_hourly_charge_check check (hourly_charge >= 0),
  constraint targetable_roles_hourly_cost_check check (hourly_cost >= 0)
);
create index targetable_roles_by_employee on targetable_roles (company_id, employee_id);
create index targetable_roles_by_rate_card on targetable_roles (company_id, rate_card_id);
create index targetable_roles_by_targetable on targetable_roles (company_id, targetable_id, created_at, id);
create index targetable_roles_unnamed on targetable_roles (company_id, rate_card_id, id) where (employee_id is null);
-- only rows of the company that is set

create table targetables (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  client_id uuid,
  lead_id uuid not null,
  is_strategic boolean not null default false,
  charging_mechanism text,
  currency text not null,
  is_public boolean not null default false,
  start_date date,
  end_date date,
  tags text[] not null default '{}',
  ended_at timestamptz,
  is_active boolean not null generated always as ((ended_at is null)) stored,
  sort_name text not null generated always as (lower(name)) stored,
  client_sort_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  consultancy_revenue bigint not null default 0,
  consultancy_cost bigint not null default 0,
  expenses_revenue bigint not null default 0,
  expenses_cost bigint not null default 0,
  other_revenue bigint not null default 0,
  other_cost bigint not null default 0,
  dynamic_details jsonb not null default '[]',
  constraint targetables_pkey primary key (company_id, id),
  constraint targetables_kind_key unique (company_id, id, kind),
  constraint targetables_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint targetables_company_id_lead_id_fkey foreign key (company_id, lead_id) references employees(company_id, id),
  constraint targetables_charging_mechanism_check check (charging_mechanism in ('effort', 'fixed')),
  constraint targetables_consultancy_cost_check check (consultancy_cost >= 0),
  constraint targetables_consultancy_revenue_check check (consultancy_revenue >= 0),
  constraint targetables_currency_check check (currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  constraint targetables_dates check (end_date >= start_date),
  constraint targetables_expenses_cost_check check (expenses_cost >= 0),
  constraint targetables_expenses_revenue_check check (expenses_revenue >= 0),
  constraint targetables_internal_project check (kind <> 'project' or (client_id is null) = (charging_mechanism is null)),
  constraint targetables_kind_check check (kind in ('project', 'opportunity')),
  constraint targetables_other_cost_check check (other_cost >= 0),
  constraint targetables_other_revenue_check check (other_revenue >= 0)
);
create index targetables_by_client on targetables (company_id, client_id, sort_name, id);
create index targetables_by_client_name on targetables (company_id, kind, client_sort_name, sort_name, id);
create index targetables_by_creation on targetables (company_id, kind, created_at, id);
create index targetables_by_lead on targetables (company_id, lead_id, kind, sort_name, id);
create index targetables_by_name on targetables (company_id, kind, sort_name, id);
create index targetables_by_state_and_name on targetables (company_id, kind, is_active, sort_name, id);
create index targetables_by_update on targetables (company_id, kind, updated_at, id);
create index targetables_ended on targetables (company_id, ended_at, id) where (ended_at is not null);
create index targetables_open_to_everybody on targetables (company_id, kind, is_active, sort_name, id) where is_public;
-- only rows of the company that is set
-- triggers, in repeatable/triggers/targetables.sql: add_task_board, count_added, count_changed, count_removed, keep_approvers_of_lead, keep_clients_of_time, keep_value_of_opportunity

create table task_assignees (
  company_id uuid not null,
  task_id uuid not null,
  employee_id uuid not null,
  constraint task_assignees_pkey primary key (company_id, task_id, employee_id),
  constraint task_assignees_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint task_assignees_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id) on delete cascade
);
create index task_assignees_by_employee on task_assignees (company_id, employee_id);
-- only rows of the company that is set

create table task_assignment_news (
  company_id uuid not null,
  employee_id uuid not null,
  task_id uuid not null,
  assigned_by uuid not null,
  created_at timestamptz not null,
  constraint task_assignment_news_pkey primary key (company_id, employee_id, task_id),
  constraint task_assignment_news_company_id_assigned_by_fkey foreign key (company_id, assigned_by) references employees(company_id, id) on delete cascade,
  constraint task_assignment_news_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint task_assignment_news_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_assignment_news_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id) on delete cascade
);
create index task_assignment_news_by_task on task_assignment_news (company_id, task_id);
-- only rows of the company that is set

create table task_boards (
  company_id uuid not null,
  id uuid not null,
  targetable_id uuid,
  employee_id uuid,
  template_id uuid,
  columns text[],
  task_details jsonb not null default '[]',
  constraint task_boards_pkey primary key (company_id, id),
  constraint task_boards_employee_key unique (company_id, employee_id),
  constraint task_boards_targetable_key unique (company_id, targetable_id),
  constraint task_boards_template_key unique (company_id, template_id),
  constraint task_boards_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id) on delete cascade,
  constraint task_boards_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_boards_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade,
  constraint task_boards_company_id_template_id_fkey foreign key (company_id, template_id) references project_templates(company_id, id) on delete cascade,
  constraint task_boards_door check (num_nonnulls(targetable_id, employee_id, template_id) = 1)
);
-- only rows of the company that is set

create table task_comments (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  author_id uuid,
  author text not null,
  text text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  visitor_id uuid,
  constraint task_comments_pkey primary key (company_id, id),
  constraint task_comments_company_id_author_id_fkey foreign key (company_id, author_id) references employees(company_id, id),
  constraint task_comments_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_comments_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id) on delete cascade,
  constraint task_comments_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete set null (visitor_id)
);
create index task_comments_by_task on task_comments (company_id, task_id, created_at desc, id);
create index task_comments_by_visitor on task_comments (company_id, visitor_id) where (visitor_id is not null);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/task-comments.sql: count_added_of_tasks, count_removed_of_tasks, forget_files

create table task_figures (
  company_id uuid not null,
  list_id uuid not null,
  part uuid not null default gen_random_uuid(),
  status_id uuid,
  active integer not null,
  completed integer not null,
  estimated bigint not null,
  logged bigint not null,
  charged bigint not null default 0,
  constraint task_figures_pkey primary key (company_id, list_id, part),
  constraint task_figures_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_figures_company_id_list_id_fkey foreign key (company_id, list_id) references task_lists(company_id, id) on delete cascade,
  constraint task_figures_company_id_status_id_fkey foreign key (company_id, status_id) references task_statuses(company_id, id) on delete cascade
);
create index task_figures_by_status on task_figures (company_id, status_id);
-- only rows of the company that is set

create table task_lists (
  company_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  name text not null,
  rank text collate "C" not null,
  created_at timestamptz not null default now(),
  constraint task_lists_pkey primary key (company_id, id),
  constraint task_lists_rank_key unique (company_id, board_id, rank) deferrable initially deferred,
  constraint task_lists_company_id_board_id_fkey foreign key (company_id, board_id) references task_boards(company_id, id) on delete cascade,
  constraint task_lists_company_id_fkey foreign key (company_id) references companies(company_id)
);
-- only rows of the company that is set

create table task_reminders (
  company_id uuid not null,
  task_id uuid not null,
  employee_id uuid not null,
  due_date date not null,
  constraint task_reminders_pkey primary key (company_id, task_id, employee_id),
  constraint task_reminders_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint task_reminders_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_reminders_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id) on delete cascade
);
create index task_reminders_by_employee on task_reminders (company_id, employee_id);
-- only rows of the company that is set

create table task_statuses (
  company_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  name text not null,
  color text not null,
  progress text not null,
  position integer not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint task_statuses_pkey primary key (company_id, id),
  constraint task_statuses_position_key unique (company_id, board_id, "position") deferrable initially deferred,
  constraint task_statuses_company_id_board_id_fkey foreign key (company_id, board_id) references task_boards(company_id, id) on delete cascade,
  constraint task_statuses_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint task_statuses_progress_check check (progress in ('toDo', 'inProgress', 'finished'))
);
create unique index task_statuses_name_key on task_statuses (company_id, board_id, lower(name));
-- only rows of the company that is set

create table tasks (
  company_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  list_id uuid not null,
  parent_id uuid,
  title text not null,
  description text not null default '',
  status_id uuid,
  priority smallint not null default 0,
  due_date date,
  scheduled_date date,
  estimated_start date,
  estimated_end date,
  estimated_seconds integer,
  overrides_estimate boolean not null default false,
  logged_seconds integer not null default 0,
  tags text[] not null default '{}',
  should_remind boolean not null default false,
  dynamic_details jsonb not null default '[]',
  finished_at timestamptz,
  archived_at timestamptz,
  rank text collate "C" not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  sub_task_count integer not null default 0,
  finished_sub_task_count integer not null default 0,
  estimated_sub_task_count integer not null default 0,
  sub_tasks_estimate bigint not null default 0,
  comment_count integer not null default 0,
  file_count integer not null default 0,
  visitor_id uuid,
  charged_seconds integer not null default 0,
  constraint tasks_pkey primary key (company_id, id),
  constraint tasks_rank_key unique nulls not distinct (company_id, list_id, parent_id, rank) deferrable initially deferred,
  constraint tasks_company_id_board_id_fkey foreign key (company_id, board_id) references task_boards(company_id, id) on delete cascade,
  constraint tasks_company_id_created_by_fkey foreign key (company_id, created_by) references employees(company_id, id),
  constraint tasks_company_id_list_id_fkey foreign key (company_id, list_id) references task_lists(company_id, id) on delete cascade,
  constraint tasks_company_id_parent_id_fkey foreign key (company_id, parent_id) references tasks(company_id, id) on delete cascade,
  constraint tasks_company_id_status_id_fkey foreign key (company_id, status_id) references task_statuses(company_id, id),
  constraint tasks_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete set null (visitor_id),
  constraint tasks_estimated_seconds_check check (estimated_seconds >= 0),
  constraint tasks_own_parent check (parent_id <> id),
  constraint tasks_priority_check check (priority >= '-2'::integer and priority <= 2)
);
create index tasks_active_by_rank on tasks (company_id, list_id, rank) where ((parent_id is null) and (finished_at is null) and (archived_at is null));
create index tasks_archived on tasks (company_id, board_id, archived_at desc, id) where (archived_at is not null);
create index tasks_by_board on tasks (company_id, board_id);
create index tasks_by_parent on tasks (company_id, parent_id, rank) where (parent_id is not null);
create index tasks_by_status on tasks (company_id, status_id);
create index tasks_by_visitor on tasks (company_id, visitor_id) where (visitor_id is not null);
create index tasks_completed on tasks (company_id, list_id, finished_at desc, id) where ((parent_id is null) and (finished_at is not null) and (archived_at is null));
create index tasks_due on tasks (company_id, board_id, due_date) where ((due_date is not null) and (finished_at is null) and (archived_at is null));
create index tasks_to_remind_of on tasks (company_id, due_date) where (should_remind and (finished_at is null) and (archived_at is null));
-- only rows of the company that is set
-- triggers, in repeatable/triggers/tasks.sql: count_added, count_changed, count_removed, forget_files, keep_words, keep_words_of_changed

create table time_figures (
  company_id uuid not null,
  targetable_id uuid,
  client_id uuid,
  part smallint not null,
  entries bigint not null,
  unsubmitted bigint not null,
  waiting bigint not null,
  approved bigint not null,
  chargeable bigint not null,
  charged bigint not null,
  revenue bigint not null,
  cost bigint not null,
  denied_entries bigint not null,
  denied bigint not null,
  id uuid not null default gen_random_uuid(),
  constraint time_figures_pkey primary key (company_id, id),
  constraint time_figures_key unique nulls not distinct (company_id, targetable_id, client_id, part),
  constraint time_figures_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id) on delete cascade,
  constraint time_figures_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete cascade
);
create index time_figures_by_client on time_figures (company_id, client_id);
-- only rows of the company that is set

create table time_sheet_submissions (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  day date not null,
  starts_at timestamptz,
  ends_at timestamptz,
  duration integer not null,
  chargeable integer not null,
  rounded integer not null,
  charged integer not null,
  targetable_id uuid,
  client_id uuid,
  task_id uuid,
  role_id uuid,
  role_name text,
  hourly_charge bigint,
  hourly_cost bigint,
  comment text not null default '',
  tags text[] not null default '{}',
  dynamic_details jsonb not null default '[]',
  tracker_id uuid,
  calendar_event_id text,
  correction_of uuid,
  amended_by uuid,
  amended_at timestamptz,
  original jsonb,
  state text not null default 'unsubmitted',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  invoice_item_id uuid,
  covered integer not null default 0,
  constraint time_sheet_submissions_pkey primary key (company_id, id),
  constraint time_sheet_submissions_correction_key unique (company_id, correction_of),
  constraint time_sheet_submissions_company_id_amended_by_fkey foreign key (company_id, amended_by) references employees(company_id, id),
  constraint time_sheet_submissions_company_id_client_id_fkey foreign key (company_id, client_id) references clients(company_id, id),
  constraint time_sheet_submissions_company_id_correction_of_fkey foreign key (company_id, correction_of) references time_sheet_submissions(company_id, id),
  constraint time_sheet_submissions_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint time_sheet_submissions_company_id_role_id_fkey foreign key (company_id, role_id) references targetable_roles(company_id, id),
  constraint time_sheet_submissions_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id),
  constraint time_sheet_submissions_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id),
  constraint time_sheet_submissions_invoice_item_fkey foreign key (company_id, invoice_item_id) references invoice_items(company_id, id) on delete set null (invoice_item_id),
  constraint time_sheet_submissions_chargeable check (chargeable >= 0 and chargeable <= duration),
  constraint time_sheet_submissions_covered check (covered >= 0 and covered <= charged),
  constraint time_sheet_submissions_duration_check check (duration > 0),
  constraint time_sheet_submissions_invoiced check (invoice_item_id is null or state = 'approved'),
  constraint time_sheet_submissions_state_check check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved')),
  constraint time_sheet_submissions_times check ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
create index time_sheet_submissions_by_client on time_sheet_submissions (company_id, client_id, day, id) include (targetable_id, employee_id, role_name, state, duration, chargeable, charged, hourly_charge, hourly_cost);
create index time_sheet_submissions_by_day on time_sheet_submissions (company_id, day, id);
create index time_sheet_submissions_by_employee on time_sheet_submissions (company_id, employee_id, day, starts_at, id);
create index time_sheet_submissions_by_invoice_item on time_sheet_submissions (company_id, invoice_item_id) where (invoice_item_id is not null);
create index time_sheet_submissions_by_role on time_sheet_submissions (company_id, role_id) where (role_id is not null);
create index time_sheet_submissions_by_targetable on time_sheet_submissions (company_id, targetable_id, day, id);
create index time_sheet_submissions_by_task on time_sheet_submissions (company_id, task_id) where (task_id is not null);
create index time_sheet_submissions_uninvoiced on time_sheet_submissions (company_id, targetable_id, day) include (charged, covered, hourly_charge, employee_id) where ((state = 'approved') and (invoice_item_id is null) and (charged > covered));
create index time_sheet_submissions_waiting on time_sheet_submissions (company_id, id) where (state = 'waitingForApproval');
-- only rows of the company that is set
-- triggers, in repeatable/triggers/time-sheet-submissions.sql: change_logged_time, change_open_time, count_logged_time, count_open_time, forget_requests, keep_words_of_changed, keep_words_of_gone, keep_words_of_new, refuse_changed_in_closed_period, refuse_gone_in_closed_period, refuse_new_in_closed_period, uncount_logged_time, uncount_open_time

create table time_trackers (
  company_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  comment text not null default '',
  is_chargeable boolean not null default true,
  tags text[] not null default '{}',
  targetable_id uuid,
  task_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint time_trackers_pkey primary key (company_id, id),
  constraint time_trackers_company_id_employee_id_fkey foreign key (company_id, employee_id) references employees(company_id, id),
  constraint time_trackers_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint time_trackers_company_id_targetable_id_fkey foreign key (company_id, targetable_id) references targetables(company_id, id) on delete set null (targetable_id),
  constraint time_trackers_company_id_task_id_fkey foreign key (company_id, task_id) references tasks(company_id, id) on delete set null (task_id),
  constraint time_trackers_end check (ended_at >= started_at)
);
create index time_trackers_by_employee on time_trackers (company_id, employee_id, ended_at, started_at);
create index time_trackers_by_targetable on time_trackers (company_id, targetable_id) where (targetable_id is not null);
create index time_trackers_by_task on time_trackers (company_id, task_id) where (task_id is not null);
-- only rows of the company that is set

create table time_words (
  company_id uuid not null,
  word text collate "C" not null,
  submission_id uuid not null,
  constraint time_words_pkey primary key (company_id, word, submission_id)
);
-- only rows of the company that is set

create table user_tokens (
  token_hash text not null,
  user_id uuid not null,
  purpose text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint user_tokens_pkey primary key (token_hash),
  constraint user_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint user_tokens_purpose_check check (purpose in ('verify', 'resetPassword'))
);
create index user_tokens_by_user on user_tokens (user_id, purpose);

create table users (
  id uuid not null,
  username text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  profile_image_id text,
  colour_scheme text not null default 'auto',
  verified_at timestamptz,
  totp_secret text,
  totp_pending_secret text,
  totp_last_step bigint,
  recovery_code_hashes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  known_networks text[] not null default '{}',
  constraint users_pkey primary key (id),
  constraint users_username_key unique (username),
  constraint users_colour_scheme_check check (colour_scheme in ('auto', 'light', 'dark')),
  constraint users_username_check check (username = lower(username))
);
-- triggers, in repeatable/triggers/users.sql: keep_sort_names

create table visitor_mails (
  company_id uuid not null,
  id uuid not null,
  visitor_id uuid not null,
  kind text not null,
  occasion text not null,
  line text not null,
  path text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint visitor_mails_pkey primary key (company_id, id),
  constraint visitor_mails_company_id_visitor_id_occasion_key unique (company_id, visitor_id, occasion),
  constraint visitor_mails_company_id_fkey foreign key (company_id) references companies(company_id),
  constraint visitor_mails_company_id_visitor_id_fkey foreign key (company_id, visitor_id) references portal_visitors(company_id, id) on delete cascade,
  constraint visitor_mails_kind_check check (kind in ('comments', 'statusChanges', 'signOffs', 'invoices'))
);
create index visitor_mails_by_age on visitor_mails (created_at);
create index visitor_mails_waiting on visitor_mails (company_id, visitor_id, created_at) where (settled_at is null);
-- only rows of the company that is set
-- policy housekeeping for all to the owner using (true)

-- view targetable_members: repeatable/views/targetable-members.sql

-- function add_task_board(): repeatable/functions/task-boards.sql
-- function add_to_logged_time(uuid,uuid,bigint,bigint): repeatable/functions/time-figures.sql
-- function add_to_sub_tasks(uuid,uuid,bigint,bigint,bigint,bigint): repeatable/functions/task-figures.sql
-- function add_to_task_figures(uuid,uuid,uuid,bigint,bigint,bigint,bigint,bigint): repeatable/functions/task-figures.sql
-- function approver_for(uuid,uuid,uuid,timestamptz): repeatable/functions/approvers.sql
-- function arrange_all_due_work(timestamptz): repeatable/functions/due-work.sql
-- function arrange_due_work_of_company(): repeatable/functions/due-work.sql
-- function arrange_due_work_of_employee(): repeatable/functions/due-work.sql
-- function authenticate(uuid,uuid,uuid): repeatable/functions/across-companies.sql
-- function authenticate_visitor(text,text,integer): repeatable/functions/across-companies.sql
-- function change_invoice_items(): repeatable/functions/open-work.sql
-- function change_logged_time(): repeatable/functions/time-figures.sql
-- function change_open_expenses(): repeatable/functions/open-work.sql
-- function change_open_time(): repeatable/functions/open-work.sql
-- function change_row_count(uuid,text,boolean,bigint): repeatable/functions/row-counts.sql
-- function change_storage_use(uuid,text,numeric): repeatable/functions/storage.sql
-- function companies_to_arrange(): repeatable/functions/due-work.sql
-- function cost_of_time(integer,bigint): repeatable/functions/money-of-time.sql
-- function count_added_assets(): repeatable/functions/assets.sql
-- function count_added_files(): repeatable/functions/storage.sql
-- function count_added_files_of_tasks(): repeatable/functions/task-figures.sql
-- function count_added_images(): repeatable/functions/storage.sql
-- function count_added_rows(): repeatable/functions/row-counts.sql
-- function count_added_targetables(): repeatable/functions/row-counts.sql
-- function count_added_task_comments_of_tasks(): repeatable/functions/task-figures.sql
-- function count_added_tasks(): repeatable/functions/task-figures.sql
-- function count_assets(uuid,jsonb): repeatable/functions/assets.sql
-- function count_changed_asset(): repeatable/functions/assets.sql
-- function count_changed_row(): repeatable/functions/row-counts.sql
-- function count_changed_targetable(): repeatable/functions/row-counts.sql
-- function count_changed_tasks(): repeatable/functions/task-figures.sql
-- function count_invoice_items(): repeatable/functions/open-work.sql
-- function count_logged_time(): repeatable/functions/time-figures.sql
-- function count_open_expenses(): repeatable/functions/open-work.sql
-- function count_open_expenses_anew(): repeatable/functions/open-work.sql
-- function count_open_time(): repeatable/functions/open-work.sql
-- function count_removed_assets(): repeatable/functions/assets.sql
-- function count_removed_files_of_tasks(): repeatable/functions/task-figures.sql
-- function count_removed_rows(): repeatable/functions/row-counts.sql
-- function count_removed_targetables(): repeatable/functions/row-counts.sql
-- function count_removed_task_comments_of_tasks(): repeatable/functions/task-figures.sql
-- function count_removed_tasks(): repeatable/functions/task-figures.sql
-- function day_in_company(uuid,timestamptz): repeatable/functions/approvers.sql
-- function deputies_of(uuid,uuid[],uuid[],timestamptz): repeatable/functions/deputies.sql
-- function deputised(uuid,uuid,timestamptz): repeatable/functions/deputies.sql
-- function deputy_holds(uuid,uuid): repeatable/functions/deputies.sql
-- function due_work_by(timestamptz,text[],integer): repeatable/functions/due-work.sql
-- function employments_of(uuid): repeatable/functions/across-companies.sql
-- function end_impersonations(uuid,timestamptz): repeatable/functions/across-companies.sql
-- function enqueue_job(text,jsonb,timestamptz,text,integer): repeatable/functions/jobs.sql
-- function estimate_on_board(boolean,integer,integer,bigint): repeatable/functions/task-figures.sql
-- function failed_jobs(): repeatable/functions/jobs.sql
-- function find_calendar_feed(text): repeatable/functions/across-companies.sql
-- function find_invitation(text): repeatable/functions/across-companies.sql
-- function find_outside_address(text): repeatable/functions/across-companies.sql
-- function find_portal_gate(text): repeatable/functions/across-companies.sql
-- function find_portal_password(text): repeatable/functions/across-companies.sql
-- function forget_files_of_deleted(): repeatable/functions/task-boards.sql
-- function forget_old_mail_news(): repeatable/functions/housekeeping.sql
-- function forget_old_rows(): repeatable/functions/housekeeping.sql
-- function forget_removed_files(): repeatable/functions/storage.sql
-- function forget_removed_images(): repeatable/functions/storage.sql
-- function forget_requests(): repeatable/functions/requests.sql
-- function forget_some_old_notifications(integer): repeatable/functions/housekeeping.sql
-- function forget_some_old_rows(integer): repeatable/functions/housekeeping.sql
-- function insert_default_collections(uuid): repeatable/functions/companies.sql
-- function instead_of_deputy(uuid,uuid,uuid): repeatable/functions/deputies.sql
-- function is_in_closed_period(uuid,date): repeatable/functions/closed-periods.sql
-- function job_counts(): repeatable/functions/jobs.sql
-- function keep_approvers(): repeatable/functions/approvers.sql
-- function keep_client_sort_names(): repeatable/functions/sort-names.sql
-- function keep_clients_of_time(): repeatable/functions/time-figures.sql
-- function keep_days_in_force(): repeatable/functions/contracts.sql
-- function keep_employee_words(): repeatable/functions/words.sql
-- function keep_probability_of_opportunities(): repeatable/functions/opportunities.sql
-- function keep_sign_off(): repeatable/functions/sign-offs.sql
-- function keep_sort_names(): repeatable/functions/sort-names.sql
-- function keep_states_of_subjects(): repeatable/functions/requests.sql
-- function keep_task_words(): repeatable/functions/words.sql
-- function keep_time_words(): repeatable/functions/words.sql
-- function keep_value_of_opportunity(): repeatable/functions/opportunities.sql
-- function marked_up(bigint,integer): repeatable/functions/open-work.sql
-- function mend_storage_use(uuid): repeatable/functions/storage.sql
-- function name_of_employee(uuid,uuid): repeatable/functions/approvers.sql
-- function record_new_approver(): repeatable/functions/approvers.sql
-- function refuse_in_closed_period(): repeatable/functions/closed-periods.sql
-- function retry_failed_job(bigint): repeatable/functions/jobs.sql
-- function revenue_of_time(integer,bigint): repeatable/functions/money-of-time.sql
-- function search_form(text): repeatable/functions/sort-names.sql
-- function search_words_of(text): repeatable/functions/words.sql
-- function set_sort_name(): repeatable/functions/sort-names.sql
-- function storage_figures(bigint): repeatable/functions/storage.sql
-- function storage_use_in_turn(uuid): repeatable/functions/storage.sql
-- function taken_of_agreement(text,bigint,bigint,bigint): repeatable/functions/open-work.sql
-- function tell_visitors(): repeatable/functions/visitor-mails.sql
-- function value_opportunity(): repeatable/functions/opportunities.sql
-- function words_apart(): repeatable/functions/words.sql
