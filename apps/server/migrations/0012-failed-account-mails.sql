-- Jobs that failed for good, for the company's administrator: those of the company, and the mails about the accounts of
-- people who work there. Such a mail belongs to no company and names whom it is for; nobody else's administrator sees it.
-- A job at its last attempt has not failed yet.
create or replace function failed_jobs()
returns table (id bigint, task text, attempts integer, last_error text, created_at timestamptz, failed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.id, t.identifier, j.attempts::integer, j.last_error, j.created_at, j.updated_at
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null
    and (
      j.payload ->> 'companyId' = current_setting('app.company_id')
      or j.payload ->> 'companyId' = '00000000-0000-0000-0000-000000000000'
        and t.identifier in ('sendMail', 'sendVerificationLink', 'sendResetLink')
        and exists (
          select from users u
          join employees e on e.user_id = u.id
          where u.username = coalesce(j.payload ->> 'username', j.payload ->> 'to')
            and e.company_id = current_setting('app.company_id')::uuid and e.is_active
        )
    )
  order by j.updated_at desc, j.id desc
  limit 100
$$;

-- Whatever failed for good, whoever it belongs to: how many of each kind, and nothing else.
create function failed_job_counts() returns table (task text, failed integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.identifier, count(*)::integer
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null
  group by t.identifier
$$;
