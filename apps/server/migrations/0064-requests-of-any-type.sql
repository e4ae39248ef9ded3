-- Requests are of whatever types the features bring along.
alter table requests drop constraint requests_type_check;

-- Whoever holds a capability decides, where it is nobody in particular.
alter table requests
  add column approver_capability text,
  add constraint requests_approver check (approver_id is null or approver_capability is null);
create index requests_waiting_for_capability on requests (company_id, approver_capability, type, submitted_at, id)
  where state = 'waitingForApproval' and approver_capability is not null;

-- What was approved may be called off again, and stays approved for whoever reads what was decided.
alter table requests
  add column cancelled_at timestamptz,
  add column cancelled_by uuid,
  add foreign key (company_id, cancelled_by) references employees,
  add constraint requests_cancellation
    check ((cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null or state = 'approved'));

-- Who decides in somebody's place on a day: nobody else, as long as nobody can be named for it.
create function acting_for(company uuid, employee uuid, on_day date) returns uuid
language sql stable as $$ select employee $$;

create function day_in_company(company uuid, at timestamptz) returns date
language sql stable as $$
  select (at at time zone c.time_zone)::date from companies c where c.company_id = company
$$;

-- Who decides at a moment: the lead where a project says so, else the line manager, else the owner, each by whoever acts for
-- them on that day. Nobody decides on their own requests, except the owner, whose are decided as they are made.
drop function approver_for(uuid, uuid, uuid);
create function approver_for(company uuid, asking uuid, for_targetable uuid, at timestamptz) returns uuid
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
  ), acting (turn, id) as (
    select turn, case when turn = 0 then id else acting_for(company, id, day_in_company(company, at)) end from candidates
  )
  select a.id from acting a
  join employees e on e.company_id = company and e.id = a.id and e.is_active and e.user_id is not null
  where a.turn = 0 or a.id <> asking
  order by a.turn limit 1
$$;

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

-- What a request is about shows its state: in the table that is named first, for requests of the type that is named then.
drop trigger keep_states_of_new on requests;
drop trigger keep_states on requests;
drop function keep_submission_states();
create function keep_states_of_subjects() returns trigger
language plpgsql as $$
begin
  if exists (select from touched t where t.type = tg_argv[1]) then
    execute format(
      'update %I s set state = t.state from touched t
       where s.company_id = t.company_id and s.id = t.id and t.type = %L and s.state <> t.state',
      tg_argv[0], tg_argv[1]);
  end if;
  return null;
end
$$;
create trigger keep_states_of_new_time after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('time_sheet_submissions', 'timeSheet');
create trigger keep_states_of_time after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('time_sheet_submissions', 'timeSheet');
