-- Where there can be very many, what everybody who may see them all is shown first is not counted each time: the number is
-- kept. It lies in several rows, so that two who add something at once seldom wait for each other.
create or replace function change_row_count(company uuid, counted text, active boolean, difference bigint) returns void
language sql as $$
  insert into row_counts as r (company_id, entity, is_active, part, number)
  values (company, counted, active, pg_backend_pid() % 16, difference)
  on conflict (company_id, entity, is_active, part) do update set number = r.number + excluded.number
$$;

create or replace function count_added_rows() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, tg_table_name, is_active, count(*)) from touched group by company_id, is_active;
  return null;
end
$$;

create or replace function count_removed_rows() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, tg_table_name, is_active, -count(*)) from touched group by company_id, is_active;
  return null;
end
$$;

-- In one order for all, or two of them could wait for each other.
create or replace function count_changed_row() returns trigger
language plpgsql as $$
begin
  perform change_row_count(new.company_id, tg_table_name, false, case when new.is_active then -1 else 1 end);
  perform change_row_count(new.company_id, tg_table_name, true, case when new.is_active then 1 else -1 end);
  return null;
end
$$;

-- How many there are is counted by kind.
create or replace function count_added_targetables() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, kind, is_active, count(*)) from touched group by company_id, kind, is_active;
  return null;
end
$$;

create or replace function count_removed_targetables() returns trigger
language plpgsql as $$
begin
  perform change_row_count(company_id, kind, is_active, -count(*)) from touched group by company_id, kind, is_active;
  return null;
end
$$;

-- In one order for all, or two of them could wait for each other.
create or replace function count_changed_targetable() returns trigger
language plpgsql as $$
begin
  perform change_row_count(new.company_id, new.kind, false, case when new.is_active then -1 else 1 end);
  perform change_row_count(new.company_id, new.kind, true, case when new.is_active then 1 else -1 end);
  return null;
end
$$;
