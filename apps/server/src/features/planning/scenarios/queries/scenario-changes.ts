import type { BookedRole } from '@praxis/contract/planning/bookings'
import type { ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { FileStore } from '../../../../platform/files/file-store'
import { storedBookingOf } from '../../../bookings/queries/booking-of-row'
import { openScenario } from '../../../bookings/queries/open-scenario'
import { bookedRoleOf } from '../../../bookings/queries/roles-of-bookings'
import type { StoredBooking, StoredRole } from '../../../bookings/queries/stored-rows'
import { employeeBriefOf } from '../../../employees/queries/employee-brief'
import { infosOf, loadNamed, type Named } from '../../queries/named-in-planning'
import { loadScenarioGround, type ScenarioGround, standingOf } from './scenario-ground'
import { loadScenarioRows, pageOfScenario, type RowOfScenario } from './scenario-rows'
import { whoChangedSince } from './who-changed-since'

export interface AskedChanges {
  readonly page: number
  readonly per: number
  readonly only?: 'conflicts' | 'problems' | undefined
}

interface ShownRow {
  readonly row: RowOfScenario
  readonly standing: ReturnType<typeof standingOf>
}

interface Page {
  readonly shown: readonly ShownRow[]
  readonly ground: ScenarioGround
  readonly total: number
}

/** Of a scenario that is closed there is nothing to be decided any more. */
const NOTHING = { conflict: null, problem: null }

const loadPage = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
  asked: AskedChanges,
  isOpen: boolean,
): Promise<Page> => {
  const { page, per, only } = asked
  const counted = only === undefined ? await pageOfScenario(db, id, asked) : undefined
  const rows = await loadScenarioRows(db, id, counted?.ids)
  const ground = await loadScenarioGround(db, actor, id, rows)
  const all = rows.map((row) => ({ row, standing: isOpen ? standingOf(row, ground) : NOTHING }))
  if (counted) return { shown: all, ground, total: counted.total }
  const asWanted = all.filter(({ standing }) => standing[only === 'conflicts' ? 'conflict' : 'problem'] !== null)
  return { shown: asWanted.slice((page - 1) * per, page * per), ground, total: asWanted.length }
}

/** Everything that the ground of a scenario names. */
export const namedOf = (
  db: Db,
  { realRoles, roles }: Pick<ScenarioGround, 'realRoles' | 'roles'>,
  rows: readonly RowOfScenario[],
): Promise<Named> => {
  const sides = rows.flatMap((row) => (row.kind === 'role' ? [row.base, row.wanted].flatMap((side) => side ?? []) : []))
  const all = [...realRoles.values(), ...roles.values(), ...sides]
  return loadNamed(db, {
    employeeIds: [...new Set(all.flatMap((role) => role.employee_id ?? []))],
    rateCardIds: [...new Set(all.flatMap((role) => role.rate_card_id ?? []))],
    targetableIds: [...new Set(all.map((role) => role.targetable_id))],
  })
}

const shownRole = (role: StoredRole, named: Named): BookedRole =>
  bookedRoleOf({
    id: role.id,
    name: role.name,
    kind: named.targets.get(role.targetable_id)?.kind ?? 'project',
    targetableId: role.targetable_id,
    employeeId: role.employee_id,
    rateCardId: role.rate_card_id,
    version: role.version,
  })

const sidesOf = <Row, Side>(
  { base, real, wanted }: { readonly base: Row | null; readonly real: Row | null; readonly wanted: Row | null },
  sideOf: (row: Row) => Side,
) => ({ base: base && sideOf(base), real: real && sideOf(real), wanted: wanted && sideOf(wanted) })

/** The changes of a scenario, roles first. */
export const listScenarioChanges = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  asked: AskedChanges,
): Promise<ScenarioChanges> => {
  const { state } = await openScenario(db, actor, id)
  const { shown, ground, total } = await loadPage(db, actor, id, asked, state === 'open')
  const rows = shown.map(({ row }) => row)
  const [named, lastOf] = await Promise.all([
    namedOf(db, ground, rows),
    whoChangedSince(
      db,
      shown.flatMap(({ row, standing }) => (standing.conflict ? [row] : [])),
    ),
  ])
  const changeOf = ({ row, standing: { conflict, problem } }: ShownRow): ScenarioChange => {
    const common = {
      id: row.id,
      action: row.base === null ? ('made' as const) : row.wanted === null ? ('deleted' as const) : ('changed' as const),
      changedBy: employeeBriefOf(row.changedBy, files),
      changedAt: row.changedAt,
      conflict: conflict && { was: conflict, ...lastOf(row.id) },
      problem,
    }
    return row.kind === 'booking'
      ? { kind: 'booking', ...common, ...sidesOf<StoredBooking, ScenarioBooking>(row, storedBookingOf) }
      : { kind: 'role', ...common, ...sidesOf<StoredRole, BookedRole>(row, (side) => shownRole(side, named)) }
  }
  const { page, per } = asked
  return {
    items: shown.map(changeOf),
    metadata: { page, per, total, hasMore: page * per < total },
    ...infosOf(named, files),
    roleInfos: Object.fromEntries(
      [...ground.realRoles, ...ground.roles].map(([roleId, role]) => [roleId, shownRole(role, named)]),
    ),
  }
}

type ScenarioBooking = ReturnType<typeof storedBookingOf>
