import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoOpportunity } from '@praxis/demo/demo-opportunity'
import type { DemoBudget } from '@praxis/demo/demo-project'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { indexTargetable } from '../features/targetables/commands/index-targetable'
import { opportunityKind } from '../features/targetables/queries/targetable-kinds'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { clientIdOf } from './fill-clients'
import { projectIdOf } from './fill-projects'

const NOTHING: DemoBudget = { revenue: 0, cost: 0 }
const IN_THE_MORNING = 'T09:30:00.000Z'

export const opportunityIdOf = (
  company: DemoCompany,
  { client, name }: Pick<DemoOpportunity, 'client' | 'name'>,
): string => demoId('opportunity', company.domain, client, name)

const rowOf = (company: DemoCompany, today: Day, given: DemoOpportunity) => {
  const { consultancy, expenses = NOTHING, other = NOTHING, stages, project } = given
  const [first, last] = [stages[0]?.[1] ?? 0, stages.at(-1)?.[1] ?? 0]
  const endedOn = stages.at(-1)?.[0] === 'Lost' || project !== undefined ? addDays(today, -last) : null
  return {
    id: opportunityIdOf(company, given),
    name: given.name,
    clientId: clientIdOf(company, given.client),
    leadId: employeeIdOf(company, given.lead),
    charging: given.charging ?? 'effort',
    isStrategic: given.isStrategic ?? false,
    consultancyRevenue: consultancy.revenue,
    consultancyCost: consultancy.cost,
    expensesRevenue: expenses.revenue,
    expensesCost: expenses.cost,
    otherRevenue: other.revenue,
    otherCost: other.cost,
    tags: given.tags ?? [],
    stage: stages.at(-1)?.[0],
    enteredOn: addDays(today, -last),
    lostReason: given.lostReason ?? '',
    closesOn: given.closesIn === undefined ? null : addDays(today, given.closesIn),
    isConverted: project !== undefined,
    projectId: project === undefined ? null : projectIdOf(company, project, given.client),
    endedAt: endedOn && endedOn + IN_THE_MORNING,
    createdAt: addDays(today, -first) + IN_THE_MORNING,
    updatedAt: addDays(today, -last) + IN_THE_MORNING,
  }
}

/** Every stage that an opportunity went through, the last one present. */
const stageRows = (company: DemoCompany, today: Day, given: DemoOpportunity) =>
  given.stages.map(([stage, daysAgo], index) => ({
    id: demoId('stage of opportunity', opportunityIdOf(company, given), `${index}`),
    opportunityId: opportunityIdOf(company, given),
    stage,
    enteredOn: addDays(today, -daysAgo),
    lostReason: stage === 'Lost' ? (given.lostReason ?? '') : '',
    isPresent: index === given.stages.length - 1,
  }))

const teamRows = (company: DemoCompany, today: Day, given: DemoOpportunity) =>
  (given.team ?? []).map(({ name, rateCard, employee, hours, fromWeek, weeks }, index) => ({
    id: demoId('role of opportunity', opportunityIdOf(company, given), `${index}`),
    bookingId: demoId('booking of opportunity', opportunityIdOf(company, given), `${index}`),
    opportunityId: opportunityIdOf(company, given),
    index,
    name,
    rateCard,
    employeeId: employee === undefined ? null : employeeIdOf(company, employee),
    secondsPerDay: hours * 3600,
    from: addDays(startOfWeek(today), 7 * fromWeek),
    to: addDays(startOfWeek(today), 7 * (fromWeek + weeks) - 3),
  }))

