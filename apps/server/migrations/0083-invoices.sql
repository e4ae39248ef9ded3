-- What clients are asked to pay: from open work to the invoice that was billed.
create table invoices (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null default 'invoice' check (kind in ('invoice', 'creditNote')),
  stage text not null default 'draft' check (stage in ('draft', 'billed')),
  client_id uuid not null,
  currency text not null,
  time_sheet_grouping text not null
    check (time_sheet_grouping in ('none', 'byEmployee', 'byEmployeeByMonth', 'byEachSingleSubmission')),
  -- Both are given when it is billed.
  number text,
  counter integer,
  -- The day it was billed, of a draft the day it was made.
  day date not null,
  -- What was typed; with the bill, when it is due. Nothing lets it follow from the terms.
  due_date date,
  reference text not null default '',
  note text not null default '',
  -- The invoice that a credit note corrects.
  credited_invoice_id uuid,
  -- The day that a scheduler made it for, once for each project.
  scheduled_for date,
  scheduled_by uuid,
  -- Sums of its items, kept by the commands that change them.
  net bigint not null default 0,
  vat bigint not null default 0,
  received bigint not null default 0,
  credited bigint not null default 0,
  open_amount bigint not null generated always as (
    case when stage = 'billed' and kind = 'invoice' then net + vat - received - credited else 0 end) stored,
  -- What its state follows from, but for the day.
  settled text not null generated always as (
    case
      when stage = 'draft' then 'draft'
      when kind = 'creditNote' then 'creditNote'
      when net + vat > 0 and credited >= net + vat then 'credited'
      when received + credited >= net + vat then 'paid'
      else 'open'
    end) stored,
  created_by uuid,
  billed_by uuid,
  billed_at timestamptz,
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, credited_invoice_id) references invoices,
  foreign key (company_id, scheduled_by) references targetables,
  foreign key (company_id, created_by) references employees,
  foreign key (company_id, billed_by) references employees,
  constraint invoices_counter_key unique (company_id, kind, counter),
  constraint invoices_scheduled_key unique (company_id, scheduled_by, scheduled_for),
  constraint invoices_billed check (stage = 'draft' or (counter is not null and number is not null and due_date is not null)),
  constraint invoices_numbered check (stage = 'billed' or (counter is null and number is null)),
  constraint invoices_crediting check ((kind = 'creditNote') = (credited_invoice_id is not null))
);
create index invoices_by_day on invoices (company_id, day desc, id desc);
create index invoices_by_state on invoices (company_id, settled, day desc, id desc);
create index invoices_by_client on invoices (company_id, client_id, day desc, id desc);
create index invoices_by_due_date on invoices (company_id, due_date, id);
create index invoices_open_by_due_date on invoices (company_id, due_date, id) where settled = 'open';
create index invoices_by_total on invoices (company_id, (net + vat), id);
create index invoices_by_credited on invoices (company_id, credited_invoice_id) where credited_invoice_id is not null;

-- The projects on an invoice, with what their lines come to: who may see one of them sees its lines alone.
create table invoice_targetables (
  company_id uuid not null references companies,
  invoice_id uuid not null,
  targetable_id uuid not null,
  net bigint not null default 0,
  vat bigint not null default 0,
  primary key (company_id, invoice_id, targetable_id),
  foreign key (company_id, invoice_id) references invoices on delete cascade,
  foreign key (company_id, targetable_id) references targetables
);
create index invoice_targetables_by_targetable on invoice_targetables (company_id, targetable_id, invoice_id);

