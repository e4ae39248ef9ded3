-- Whether a deputy decides, as far as the leave goes that they were named for: it has to be approved.
create or replace function deputy_holds(company uuid, for_absence uuid) returns boolean
language sql stable as $$
  select for_absence is null or exists (
    select from absences a where a.company_id = company and a.id = for_absence and a.state = 'approved')
$$;

-- Nobody decides on their own requests: on those of the deputy it is the line manager of whom they stand in for, else the owner.
create or replace function instead_of_deputy(company uuid, approver uuid, deputy uuid) returns uuid
language sql stable as $$
  with candidates (turn, id) as (
    select 1, e.line_manager_id from employees e where e.company_id = company and e.id = approver
    union all
    select 2, e.id from company_directory d
    join employees e on e.company_id = d.id and e.user_id = d.owner_user_id
    where d.id = company
  )
  select c.id from candidates c
  join employees e on e.company_id = company and e.id = c.id and e.is_active and e.user_id is not null
  where c.id <> deputy
  order by c.turn limit 1
$$;

-- In whose place somebody decides at a moment, by the company's day; where it says so, only what one person asks for. One
-- step: a deputy's deputy is not among them. Whoever stands in for nobody is found out by a few looks into indexes.
create or replace function deputised(company uuid, acting uuid, at timestamptz)
returns table (approver uuid, only_asked_by uuid)
language sql stable as $$
  select d.employee_id, nullif(d.deputy_id, acting)
  from (
    select n.employee_id, n.deputy_id, n.absence_id, n.first_day, n.last_day from deputies n
    where n.company_id = company and n.deputy_id = acting
    union all
    select n.employee_id, n.deputy_id, n.absence_id, n.first_day, n.last_day from employees e
    join deputies n on n.company_id = e.company_id and n.employee_id = e.id and n.deputy_id <> acting
    where e.company_id = company and e.line_manager_id = acting
    union all
    select n.employee_id, n.deputy_id, n.absence_id, n.first_day, n.last_day from deputies n
    where n.company_id = company and n.deputy_id <> acting
      and (select c.owner_user_id from company_directory c where c.id = company)
        = (select o.user_id from employees o where o.company_id = company and o.id = acting)
  ) as d
  where d.last_day >= (select day_in_company(company, at)) and d.first_day <= (select day_in_company(company, at))
    and deputy_holds(company, d.absence_id)
    and (d.deputy_id = acting
         or d.employee_id <> acting and instead_of_deputy(company, d.employee_id, d.deputy_id) = acting)
$$;

-- Who decides at a moment in the place of an approver on what somebody asks for; approvers and askers are given in pairs.
create or replace function deputies_of(company uuid, approvers uuid[], askers uuid[], at timestamptz)
returns table (approver uuid, asked_by uuid, deputy uuid)
language sql stable as $$
  select asked.approver, asked.asking,
    case when d.deputy_id = asked.asking then instead_of_deputy(company, d.employee_id, d.deputy_id) else d.deputy_id end
  from unnest(approvers, askers) as asked (approver, asking)
  join deputies d on d.company_id = company and d.employee_id = asked.approver
  where d.last_day >= (select day_in_company(company, at)) and d.first_day <= (select day_in_company(company, at))
    and deputy_holds(company, d.absence_id)
$$;
