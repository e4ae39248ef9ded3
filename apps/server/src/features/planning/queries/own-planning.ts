import type { PlanningPage } from '@praxis/contract/planning/master-planning'
import type {
  MasterPlanningQuery,
  PlanningExpansion,
  PlanningExtension,
} from '@praxis/contract/planning/planning-query'
import type { Planning } from '@praxis/contract/planning/planning-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { defaultPersonalRange } from '@praxis/domain/planning/intervals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { expandedRow, type PlanningPlatform } from './master-planning'
import { namingOnly } from './naming-only'
import { listOwnTargets, type OwnTarget, ownToday, type TargetFilter } from './own-targets'
import { loadPlannedRows, type PlannedRow } from './planned-rows'
import { planningOfRows } from './planning-of-rows'
import { planningRange } from './planning-range'

const NOBODY = { employee: [], rateCard: [], role: [], targetable: [] }

/** Of others, only who they are and in which role. */
const withoutOthersBookings = (row: PlannedRow, employeeId: string): PlannedRow => ({
  ...row,
  roles: row.roles.map((role) => (role.employeeId === employeeId ? role : { ...role, bookings: [] })),
})

interface OwnRows {
  readonly own: PlannedRow
  /** What the reader is booked on in the range and may see, by name. */
  readonly targets: readonly OwnTarget[]
  readonly rowOf: (targetableId: string) => PlannedRow | undefined
}

const loadOwnRows = async (db: Db, actor: EmployeeActor, range: DateRange, filter?: TargetFilter): Promise<OwnRows> => {
  const { id } = actor.employee
  const [own] = await loadPlannedRows(db, actor, range, { ...NOBODY, employee: [id] })
  if (!own) throw new Refusal('notFound')
  const targetable = [...new Set(own.roles.map(({ targetableId }) => targetableId))]
  const [targets, shared] = await Promise.all([
    listOwnTargets(db, actor, targetable, filter),
    loadPlannedRows(db, actor, range, { ...NOBODY, targetable }),
  ])
  const rows = new Map(shared.map((row) => [row.id, withoutOthersBookings(row, id)]))
  return { own, targets, rowOf: (targetableId) => rows.get(targetableId) }
}

interface AskedRows extends Pick<MasterPlanningQuery, 'level' | 'groupedBy'> {
  readonly range: DateRange
  /** The targets whose rows are in the answer; without it all of them. */
  readonly shown?: readonly OwnTarget[]
}

/** The reader's own row, and what they are booked on with who else works there. What they were shut out of is not named. */
const ownPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  { own, targets, rowOf }: OwnRows,
  { shown = targets, ...asked }: AskedRows,
): Promise<Planning> => {
  const rows = [own, ...shown.flatMap(({ id }) => rowOf(id) ?? [])]
  const planning = await planningOfRows(db, platform, actor, rows, {
    ...asked,
    isExpanded: () => true,
    seesMoney: false,
    canEdit: false,
  })
  return namingOnly(planning, new Set(targets.map(({ id }) => id)))
}

export const getOwnPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: MasterPlanningQuery,
): Promise<PlanningPage> => {
  const { page, per, level, groupedBy, fromDate, toDate } = query
  const today = fromDate !== undefined && toDate !== undefined ? fromDate : await ownToday(db, platform, actor)
  const range = planningRange(query, defaultPersonalRange(today))
  const rows = await loadOwnRows(db, actor, range, query)
  const found = rows.targets.filter(({ isAsked }) => isAsked)
  const [shown, total] =
    groupedBy === 'resource' ? [rows.targets, 1] : [found.slice((page - 1) * per, page * per), found.length]
  const planning = await ownPlanning(db, platform, actor, rows, { range, level, groupedBy, shown })
  return { metadata: { page, per, total, hasMore: page * per < total }, ...planning }
}

const loadOwnPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  { level, startDate, endDate }: Pick<PlanningExtension, 'level' | 'startDate' | 'endDate'>,
  groupedBy: MasterPlanningQuery['groupedBy'],
): Promise<Planning> => {
  const range = planningRange({ level }, { from: startDate, to: endDate })
  return ownPlanning(db, platform, actor, await loadOwnRows(db, actor, range), { range, level, groupedBy })
}

export const extendOwnPlanning = (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: PlanningExtension,
): Promise<Planning> =>
  loadOwnPlanning(db, platform, actor, query, query.targetableID.length > 0 ? 'target' : 'resource')

/** Nobody else's row is opened here, nor what the reader is not booked on. */
export const expandOwnPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: PlanningExpansion,
): Promise<Planning> => {
  const asked = expandedRow(query)
  const groupedBy = asked.targetable.length > 0 ? 'target' : 'resource'
  const planning = await loadOwnPlanning(db, platform, actor, query, groupedBy)
  const rows = [...planning.namedResources, ...planning.targetables]
  const [id] = [...asked.employee, ...asked.rateCard, ...asked.role, ...asked.targetable]
  if (!rows.some((row) => row.id === id)) throw new Refusal('notFound')
  return planning
}
