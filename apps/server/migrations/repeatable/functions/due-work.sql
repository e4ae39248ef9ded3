-- Notes that due work of a company or of somebody who works there is to be arranged. Who changes something once more while the
-- note of it lies there holds it until the change is there to be seen: the look that takes the note waits for them, and cannot
-- take it, see nothing yet, and leave the change unarranged.
create or replace function arrange_due_work_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into due_work_changes as n (company_id, key) values (new.company_id, '')
  on conflict (company_id, key) do update set since = n.since;
  return null;
end
$$;

create or replace function arrange_due_work_of_employee() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into due_work_changes as n (company_id, key) values (new.company_id, new.id::text)
  on conflict (company_id, key) do update set since = n.since;
  return null;
end
$$;

-- The program may have learnt another kind, another schedule or other rules of time zones.
create or replace function arrange_all_due_work(moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into due_work_changes (company_id, key, since) select company_id, '', moment from companies
  on conflict do nothing
$$;

-- Companies with due work to be arranged.
create or replace function companies_to_arrange() returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from due_work_changes
$$;

-- What is due by a moment, of these kinds, over all companies; what has waited longest first.
create or replace function due_work_by(moment timestamptz, kinds text[], most integer)
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
