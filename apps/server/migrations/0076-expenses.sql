-- What people spend for the company, how it is paid back, and where people are paid.
alter table expense_types add column is_receipt_needed boolean not null default true;

-- Reference rates published after the last day of those that come along: what a euro is in the currency.
create table exchange_rates (
  day date not null,
  currency text not null,
  per_euro text not null check (per_euro ~ '^[0-9]+(\.[0-9]+)?$'),
  primary key (day, currency)
);

-- Claims that were submitted at once; its number counts the person's groups of the day.
create table expense_groups (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  submitted_on date not null,
  number integer not null,
  submitted_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, employee_id, submitted_on, number),
  foreign key (company_id, employee_id) references employees
);

create table payments (
  company_id uuid not null references companies,
  id uuid not null,
  number integer not null,
  kind text not null check (kind in ('transfer', 'card')),
  currency text not null,
  -- What is transferred; nothing of what was paid by card.
  amount bigint not null check (amount >= 0),
  expense_amount bigint not null,
  people_count integer not null,
  expense_count integer not null,
  bank_file_count integer not null default 0,
  processed_at timestamptz not null,
  -- Nobody, where approving a claim paid by card made it.
  processed_by uuid,
  primary key (company_id, id),
  constraint payments_number_key unique (company_id, number),
  foreign key (company_id, processed_by) references employees,
  constraint payments_of_cards check ((kind = 'card') = (amount = 0))
);

create table expenses (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  name text not null default '',
  incurred_on date not null,
  -- What was paid, in minor units of its currency; below nothing only for a counter-expense.
  amount bigint not null default 0,
  currency text not null,
  -- The amount in the currency that the company had then, and the rate it was converted by, in hundred-millionths; null
  -- as long as it cannot be. Without a rate the currencies are the same.
  converted_amount bigint,
  converted_currency text,
  rate bigint,
  rate_day date,
  vat_amount bigint not null default 0,
  -- The amount without VAT in the project's currency, by the rate of the same day.
  net_in_project bigint,
  project_currency text,
  type_id uuid,
  -- The type as it was when the claim was submitted; until then as it was at the last save.
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
  -- The way that was travelled, with its distance, unit and rate.
  mileage jsonb,
  is_mileage boolean not null generated always as (mileage is not null) stored,
  -- Kept from the request.
  state text not null default 'unsubmitted'
    check (state in ('unsubmitted', 'waitingForApproval', 'denied', 'approved')),
  group_id uuid,
  payment_id uuid,
  counter_of uuid,
  correction_of uuid,
  -- A deleted claim can be restored for a while.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees,
  foreign key (company_id, type_id) references expense_types,
  foreign key (company_id, targetable_id) references targetables,
  foreign key (company_id, credit_card_id) references credit_cards,
  foreign key (company_id, group_id) references expense_groups,
  foreign key (company_id, payment_id) references payments,
  foreign key (company_id, counter_of) references expenses,
  foreign key (company_id, correction_of) references expenses,
  constraint expenses_correction_key unique (company_id, correction_of),
  constraint expenses_amount check (amount >= 0 or counter_of is not null),
  constraint expenses_vat check (abs(vat_amount) <= abs(amount)),
  constraint expenses_converted check ((converted_amount is null) = (converted_currency is null)),
  constraint expenses_rate check ((rate is null) = (rate_day is null)),
  -- What is submitted is complete, and only that is paid.
  constraint expenses_submitted check (
    state = 'unsubmitted'
    or (group_id is not null and targetable_id is not null and converted_amount is not null
      and net_in_project is not null and deleted_at is null)),
  constraint expenses_paid check (payment_id is null or state = 'approved')
);
create index expenses_open on expenses (company_id, employee_id, incurred_on desc, id) where (state = 'unsubmitted');
create index expenses_of_person on expenses (company_id, employee_id, group_id) where (group_id is not null);
create index expenses_by_day on expenses (company_id, employee_id, incurred_on, amount);
create index expenses_by_group on expenses (company_id, group_id) where (group_id is not null);
create index expenses_to_pay on expenses (company_id, group_id, id) where (state = 'approved' and payment_id is null);
create index expenses_by_payment on expenses (company_id, payment_id) where (payment_id is not null);
create index expenses_paid_by_day on expenses (company_id, incurred_on, payment_id) where (payment_id is not null);
create index expenses_by_targetable on expenses (company_id, targetable_id, incurred_on desc, id)
  include (state, net_in_project, project_currency, bill_to_client) where (state <> 'unsubmitted');
create index expenses_of_targetable on expenses (company_id, targetable_id) where (targetable_id is not null);
create index expenses_by_type on expenses (company_id, type_id) where (type_id is not null);
create index expenses_by_card on expenses (company_id, credit_card_id) where (credit_card_id is not null);
create index expenses_by_counter on expenses (company_id, counter_of) where (counter_of is not null);
create index expenses_deleted on expenses (company_id, deleted_at) where (deleted_at is not null);
create index expense_groups_by_employee on expense_groups (company_id, employee_id, submitted_at desc, id);
create index expense_groups_by_moment on expense_groups (company_id, submitted_at, id);
create index payments_by_moment on payments (company_id, processed_at desc, id);

-- The receipts of claims; the hash is of the file as it was sent, so that the same one is recognised.
create table expense_receipts (
  company_id uuid not null references companies,
  expense_id uuid not null,
  file_id uuid not null,
  position integer not null,
  sha256 text not null,
  primary key (company_id, expense_id, file_id),
  foreign key (company_id, expense_id) references expenses on delete cascade,
  foreign key (company_id, file_id) references files on delete cascade
);
create index expense_receipts_by_content on expense_receipts (company_id, sha256);
create index expense_receipts_by_file on expense_receipts (company_id, file_id);

-- Those who process payments, who are told of what there is to pay.
create index employees_who_pay on employees (company_id, id) where (can_process_payments);

-- Where people are paid, sealed.
create table bank_accounts (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  account text not null,
  -- What may be seen without opening it: its numbers with all but their ends masked.
  masked jsonb not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, employee_id),
  foreign key (company_id, employee_id) references employees
);
