-- What an opportunity is planned to bring is kept with it, to list by: it follows its budgets and its stage. Each weighted
-- value is rounded half away from zero, so that columns add up to what is shown.
create or replace function value_opportunity() returns trigger
language plpgsql as $$
declare
  planned record;
begin
  select t.currency, t.consultancy_revenue + t.expenses_revenue + t.other_revenue as revenue,
    t.consultancy_cost + t.expenses_cost + t.other_cost as cost, s.probability
  into strict planned
  from targetables t
  join pipeline_stages s on s.company_id = t.company_id and s.id = new.stage_id
  where t.company_id = new.company_id and t.id = new.id;
  new.probability = planned.probability;
  new.currency = planned.currency;
  new.revenue = planned.revenue;
  new.profit = planned.revenue - planned.cost;
  new.margin = case planned.revenue when 0 then 0 else round(new.profit * 1000000.0 / planned.revenue) end;
  new.weighted_revenue = round(new.revenue * new.probability / 100.0);
  new.weighted_profit = round(new.profit * new.probability / 100.0);
  return new;
end
$$;

create or replace function keep_value_of_opportunity() returns trigger
language plpgsql as $$
begin
  update opportunities set currency = new.currency where company_id = new.company_id and id = new.id;
  return null;
end
$$;

create or replace function keep_probability_of_opportunities() returns trigger
language plpgsql as $$
begin
  update opportunities set probability = new.probability where company_id = new.company_id and stage_id = new.id;
  return null;
end
$$;
