-- The ground: users and their sessions, companies and their employees, and what every mutation leaves behind.
-- Tables with a company_id get row-level security from tenancy.sql, which runs after every migration.

-- ── Global tables: known before any company is ────────────────────────────────────────────────────────────────────

create table users (
  id uuid primary key,
  username text not null constraint users_username_key unique check (username = lower(username)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  profile_image_id text,
  colour_scheme text not null default 'auto' check (colour_scheme in ('auto', 'light', 'dark')),
  verified_at timestamptz,
  -- Sealed with the installation's secret. The pending one waits for a first code.
  totp_secret text,
  totp_pending_secret text,
  -- The last accepted time step: a code is good once.
  totp_last_step bigint,
  recovery_code_hashes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id);

-- One row per refresh token ever issued in a living session: reuse of a replaced one is how theft shows.
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- Single-use links sent by mail.
create table user_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'resetPassword')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_tokens_by_user on user_tokens (user_id, purpose);

-- Which company an address leads to, and who owns it.
create table company_directory (
  id uuid primary key,
  domain text not null constraint company_directory_domain_key unique check (domain ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  owner_user_id uuid not null references users,
  created_at timestamptz not null default now()
);
create index company_directory_by_owner on company_directory (owner_user_id);

create table public_files (
  id text primary key,
  storage_key text not null,
  content_type text not null,
  size bigint not null,
  created_at timestamptz not null default now()
);

-- Counters that may be forgotten in a crash: they only slow attackers down.
create unlogged table rate_limits (
  bucket text primary key,
  taken integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_reset on rate_limits (resets_at);

-- ── Tables of a company ───────────────────────────────────────────────────────────────────────────────────────────

create table companies (
  company_id uuid primary key references company_directory (id),
  name text not null,
  country text not null,
  default_currency text not null check (default_currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  time_zone text not null,
  financial_year_start text not null check (financial_year_start ~ '^\d\d-\d\d$'),
  holiday_year_start text not null check (holiday_year_start ~ '^\d\d-\d\d$'),
  theme jsonb not null,
  logo_image_id text references public_files on delete set null,
  features jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table employees (
  company_id uuid not null references companies,
  id uuid not null,
  user_id uuid not null references users,
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
  revenue text not null default 'noAccess' check (revenue in ('noAccess', 'read', 'write')),
  last_opened_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint employees_user_key unique (company_id, user_id),
  constraint employees_nano_path_key unique (company_id, nano_path),
  foreign key (company_id, line_manager_id) references employees on delete set null (line_manager_id)
);
-- Not unique on purpose: uniqueness belongs to the key with the company in front.
create index employees_by_id on employees (id);
create index employees_by_user on employees (user_id);
create index employees_by_line_manager on employees (company_id, line_manager_id);

-- An employee acting as another one, opened and closed by calls of its own and tied to the session that opened it.
create table impersonations (
  company_id uuid not null,
  id uuid not null,
  session_id uuid not null references sessions on delete cascade,
  impersonator_id uuid not null,
  employee_id uuid not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, impersonator_id) references employees,
  foreign key (company_id, employee_id) references employees
);
create index impersonations_by_session on impersonations (session_id) where ended_at is null;

-- Who changed what, as whom, before and after. Without a company: what a user changed about their own account.
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
  primary key (company_id, id)
);
create index history_by_record on history (company_id, entity, entity_id, at desc, id);

-- Answers of creating calls, so that a repeated one gets the first one's. Without a company: calls of a user.
create table idempotency_keys (
  company_id uuid not null,
  actor_id uuid not null,
  key text not null,
  request text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, actor_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Files that only those who may see their record can fetch.
create table files (
  company_id uuid not null references companies,
  id uuid not null,
  storage_key text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  entity text not null,
  entity_id text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references employees
);
create index files_by_record on files (company_id, entity, entity_id);
create index files_by_storage_key on files (storage_key);
create index public_files_by_storage_key on public_files (storage_key);

-- ── Narrow doors across companies ─────────────────────────────────────────────────────────────────────────────────
-- The functions below run as the owner of the tables; these two policies are all the owner may see without a company.

create policy directory on employees for select to current_user using (true);
create policy directory on companies for select to current_user using (true);
create policy directory on impersonations for select to current_user using (true);

-- Who calls, and as whom they may act. The headers are only questions; the answer comes from here. Acting as somebody
-- else lasts as long as the impersonator is active and may impersonate, not only until it is closed.
create function authenticate(asked_session uuid, asked_employee uuid, asked_impersonator uuid)
returns table (
  user_id uuid, username text, first_name text, last_name text,
  employee_id uuid, company_id uuid, is_active boolean, is_owner boolean, impersonating boolean,
  can_manage_employees boolean, can_manage_clients boolean, can_manage_company boolean, can_manage_projects boolean,
  can_manage_reports boolean, can_manage_assets boolean, can_process_payments boolean, can_impersonate boolean,
  revenue text, features jsonb, time_zone text
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select u.id, u.username, u.first_name, u.last_name,
           e.id, e.company_id, e.is_active, d.owner_user_id = e.user_id, i.id is not null,
           e.can_manage_employees, e.can_manage_clients, e.can_manage_company, e.can_manage_projects,
           e.can_manage_reports, e.can_manage_assets, e.can_process_payments, e.can_impersonate,
           e.revenue, c.features, c.time_zone
    from sessions s
    join users u on u.id = s.user_id
    left join impersonations i
      on asked_impersonator is not null and i.session_id = s.id and i.ended_at is null
      and i.impersonator_id = asked_impersonator and i.employee_id = asked_employee
      and exists (
        select from employees m
        join company_directory md on md.id = m.company_id
        where m.company_id = i.company_id and m.id = i.impersonator_id and m.user_id = s.user_id and m.is_active
          and (m.can_impersonate or md.owner_user_id = m.user_id
               or m.can_manage_employees and m.can_manage_clients and m.can_manage_company and m.can_manage_projects)
      )
    left join employees e
      on e.id = asked_employee
      and case when asked_impersonator is null then e.user_id = u.id else e.company_id = i.company_id end
    left join companies c on c.company_id = e.company_id
    left join company_directory d on d.id = e.company_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > now();
end
$$;

create function employments_of(asked_user uuid)
returns table (
  employee_id uuid, company_id uuid, is_active boolean, job_title text, last_opened_at timestamptz,
  name text, domain text, owner_user_id uuid, theme jsonb, logo_image_id text, is_admin boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.id, e.company_id, e.is_active, e.job_title, e.last_opened_at,
         c.name, d.domain, d.owner_user_id, c.theme, c.logo_image_id,
         e.can_manage_employees and e.can_manage_clients and e.can_manage_company and e.can_manage_projects
  from employees e
  join companies c on c.company_id = e.company_id
  join company_directory d on d.id = e.company_id
  where e.user_id = asked_user
  order by e.is_active desc, lower(c.name), e.id
$$;

-- ── What a mutation leaves behind ─────────────────────────────────────────────────────────────────────────────────

-- A job always belongs to the company whose transaction made it, whatever its payload says.
create function enqueue_jobs(jobs jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare job record;
begin
  for job in select * from jsonb_to_recordset(jobs)
    as j(task text, payload jsonb, run_at timestamptz, key text, max_attempts integer)
  loop
    perform graphile_worker.add_job(
      job.task,
      (job.payload || jsonb_build_object('companyId', current_setting('app.company_id')))::json,
      run_at => job.run_at,
      max_attempts => coalesce(job.max_attempts, 25),
      job_key => job.key
    );
  end loop;
end
$$;

create function flush_effects(changes jsonb, jobs jsonb, notifications text[], answer jsonb) returns void
language plpgsql as $$
begin
  if changes is not null then
    insert into history
    select * from jsonb_to_recordset(changes) as h(
      company_id uuid, id uuid, at timestamptz, user_id uuid, employee_id uuid, impersonator_id uuid,
      entity text, entity_id text, action text, before jsonb, after jsonb
    );
  end if;
  if jobs is not null then
    perform enqueue_jobs(jobs);
  end if;
  if answer is not null then
    -- A call of a user may have gone on in a company it created; its answer belongs to the user.
    perform set_config('app.company_id', answer ->> 'company', true);
    insert into idempotency_keys (company_id, actor_id, key, request, status, body) values (
      (answer ->> 'company')::uuid, (answer ->> 'actor')::uuid, answer ->> 'key',
      answer ->> 'request', (answer ->> 'status')::integer, answer ->> 'body'
    );
  end if;
  if notifications is not null then
    perform pg_notify('praxis', notification) from unnest(notifications) as notification;
  end if;
end
$$;

-- ── Jobs that failed for good, for the company's administrator ────────────────────────────────────────────────────

create function failed_jobs()
returns table (id bigint, task text, attempts integer, last_error text, created_at timestamptz, failed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.id, t.identifier, j.attempts::integer, j.last_error, j.created_at, j.updated_at
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.payload ->> 'companyId' = current_setting('app.company_id') and j.attempts >= j.max_attempts
  order by j.updated_at desc, j.id desc
  limit 100
$$;

create function retry_failed_job(asked_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from failed_jobs() f where f.id = asked_id) then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(array[asked_id], run_at => now(), attempts => 0);
  return true;
end
$$;

-- ── Housekeeping ──────────────────────────────────────────────────────────────────────────────────────────────────

create policy housekeeping on idempotency_keys to current_user using (true);

create function forget_old_rows() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from idempotency_keys where created_at < now() - interval '7 days';
  delete from rate_limits where resets_at < now() - interval '1 day';
  delete from user_tokens where expires_at < now() - interval '30 days';
  delete from refresh_tokens where replaced_at < now() - interval '60 days';
  delete from sessions where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days';
end
$$;
