-- Ten times as many opportunities as projects, in five stages, most of them decided long ago.
create temporary table pipeline as
select pg_temp.next_id() as id, place, (array[0, 10, 25, 50, 100])[place] as probability from generate_series(1, 5) as place;
insert into pipeline_stages (company_id, id, name, color, probability)
select firm.company_id, s.id, 'Stage ' || s.place, '#7f8c8d', s.probability from firm, pipeline s;

create temporary table offered as
select pg_temp.next_id() as id, nth as number, s.id as stage_id, s.place, s.probability, c.id as client_id, c.sort_name,
       current_date - nth % 1000 as day
from firm
cross join lateral generate_series(1, 10 * firm.projects) as nth
join numbered_clients c on c.number = 1 + nth % c.all_of_them
join pipeline s on s.place = case when nth % 4 = 0 then 1 when nth % 4 = 1 then 5 else 2 + nth % 3 end;

insert into targetables (
  company_id, id, kind, client_id, client_sort_name, name, lead_id, charging_mechanism, currency, consultancy_revenue,
  consultancy_cost, ended_at, created_at, updated_at
)
select firm.company_id, o.id, 'opportunity', o.client_id, o.sort_name, 'Opportunity ' || pg_temp.word(o.number), coalesce(w.employee_id, firm.employee_id),
       'effort', (array['GBP', 'GBP', 'EUR', 'USD'])[1 + o.number % 4], 1000 * (o.number % 777), 600 * (o.number % 777),
       case when o.probability = 0 then o.day end, o.day, now() - o.number * interval '1 minute'
from firm join offered o on true
left join at_work w on o.number % 2 = 0 and w.person = 1 + o.number % 40;

insert into opportunities (company_id, id, stage_id, probability, stage_entered_on, expected_close_date, currency)
select firm.company_id, o.id, o.stage_id, 0, o.day, case when o.number % 10 > 0 then o.day + 90 end, 'GBP' from firm, offered o;

insert into opportunity_stages (
  company_id, id, opportunity_id, stage_id, name, probability, entered_on, entered_at, currency, revenue, cost, is_present
)
select o.company_id, pg_temp.next_id(), o.id, o.stage_id, 'Stage', o.probability, o.stage_entered_on, o.stage_entered_on,
       o.currency, o.revenue, o.revenue - o.profit, true
from firm join opportunities o on o.company_id = firm.company_id;

insert into opportunity_days (
  company_id, opportunity_id, day, stage_id, stage_name, probability, currency, revenue, cost, lead_id, is_converted
)
select o.company_id, o.id, o.stage_entered_on - 30 * earlier, o.stage_id, 'Stage', o.probability, o.currency, o.revenue,
       o.revenue - o.profit, firm.employee_id, false
from firm join opportunities o on o.company_id = firm.company_id, generate_series(0, 2) as earlier;

insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
select firm.company_id, pg_temp.next_id(), o.id, 'Role', 100, 50, null from firm, offered o where o.number % 3 = 0;

insert into search_words (company_id, entity, word, entity_id)
select firm.company_id, 'opportunity', word, o.id
from firm, offered o, unnest(array['opportunity', pg_temp.word(o.number)]) as word
on conflict do nothing;
