-- How much a company may keep, in bytes; without a figure, as much as the installation grants everybody.
alter table company_directory add column storage_quota bigint check (storage_quota >= 0);

-- Whose images they are. Those that users keep about themselves are no company's.
alter table public_files add column owner_company_id uuid references company_directory;

-- How much a company keeps, by what it belongs to. It lies in several rows, so that two who remove something at once seldom
-- wait for each other.
create table storage_use (
  company_id uuid not null references companies,
  kind text not null,
  part smallint not null,
  bytes bigint not null,
  primary key (company_id, kind, part)
);

create function change_storage_use(company uuid, used_for text, difference numeric) returns void
language sql as $$
  insert into storage_use as u (company_id, kind, part, bytes)
  values (company, used_for, pg_backend_pid() % 16, difference)
  on conflict (company_id, kind, part) do update set bytes = u.bytes + excluded.bytes
$$;

create function count_added_files() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(company_id, entity, sum(size)) from touched group by company_id, entity order by entity;
  return null;
end
$$;

create function count_added_images() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(owner_company_id, 'image', sum(size))
  from touched where owner_company_id is not null group by owner_company_id;
  return null;
end
$$;

-- The bytes go with their row, whichever deletion takes it away: what a company no longer counts must not stay on the disk.
create function forget_removed_files() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(company_id, entity, -sum(size)) from touched group by company_id, entity order by entity;
  perform enqueue_job('removeStoredFile', jsonb_build_object('storageKey', storage_key), null, null, null) from touched;
  return null;
end
$$;

create function forget_removed_images() returns trigger
language plpgsql as $$
begin
  perform change_storage_use(owner_company_id, 'image', -sum(size))
  from touched where owner_company_id is not null group by owner_company_id;
  perform enqueue_job('removeStoredFile', jsonb_build_object('storageKey', storage_key), null, null, null) from touched;
  return null;
end
$$;

create trigger count_added after insert on files
referencing new table as touched for each statement execute function count_added_files();
create trigger forget_removed after delete on files
referencing old table as touched for each statement execute function forget_removed_files();
create trigger count_added after insert on public_files
referencing new table as touched for each statement execute function count_added_images();
create trigger forget_removed after delete on public_files
referencing old table as touched for each statement execute function forget_removed_images();

-- Who adds something waits for others of the company who do, until they are done: two could otherwise both find the last room.
-- What is used is only looked at when it is one's turn.
create function storage_use_in_turn(company uuid) returns bigint
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('storage'), hashtext(company::text));
  return (select coalesce(sum(bytes), 0) from storage_use where company_id = company);
end
$$;

-- Both are of the same moment, so what they differ by is what has gone astray, whatever is added meanwhile.
create function mend_storage_use(company uuid) returns bigint
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

-- What there is already.
create index public_files_by_owner on public_files (owner_company_id);
create policy backfill on files for select to current_user using (true);
create policy backfill on clients for select to current_user using (true);
update public_files p set owner_company_id = c.company_id from companies c where c.logo_image_id = p.id;
update public_files p set owner_company_id = c.company_id from clients c where c.logo_image_id = p.id;
update public_files p set owner_company_id = e.company_id from employees e where e.profile_image_id = p.id;
insert into storage_use (company_id, kind, part, bytes)
select company_id, entity, 0, sum(size) from files group by company_id, entity
union all
select owner_company_id, 'image', 0, sum(size) from public_files where owner_company_id is not null
group by owner_company_id;
drop policy backfill on files;
drop policy backfill on clients;
