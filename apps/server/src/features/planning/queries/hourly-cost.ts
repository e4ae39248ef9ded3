import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { openPlan } from '../../bookings/queries/open-scenario'
import { type Plan, planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'

interface AskedCost {
  readonly roleID?: string | undefined
  readonly employeeID?: string | undefined
  readonly rateCardID?: string | undefined
  readonly day?: Day | undefined
  readonly scenarioID?: string | undefined
}

interface HourlyCost {
  readonly hourlyCost: number | null
  readonly currency: Currency
  readonly from: 'role' | 'rateCard' | null
}

interface CostRow {
  readonly hourlyCost: number | null
  readonly currency: Currency
}

interface RoleCostRow extends CostRow {
  /** Who fills the role, and by which card it is rated. */
  readonly employeeId: string | null
  readonly rateCardId: string | null
}

const costOfRole = (db: Db, plan: Plan, roleId: string): Promise<RoleCostRow | undefined> =>
  db.row<RoleCostRow>(sql`
    select r.hourly_cost as "hourlyCost", p.currency, r.employee_id as "employeeId", r.rate_card_id as "rateCardId"
    from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'id', sql`= ${roleId}`)}
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
    where r.company_id = ${plan.companyId} and r.id = ${roleId}`)

/** By the rate card of the contract that is in force on the day; nothing without one. */
const costOfPerson = (db: Db, employeeId: string, day: Day): Promise<CostRow | undefined> =>
  db.row<CostRow>(sql`
    select (
        select k.hourly_cost from contract_periods c
        join rate_cards k on k.company_id = c.company_id and k.id = c.rate_card_id
        where c.company_id = e.company_id and c.employee_id = e.id and c.since <= ${day} and c.until > ${day}
        limit 1) as "hourlyCost",
      m.default_currency as currency
    from employees e join companies m on m.company_id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)

const costOfCard = (db: Db, rateCardId: string): Promise<CostRow | undefined> =>
  db.row<CostRow>(sql`
    select k.hourly_cost as "hourlyCost", m.default_currency as currency
    from rate_cards k join companies m on m.company_id = k.company_id
    where k.company_id = ${db.scope.companyId} and k.id = ${rateCardId}`)

/** The role's cost, else that of the person's rate card, else that of the card itself. */
export const getHourlyCost = async (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  actor: EmployeeActor,
  { roleID, employeeID, rateCardID, day, scenarioID }: AskedCost,
): Promise<HourlyCost> => {
  if (!canRead(actor.capabilities.revenue)) throw new Refusal('invalidPermission')
  await openPlan(db, actor, scenarioID)
  const plan = planOf(actor.company.id, scenarioID)
  const onDay = day ?? dayInTimeZone(clock(), actor.company.timeZone)
  const role = roleID === undefined ? undefined : await costOfRole(db, plan, roleID)
  if (roleID !== undefined && !role) throw new Refusal('notFound')
  const personId = employeeID ?? role?.employeeId ?? undefined
  const cardId = rateCardID ?? role?.rateCardId ?? undefined
  const rows: (readonly ['role' | 'rateCard', CostRow | undefined])[] = [
    ...(role ? [['role', role] as const] : []),
    ...(personId === undefined ? [] : [['rateCard', await costOfPerson(db, personId, onDay)] as const]),
    ...(cardId === undefined ? [] : [['rateCard', await costOfCard(db, cardId)] as const]),
  ]
  const [first] = rows
  if (!first) throw invalidField('roleID', 'Name a role, a person or a rate card')
  if (rows.some(([, row]) => row === undefined)) throw new Refusal('notFound')
  const known = rows.find(([, row]) => row && row.hourlyCost !== null && row.hourlyCost > 0) ?? first
  const [from, row] = known
  if (!row) throw new Refusal('notFound')
  return { hourlyCost: row.hourlyCost, currency: row.currency, from: row.hourlyCost === null ? null : from }
}
