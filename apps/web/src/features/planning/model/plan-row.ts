import type { BookedRole, Booking } from '@praxis/contract/planning/bookings'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type {
  Load,
  Planning,
  PlanningDayItem,
  PlanningResource,
  PlanningTarget,
  RoleInRow,
  TargetLoad,
} from '@praxis/contract/planning/planning-shapes'
import type { WorkDays } from '@praxis/domain/bookings/work-days'
import type { Day } from '@praxis/domain/calendar/day'

type Employee = Planning['employeeInfos'][string]

/** An answer; that of one project or opportunity lists who fills its roles, on this target alone. */
export type ShownPlanning = Planning & { readonly isOfTarget?: true }

/** What a booking is on. */
export interface BookedTarget {
  readonly id: string
  readonly kind: 'project' | 'opportunity'
  readonly name: string
  readonly clientName: string | null
  readonly imageURL: string | null
  /** Of an opportunity: a fraction. */
  readonly probability: number | null
}

export interface BookingInRow {
  readonly booking: Booking
  readonly role: BookedRole
  readonly target: BookedTarget
  /** Who fills the role: a person, a rate card, or the role’s own name. */
  readonly filledBy: string
}

export type RowKind = 'person' | 'rateCard' | 'role' | 'target'

/** What an interval of a row sums up; targets have no capacity. */
export type RowLoad = TargetLoad & Partial<Pick<Load, 'contracted' | 'capacity'>>

/** A row of planning as it is shown. */
export interface PlanRow {
  readonly key: string
  readonly kind: RowKind
  readonly id: string
  readonly name: string
  readonly note: string
  readonly person: Employee | undefined
  readonly imageURL: string | null
  readonly target: BookedTarget | undefined
  /** By the first day of each interval. */
  readonly loads: Readonly<Record<Day, RowLoad>>
  readonly items: readonly PlanningDayItem[]
  /** What the row’s days offer, once it is open. */
  readonly days: WorkDays | undefined
  /** Once the row is open. */
  readonly bookings: readonly BookingInRow[] | undefined
}

const loadsAt = <Item>(
  level: PlanningLevel,
  row: { daily: Record<Day, Item>; weekly: Record<Day, Item>; monthly: Record<Day, Item> },
): Record<Day, Item> => (level === 'day' ? row.daily : level === 'week' ? row.weekly : row.monthly)

type Named = Pick<Planning, 'employeeInfos' | 'rateCardInfos' | 'projectInfos' | 'opportunityInfos'>

export function targetOfRole(planning: Named, role: BookedRole): BookedTarget | undefined {
  const project = role.projectID === null ? undefined : planning.projectInfos[role.projectID]
  if (project) return { ...project, kind: 'project', probability: null }
  const opportunity = role.opportunityID === null ? undefined : planning.opportunityInfos[role.opportunityID]
  return opportunity && { ...opportunity, kind: 'opportunity' }
}

export const filledBy = (planning: Named, { employeeID, rateCardID, name }: BookedRole): string =>
  (employeeID !== null && planning.employeeInfos[employeeID]?.displayName) ||
  (rateCardID !== null && planning.rateCardInfos[rateCardID]?.name) ||
  name

function bookingsOf(planning: Planning, roles: readonly RoleInRow[] | undefined): BookingInRow[] | undefined {
  return roles?.flatMap(({ roleID, bookingIDs }) => {
    const role = planning.roleInfos[roleID]
    const target = role && targetOfRole(planning, role)
    if (!role || !target) return []
    return bookingIDs.flatMap((id) => {
      const booking = planning.bookingInfos[id]
      return booking ? [{ booking, role, target, filledBy: filledBy(planning, role) }] : []
    })
  })
}

const countOfRoles = (count: number): string =>
  count === 1 ? '1 role without a person' : `${count} roles without a person`

/** Below the name: on a project’s own page the role there, else what people are and where a role is. */
function noteOf(planning: ShownPlanning, kind: RowKind, { id, roles = [] }: PlanningResource): string {
  const role = kind === 'role' ? planning.roleInfos[id] : undefined
  if (planning.isOfTarget) {
    const card = role?.rateCardID ? planning.rateCardInfos[role.rateCardID]?.name : undefined
    const own = Object.values(planning.roleInfos).filter(({ employeeID }) => employeeID === id)
    return role ? (card ?? 'No one named yet') : own.map(({ name }) => name).join(', ')
  }
  if (kind === 'person') return planning.employeeInfos[id]?.jobTitle ?? ''
  return (role && targetOfRole(planning, role)?.name) ?? countOfRoles(roles.length || 1)
}

/** The project or opportunity whose planning this is. */
function oneTarget({ targetables: [target], opportunityInfos }: Planning): BookedTarget | undefined {
  return target && bookedTarget(target, opportunityInfos)
}

function bookedTarget(target: PlanningTarget, infos: Planning['opportunityInfos']): BookedTarget {
  const { id, name, clientName, imageURL, opportunityID } = target
  const probability = (opportunityID === null ? undefined : infos[opportunityID]?.probability) ?? null
  return { id, kind: opportunityID === null ? 'project' : 'opportunity', name, clientName, imageURL, probability }
}

function rowOfResource(planning: ShownPlanning, kind: RowKind, resource: PlanningResource): PlanRow {
  const { id, items, days, roles } = resource
  const person = kind === 'person' ? planning.employeeInfos[id] : undefined
  const role = kind === 'role' ? planning.roleInfos[id] : undefined
  return {
    key: `${kind}/${id}`,
    kind,
    id,
    name: person?.displayName ?? planning.rateCardInfos[id]?.name ?? role?.name ?? '',
    note: noteOf(planning, kind, resource),
    person,
    imageURL: null,
    target: planning.isOfTarget && oneTarget(planning),
    loads: loadsAt(planning.level, resource),
    items,
    days,
    bookings: bookingsOf(planning, roles),
  }
}

function rowOfTarget(planning: Planning, target: PlanningTarget): PlanRow {
  const { id, name, clientName, imageURL, roles } = target
  return {
    key: `target/${id}`,
    kind: 'target',
    id,
    name,
    note: clientName ?? 'Internal',
    person: undefined,
    imageURL,
    target: bookedTarget(target, planning.opportunityInfos),
    loads: loadsAt(planning.level, target),
    items: [],
    days: undefined,
    bookings: bookingsOf(planning, roles),
  }
}

/** The rows of an answer, in the order in which they are listed. */
export function rowsOf(planning: ShownPlanning): PlanRow[] {
  if (planning.groupedBy === 'target') return planning.targetables.map((target) => rowOfTarget(planning, target))
  return [
    ...planning.namedResources.map((each) => rowOfResource(planning, 'person', each)),
    ...planning.rateCardsResources.map((each) => rowOfResource(planning, 'rateCard', each)),
    ...planning.unnamedResources.map((each) => rowOfResource(planning, 'role', each)),
  ]
}