/** Opportunities with two years of stages, the days on which they changed, and who would do the larger ones. */
export const fillOpportunities = async (db: Tx, company: DemoCompany): Promise<void> => {
  const { opportunities = [] } = company
  if (opportunities.length === 0) return
  const today = dayInTimeZone(new Date(db.now), 'Europe/London')
  const rows = opportunities.map((given) => rowOf(company, today, given))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}) as r(
    id uuid, name text, "clientId" uuid, "leadId" uuid, charging text, "isStrategic" boolean, "consultancyRevenue" bigint,
    "consultancyCost" bigint, "expensesRevenue" bigint, "expensesCost" bigint, "otherRevenue" bigint, "otherCost" bigint,
    tags text[], stage text, "enteredOn" date, "lostReason" text, "closesOn" date, "isConverted" boolean, "projectId" uuid,
    "endedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz)`
  await db.run(sql`
    insert into targetables (
      company_id, id, kind, client_id, client_sort_name, name, lead_id, is_strategic, charging_mechanism, currency, tags,
      consultancy_revenue, consultancy_cost, expenses_revenue, expenses_cost, other_revenue, other_cost, ended_at,
      created_at, updated_at
    )
    select c.company_id, r.id, 'opportunity', c.id, c.sort_name, r.name, r."leadId", r."isStrategic", r.charging,
      c.trading_currency, r.tags, r."consultancyRevenue", r."consultancyCost", r."expensesRevenue", r."expensesCost",
      r."otherRevenue", r."otherCost", r."endedAt", r."createdAt", r."updatedAt"
    from ${given} join clients c on c.company_id = ${db.scope.companyId} and c.id = r."clientId"`)
  await db.run(sql`
    insert into opportunities (
      company_id, id, stage_id, probability, stage_entered_on, lost_reason, expected_close_date, is_converted, currency
    )
    select s.company_id, r.id, s.id, s.probability, r."enteredOn", r."lostReason", r."closesOn", r."isConverted", 'GBP'
    from ${given} join pipeline_stages s on s.company_id = ${db.scope.companyId} and s.name = r.stage`)
  await db.run(sql`
    update projects p set opportunity_id = r.id from ${given}
    where p.company_id = ${db.scope.companyId} and p.id = r."projectId"`)
  const stages = opportunities.flatMap((opportunity) => stageRows(company, today, opportunity))
  await db.run(sql`
    insert into opportunity_stages (
      company_id, id, opportunity_id, stage_id, name, probability, entered_on, entered_at, entered_by, lost_reason, currency,
      revenue, cost, is_present
    )
    select o.company_id, r.id, o.id, s.id, s.name, s.probability, r."enteredOn", r."enteredOn" + time '09:30', p.lead_id,
      r."lostReason", o.currency, o.revenue, o.revenue - o.profit, r."isPresent"
    from jsonb_to_recordset(${JSON.stringify(stages)}) as r(
      id uuid, "opportunityId" uuid, stage text, "enteredOn" date, "lostReason" text, "isPresent" boolean)
    join opportunities o on o.company_id = ${db.scope.companyId} and o.id = r."opportunityId"
    join targetables p on p.company_id = o.company_id and p.id = o.id
    join pipeline_stages s on s.company_id = o.company_id and s.name = r.stage`)
  await db.run(sql`
    insert into opportunity_days (
      company_id, opportunity_id, day, stage_id, stage_name, probability, currency, revenue, cost, expected_close_date,
      lead_id, is_converted
    )
    select e.company_id, e.opportunity_id, e.entered_on, e.stage_id, e.name, e.probability, e.currency, e.revenue, e.cost,
      o.expected_close_date, p.lead_id, o.is_converted and e.is_present
    from opportunity_stages e
    join opportunities o on o.company_id = e.company_id and o.id = e.opportunity_id
    join targetables p on p.company_id = o.company_id and p.id = o.id
    where e.company_id = ${db.scope.companyId}
    on conflict do nothing`)
  const team = opportunities.flatMap((opportunity) => teamRows(company, today, opportunity))
  const members = sql`jsonb_to_recordset(${JSON.stringify(team)}) as r(
    id uuid, "bookingId" uuid, "opportunityId" uuid, index integer, name text, "rateCard" text, "employeeId" uuid,
    "secondsPerDay" integer, "from" date, "to" date)`
  await db.run(sql`
    insert into targetable_roles (
      company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id, rate_card_id, created_at, updated_at
    )
    select p.company_id, r.id, p.id, r.name, k.hourly_charge, k.hourly_cost, r."employeeId", k.id,
      p.created_at + r.index * interval '1 minute', p.created_at
    from ${members}
    join targetables p on p.company_id = ${db.scope.companyId} and p.id = r."opportunityId"
    join rate_cards k on k.company_id = p.company_id and k.name = r."rateCard"`)
  await db.run(sql`
    insert into bookings (
      company_id, id, role_id, start_date, end_date, seconds_per_day, is_soft, created_at, updated_at
    )
    select ${db.scope.companyId}, r."bookingId", r.id, r."from", r."to", r."secondsPerDay", true, ${db.now}, ${db.now}
    from ${members}`)
  for (const { id } of rows) await indexTargetable(db, opportunityKind, id)
}
