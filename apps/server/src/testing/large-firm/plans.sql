-- Plans of every project: two bookings of some of its roles, lines of two years, an agreement and a month of kept forecasts.
insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
select p.company_id, pg_temp.next_id(), r.id, current_date - 60 + 60 * nth, current_date - 1 + 60 * nth, 7200, now(), now()
from firm
join targetables p on p.company_id = firm.company_id and p.kind = 'project'
cross join lateral (
  select r.id from targetable_roles r where r.company_id = p.company_id and r.targetable_id = p.id order by r.id limit 10
) as r,
     generate_series(0, 1) as nth;

insert into plans (company_id, targetable_id, budget_plan, saved_at)
select p.company_id, p.id, jsonb_build_object(
    'startDate', current_date - 365, 'endDate', current_date + 365, 'isOpenEnded', false,
    'consultancyBudget', months.lines, 'expensesBudget', months.lines, 'othersBudget', '[]'::jsonb,
    'consultancyRevenueCalculationMethod', 'variesByMonth', 'consultancyCostCalculationMethod', 'variesByMonth',
    'expensesRevenueCalculationMethod', 'variesByMonth', 'expensesCostCalculationMethod', 'variesByMonth',
    'othersRevenueCalculationMethod', 'variesByMonth', 'othersCostCalculationMethod', 'variesByMonth',
    'basis', jsonb_build_object('consultancyBudget', basis.sides, 'expensesBudget', basis.sides, 'othersBudget', basis.sides)),
  now()
from firm
join targetables p on p.company_id = firm.company_id and p.kind = 'project'
cross join (
  select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'revenue', 100000, 'cost', 60000) order by month) as lines
  from generate_series(date_trunc('month', current_date - 365), date_trunc('month', current_date + 365), interval '1 month') as month
) as months
cross join (
  select jsonb_build_object('revenue', side, 'cost', side) as sides
  from (select '{"total": 0, "monthly": 0, "markup": 0}'::jsonb as side) as one
) as basis;

insert into agreement_items (company_id, id, targetable_id, position, name, amount, category, due_date)
select p.company_id, pg_temp.next_id(), p.id, nth, 'Milestone ' || nth, 10000, 'othersBudget', current_date + 30 * nth
from firm join targetables p on p.company_id = firm.company_id and p.kind = 'project', generate_series(0, 4) as nth;

insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at)
select p.company_id, p.targetable_id, kept, current_date - nth, p.budget_plan, now()
from firm
join plans p on p.company_id = firm.company_id,
     unnest(array['forecast', 'budgetPlan']) as kept, generate_series(0, 29) as nth;
