-- A small feature that stands in for real ones: what is measured and tested on it holds for what is shaped like it.

create table subjects (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint subjects_name_key unique (company_id, name)
);

create table notes (
  company_id uuid not null references companies,
  id uuid not null,
  subject_id uuid not null,
  author_id uuid not null,
  title text not null,
  body text not null,
  state text not null check (state in ('open', 'done', 'archived')),
  amount_minor bigint not null,
  currency text not null check (currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  due_on date,
  announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, subject_id) references subjects,
  foreign key (company_id, author_id) references employees
);
create index notes_by_update on notes (company_id, updated_at desc, id);
create index notes_by_state on notes (company_id, state, updated_at desc, id);
create index notes_by_subject on notes (company_id, subject_id, updated_at desc, id);
create index notes_by_author on notes (company_id, author_id, updated_at desc, id);
