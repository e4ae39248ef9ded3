-- What whoever runs the installation watches, over all companies and naming none.
create policy figures on storage_use for select to current_user using (true);

create function storage_figures(usual_quota bigint) returns table (used bigint, nearly_full integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(u.bytes), 0)::bigint,
         (count(*) filter (where u.bytes > 0.9 * coalesce(d.storage_quota, usual_quota)))::integer
  from (select company_id, sum(bytes) as bytes from storage_use group by company_id) as u
  join company_directory d on d.id = u.company_id
$$;

drop function failed_job_counts();

-- How many jobs of each kind are due and not begun, and how many failed for good.
create function job_counts() returns table (task text, waiting integer, failed integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.identifier,
         (count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now()))::integer,
         (count(*) filter (where j.attempts >= j.max_attempts))::integer
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null
  group by t.identifier
$$;
