-- Each table with a company_id shows and takes only rows of the company that the transaction has set, also for the owner of the
-- table. Nothing set means nothing seen. It runs again after every new migration, so that no new table is without.
--
-- A statement is planned for any company, without knowing which. Left alone, the planner has an average one in mind, and a large
-- one among many small ones would have all its rows sorted for every page. Told that companies do not differ, it thinks of
-- the largest, and what is quick there is quick everywhere.
do $$
declare
  company_table record;
begin
  for company_table in
    select c.oid, c.relname, c.relrowsecurity and c.relforcerowsecurity as secured,
           exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'company') as has_policy,
           coalesce('n_distinct=1' = any (a.attoptions), false) as planned_for_the_largest
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    if not company_table.secured then
      execute format('alter table %I enable row level security', company_table.relname);
      execute format('alter table %I force row level security', company_table.relname);
    end if;
    if not company_table.has_policy then
      execute format(
        'create policy company on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)',
        company_table.relname
      );
    end if;
    if not company_table.planned_for_the_largest then
      execute format('alter table %I alter column company_id set (n_distinct = 1)', company_table.relname);
    end if;
  end loop;
end
$$;