create table invoice_items (
  company_id uuid not null references companies,
  id uuid not null,
  invoice_id uuid not null,
  targetable_id uuid not null,
  position integer not null,
  source text not null check (source in ('time', 'expenses', 'agreement', 'free')),
  name text not null,
  description text not null default '',
  -- Ten-thousandths.
  quantity bigint not null,
  unit text not null default 'item' check (unit in ('hour', 'item', 'mile', 'kilometre')),
  unit_amount bigint not null check (unit_amount >= 0),
  -- Hundredths of a percent.
  discount integer not null default 0 check (discount between 0 and 10000),
  -- Ten-thousandths.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  vat_category text not null check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  state text not null default 'fullyInvoiced' check (state in ('billNextTime', 'partlyInvoiced', 'fullyInvoiced')),
  from_day date,
  to_day date,
  -- Which budget of the project it counts for.
  category text not null check (category in ('consultancyBudget', 'expensesBudget', 'othersBudget')),
  agreement_item_id uuid,
  -- The item of an earlier invoice whose rest this one is.
  linked_item_id uuid,
  -- Of a credit note: the item it takes back.
  credited_item_id uuid,
  -- What there was when it was made.
  original_quantity bigint not null,
  original_unit_amount bigint not null,
  -- Its sums on the invoice, kept by the commands that change them; VAT as allotted.
  gross bigint not null default 0,
  net bigint not null default 0,
  vat bigint not null default 0,
  -- What credit notes took back of it.
  credited_quantity bigint not null default 0,
  credited_gross bigint not null default 0,
  credited_net bigint not null default 0,
  -- Taken back as a whole: what was behind it is open again.
  is_released boolean not null default false,
  primary key (company_id, id),
  constraint invoice_items_position_key unique (company_id, invoice_id, position) deferrable initially deferred,
  foreign key (company_id, invoice_id) references invoices on delete cascade,
  foreign key (company_id, targetable_id) references targetables,
  constraint invoice_items_agreement_fkey foreign key (company_id, agreement_item_id) references agreement_items,
  constraint invoice_items_linked_fkey foreign key (company_id, linked_item_id) references invoice_items,
  constraint invoice_items_credited_fkey foreign key (company_id, credited_item_id) references invoice_items
);
create index invoice_items_by_targetable on invoice_items (company_id, targetable_id, invoice_id);
create index invoice_items_by_agreement on invoice_items (company_id, agreement_item_id) where agreement_item_id is not null;
create index invoice_items_by_credited on invoice_items (company_id, credited_item_id) where credited_item_id is not null;
-- The rest of an item is on one invoice at most.
create unique index invoice_items_linked_key on invoice_items (company_id, linked_item_id)
  where linked_item_id is not null and not is_released;
-- What earlier invoices may have left.
create index invoice_items_waiting on invoice_items (company_id, targetable_id, id)
  where state <> 'fullyInvoiced' and not is_released;

-- A row is on one invoice at most, as it has one place to say so.
alter table time_sheet_submissions
  add column invoice_item_id uuid,
  add constraint time_sheet_submissions_invoice_item_fkey foreign key (company_id, invoice_item_id)
    references invoice_items on delete set null (invoice_item_id);
create index time_sheet_submissions_uninvoiced on time_sheet_submissions (company_id, targetable_id, day)
  include (charged, hourly_charge, employee_id)
  where state = 'approved' and invoice_item_id is null and charged > 0;
create index time_sheet_submissions_by_invoice_item on time_sheet_submissions (company_id, invoice_item_id)
  where invoice_item_id is not null;
alter table expenses
  add column invoice_item_id uuid,
  add constraint expenses_invoice_item_fkey foreign key (company_id, invoice_item_id)
    references invoice_items on delete set null (invoice_item_id);
create index expenses_uninvoiced on expenses (company_id, targetable_id, incurred_on)
  include (net_in_project, project_currency)
  where state = 'approved' and bill_to_client and invoice_item_id is null;
create index expenses_by_invoice_item on expenses (company_id, invoice_item_id) where invoice_item_id is not null;

-- What a client is billed as; without a row, by its name and address, and by what the company has set.
create table client_billing (
  company_id uuid not null references companies,
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
  -- Where invoices are sent.
  emails text[] not null default '{}',
  -- What is not said is the company's.
  payment_terms_days integer check (payment_terms_days between 0 and 365),
  vat_rate integer check (vat_rate between 0 and 10000),
  vat_category text check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  version integer not null default 1,
  primary key (company_id, client_id),
  foreign key (company_id, client_id) references clients on delete cascade,
  constraint client_billing_vat check ((vat_rate is null) = (vat_category is null))
);

-- How a project is billed; what it does not say is the client's.
create table project_billing (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  vat_rate integer check (vat_rate between 0 and 10000),
  vat_category text check (vat_category in ('standard', 'zero', 'exempt', 'reverseCharge', 'outside')),
  purchase_order text not null default '',
  -- Hundredths of a percent on top of what expenses cost without VAT.
  expense_mark_up integer not null default 0 check (expense_mark_up between 0 and 100000),
  -- Its scheduler, whose kind the project has: the amount without VAT, when, and what the item is called.
  scheduled_amount bigint check (scheduled_amount > 0),
  scheduled_day smallint not null default 1 check (scheduled_day between 1 and 31),
  scheduled_until date,
  scheduled_text text not null default '',
  scheduler_set_on date,
  last_scheduled_on date,
  version integer not null default 1,
  primary key (company_id, targetable_id),
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  constraint project_billing_vat check ((vat_rate is null) = (vat_category is null))
);

-- An invoice as it was billed, with the entries behind its items: nothing that changes later changes it.
create table billed_invoices (
  company_id uuid not null references companies,
  invoice_id uuid not null,
  document jsonb not null,
  breakdown jsonb not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references invoices on delete cascade
);
