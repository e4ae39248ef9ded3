-- Denied time does not count: what puts it right does. What clients see of it is what was approved and is charged.
create or replace function add_to_logged_time(company uuid, task uuid, seconds bigint, charged_more bigint) returns void
language sql as $$
  update tasks set logged_seconds = logged_seconds + seconds, charged_seconds = charged_seconds + charged_more
  where company_id = company and id = task
$$;

-- count_logged_time, for what was added or removed, and change_logged_time, for what is different now, whose old rows count against
-- the new ones. Tasks know the time logged on them, targetables and clients its figures; where hours were bought with a retainer, what it
-- covers is worked out anew. One after the other, in one order for all,
-- or two who log at once could wait for each other.
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
      create or replace function %1$s_logged_time() returns trigger
      language plpgsql as $body$
      begin
        perform add_to_logged_time(company_id, task_id, seconds, charged) from (
          select company_id, task_id, sum(sign * duration) as seconds,
            coalesce(sum(sign * charged) filter (where state = 'approved'), 0) as charged
          from (%2$s) changes
          where task_id is not null and state <> 'denied'
          group by company_id, task_id order by task_id) logged
        where (seconds, charged) <> (0, 0);
        insert into time_figures as f
        select * from (
          select company_id, targetable_id, client_id, pg_backend_pid() %% 16, sum(sign) as entries,
            coalesce(sum(sign * duration) filter (where state = 'unsubmitted'), 0) as unsubmitted,
            coalesce(sum(sign * duration) filter (where state = 'waitingForApproval'), 0) as waiting,
            coalesce(sum(sign * duration) filter (where state = 'approved'), 0) as approved,
            coalesce(sum(sign * chargeable) filter (where state <> 'denied'), 0) as chargeable,
            coalesce(sum(sign * charged) filter (where state <> 'denied'), 0) as charged,
            coalesce(sum(sign * revenue_of_time(charged - covered, hourly_charge)) filter (where state <> 'denied'), 0) as revenue,
            coalesce(sum(sign * cost_of_time(duration, hourly_cost)) filter (where state <> 'denied'), 0) as cost,
            coalesce(sum(sign) filter (where state = 'denied'), 0) as denied_entries,
            coalesce(sum(sign * duration) filter (where state = 'denied'), 0) as denied
          from (%2$s) changes
          where targetable_id is not null or client_id is not null
          group by company_id, targetable_id, client_id
        ) changed
        where (entries, unsubmitted, waiting, approved, chargeable, charged, revenue, cost, denied_entries, denied)
          <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        order by targetable_id, client_id
        on conflict (company_id, targetable_id, client_id, part) do update
        set entries = f.entries + excluded.entries, unsubmitted = f.unsubmitted + excluded.unsubmitted,
          waiting = f.waiting + excluded.waiting, approved = f.approved + excluded.approved,
          chargeable = f.chargeable + excluded.chargeable, charged = f.charged + excluded.charged,
          revenue = f.revenue + excluded.revenue, cost = f.cost + excluded.cost,
          denied_entries = f.denied_entries + excluded.denied_entries, denied = f.denied + excluded.denied;
        perform enqueue_job('coverTime', jsonb_build_object('projectId', targetable_id), null, 'coverTime ' || targetable_id, null)
        from (
          select distinct company_id, targetable_id from (
            select company_id, targetable_id, day from (%2$s) changes
            where targetable_id is not null and state <> 'denied'
            group by company_id, targetable_id, day having sum(sign * charged) <> 0) by_day
        ) touched
        where exists (
          select from agreement_items a
          where a.company_id = touched.company_id and a.targetable_id = touched.targetable_id and a.period is not null);
        return null;
      end
      $body$
    $function$, kind.name, kind.changes);
  end loop;
end
$$;

-- A targetable that goes to another client takes its time with it, also what is being logged: those who log on it hold the same
-- lock together as those who submit.
create or replace function keep_clients_of_time() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  update time_sheet_submissions set client_id = new.client_id
  where company_id = new.company_id and targetable_id = new.id;
  return null;
end
$$;
