import type { ResourcePlanRole } from '@praxis/contract/plans/resource-plan'
import type { RoleRates } from '@praxis/domain/plans/role-months'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { type CardRow, cardRatesIn } from '../../targetables/queries/card-rates'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { todayOf } from './plan-ground'

/** The rates of the rate card that a row names, else of its person’s contract, in the currency of the target. */
export const ratesNamedBy = async (
  db: Db,
  platform: Pick<Platform, 'exchangeRates'>,
  actor: EmployeeActor,
  { row: { currency } }: OpenTargetable,
  { rateCardID, employeeID }: ResourcePlanRole,
): Promise<RoleRates | undefined> => {
  const today = todayOf(db, actor)
  const card = await db.row<CardRow>(sql`
    select k.hourly_charge as "hourlyCharge", k.hourly_cost as "hourlyCost", m.default_currency as currency
    from rate_cards k join companies m on m.company_id = k.company_id
    where k.company_id = ${db.scope.companyId} and k.id = coalesce(${rateCardID}::uuid, (
      select c.rate_card_id from contract_periods c
      where c.company_id = ${db.scope.companyId} and c.employee_id = ${employeeID} and c.applied_on <= ${today}
        and coalesce(c.ends_on >= ${today}, true)
      order by c.applied_on desc limit 1))`)
  return card && (await cardRatesIn(db, platform, card, currency, today))?.rates
}
