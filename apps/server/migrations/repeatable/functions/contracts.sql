-- The days a period of a contract is in force. The first one also holds before its own first day, and the last one has no end.
create or replace function keep_days_in_force() returns trigger
language plpgsql as $$
begin
  update contract_periods p set since = n.since, until = n.until
  from (
    select company_id, employee_id, applied_on,
           case when lag(applied_on) over periods is null then '-infinity' else applied_on end as since,
           coalesce(lead(applied_on) over periods, 'infinity') as until
    from contract_periods
    where (company_id, employee_id) in (select company_id, employee_id from touched)
    window periods as (partition by company_id, employee_id order by applied_on)
  ) as n
  where p.company_id = n.company_id and p.employee_id = n.employee_id and p.applied_on = n.applied_on
    and (p.since, p.until) is distinct from (n.since, n.until);
  return null;
end
$$;
