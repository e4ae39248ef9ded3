-- Who calls, and as whom they may act: as before, in fewer steps. The impersonation is looked for only when one is claimed,
-- and every row by its key, also while the tables are so small that the planner would rather read them whole.
create or replace function authenticate(asked_session uuid, asked_employee uuid, asked_impersonator uuid)
returns table (
  user_id uuid, username text, first_name text, last_name text,
  employee_id uuid, company_id uuid, is_active boolean, is_owner boolean, impersonating boolean,
  can_manage_employees boolean, can_manage_clients boolean, can_manage_company boolean, can_manage_projects boolean,
  can_manage_reports boolean, can_manage_assets boolean, can_process_payments boolean, can_impersonate boolean,
  revenue text, features jsonb, time_zone text
)
language plpgsql stable security definer
set search_path = public, pg_temp
set enable_seqscan = off
as $$
declare
  impersonated_in uuid;
begin
  if asked_impersonator is not null then
    select i.company_id into impersonated_in
    from sessions s
    join impersonations i on i.session_id = s.id
    join employees m on m.company_id = i.company_id and m.id = i.impersonator_id
    join company_directory d on d.id = m.company_id
    where s.id = asked_session
      and i.impersonator_id = asked_impersonator and i.employee_id = asked_employee and i.ended_at is null
      and m.user_id = s.user_id and m.is_active
      and (m.can_impersonate or d.owner_user_id = m.user_id
           or m.can_manage_employees and m.can_manage_clients and m.can_manage_company and m.can_manage_projects)
    limit 1;
  end if;
  return query
    select u.id, u.username, u.first_name, u.last_name,
           e.id, e.company_id, e.is_active, d.owner_user_id = e.user_id, impersonated_in is not null,
           e.can_manage_employees, e.can_manage_clients, e.can_manage_company, e.can_manage_projects,
           e.can_manage_reports, e.can_manage_assets, e.can_process_payments, e.can_impersonate,
           e.revenue, c.features, c.time_zone
    from sessions s
    join users u on u.id = s.user_id
    left join employees e
      on e.id = asked_employee
      and case when asked_impersonator is null then e.user_id = s.user_id else e.company_id = impersonated_in end
    left join companies c on c.company_id = e.company_id
    left join company_directory d on d.id = e.company_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > now();
end
$$;

-- Most jobs have no key and are of a kind the queue knows: they are added as the queue's own function would add them, without
-- what it does for the others. Whoever calls tells the workers, after the commit. A job always belongs to the company whose transaction made it, whatever its payload says.
create or replace function enqueue_jobs(jobs jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company constant jsonb := jsonb_build_object('companyId', current_setting('app.company_id'));
  left_over integer;
  added integer;
  job record;
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
  select t.id, (j.payload || company)::json, coalesce(j.run_at, now()), coalesce(j.max_attempts, 25)
  from jsonb_to_recordset(jobs) as j(task text, payload jsonb, run_at timestamptz, key text, max_attempts integer)
  join graphile_worker._private_tasks t on t.identifier = j.task
  where j.key is null;
  get diagnostics added = row_count;
  left_over := jsonb_array_length(jobs) - added;
  if left_over = 0 then
    return;
  end if;
  for job in
    select j.* from jsonb_to_recordset(jobs)
      as j(task text, payload jsonb, run_at timestamptz, key text, max_attempts integer)
    where j.key is not null
      or not exists (select from graphile_worker._private_tasks t where t.identifier = j.task)
  loop
    perform graphile_worker.add_job(
      job.task, (job.payload || company)::json,
      run_at => job.run_at, max_attempts => coalesce(job.max_attempts, 25), job_key => job.key
    );
    left_over := left_over - 1;
  end loop;
  -- The queue came to know a kind between the two statements: whoever called tries again.
  if left_over > 0 then
    raise exception 'a job was left over' using errcode = 'serialization_failure';
  end if;
end
$$;

-- Notifications are not among them: they are sent when the transaction has committed. A transaction that notifies holds a lock
-- on all others that do so until its commit is on the disk.
drop function flush_effects;
create function flush_effects(
  changes jsonb, jobs jsonb, answer_company uuid, answer_actor uuid, answer_key text, answer_request text,
  answer_status integer, answer_body text
) returns void
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
  if answer_key is not null then
    -- A call of a user may have gone on in a company it created; its answer belongs to the user.
    if answer_company <> current_setting('app.company_id')::uuid then
      perform set_config('app.company_id', answer_company::text, true);
    end if;
    insert into idempotency_keys (company_id, actor_id, key, request, status, body)
    values (answer_company, answer_actor, answer_key, answer_request, answer_status, answer_body);
  end if;
end
$$;
