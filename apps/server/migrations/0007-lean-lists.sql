-- Lists count what they show: in the narrowest index there is.
create index employees_by_state on employees (company_id, is_active, user_id);

-- Where there can be very many, what everybody who may see them all is shown first is not counted each time: the number is
-- kept. It lies in several rows, so that two who add something at once seldom wait for each other.
create table row_counts (
  company_id uuid not null references companies,
  entity text not null,
  is_active boolean not null,
  part smallint not null,
  number integer not null,
  primary key (company_id, entity, is_active, part)
);

create function change_row_count(company uuid, counted text, active boolean, difference bigint) returns void
language sql as $$
  insert into row_counts as r (company_id, entity, is_active, part, number)
  values (company, counted, active, pg_backend_pid() % 16, difference)
  on conflict (company_id, entity, is_active, part) do update set number = r.number + excluded.number
$$;

create function count_added_rows() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, tg_table_name, is_active, count(*)) from touched group by company_id, is_active;
  return null;
end
$$;

create function count_removed_rows() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, tg_table_name, is_active, -count(*)) from touched group by company_id, is_active;
  return null;
end
$$;

-- In one order for all, or two of them could wait for each other.
create function count_changed_row() returns trigger
language plpgsql as $$
begin
  perform change_row_count(new.company_id, tg_table_name, false, case when new.is_active then -1 else 1 end);
  perform change_row_count(new.company_id, tg_table_name, true, case when new.is_active then 1 else -1 end);
  return null;
end
$$;

create trigger count_added after insert on clients
referencing new table as touched for each statement execute function count_added_rows();
create trigger count_removed after delete on clients
referencing old table as touched for each statement execute function count_removed_rows();
create trigger count_changed after update on clients
for each row when (old.is_active <> new.is_active) execute function count_changed_row();

create trigger count_added after insert on projects
referencing new table as touched for each statement execute function count_added_rows();
create trigger count_removed after delete on projects
referencing old table as touched for each statement execute function count_removed_rows();
create trigger count_changed after update on projects
for each row when (old.is_active <> new.is_active) execute function count_changed_row();

create policy backfill on clients for select to current_user using (true);
create policy backfill on projects for select to current_user using (true);
insert into row_counts (company_id, entity, is_active, part, number)
select company_id, 'clients', is_active, 0, count(*) from clients group by company_id, is_active
union all
select company_id, 'projects', is_active, 0, count(*) from projects group by company_id, is_active;
drop policy backfill on clients;
drop policy backfill on projects;

-- The days a period of a contract is in force, so that the one of a day is looked up, not compared with those after it. The
-- first one also holds before its own first day, and the last one has no end.
alter table contract_periods
  add column since date not null default '-infinity',
  add column until date not null default 'infinity';
create index contract_periods_by_type on contract_periods (company_id, type, until, since);

create function keep_days_in_force() returns trigger
language plpgsql as $$
begin
  update contract_periods p set since = n.since, until = n.until
  from (
    select company_id, employee_id, applied_on,
           case when lag(applied_on) over periods is null then '-infinity' else applied_on end as since,
           coalesce(lead(applied_on) over periods, 'infinity') as until
    from contract_periods
    where (company_id, employee_id) in (select company_id, employee_id from touched)
    window periods as (partition by company_id, employee_id order by applied_on)
  ) as n
  where p.company_id = n.company_id and p.employee_id = n.employee_id and p.applied_on = n.applied_on
    and (p.since, p.until) is distinct from (n.since, n.until);
  return null;
end
$$;
create trigger keep_days_in_force_of_new after insert on contract_periods
referencing new table as touched for each statement execute function keep_days_in_force();
create trigger keep_days_in_force_of_moved after update on contract_periods
referencing new table as touched for each statement when (pg_trigger_depth() = 0) execute function keep_days_in_force();
create trigger keep_days_in_force_of_the_rest after delete on contract_periods
referencing old table as touched for each statement execute function keep_days_in_force();

-- Those that are there already.
create policy backfill on contract_periods to current_user using (true);
update contract_periods set applied_on = applied_on;
drop policy backfill on contract_periods;

-- Who calls, and as whom they may act: as before, in one value instead of a table of twenty columns.
drop function authenticate;
create function authenticate(asked_session uuid, asked_employee uuid, asked_impersonator uuid) returns json
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
  return (
    select json_build_object(
      'user_id', u.id, 'username', u.username, 'first_name', u.first_name, 'last_name', u.last_name,
      'employee_id', e.id, 'company_id', e.company_id, 'is_active', e.is_active,
      'is_owner', d.owner_user_id = e.user_id, 'impersonating', impersonated_in is not null,
      'can_manage_employees', e.can_manage_employees, 'can_manage_clients', e.can_manage_clients,
      'can_manage_company', e.can_manage_company, 'can_manage_projects', e.can_manage_projects,
      'can_manage_reports', e.can_manage_reports, 'can_manage_assets', e.can_manage_assets,
      'can_process_payments', e.can_process_payments, 'can_impersonate', e.can_impersonate,
      'revenue', e.revenue, 'features', c.features, 'time_zone', c.time_zone)
    from sessions s
    join users u on u.id = s.user_id
    left join employees e
      on e.id = asked_employee
      and case when asked_impersonator is null then e.user_id = s.user_id else e.company_id = impersonated_in end
    left join companies c on c.company_id = e.company_id
    left join company_directory d on d.id = e.company_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > now()
  );
end
$$;

-- What a mutation leaves behind is inserted as it is, statement by statement in one piece with the commit. Only the queue is
-- not the application's to write to. Most jobs have no key and are of a kind it knows: they are added as its own function
-- would add them, without what it does for the others. Whoever calls tells the workers, after the commit. A job always
-- belongs to the company whose transaction made it, whatever its payload says.
drop function flush_effects;
drop function enqueue_jobs;
create function enqueue_job(task text, given jsonb, due timestamptz, key text, attempts integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payload constant json := (given || jsonb_build_object('companyId', current_setting('app.company_id')))::json;
begin
  if key is null then
    insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
    select t.id, payload, coalesce(due, now()), coalesce(attempts, 25)
    from graphile_worker._private_tasks t where t.identifier = task;
    if found then
      return;
    end if;
  end if;
  perform graphile_worker.add_job(
    task, payload, run_at => due, max_attempts => coalesce(attempts, 25), job_key => key
  );
end
$$;
