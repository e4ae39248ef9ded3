-- Only the queue is not the application's to write to. Most jobs have no key and are of a kind it knows: they are added as its own
-- function would add them, without what it does for the others. Whoever calls tells the workers, after the commit. A job always
-- belongs to the company whose transaction made it, whatever its payload says.
--
-- Companies take turns in the queue. A job's priority is its place in line: one behind the last of its company that waits,
-- and not before those whose turn it is now, whoever they belong to. So a company with a thousand jobs gets one done, then
-- the next company one, in however many processes; within a company they keep their order. Jobs that were tried before keep
-- their place and move nobody's, and those of no company go first of their round. The queue's places end at 32767: whatever
-- is behind that is done first come, first served.
--
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

-- Only what failed_jobs shows can be tried again.
create or replace function retry_failed_job(asked_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from failed_jobs() f where f.id = asked_id) then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(array[asked_id], run_at => now(), attempts => 0);
  return true;
end
$$;

-- How many jobs of each kind are due and not begun, and how many failed for good.
create or replace function job_counts() returns table (task text, waiting integer, failed integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.identifier,
         (count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now()))::integer,
         (count(*) filter (where j.attempts >= j.max_attempts))::integer
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null
  group by t.identifier
$$;
