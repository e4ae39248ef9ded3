-- What the company may win, what it will bring, and whether projects keep to it.

-- Budgets and dynamic details are the same of projects and opportunities.
alter table targetables
  add column consultancy_revenue bigint not null default 0 check (consultancy_revenue >= 0),
  add column consultancy_cost bigint not null default 0 check (consultancy_cost >= 0),
  add column expenses_revenue bigint not null default 0 check (expenses_revenue >= 0),
  add column expenses_cost bigint not null default 0 check (expenses_cost >= 0),
  add column other_revenue bigint not null default 0 check (other_revenue >= 0),
  add column other_cost bigint not null default 0 check (other_cost >= 0),
  add column dynamic_details jsonb not null default '[]';
update targetables t set consultancy_revenue = p.consultancy_revenue, consultancy_cost = p.consultancy_cost,
  expenses_revenue = p.expenses_revenue, expenses_cost = p.expenses_cost, other_revenue = p.other_revenue,
  other_cost = p.other_cost, dynamic_details = p.dynamic_details
from projects p where p.company_id = t.company_id and p.id = t.id;
alter table projects
  drop column consultancy_revenue, drop column consultancy_cost, drop column expenses_revenue, drop column expenses_cost,
  drop column other_revenue, drop column other_cost, drop column dynamic_details,
  -- The opportunity that the project was made from.
  add column opportunity_id uuid;

create table opportunities (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null generated always as ('opportunity') stored,
  stage_id uuid not null,
  -- The probability of the stage, in percent, kept here to list by.
  probability smallint not null,
  stage_entered_on date not null,
  lost_reason text not null default '',
  expected_close_date date,
  is_converted boolean not null default false,
  -- What is planned, kept here to list by; written by the database.
  currency text not null,
  revenue bigint not null default 0,
  profit bigint not null default 0,
  -- The share of revenue that is profit, in millionths.
  margin bigint not null default 0,
  weighted_revenue bigint not null default 0,
  weighted_profit bigint not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  constraint opportunities_targetable_fkey foreign key (company_id, id, kind)
    references targetables (company_id, id, kind) on delete cascade,
  constraint opportunities_stage_fkey foreign key (company_id, stage_id) references pipeline_stages
);
create index opportunities_by_stage on opportunities (company_id, stage_id);
-- What the pipeline sums: everything between lost and won that is no project yet.
create index opportunities_open on opportunities (company_id, stage_id, currency)
  include (id, revenue, profit, weighted_revenue, weighted_profit)
  where probability > 0 and probability < 100 and not is_converted;
create index opportunities_converted on opportunities (company_id, id) where is_converted;
-- What was won and lost lately.
create index opportunities_decided on opportunities (company_id, stage_entered_on) where probability in (0, 100);
-- Those without a day come last, in either direction.
create index opportunities_by_close on opportunities (company_id, coalesce(expected_close_date, 'infinity'), id);
create index opportunities_by_close_backwards on opportunities (company_id, coalesce(expected_close_date, '-infinity'), id);
create index opportunities_by_probability on opportunities (company_id, probability, stage_id, id);
create index opportunities_by_revenue on opportunities (company_id, currency, revenue, id);
create index opportunities_by_profit on opportunities (company_id, currency, profit, id);
create index opportunities_by_weight on opportunities (company_id, currency, weighted_revenue, id);
create index opportunities_by_margin on opportunities (company_id, margin, id);
create index targetables_by_creation on targetables (company_id, kind, created_at, id);
alter table projects add constraint projects_opportunity_fkey foreign key (company_id, opportunity_id) references opportunities;
create index projects_by_opportunity on projects (company_id, opportunity_id) where opportunity_id is not null;

-- Every entry into a stage, with what was planned that day: what was won and lost is counted by it.
create table opportunity_stages (
  company_id uuid not null references companies,
  id uuid not null,
  opportunity_id uuid not null,
  -- Null once the stage was deleted: name and probability are those of the day.
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
  -- Whether the opportunity is still in it.
  is_present boolean not null,
  primary key (company_id, id),
  foreign key (company_id, opportunity_id) references opportunities on delete cascade,
  foreign key (company_id, stage_id) references pipeline_stages on delete set null (stage_id),
  foreign key (company_id, entered_by) references employees
);
create index opportunity_stages_by_opportunity on opportunity_stages (company_id, opportunity_id, entered_at, id);
create index opportunity_stages_by_stage on opportunity_stages (company_id, stage_id);
create unique index opportunity_stages_present on opportunity_stages (company_id, opportunity_id) where is_present;

