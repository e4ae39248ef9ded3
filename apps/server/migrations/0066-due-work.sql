-- What is to be done again and again at a time by the clocks of a place: for a company, for each of its people, or for a
-- record that has a schedule of its own.
create table due_work (
  company_id uuid not null references companies,
  kind text not null,
  -- The id of the person or record; empty for the company.
  key text not null,
  -- Whose clocks count; those of the company where it is nobody.
  employee_id uuid,
  -- Of a record. What is done for companies and people is scheduled by the program.
  schedule jsonb,
  -- The last one done. Periods only go forward, so a company, kind, key and period are done once.
  period date not null,
  -- When to look again; null while the person is deactivated.
  next_due_at timestamptz,
  primary key (company_id, kind, key),
  foreign key (company_id, employee_id) references employees on delete cascade
);
create index due_work_by_moment on due_work (next_due_at);
create index due_work_by_employee on due_work (company_id, employee_id);

-- Companies (with an empty key) and people who are new, or whose clocks or activity have changed, and since when: the next
-- look arranges what is due for them.
create table due_work_changes (
  company_id uuid not null references companies,
  key text not null,
  since timestamptz not null default now(),
  primary key (company_id, key)
);
create policy looking on due_work for select to current_user using (true);
create policy looking on due_work_changes to current_user using (true);

create function arrange_due_work_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into due_work_changes (company_id, key) values (new.company_id, '') on conflict do nothing;
  return null;
end
$$;
create trigger arrange_due_work after insert or update of time_zone on companies
  for each row execute function arrange_due_work_of_company();

create function arrange_due_work_of_employee() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into due_work_changes (company_id, key) values (new.company_id, new.id::text) on conflict do nothing;
  return null;
end
$$;
create trigger arrange_due_work_of_new after insert on employees
  for each row execute function arrange_due_work_of_employee();
create trigger arrange_due_work after update of time_zone, is_active on employees for each row
  when (old.time_zone is distinct from new.time_zone or old.is_active <> new.is_active)
  execute function arrange_due_work_of_employee();

-- The program may have learnt another kind, another schedule or other rules of time zones.
create function arrange_all_due_work(moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into due_work_changes (company_id, key, since) select company_id, '', moment from companies
  on conflict do nothing
$$;

create function companies_to_arrange() returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from due_work_changes
$$;

-- What is due by a moment, of these kinds, over all companies; what has waited longest first.
create function due_work_by(moment timestamptz, kinds text[], most integer)
returns table (company_id uuid, kind text, key text, schedule jsonb, time_zone text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.kind, d.key, d.schedule, coalesce(e.time_zone, c.time_zone)
  from (
    select * from due_work where next_due_at <= moment and due_work.kind = any (kinds)
    order by next_due_at limit most
  ) as d
  join companies c on c.company_id = d.company_id
  left join employees e on e.company_id = d.company_id and e.id = d.employee_id
$$;
