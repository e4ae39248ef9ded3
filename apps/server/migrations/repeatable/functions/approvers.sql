-- Which day it is where the company is.
create or replace function day_in_company(company uuid, at timestamptz) returns date
language sql stable as $$
  select (at at time zone c.time_zone)::date from companies c where c.company_id = company
$$;

-- Who decides: the lead where a project says so, else the line manager, else the owner. Nobody decides on their own requests,
-- except the owner, whose are decided as they are made. The moment says nothing; processes of the version before give it.
create or replace function approver_for(company uuid, asking uuid, for_targetable uuid, at timestamptz) returns uuid
language sql stable as $$
  with owner as (
    select e.id from company_directory d
    join employees e on e.company_id = d.id and e.user_id = d.owner_user_id
    where d.id = company
  ), candidates (turn, id) as (
    select 0, id from owner where id = asking
    union all
    select 1, t.lead_id from targetables t
    join projects p on p.company_id = t.company_id and p.id = t.id
    where t.company_id = company and t.id = for_targetable and p.responsibility = 'projectLead' and t.lead_id <> asking
    union all
    select 2, e.line_manager_id from employees e
    where e.company_id = company and e.id = asking and e.line_manager_id <> asking
    union all
    select 3, id from owner
  )
  select c.id from candidates c
  join employees e on e.company_id = company and e.id = c.id and e.is_active and e.user_id is not null
  where c.turn = 0 or c.id <> asking
  order by c.turn limit 1
$$;

-- Whoever leads, manages, leaves or comes back: what waits is decided by those who are to decide now. Those who submit
-- meanwhile hold the lock together, so that nothing is left with somebody who no longer decides.
create or replace function keep_approvers() returns trigger
language plpgsql as $$
declare
  acting jsonb := coalesce(nullif(current_setting('app.acting', true), ''), '{}');
begin
  perform pg_advisory_xact_lock(hashtext('approvers'), hashtext(new.company_id::text));
  perform set_config('app.approvers_changed_by', tg_argv[0], true);
  with waiting as materialized (
    select r.id, r.employee_id, r.targetable_id, r.approver_id from requests r
    where r.company_id = new.company_id and r.state = 'waitingForApproval' and r.approver_capability is null
      and case tg_table_name
        when 'employees' then new.id in (r.employee_id, r.approver_id)
          or exists (select from employees e
                     where e.company_id = r.company_id and e.id = r.employee_id and e.line_manager_id = new.id)
          or exists (select from targetables t
                     where t.company_id = r.company_id and t.id = r.targetable_id and t.lead_id = new.id)
        else r.targetable_id = new.id
        end
    order by r.id for update
  ), designated as materialized (
    select id, approver_id, approver_for(new.company_id, employee_id, targetable_id,
                                         coalesce((acting ->> 'at')::timestamptz, now())) as approver
    from waiting
  )
  update requests r set approver_id = d.approver from designated d
  where r.company_id = new.company_id and r.id = d.id and d.approver_id is distinct from d.approver;
  return null;
end
$$;

-- The name of somebody as the history writes it.
create or replace function name_of_employee(company uuid, employee uuid) returns text
language sql stable as $$
  select trim(u.first_name || ' ' || u.last_name) from employees e join users u on u.id = e.user_id
  where e.company_id = company and e.id = employee
$$;

-- Who decides now instead of whom, and why, is in the history of the request, whatever made it so. Whoever acts has said who
-- they are; what nobody did, nobody is named for.
create or replace function record_new_approver() returns trigger
language plpgsql as $$
declare
  acting jsonb := coalesce(nullif(current_setting('app.acting', true), ''), '{}');
  why text := case
    when old.state <> new.state then 'reopened'
    when old.targetable_id is distinct from new.targetable_id then 'otherProject'
    else current_setting('app.approvers_changed_by', true) end;
begin
  insert into history (company_id, id, at, user_id, employee_id, impersonator_id, entity, entity_id, action, before, after)
  values (new.company_id, gen_random_uuid(), coalesce((acting ->> 'at')::timestamptz, now()), (acting ->> 'userId')::uuid,
          (acting ->> 'employeeId')::uuid, (acting ->> 'impersonatorId')::uuid, 'request', new.id::text, 'approverChanged',
          jsonb_build_object('approver', name_of_employee(new.company_id, old.approver_id), 'approverID', old.approver_id),
          jsonb_build_object('approver', name_of_employee(new.company_id, new.approver_id), 'approverID', new.approver_id,
                             'because', why));
  return null;
end
$$;