-- The pipeline as it was at the end of each day on which an opportunity changed.
create table opportunity_days (
  company_id uuid not null references companies,
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
  primary key (company_id, opportunity_id, day),
  foreign key (company_id, opportunity_id) references opportunities on delete cascade
);
create index opportunity_days_first on opportunity_days (company_id, day);

-- Who works in a role, when. Exactly one of the three says how much.
create table bookings (
  company_id uuid not null references companies,
  id uuid not null,
  role_id uuid not null,
  start_date date not null,
  end_date date not null,
  seconds_per_day integer check (seconds_per_day between 0 and 86400),
  total_seconds bigint check (total_seconds >= 0),
  -- Of contracted time, in hundredths of a percent.
  percentage integer check (percentage >= 0),
  is_soft boolean not null default false,
  note text not null default '',
  -- The booking that this one was cut from.
  cut_from uuid,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  updated_by uuid,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, role_id) references targetable_roles on delete cascade,
  foreign key (company_id, created_by) references employees,
  foreign key (company_id, updated_by) references employees,
  constraint bookings_amount check (num_nonnulls(seconds_per_day, total_seconds, percentage) = 1),
  constraint bookings_dates check (end_date >= start_date)
);
create index bookings_by_role on bookings (company_id, role_id, start_date, id);

-- The plan of a project or opportunity: its dates and lines, and how its resource plan is shown.
create table plans (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  -- The snapshot of the budget plan; null while only agreements or the resource plan were saved.
  budget_plan jsonb,
  -- The last end date that the plan had, which open-ended plans go back to.
  last_end_date date,
  unit text not null default 'byHour' check (unit in ('byHour', 'byDay')),
  seconds_per_day integer check (seconds_per_day > 0),
  version integer not null default 1,
  saved_at timestamptz not null,
  saved_by uuid,
  primary key (company_id, targetable_id),
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  foreign key (company_id, saved_by) references employees
);

-- Budget plans as they were at the end of each day on which one was saved, and forecasts as they were each night.
create table kept_plans (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  kind text not null check (kind in ('budgetPlan', 'forecast')),
  day date not null,
  snapshot jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  primary key (company_id, targetable_id, kind, day),
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  foreign key (company_id, saved_by) references employees
);

create table agreement_items (
  company_id uuid not null references companies,
  id uuid not null,
  targetable_id uuid not null,
  position integer not null,
  name text not null,
  amount bigint not null check (amount >= 0),
  category text not null check (category in ('consultancyBudget', 'expensesBudget', 'othersBudget')),
  due_date date not null,
  done_on date,
  -- Of a retainer: hours bought per period, and what rolls over.
  period text check (period in ('month', 'quarter')),
  number_of_periods integer,
  seconds_per_period integer,
  roll_over_seconds integer,
  roll_over_periods integer,
  primary key (company_id, id),
  unique (company_id, targetable_id, position) deferrable initially deferred,
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  constraint agreement_items_retainer check (
    num_nulls(period, number_of_periods, seconds_per_period, roll_over_seconds, roll_over_periods) in (0, 5))
);

-- The marks of a consultancy budget that people were told of, with the budget of that day: a raised one tells again.
create table budget_alerts (
  company_id uuid not null references companies,
  targetable_id uuid not null,
  mark smallint not null,
  budget bigint not null,
  told_at timestamptz not null,
  primary key (company_id, targetable_id, mark),
  foreign key (company_id, targetable_id) references targetables on delete cascade
);

-- The rate card of a person while a contract applies: hours without a role cost what it says.
alter table contract_periods add column rate_card_id uuid,
  add constraint contract_periods_rate_card_fkey foreign key (company_id, rate_card_id) references rate_cards;
create index contract_periods_by_rate_card on contract_periods (company_id, rate_card_id) where rate_card_id is not null;
