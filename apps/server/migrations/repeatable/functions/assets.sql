-- How many assets a category has, in use, assigned and retired, is kept with it: lists need not count them. Categories are taken
-- in one order, or two who move assets to and fro could wait for each other.
create or replace function count_assets(company uuid, differences jsonb) returns void
language plpgsql as $$
begin
  perform from asset_categories c
  where c.company_id = company and c.id in (select d.id from jsonb_to_recordset(differences) as d(id uuid))
  order by c.id for no key update;
  update asset_categories c
  set asset_count = c.asset_count + d.used, assigned_count = c.assigned_count + d.assigned,
      retired_count = c.retired_count + d.retired
  from jsonb_to_recordset(differences) as d(id uuid, used integer, assigned integer, retired integer)
  where c.company_id = company and c.id = d.id;
end
$$;

create or replace function count_added_assets() returns trigger
language plpgsql as $$
begin
  perform count_assets(company_id, jsonb_agg(to_jsonb(added)))
  from (
    select company_id, category_id as id, count(*) filter (where not is_retired) as used,
      count(*) filter (where is_assigned) as assigned, count(*) filter (where is_retired) as retired
    from touched group by company_id, category_id) as added
  group by company_id;
  return null;
end
$$;

create or replace function count_removed_assets() returns trigger
language plpgsql as $$
begin
  perform count_assets(company_id, jsonb_agg(to_jsonb(removed)))
  from (
    select company_id, category_id as id, -count(*) filter (where not is_retired) as used,
      -count(*) filter (where is_assigned) as assigned, -count(*) filter (where is_retired) as retired
    from touched group by company_id, category_id) as removed
  group by company_id;
  return null;
end
$$;

create or replace function count_changed_asset() returns trigger
language plpgsql as $$
begin
  perform count_assets(new.company_id, jsonb_agg(to_jsonb(moved)))
  from (
    select id, sum(used) as used, sum(assigned) as assigned, sum(retired) as retired
    from (values
      (old.category_id, -(not old.is_retired)::integer, -old.is_assigned::integer, -old.is_retired::integer),
      (new.category_id, (not new.is_retired)::integer, new.is_assigned::integer, new.is_retired::integer)
    ) as d(id, used, assigned, retired)
    group by id) as moved;
  return null;
end
$$;
