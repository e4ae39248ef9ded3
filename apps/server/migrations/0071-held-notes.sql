-- Who changes something once more while the note of it lies there holds it until the change is there to be seen: the look
-- that takes the note waits for them. Before, it could take the note, see nothing yet, and the change was never arranged.
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
