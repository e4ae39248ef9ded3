import type { ResourcePlan, ResourcePlanRole, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { addDays, startOfWeek } from '@praxis/domain/calendar/day'

/** A role as it is edited; rates are absent for those who may not see them. */
export interface RoleRow extends Omit<ResourcePlanRole, 'index' | 'bookings'> {
  readonly key: string
  readonly weeks: Readonly<Record<string, number>>
}

export interface ResourceValues {
  readonly roles: readonly RoleRow[]
  readonly config: ResourcePlanSnapshot['config']
}

const rowOf = ({ index, bookings, ...role }: ResourcePlanRole, key: string): RoleRow => ({
  ...role,
  key,
  weeks: Object.fromEntries(
    bookings
      .filter(({ numberOfHours }) => numberOfHours > 0)
      .map(({ monday, numberOfHours }) => [monday, numberOfHours]),
  ),
})

/** The rows of a snapshot; new ones keep the keys they had. */
export const resourceValues = (
  { roles, config }: ResourcePlanSnapshot,
  keys: readonly string[] = [],
): ResourceValues => ({
  roles: roles.map((role, place) => rowOf(role, role.roleID ?? keys[place] ?? `new/${place}`)),
  config,
})

export const resourceSnapshot = ({ roles, config }: ResourceValues): ResourcePlanSnapshot => ({
  roles: roles.map(({ key: _, weeks, ...role }, index) => ({
    ...role,
    index,
    bookings: Object.entries(weeks)
      .filter(([, numberOfHours]) => numberOfHours > 0)
      .map(([monday, numberOfHours]) => ({ monday, numberOfHours }))
      .toSorted((one, other) => one.monday.localeCompare(other.monday)),
  })),
  config,
})

const MOST_WEEKS = 530
const USUAL_WEEKS = 12

/**
 * The Mondays of the grid without gaps: of what is booked, of the roles’ dates and of the weeks that can be typed into,
 * else the next twelve weeks.
 */
export function mondaysOf({ roles }: ResourceValues, weeks: ResourcePlan['weeks'], today: string): string[] {
  const days = [
    ...weeks.map(({ monday }) => monday),
    ...roles.flatMap((role) => [
      ...Object.keys(role.weeks),
      ...(role.startDate ? [startOfWeek(role.startDate)] : []),
      ...(role.endDate ? [startOfWeek(role.endDate)] : []),
    ]),
  ].toSorted()
  const first = days[0] ?? startOfWeek(today)
  const last = days.at(-1) ?? addDays(first, (USUAL_WEEKS - 1) * 7)
  const mondays: string[] = []
  for (let monday = first; monday <= last && mondays.length < MOST_WEEKS; monday = addDays(monday, 7))
    mondays.push(monday)
  return mondays
}

/** Hours as the plan shows them: in days of its own length, with at most two decimals. */
export const inUnit = (hours: number, { displayMode, numberOfHoursPerDay }: ResourceValues['config']): number =>
  displayMode === 'byHour' ? hours : Math.round((hours / numberOfHoursPerDay) * 100) / 100

const MOST_HOURS = 168

/** Typed hours or days as hours with two decimals; undefined when they are none, or more than a week has. */
export function readUnit(
  text: string,
  { displayMode, numberOfHoursPerDay }: ResourceValues['config'],
): number | undefined {
  const typed = Number(text.trim().replace(',', '.'))
  const hours = Math.round(typed * (displayMode === 'byHour' ? 1 : numberOfHoursPerDay) * 100) / 100
  return Number.isFinite(hours) && hours >= 0 && hours <= MOST_HOURS ? hours : undefined
}
