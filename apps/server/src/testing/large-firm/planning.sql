-- Who works on what in the half year from today: everybody has roles on projects and opportunities, each booked once;
-- a tenth as many roles as there are people are filled by nobody yet, most of them with a rate card.
update employees e set is_available_in_client_resourcing = e.id in (select employee_id from at_work)
from firm where e.company_id = firm.company_id;

create temporary table numbered_targets as
select id, row_number() over (order by kind, id) as number
from targetables where company_id = (select company_id from firm) and is_active;

create temporary table planned as
select pg_temp.next_id() as role_id, w.employee_id, t.id as targetable_id, w.person, nth, asked.bookings
from (select current_setting('fill.bookings')::integer as bookings) as asked
cross join (select count(*) as targets from numbered_targets) as counted
cross join at_work w
cross join lateral generate_series(0, asked.bookings - 1) as nth
join numbered_targets t on t.number = 1 + (w.person * asked.bookings + nth) % counted.targets;

insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
select firm.company_id, p.role_id, p.targetable_id, 'Planned role ' || p.nth, 100, 50, p.employee_id from firm, planned p;

-- One in four is soft; one in five is a total that is spread over its days.
insert into bookings (
  company_id, id, role_id, start_date, end_date, seconds_per_day, total_seconds, is_soft, note, created_at, updated_at
)
select firm.company_id, pg_temp.next_id(), p.role_id, days.first, days.first + 4 + 7 * (p.person % 4),
       case when p.nth > 0 then 1800 * (1 + p.person % 12) end, case when p.nth = 0 then 72000 end, p.person % 4 = 0,
       'Planned', now(), now()
from firm, planned p
cross join lateral (select date_trunc('week', current_date)::date + 7 * (p.nth * 22 / p.bookings + p.person % 5) as first) as days;

create temporary table cards_of_firm as
select id, row_number() over (order by name) - 1 as number
from rate_cards where company_id = (select company_id from firm);

create temporary table wanted as
select pg_temp.next_id() as role_id, t.id as targetable_id, t.number, k.id as rate_card_id
from firm
cross join numbered_targets t
cross join (select greatest(count(*), 1) as cards from cards_of_firm) as counted
left join cards_of_firm k on t.number % 5 > 0 and k.number = t.number % counted.cards
where t.number <= firm.people / 10;

insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, rate_card_id)
select firm.company_id, w.role_id, w.targetable_id, 'Wanted role', 100, 50, w.rate_card_id from firm, wanted w;

insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
select firm.company_id, pg_temp.next_id(), w.role_id, current_date + w.number::integer % 60,
       current_date + w.number::integer % 60 + 20, 14400, now(), now()
from firm, wanted w;

insert into planning_views (
  company_id, id, owner_id, name, grouped_by, initial_range, show_unnamed_roles, included_employee_ids,
  included_rate_card_ids, included_targetable_ids, is_shared, created_at
)
select firm.company_id, pg_temp.next_id(), w.employee_id, 'View ' || w.person, 'resource', 'nextThreeMonth', true, '{}', '{}',
       '{}', w.person % 50 = 0, now()
from firm, at_work w;

insert into planning_changes (company_id, id, employee_id, action, bookings, roles, made_at)
select firm.company_id, pg_temp.next_id(), w.employee_id, 'moved', '[]', '[]', now() - nth * interval '1 hour'
from firm, at_work w, generate_series(1, 10) as nth where w.person % 20 = 0;

-- Two in a hundred try plans out, each with 60 bookings that are later and softer; all managers of projects are let in on
-- one, which is not the owner's, who is person 0.
create temporary table tried as
select pg_temp.next_id() as id, w.employee_id, row_number() over (order by w.person desc) as number
from at_work w where w.person % 50 = 0;

insert into planning_scenarios (company_id, id, owner_id, name, created_at)
select firm.company_id, t.id, t.employee_id, 'Scenario ' || t.number, now() - t.number * interval '1 day' from firm, tried t;

insert into planning_scenario_members (company_id, scenario_id, employee_id, access)
select e.company_id, t.id, e.id, 'write' from tried t, employees e join company_directory d on d.id = e.company_id
where t.number = 1 and e.company_id = (select company_id from firm)
  and (e.can_manage_projects or e.user_id = d.owner_user_id)
  and e.id <> t.employee_id;

insert into planning_scenario_changes (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
select b.company_id, t.id, b.id, 'booking', to_jsonb(b), to_jsonb(b) || jsonb_build_object('end_date', b.end_date + 7, 'is_soft', true),
       t.employee_id, now()
from (select b.*, row_number() over (order by b.id) as number from bookings b where company_id = (select company_id from firm)) as b
join tried t on t.number = 1 + b.number / 60;
