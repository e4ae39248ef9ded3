import type { VisitorBudgetTracker, VisitorTimeTracker } from '@praxis/contract/portals/portal-figures'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { endOfPeriod, type PeriodUnit } from '@praxis/domain/plans/tracked-periods'
import { type AmountOfDay, cumulated, earnedByDay } from '@praxis/domain/portals/earned-by-day'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { endsOfPlan, plannedUpTo } from '../../plans/forecast/queries/planned-up-to'
import { budgetOf, loadPlannedGround } from '../../plans/forecast/queries/project-ground'
import { revenueOfTime } from '../../time-sheets/queries/money-of-time'

type Visited = Pick<VisitorActor, 'portal' | 'company'>

/** Approved time that is charged, by day: what waits, was denied or is not chargeable is the firm’s own. */
const chargedByDay = ({ now }: Db, { portal, company }: Visited, amount: Sql): Sql => sql`
  select s.day, coalesce(sum(${amount}), 0)::bigint as amount from time_sheet_submissions s
  where s.company_id = ${company.id} and s.targetable_id = ${portal.projectId} and s.state = 'approved'
    and s.charged > 0 and s.day <= ${dayInTimeZone(new Date(now), company.timeZone)}
  group by s.day order by s.day`

/** Approved expenses that are billed to the client, with the mark-up that they have on an invoice. */
const billableByDay = (db: Db, { portal, company }: Visited): Promise<AmountOfDay[]> =>
  db.rows<AmountOfDay>(sql`
    select s.incurred_on as day,
      sum(round(s.net_in_project::numeric * (10000 + coalesce(b.expense_mark_up, 0)) / 10000))::bigint as amount
    from expenses s
    join targetables p on p.company_id = s.company_id and p.id = s.targetable_id and p.currency = s.project_currency
    left join project_billing b on b.company_id = s.company_id and b.targetable_id = s.targetable_id
    where s.company_id = ${company.id} and s.targetable_id = ${portal.projectId} and s.state = 'approved'
      and s.bill_to_client
    group by s.incurred_on order by s.incurred_on`)

/** What is used of the budget by week, beside the plan. */
export const getVisitorBudgetTracker = async (db: Db, actor: VisitorActor): Promise<VisitorBudgetTracker> => {
  const { portal, company } = actor
  if (portal.preset !== 'cumulativeRevenueByWeek') throw new Refusal('invalidPermission')
  const [ground, time, expenses] = await Promise.all([
    loadPlannedGround(db, company.timeZone, portal.projectId),
    db.rows<AmountOfDay>(chargedByDay(db, actor, rawSql(revenueOfTime()))),
    billableByDay(db, actor),
  ])
  const { today, project } = ground
  const isFixedPrice = project.chargingMechanism === 'fixed'
  const earned = earnedByDay({ today, isFixedPrice, time, expenses, items: project.items })
  const plannedOn = await plannedUpTo(ground)
  const periods = cumulated('week', earned, endsOfPlan(ground))
  return {
    currency: project.currency,
    budget: budgetOf(ground).revenue,
    used: periods.at(-1)?.cumulative ?? 0,
    periods: periods.map(({ startDate, amount, cumulative }) => ({
      ...{ startDate, revenue: amount, cumulativeRevenue: cumulative },
      plannedCumulativeRevenue: plannedOn(endOfPeriod('week', startDate)),
    })),
  }
}

/** Charged time by week or month; hours that a retainer covers were worked for the client like all others. */
export const getVisitorTime = async (db: Db, actor: VisitorActor, unit: PeriodUnit): Promise<VisitorTimeTracker> => {
  const periods = cumulated(unit, await db.lastRows<AmountOfDay>(chargedByDay(db, actor, rawSql('s.charged'))))
  return {
    seconds: periods.at(-1)?.cumulative ?? 0,
    periods: periods.map(({ startDate, amount, cumulative }) => ({
      ...{ startDate, seconds: amount, cumulativeSeconds: cumulative },
    })),
  }
}
