import type { MasterPlanningQuery } from '@praxis/contract/planning/planning-query'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { isVisible } from '../../employees/queries/works-on'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'
import { isCalled } from '../../targetables/queries/targetable-search'

export type TargetFilter = Pick<MasterPlanningQuery, 'search' | 'includedTargetableIDs'>

export interface OwnTarget extends Columns<'targetables', 'id'> {
  /** Whether it is among those that are searched for. */
  readonly isAsked: boolean
}

const NOTHING_ASKED: TargetFilter = { search: '', includedTargetableIDs: [] }

/** Those of the projects and opportunities that the actor may see, by client and name. */
export const listOwnTargets = (
  db: Db,
  actor: EmployeeActor,
  ids: readonly string[],
  { search, includedTargetableIDs }: TargetFilter = NOTHING_ASKED,
): Promise<OwnTarget[]> => {
  const isIncluded =
    includedTargetableIDs.length > 0 ? sql`p.id = any (${includedTargetableIDs}::uuid[])` : rawSql('true')
  const isFound = search ? isCalled(rawSql(`p.sort_name || ' ' || p.client_sort_name`), search) : rawSql('true')
  return db.rows<OwnTarget>(sql`
    select p.id, ${isIncluded} and ${isFound} as "isAsked" from targetables p
    where p.company_id = ${actor.company.id} and p.id = any (${ids}::uuid[])
      and p.kind = any (${kindsInUse(actor)}::text[]) and ${isVisible(actor, 'few')}
    order by p.client_sort_name, p.sort_name, p.id`)
}

/** The day that it is where the actor is. */
export const ownToday = async (db: Db, { clock }: Pick<Platform, 'clock'>, actor: EmployeeActor): Promise<Day> => {
  const own = await db.row<Columns<'employees', 'time_zone'>>(sql`
    select time_zone as "timeZone" from employees where company_id = ${actor.company.id} and id = ${actor.employee.id}`)
  return dayInTimeZone(clock(), own?.timeZone ?? actor.company.timeZone)
}
