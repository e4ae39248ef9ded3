create or replace function is_in_closed_period(company uuid, asked_day date) returns boolean
language sql stable parallel safe
return coalesce((select asked_day <= c.closed_until from companies c where c.company_id = company), false);

-- Whatever tries it: the constraint's name tells callers why.
create or replace function refuse_in_closed_period() returns trigger
language plpgsql as $$
begin
  raise exception 'the books are closed on this day' using errcode = 'check_violation', constraint = 'closed_period';
end
$$;
