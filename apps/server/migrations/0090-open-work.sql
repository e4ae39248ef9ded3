-- What is open of each project is kept by month, so that nobody adds up all open rows of a firm to show it.
create table open_time_figures (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  -- Its first day.
  month date not null,
  entries integer not null,
  revenue bigint not null,
  seconds bigint not null,
  seconds_without_rate bigint not null,
  primary key (company_id, targetable_id, month),
  foreign key (company_id, targetable_id) references targetables on delete cascade
);
create table open_expense_figures (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  -- That of the project when they were submitted.
  currency text not null,
  month date not null,
  expenses integer not null,
  -- With the mark-up of the project.
  net bigint not null,
  primary key (company_id, targetable_id, currency, month),
  foreign key (company_id, targetable_id) references targetables on delete cascade
);

alter table invoice_items
  -- The time it was made of.
  add column original_seconds bigint not null default 0,
  -- Another item has its rest.
  add column is_carried_on boolean not null default false;
drop index invoice_items_waiting;
create index invoice_items_waiting on invoice_items (company_id, targetable_id, id)
  where state <> 'fullyInvoiced' and not is_released and not is_carried_on;
create index invoices_drafts on invoices (company_id, client_id) where stage = 'draft';

-- What invoices have of it, drafts included; also what they wrote off.
alter table agreement_items add column taken bigint not null default 0;
create index agreement_items_open on agreement_items (company_id, due_date) include (targetable_id)
  where amount * coalesce(number_of_periods, 1) > taken;

-- What there is until now.
alter table time_sheet_submissions no force row level security;
alter table expenses no force row level security;
alter table project_billing no force row level security;
alter table invoice_items no force row level security;
alter table agreement_items no force row level security;

insert into open_time_figures
select company_id, targetable_id, date_trunc('month', day::timestamp)::date, count(*),
  coalesce(sum(revenue_of_time(charged - covered, hourly_charge)), 0), sum(charged - covered),
  coalesce(sum(charged - covered) filter (where coalesce(hourly_charge, 0) = 0), 0)
from time_sheet_submissions
where targetable_id is not null and state = 'approved' and invoice_item_id is null and charged > covered
group by 1, 2, 3;

insert into open_expense_figures
select e.company_id, e.targetable_id, e.project_currency, date_trunc('month', e.incurred_on::timestamp)::date, count(*),
  sum(round(e.net_in_project::numeric * (10000 + coalesce(b.expense_mark_up, 0)) / 10000))
from expenses e
left join project_billing b on b.company_id = e.company_id and b.targetable_id = e.targetable_id
where e.state = 'approved' and e.bill_to_client and e.invoice_item_id is null and e.project_currency is not null
group by 1, 2, 3, 4;

update invoice_items m set original_seconds = behind.seconds
from (
  select company_id, invoice_item_id, sum(charged - covered) as seconds from time_sheet_submissions
  where invoice_item_id is not null group by 1, 2) as behind
where m.company_id = behind.company_id and m.id = behind.invoice_item_id;

update invoice_items m set is_carried_on = true
from invoice_items l
where l.company_id = m.company_id and l.linked_item_id = m.id and not l.is_released;

update agreement_items a set taken = m.taken
from (
  select company_id, agreement_item_id, sum(
    case when state = 'partlyInvoiced' then gross
    else greatest(gross, original_unit_amount * original_quantity / 10000) end) as taken
  from invoice_items where agreement_item_id is not null and not is_released group by 1, 2) as m
where a.company_id = m.company_id and a.id = m.agreement_item_id;

alter table time_sheet_submissions force row level security;
alter table expenses force row level security;
alter table project_billing force row level security;
alter table invoice_items force row level security;
alter table agreement_items force row level security;
