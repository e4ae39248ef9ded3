-- Where clients look in on a project, and take part in it.
create table portals (
  company_id uuid not null references companies,
  id uuid not null,
  targetable_id uuid not null,
  -- What its address ends in; nobody guesses it.
  reference text not null,
  title text not null,
  welcome_text text not null default '',
  shared_infos text[] not null default '{}',
  preset text not null
    check (preset in ('cumulativeRevenueByWeek', 'cumulativeTimeConsumedByWeek', 'custom')),
  is_active boolean not null default true,
  closed_at timestamptz,
  -- One password for all visitors; nobody comes in before there is one.
  password_hash text,
  password_set_at timestamptz,
  -- Rises with every password, so that what was opened with an earlier one ends.
  password_version integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, reference),
  foreign key (company_id, targetable_id) references targetables on delete cascade,
  foreign key (company_id, created_by) references employees,
  constraint portals_closed check (is_active = (closed_at is null)),
  constraint portals_password check ((password_hash is null) = (password_set_at is null))
);
create index portals_by_reference on portals (reference);
create index portals_by_targetable on portals (company_id, targetable_id, created_at, id);
create index portals_by_creator on portals (company_id, created_by) where created_by is not null;
-- Which company a reference leads to.
create policy directory on portals for select to current_user using (true);

-- Who may come: an e-mail address, or all of a domain, as @northgate.example. A portal without any takes whoever has the password.
create table portal_addresses (
  company_id uuid not null references companies,
  portal_id uuid not null,
  address text not null,
  primary key (company_id, portal_id, address),
  foreign key (company_id, portal_id) references portals on delete cascade
);

-- Who was invited or has come.
create table portal_visitors (
  company_id uuid not null references companies,
  id uuid not null,
  portal_id uuid not null,
  email text not null,
  invited_at timestamptz,
  invited_by uuid,
  last_visit_at timestamptz,
  visit_count integer not null default 0,
  -- When the firm shut them out.
  removed_at timestamptz,
  -- Which mails they get.
  mails text[] not null default '{comments,signOffs,invoices}',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, portal_id, email),
  foreign key (company_id, portal_id) references portals on delete cascade,
  foreign key (company_id, invited_by) references employees
);
create index portal_visitors_by_inviter on portal_visitors (company_id, invited_by) where invited_by is not null;

-- Who came when, and who did not get in; attempts of half an hour are one row.
create table portal_visits (
  company_id uuid not null references companies,
  id uuid not null,
  portal_id uuid not null,
  kind text not null check (kind in ('visited', 'refused')),
  email text not null,
  visitor_id uuid,
  at timestamptz not null,
  attempts integer not null default 1,
  period timestamptz not null,
  primary key (company_id, id),
  unique (company_id, portal_id, kind, email, period),
  foreign key (company_id, portal_id) references portals on delete cascade,
  foreign key (company_id, visitor_id) references portal_visitors on delete cascade
);
create index portal_visits_by_portal on portal_visits (company_id, portal_id, at desc, id desc);
create index portal_visits_by_visitor on portal_visits (company_id, visitor_id) where visitor_id is not null;

-- What a client is asked to agree to: a copy that stays as it was, and the hash of its bytes. It outlives changes of the original,
-- and a portal that has any is closed, not deleted.
create table sign_offs (
  company_id uuid not null references companies,
  id uuid not null,
  portal_id uuid not null,
  targetable_id uuid not null,
  kind text not null check (kind in ('deliverable', 'document', 'time')),
  title text not null,
  -- Canonical JSON, of which the hash is made.
  content text not null,
  hash text not null,
  state text not null default 'waiting' check (state in ('waiting', 'questioned', 'approved', 'withdrawn')),
  -- What it was asked anew in place of.
  previous_id uuid,
  asked_by uuid,
  asked_at timestamptz not null,
  -- Who approved, as they were called then, and from which network address.
  visitor_id uuid,
  decided_name text,
  decided_email text,
  decided_from text,
  decided_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, portal_id) references portals,
  foreign key (company_id, targetable_id) references targetables,
  foreign key (company_id, previous_id) references sign_offs,
  foreign key (company_id, asked_by) references employees,
  foreign key (company_id, visitor_id) references portal_visitors,
  constraint sign_offs_decided check ((state in ('approved', 'withdrawn')) = (decided_at is not null)),
  constraint sign_offs_approved check ((state = 'approved') = (decided_email is not null))
);
create index sign_offs_by_portal on sign_offs (company_id, portal_id, asked_at desc, id desc);
create index sign_offs_by_targetable on sign_offs (company_id, targetable_id, asked_at desc, id desc);
create index sign_offs_by_previous on sign_offs (company_id, previous_id) where previous_id is not null;
create index sign_offs_by_asker on sign_offs (company_id, asked_by) where asked_by is not null;
create index sign_offs_by_visitor on sign_offs (company_id, visitor_id) where visitor_id is not null;

-- What a visitor asks about a line of it, and what the firm answers.
create table sign_off_questions (
  company_id uuid not null references companies,
  id uuid not null,
  sign_off_id uuid not null,
  -- The key of the line in the content.
  line text not null,
  text text not null,
  visitor_id uuid,
  -- Who asked, as they were called then.
  author text not null,
  asked_at timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, sign_off_id) references sign_offs on delete cascade,
  foreign key (company_id, visitor_id) references portal_visitors on delete set null (visitor_id),
  foreign key (company_id, answered_by) references employees,
  constraint sign_off_questions_answered check ((answer is null) = (answered_at is null))
);
create index sign_off_questions_by_sign_off on sign_off_questions (company_id, sign_off_id, asked_at, id);
create index sign_off_questions_by_visitor on sign_off_questions (company_id, visitor_id) where visitor_id is not null;
create index sign_off_questions_by_answerer on sign_off_questions (company_id, answered_by) where answered_by is not null;

-- What visitors did and made. The history outlives them, as it does employees.
alter table history add column visitor_id uuid;
create index history_by_visitor on history (company_id, visitor_id, at desc, id desc) where visitor_id is not null;

alter table tasks
  add column visitor_id uuid,
  add foreign key (company_id, visitor_id) references portal_visitors on delete set null (visitor_id);
create index tasks_by_visitor on tasks (company_id, visitor_id) where visitor_id is not null;

alter table task_comments
  add column visitor_id uuid,
  add foreign key (company_id, visitor_id) references portal_visitors on delete set null (visitor_id);
create index task_comments_by_visitor on task_comments (company_id, visitor_id) where visitor_id is not null;

alter table files
  add column visitor_id uuid,
  add foreign key (company_id, visitor_id) references portal_visitors on delete set null (visitor_id);
create index files_by_visitor on files (company_id, visitor_id) where visitor_id is not null;

-- Entries that clients read in the portals of the project.
alter table journal_entries add column is_shared boolean not null default false;
create index journal_entries_shared on journal_entries (company_id, targetable_id, entry_date desc, id) where is_shared;
