-- What clients paid, what banks say of it, and what they are reminded of.
alter table invoices
  add column has_reminders_stopped boolean not null default false,
  -- Nobody gets back more than was received.
  add constraint invoices_received check (received >= 0);

-- A file that a bank made, with what was understood of it.
create table bank_statements (
  company_id uuid not null references companies,
  id uuid not null,
  -- The file itself, so that it can be read anew.
  file_id uuid not null,
  name text not null,
  format text check (format in ('camt053', 'mt940', 'csv')),
  -- What the file does not say of itself.
  given_account text not null default '',
  given_currency text not null,
  first_day date,
  last_day date,
  accounts jsonb not null,
  problems jsonb not null,
  -- How the columns of a CSV file are understood, and its first rows.
  csv jsonb,
  -- Whether it is still to be read, or read anew.
  is_reading boolean not null default true,
  line_count integer not null default 0,
  matched_count integer not null default 0,
  set_aside_count integer not null default 0,
  repeated_count integer not null default 0,
  uploaded_at timestamptz not null default now(),
  uploaded_by uuid,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, file_id) references files,
  foreign key (company_id, uploaded_by) references employees
);
create index bank_statements_by_upload on bank_statements (company_id, uploaded_at desc, id desc);

create table bank_statement_lines (
  company_id uuid not null references companies,
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
  -- A hash of what is the same of it in every file.
  fingerprint text not null,
  state text not null default 'toMatch' check (state in ('toMatch', 'matched', 'setAside')),
  -- What it may be about, how sure the best of these is, and whether it was compared at all.
  proposals jsonb not null default '[]',
  confidence text check (confidence in ('certain', 'likely', 'possible')),
  is_compared boolean not null default false,
  -- Whose money it was confirmed to be.
  client_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  primary key (company_id, id),
  constraint bank_statement_lines_fingerprint_key unique (company_id, fingerprint),
  foreign key (company_id, statement_id) references bank_statements on delete cascade,
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, decided_by) references employees,
  constraint bank_statement_lines_matched check ((state = 'matched') = (client_id is not null)),
  constraint bank_statement_lines_decided check ((state = 'toMatch') = (decided_at is null))
);
create index bank_statement_lines_by_state on bank_statement_lines (company_id, state, booked_on desc, id desc);
create index bank_statement_lines_by_statement
  on bank_statement_lines (company_id, statement_id, state, booked_on desc, id desc);
create index bank_statement_lines_by_confidence
  on bank_statement_lines (company_id, confidence, statement_id, booked_on desc, id desc) where state = 'toMatch';
create index bank_statement_lines_to_compare
  on bank_statement_lines (company_id, statement_id) where state = 'toMatch' and not is_compared;
-- From which accounts clients have paid before.
create index bank_statement_lines_by_payer
  on bank_statement_lines (company_id, party_account, client_id) where state = 'matched' and party_account <> '';
create index bank_statement_lines_by_client on bank_statement_lines (company_id, client_id) where client_id is not null;

-- What was paid on invoices, or on none: then it is the client's balance. Below nothing what was paid back.
create table received_payments (
  company_id uuid not null references companies,
  id uuid not null,
  client_id uuid not null,
  currency text not null,
  invoice_id uuid,
  amount bigint not null check (amount <> 0),
  day date not null,
  reference text not null default '',
  statement_line_id uuid,
  -- What was moved from the client's balance to an invoice together, and comes to nothing.
  allotment_id uuid,
  noted_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, invoice_id) references invoices,
  foreign key (company_id, statement_line_id) references bank_statement_lines,
  foreign key (company_id, noted_by) references employees
);
create index received_payments_by_invoice on received_payments (company_id, invoice_id, day desc, id desc)
  where invoice_id is not null;
create index received_payments_on_account on received_payments (company_id, client_id, currency)
  include (amount) where invoice_id is null;
create index received_payments_by_client on received_payments (company_id, client_id);
create index received_payments_by_line on received_payments (company_id, statement_line_id)
  where statement_line_id is not null;
create index received_payments_by_allotment on received_payments (company_id, allotment_id)
  where allotment_id is not null;
-- What a bank may take back.
create index received_payments_by_amount on received_payments (company_id, amount, currency)
  where invoice_id is not null and amount > 0;
-- What clients have to their credit.
create index invoices_overpaid on invoices (company_id, client_id, id) include (open_amount, currency)
  where open_amount < 0;

-- Each reminder of an invoice is sent once.
create table invoice_reminders (
  company_id uuid not null references companies,
  invoice_id uuid not null,
  level smallint not null check (level > 0),
  sent_at timestamptz not null,
  recipients text[] not null,
  subject text not null,
  text text not null,
  primary key (company_id, invoice_id, level),
  foreign key (company_id, invoice_id) references invoices
);
