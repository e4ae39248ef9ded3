-- What time brings and what it costs, in minor units, each rounded half up: rates are never negative. What is charged is in
-- blocks; it costs as long as it took. Reports and the kept figures ask the same two functions.
create or replace function revenue_of_time(charged integer, hourly_charge bigint) returns bigint
language sql immutable parallel safe
return (charged * hourly_charge + 1800) / 3600;

create or replace function cost_of_time(duration integer, hourly_cost bigint) returns bigint
language sql immutable parallel safe
return (duration * hourly_cost + 1800) / 3600;
