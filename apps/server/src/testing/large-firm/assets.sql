-- Equipment: two assets for everybody unless more are asked for, in twenty categories. Of each twenty one is retired and seven are assigned; the others were
-- booked ten times: the first seven are over, but some never came back; the eighth has begun, and a quarter of those collected it;
-- two lie ahead, of some the last one waits.
insert into asset_categories (company_id, id, name, booking_rule, is_auto_approved, position, dynamic_details)
select firm.company_id, pg_temp.next_id(), 'Category ' || number,
       case when number % 4 = 0 then 'nonRequiredBooking' else 'requiredBooking' end, number % 2 = 0, number, '[]'
from firm, generate_series(0, 19) as number;

create temporary table equipment as
select pg_temp.next_id() as id, number, k.id as category_id, number % 20 = 19 as is_retired, number % 20 between 12 and 18 as is_assigned
from (select count(*) as all_of_them from at_work) people
cross join lateral generate_series(1, coalesce(current_setting('fill.assets', true)::integer, 2 * all_of_them::integer)) as number
join (select k.*, row_number() over (order by k.position) - 1 as place from firm join asset_categories k on k.company_id = firm.company_id) k
  on k.place = (number / 20) % 20;
analyze equipment;

insert into assets (company_id, id, category_id, name, code, serial_number, location, purchased_on, purchase_amount, purchase_currency,
                    retired_at, is_assigned)
select firm.company_id, a.id, a.category_id, 'Device ' || pg_temp.word(a.number), 'AS-' || a.number, 'SN' || a.number, 'Leeds',
       current_date - 400, 100000, 'GBP', case when a.is_retired then now() - interval '30 days' end, a.is_assigned
from firm, equipment a;

insert into search_words (company_id, entity, word, entity_id)
select firm.company_id, 'asset', w.word, a.id
from firm, equipment a, lateral (values ('device'), ('leeds'), (pg_temp.word(a.number)), (a.number::text)) as w(word)
union
select firm.company_id, 'assetInventory', 'sn' || a.number, a.id from firm, equipment a;

create temporary table lent as
select pg_temp.next_id() as id, a.id as asset_id, w.employee_id, a.number, turn,
       date_trunc('hour', now()) - interval '80 days 6 hours' + turn * interval '10 days' + (a.number % 7) * interval '1 hour' as from_at
from equipment a
cross join generate_series(11 - coalesce(current_setting('fill.turns', true)::integer, 10), 10) as turn
join (select w.*, row_number() over (order by w.person) - 1 as place, count(*) over () as all_of_them from at_work w) w
  on w.place = (a.number + 13 * turn) % w.all_of_them
where not a.is_assigned and (turn <= 8 or not a.is_retired) and (turn < 8 or not a.is_retired);
analyze lent;

insert into asset_uses (company_id, id, asset_id, employee_id, kind, from_at, to_at, note, state, taken_at, returned_at, created_at)
select firm.company_id, l.id, l.asset_id, l.employee_id, 'booking', l.from_at, l.from_at + interval '4 days', 'For the trip',
       case when l.turn = 10 and l.number % 5 = 0 then 'waitingForApproval' when l.turn < 8 and l.number % 11 = 0 then 'denied' else 'approved' end,
       case when l.turn < 8 and l.number % 11 > 0 or l.turn = 8 and l.number % 4 = 0 and l.number % 50 <> 1 then l.from_at end,
       case when l.turn < 8 and l.number % 11 > 0 and not (l.turn = 7 and l.number % 50 = 1) then l.from_at + interval '3 days' end,
       l.from_at - interval '20 days'
from firm, lent l;

insert into requests (company_id, id, type, state, employee_id, approver_capability, submitted_at, decided_by, decided_at)
select firm.company_id, s.id, 'asset', s.state, s.employee_id, 'canManageAssets', s.created_at,
       case when s.state <> 'waitingForApproval' then firm.employee_id end,
       case when s.state <> 'waitingForApproval' then s.created_at + interval '1 day' end
from firm join asset_uses s on s.company_id = firm.company_id;

insert into asset_uses (company_id, id, asset_id, employee_id, kind, from_at, taken_at, created_at)
select firm.company_id, pg_temp.next_id(), a.id, w.employee_id, 'assignment', now() - interval '200 days', now() - interval '200 days',
       now() - interval '200 days'
from firm, equipment a
join (select w.*, row_number() over (order by w.person) - 1 as place, count(*) over () as all_of_them from at_work w) w
  on w.place = a.number % w.all_of_them
where a.is_assigned;

insert into asset_movements (company_id, id, asset_id, use_id, employee_id, kind, at, until_at, note)
select s.company_id, pg_temp.next_id(), s.asset_id, s.id, s.employee_id, m.kind, m.at, s.to_at, 'At the desk'
from firm join asset_uses s on s.company_id = firm.company_id
cross join lateral (values ('taken', s.taken_at), ('broughtBack', s.returned_at)) as m(kind, at)
where m.at is not null and s.kind = 'booking';

insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
select firm.company_id, pg_temp.next_id(), 'none', 'warranty.pdf', 'application/pdf', 1, 'asset', a.id::text, firm.employee_id
from firm, equipment a;

update asset_categories k set asset_count = c.used, assigned_count = c.assigned, retired_count = c.retired
from (
  select category_id, count(*) filter (where not is_retired) as used, count(*) filter (where is_assigned) as assigned,
    count(*) filter (where is_retired) as retired
  from equipment group by category_id) as c
where k.company_id = (select company_id from firm) and k.id = c.category_id;
