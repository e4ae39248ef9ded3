-- How much a company keeps, by what it belongs to. It lies in several rows, so that two who remove something at once seldom
-- wait for each other.
create or replace function change_storage_use(company uuid, used_for text, difference numeric) returns void
language sql as $$
  insert into storage_use as u (company_id, kind, part, bytes)
  values (company, used_for, pg_backend_pid() % 16, difference)
  on conflict (company_id, kind, part) do update set bytes = u.bytes + excluded.bytes
$$;

create or replace function count_added_files() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(company_id, entity, sum(size)) from touched group by company_id, entity order by entity;
  return null;
end
$$;

create or replace function count_added_images() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(owner_company_id, 'image', sum(size))
  from touched where owner_company_id is not null group by owner_company_id;
  return null;
end
$$;

-- The bytes go with their row, whichever deletion takes it away: what a company no longer counts must not stay on the disk.
create or replace function forget_removed_files() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(company_id, entity, -sum(size)) from touched group by company_id, entity order by entity;
  perform enqueue_job('removeStoredFile', jsonb_build_object('storageKey', storage_key), null, null, null) from touched;
  return null;
end
$$;

create or replace function forget_removed_images() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(owner_company_id, 'image', -sum(size))
  from touched where owner_company_id is not null group by owner_company_id;
  perform enqueue_job('removeStoredFile', jsonb_build_object('storageKey', storage_key), null, null, null) from touched;
  return null;
end
$$;

-- Who adds something waits for others of the company who do, until they are done: two could otherwise both find the last room.
-- What is used is only looked at when it is one's turn.
create or replace function storage_use_in_turn(company uuid) returns bigint
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('storage'), hashtext(company::text));
  return (select coalesce(sum(bytes), 0) from storage_use where company_id = company);
end
$$;

-- Both are of the same moment, so what they differ by is what has gone astray, whatever is added meanwhile.
create or replace function mend_storage_use(company uuid) returns bigint
language sql as $$
  with kept as (
    select entity as kind, size as bytes from files where company_id = company
    union all
    select 'image', size from public_files where owner_company_id = company
    union all
    select kind, -bytes from storage_use where company_id = company
  ), astray as (
    select kind, sum(bytes) as bytes from kept group by kind having sum(bytes) <> 0
  ), mended as (
    insert into storage_use as u (company_id, kind, part, bytes)
    select company, kind, 0, bytes from astray
    on conflict (company_id, kind, part) do update set bytes = u.bytes + excluded.bytes
  )
  select coalesce(sum(abs(bytes)), 0)::bigint from astray
$$;

-- What whoever runs the installation watches, over all companies and naming none.
create or replace function storage_figures(usual_quota bigint) returns table (used bigint, nearly_full integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(u.bytes), 0)::bigint,
         (count(*) filter (where u.bytes > 0.9 * coalesce(d.storage_quota, usual_quota)))::integer
  from (select company_id, sum(bytes) as bytes from storage_use group by company_id) as u
  join company_directory d on d.id = u.company_id
$$;
