-- Open work of each project by month: approved time and expenses that a client pays for and that are on no invoice. What is all
-- gone leaves no row, so that reading costs what is open. One after the other, in one order for all, or two could wait for each other.
create or replace function marked_up(net bigint, mark_up integer) returns bigint
language sql immutable parallel safe
return round(net::numeric * (10000 + mark_up) / 10000)::bigint;

-- What of an agreed amount an item of an invoice has: as much as it charges where the rest is billed later, otherwise all that it was
-- made of, as the rest is written off.
create or replace function taken_of_agreement(state text, gross bigint, quantity bigint, unit_amount bigint) returns bigint
language sql immutable parallel safe
return case when state = 'partlyInvoiced' then gross else greatest(gross, unit_amount * quantity / 10000) end;

do $$
declare
  kind record;
begin
  for kind in select * from (values
    ('count', $changes$select case tg_op when 'INSERT' then 1 else -1 end as sign, * from touched$changes$),
    ('change', 'select 1 as sign, * from now_so union all select -1, * from was_so')
  ) as kinds (name, changes)
  loop
    execute format($function$
      create or replace function %1$s_open_time() returns trigger
      language plpgsql as $body$
      declare
        changed record;
      begin
        for changed in
          insert into open_time_figures as f
          select company_id, targetable_id, date_trunc('month', day::timestamp)::date, sum(sign),
            coalesce(sum(sign * revenue_of_time(charged - covered, hourly_charge)), 0), sum(sign * (charged - covered)),
            coalesce(sum(sign * (charged - covered)) filter (where coalesce(hourly_charge, 0) = 0), 0)
          from (%2$s) changes
          where targetable_id is not null and state = 'approved' and invoice_item_id is null and charged > covered
          group by 1, 2, 3
          having (
            sum(sign), coalesce(sum(sign * revenue_of_time(charged - covered, hourly_charge)), 0), sum(sign * (charged - covered)),
            coalesce(sum(sign * (charged - covered)) filter (where coalesce(hourly_charge, 0) = 0), 0)
          ) <> (0, 0, 0, 0)
          order by 2, 3
          on conflict (company_id, targetable_id, month) do update
          set entries = f.entries + excluded.entries, revenue = f.revenue + excluded.revenue, seconds = f.seconds + excluded.seconds,
            seconds_without_rate = f.seconds_without_rate + excluded.seconds_without_rate
          returning f.company_id, f.targetable_id, f.month, f.entries
        loop
          if changed.entries = 0 then
            delete from open_time_figures f
            where f.company_id = changed.company_id and f.targetable_id = changed.targetable_id and f.month = changed.month;
          end if;
        end loop;
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);

    execute format($function$
      create or replace function %1$s_open_expenses() returns trigger
      language plpgsql as $body$
      declare
        changed record;
      begin
        -- The mark-up of a project stands still while its expenses change.
        perform pg_advisory_xact_lock_shared(hashtext('mark-up'), hashtext(targetable_id::text)) from (
          select distinct targetable_id from (%2$s) changes
          where state = 'approved' and bill_to_client and invoice_item_id is null order by 1) touched_here;
        if not found then
          return null;
        end if;
        for changed in
          insert into open_expense_figures as f
          select e.company_id, e.targetable_id, e.project_currency, date_trunc('month', e.incurred_on::timestamp)::date, sum(e.sign),
            sum(e.sign * marked_up(e.net_in_project, coalesce(b.expense_mark_up, 0)))
          from (%2$s) e
          left join project_billing b on b.company_id = e.company_id and b.targetable_id = e.targetable_id
          where e.state = 'approved' and e.bill_to_client and e.invoice_item_id is null and e.project_currency is not null
          group by 1, 2, 3, 4
          having (sum(e.sign), sum(e.sign * marked_up(e.net_in_project, coalesce(b.expense_mark_up, 0)))) <> (0, 0)
          order by 2, 3, 4
          on conflict (company_id, targetable_id, currency, month) do update
          set expenses = f.expenses + excluded.expenses, net = f.net + excluded.net
          returning f.*
        loop
          if changed.expenses = 0 then
            delete from open_expense_figures f
            where f.company_id = changed.company_id and f.targetable_id = changed.targetable_id and f.currency = changed.currency
              and f.month = changed.month;
          end if;
        end loop;
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);

    -- Agreements know what items have of them, items whether another one has their rest. The projects of an invoice are held by
    -- whoever changes it.
    execute format($function$
      create or replace function %1$s_invoice_items() returns trigger
      language plpgsql as $body$
      begin
        update agreement_items a set taken = a.taken + changed.taken
        from (
          select company_id, agreement_item_id,
            sum(sign * taken_of_agreement(state, gross, original_quantity, original_unit_amount)) as taken
          from (%2$s) changes where agreement_item_id is not null and not is_released group by 1, 2) changed
        where a.company_id = changed.company_id and a.id = changed.agreement_item_id and changed.taken <> 0;
        -- A statement that changes no rows calls its triggers too, without end.
        if exists (select from (%2$s) changes where linked_item_id is not null) then
          update invoice_items m set is_carried_on = changed.links > 0
          from (
            select company_id, linked_item_id, sum(sign) as links
            from (%2$s) changes where linked_item_id is not null and not is_released group by 1, 2) changed
          where m.company_id = changed.company_id and m.id = changed.linked_item_id and changed.links <> 0;
        end if;
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);
  end loop;
end
$$;

create or replace function count_open_expenses_anew() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('mark-up'), hashtext(new.targetable_id::text));
  delete from open_expense_figures where company_id = new.company_id and targetable_id = new.targetable_id;
  insert into open_expense_figures
  select company_id, targetable_id, project_currency, date_trunc('month', incurred_on::timestamp)::date, count(*),
    sum(marked_up(net_in_project, new.expense_mark_up))
  from expenses
  where company_id = new.company_id and targetable_id = new.targetable_id and state = 'approved' and bill_to_client
    and invoice_item_id is null and project_currency is not null
  group by 1, 2, 3, 4;
  return null;
end
$$;
