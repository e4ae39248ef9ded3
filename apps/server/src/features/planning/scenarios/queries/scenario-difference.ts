import type { ScenarioDifference } from '@praxis/contract/planning/planning-scenarios'
import { daysOfBookings } from '@praxis/domain/bookings/booking-days'
import { type PlannedTime, planDifference } from '@praxis/domain/planning/scenario-difference'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { storedBookingOf } from '../../../bookings/queries/booking-of-row'
import { loadCompanyGround } from '../../../bookings/queries/company-ground'
import { openScenario } from '../../../bookings/queries/open-scenario'
import type { StoredBooking, StoredRole } from '../../../bookings/queries/stored-rows'
import { loadWorkDays } from '../../../bookings/queries/work-days'
import { infosOf } from '../../queries/named-in-planning'
import { namedOf } from './scenario-changes'
import { loadScenarioGround, standingOf } from './scenario-ground'
import { loadScenarioRows, type RowOfScenario } from './scenario-rows'

/** Bookings that the scenario leaves as they are, in roles that it changes: others work in them there, or nobody. */
const listInChangedRoles = async (db: Db, rows: readonly RowOfScenario[]): Promise<StoredBooking[]> => {
  const roleIds = rows.flatMap(({ kind, id, base }) => (kind === 'role' && base ? [id] : []))
  if (roleIds.length === 0) return []
  const found = await db.rows<{ readonly row: StoredBooking }>(sql`
    select to_jsonb(b) as row from bookings b
    where b.company_id = ${db.scope.companyId} and b.role_id = any (${roleIds}::uuid[])
      and b.id <> all (${rows.map(({ id }) => id)}::uuid[])`)
  return found.map(({ row }) => row)
}

const plannedIn = (bookings: readonly StoredBooking[], roles: ReadonlyMap<string, StoredRole>): PlannedTime[] =>
  bookings.flatMap((row) => {
    const role = roles.get(row.role_id)
    if (!role) return []
    return [
      { ...storedBookingOf(row), isSoft: row.is_soft, employeeId: role.employee_id, targetableId: role.targetable_id },
    ]
  })

/** What a scenario has in place of the real plan, in seconds; counted on today's absences and contracts on both sides. */
export const getScenarioDifference = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  id: string,
): Promise<ScenarioDifference> => {
  const { state } = await openScenario(db, actor, id)
  const rows = await loadScenarioRows(db, id)
  const [ground, inChangedRoles, company] = await Promise.all([
    loadScenarioGround(db, actor, id, rows),
    listInChangedRoles(db, rows),
    loadCompanyGround(db),
  ])
  const bookings = rows.flatMap((row) => (row.kind === 'booking' ? [row] : []))
  // What was merged is the real plan by now: it is shown against what was there before.
  const before = bookings.flatMap(({ real, base }) => (state === 'merged' ? base : real) ?? [])
  const real = plannedIn([...before, ...inChangedRoles], ground.realRoles)
  const wanted = bookings.flatMap((row) => row.wanted ?? [])
  const scenario = plannedIn([...wanted, ...inChangedRoles], ground.roles)
  const all = [...real, ...scenario]
  const stretch = daysOfBookings(all)
  const named = await namedOf(db, ground, rows)
  const daysOf =
    stretch &&
    (await loadWorkDays(db, platform, actor, company, {
      employeeIds: all.map(({ employeeId }) => employeeId),
      ...stretch,
    }))
  const difference = daysOf
    ? planDifference(real, scenario, daysOf)
    : { real: { hard: 0, soft: 0 }, scenario: { hard: 0, soft: 0 }, people: [], targets: [] }
  const standings = state === 'open' ? rows.map((row) => standingOf(row, ground)) : []
  return {
    changeCount: rows.length,
    conflictCount: standings.filter(({ conflict }) => conflict !== null).length,
    problemCount: standings.filter(({ problem }) => problem !== null).length,
    real: difference.real,
    scenario: difference.scenario,
    people: difference.people.map(({ key, hard, soft, weeks }) => ({ employeeID: key, hard, soft, weeks: [...weeks] })),
    targets: difference.targets.map(({ key, hard, soft, weeks }) => ({
      targetableID: key,
      hard,
      soft,
      weeks: [...weeks],
    })),
    ...infosOf(named, platform.files),
  }
}
