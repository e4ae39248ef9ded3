-- Companies take turns in the queue. A job's priority is its place in line: one behind the last of its company that waits,
-- and not before those whose turn it is now, whoever they belong to. So a company with a thousand jobs gets one done, then
-- the next company one, in however many processes; within a company they keep their order. Jobs that were tried before keep
-- their place and move nobody's, and those of no company go first of their round. The queue's places end at 32767: whatever
-- is behind that is done first come, first served.
create index jobs_of_company on graphile_worker._private_jobs ((payload ->> 'companyId'), priority)
  where is_available and attempts = 0;
create index jobs_under_way on graphile_worker._private_jobs (priority) where locked_at is not null and attempts = 1;
create index jobs_in_line on graphile_worker._private_jobs (priority, run_at) where is_available and attempts = 0;

-- The queue is empty or thousands long and nobody counts it in between, so the first and the last in line are always read from
-- the ends of its indexes. Behind a job of one's own that is due nobody else's turn need be known: it is not before that.
create or replace function enqueue_job(task text, given jsonb, due timestamptz, key text, attempts integer) returns void
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  company constant text := current_setting('app.company_id');
  payload constant json := (given || jsonb_build_object('companyId', company))::json;
  place integer;
begin
  if company <> '00000000-0000-0000-0000-000000000000' then
    place := (
      select max(j.priority) + 1 from graphile_worker._private_jobs j
      where j.is_available and j.attempts = 0 and j.payload ->> 'companyId' = company and j.run_at <= now()
    );
  end if;
  if place is null then
    place := least(
      (select max(j.priority) from graphile_worker._private_jobs j where j.locked_at is not null and j.attempts = 1),
      (
        select j.priority from graphile_worker._private_jobs j
        where j.is_available and j.attempts = 0 and j.run_at <= now()
        order by j.priority, j.run_at limit 1
      )
    );
  end if;
  place := least(32767, greatest(0, place));
  if key is null then
    insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, priority)
    select t.id, payload, coalesce(due, now()), coalesce(attempts, 25), place
    from graphile_worker._private_tasks t where t.identifier = task;
    if found then
      return;
    end if;
  end if;
  perform graphile_worker.add_job(
    task, payload, run_at => due, max_attempts => coalesce(attempts, 25), job_key => key, priority => place
  );
end
$$;

-- Mails about accounts are sent by a job of their own, so that no other mail is ever before them.
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
        and t.identifier in ('sendMail', 'sendAccountMail', 'sendVerificationLink', 'sendResetLink')
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

-- What people are told by mail in the course of the work: at once, gathered with the next ones, or held back. The same
-- occasion has the same id, so that nothing is told twice. Old ones are forgotten.
create table mail_news (
  company_id uuid not null references companies,
  id uuid not null,
  email text not null,
  kind text not null,
  -- By which it came about, if by one; it may be gone since.
  rule_id uuid,
  line text not null,
  url text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  held_back_at timestamptz,
  primary key (company_id, id)
);
create index mail_news_gathered on mail_news (company_id, email, created_at)
  where told_at is null and held_back_at is null;
create index mail_news_held_back on mail_news (company_id, rule_id, held_back_at) where held_back_at is not null;
create index mail_news_by_age on mail_news (created_at);

create policy housekeeping on mail_news to current_user using (true);
create function forget_old_mail_news() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_news where created_at < now() - interval '7 days' and (told_at is not null or held_back_at is not null)
$$;
