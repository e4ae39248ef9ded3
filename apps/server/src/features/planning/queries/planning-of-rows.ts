import type { PlanningGrouping, PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type {
  Load,
  Planning,
  PlanningDayItem,
  PlanningResource,
  TargetLoad,
} from '@praxis/contract/planning/planning-shapes'
import { type WorkDays, workDaysOfCompany, workDaysOfPerson } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import { type BookedDays, type LoadingBooking, loadsOfAll, targetLoads } from '@praxis/domain/planning/load'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { bookingOf } from '../../bookings/queries/booking-of-row'
import { type CompanyGround, loadCompanyGround } from '../../bookings/queries/company-ground'
import { bookedRoleOf } from '../../bookings/queries/roles-of-bookings'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { infosOf, loadNamed, type Named, softShareOn, targetRowOf } from './named-in-planning'
import type { PlannedRoleRow } from './planned-roles'
import type { PlannedRow } from './planned-rows'

export interface AskedPlanning {
  readonly range: DateRange
  readonly level: PlanningLevel
  readonly groupedBy: PlanningGrouping
  /** The rows whose roles, bookings and days are in the answer. */
  readonly isExpanded: (row: PlannedRow) => boolean
  readonly seesMoney: boolean
  readonly canEdit: boolean
}

/** Totals are spread over all their days, also over those before and after the range. */
export const daysToKnow = (rows: readonly Pick<PlannedRow, 'roles'>[], { from, to }: DateRange): DateRange => {
  let [first, last] = [from, to]
  for (const { roles } of rows)
    for (const { bookings } of roles)
      for (const { totalSeconds, startDate, endDate } of bookings) {
        if (totalSeconds === null) continue
        if (startDate < first) first = startDate
        if (endDate > last) last = endDate
      }
  return { from: first, to: last }
}

interface DaysOfPlanning {
  readonly workDaysOf: (employeeId: string | null) => WorkDays
  readonly itemsOf: (employeeId: string | null) => readonly DayItem[]
}

const loadDays = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  employeeIds: readonly string[],
  known: DateRange,
): Promise<DaysOfPlanning> => {
  const ofCompany = async (): Promise<[CompanyGround, Day[]]> => {
    const company = await loadCompanyGround(db)
    return [company, await company.holidaysBetween(known.from, known.to)]
  }
  const [calendarOf, [company, holidays]] = await Promise.all([
    loadWorkCalendars(db, platform, { reader: actor, employeeIds, ...known }),
    ofCompany(),
  ])
  const daysOfNobody = workDaysOfCompany(company.defaultWeek, holidays, known)
  const days = new Map(employeeIds.map((id) => [id, workDaysOfPerson(calendarOf(id), known)]))
  return {
    workDaysOf: (employeeId) => (employeeId === null ? daysOfNobody : (days.get(employeeId) ?? daysOfNobody)),
    itemsOf: (employeeId) => (employeeId === null ? [] : [...calendarOf(employeeId).items.values()].flat()),
  }
}

const shownItems = (items: readonly DayItem[], { from, to }: DateRange): PlanningDayItem[] =>
  items.flatMap(({ day, kind, share, words, takesTime }) =>
    day < from || day > to || kind === 'booking'
      ? []
      : [{ day, kind, share, words, takesTime, ...(kind === 'absence' && !takesTime && { isAsked: true as const }) }],
  )

const NO_SUMS = { daily: {}, weekly: {}, monthly: {} }
const MAP_OF_LEVEL = { day: 'daily', week: 'weekly', month: 'monthly' } as const

const sumsOf = <Sum extends Load | TargetLoad>(sums: ReadonlyMap<Day, Sum>, level: PlanningLevel) => ({
  ...(NO_SUMS as Record<'daily' | 'weekly' | 'monthly', Record<Day, Sum>>),
  [MAP_OF_LEVEL[level]]: Object.fromEntries(sums),
})

const resourceRole = ({ id, bookings }: PlannedRoleRow) => ({ roleID: id, bookingIDs: bookings.map((each) => each.id) })

const daysOfRow = (
  row: PlannedRow,
  { from, contracted, capacity }: WorkDays,
  shown: DateRange,
): PlanningResource['days'] => {
  const range = daysToKnow([row], shown)
  const first = daysBetween(from, range.from)
  const end = daysBetween(from, range.to) + 1
  return { from: range.from, contracted: contracted.slice(first, end), capacity: capacity.slice(first, end) }
}

const idsIn = (rows: readonly PlannedRow[]) => {
  const roles = rows.flatMap((row) => row.roles)
  const ofKind = (kind: PlannedRow['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  return {
    employeeIds: [...new Set([...ofKind('employee'), ...roles.flatMap(({ employeeId }) => employeeId ?? [])])],
    rateCardIds: [...new Set([...ofKind('rateCard'), ...roles.flatMap(({ rateCardId }) => rateCardId ?? [])])],
    targetableIds: [...new Set([...ofKind('targetable'), ...roles.map(({ targetableId }) => targetableId)])],
  }
}

/** Bookings with how much of them is expected, and the days of whoever fills their role. */
const bookedDays = (roles: readonly PlannedRoleRow[], named: Named, days: WorkDays): BookedDays => ({
  days,
  bookings: roles.flatMap(({ targetableId, bookings }) => {
    const target = named.targets.get(targetableId)
    const softShare = target ? softShareOn(target) : 0
    return bookings.map((booking): LoadingBooking => ({ softShare, ...booking }))
  }),
})

/** Makes the answer of rows; everything that they name is read in one more round trip. */
export const planningOfRows = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  rows: readonly PlannedRow[],
  { range, level, groupedBy, isExpanded, seesMoney, canEdit }: AskedPlanning,
): Promise<Planning> => {
  const ids = idsIn(rows)
  const [named, { workDaysOf, itemsOf }] = await Promise.all([
    loadNamed(db, ids),
    loadDays(db, platform, actor, ids.employeeIds, daysToKnow(rows, range)),
  ])
  const resourceOf = (row: PlannedRow): PlanningResource => {
    const employeeId = row.kind === 'employee' ? row.id : null
    const days = workDaysOf(employeeId)
    const loads = loadsOfAll([bookedDays(row.roles, named, days)], level, range)
    return {
      id: row.id,
      items: shownItems(itemsOf(employeeId), range),
      ...(isExpanded(row) && { days: daysOfRow(row, days, range) }),
      ...sumsOf(loads, level),
      ...(isExpanded(row) && { roles: row.roles.map(resourceRole) }),
    }
  }
  const targetOf = (row: PlannedRow): Planning['targetables'] => {
    const target = named.targets.get(row.id)
    if (!target) return []
    const booked = row.roles.map((role) => bookedDays([role], named, workDaysOf(role.employeeId)))
    return [
      {
        ...targetRowOf(target, platform.files, seesMoney),
        ...sumsOf(targetLoads(booked, level, range), level),
        ...(isExpanded(row) && { roles: row.roles.map(resourceRole) }),
      },
    ]
  }
  const ofKind = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  const expandedRoles = rows.filter(isExpanded).flatMap(({ roles }) => roles)
  return {
    fromDate: range.from,
    toDate: range.to,
    level,
    groupedBy,
    can: { edit: canEdit },
    ...infosOf(named, platform.files),
    roleInfos: Object.fromEntries(
      expandedRoles.map((role) => {
        const kind = named.targets.get(role.targetableId)?.kind
        return [role.id, bookedRoleOf({ kind: kind ?? 'project', ...role })]
      }),
    ),
    bookingInfos: Object.fromEntries(
      expandedRoles.flatMap((role) => role.bookings.map((booking) => [booking.id, bookingOf(booking, role.id)])),
    ),
    namedResources: ofKind('employee').map(resourceOf),
    rateCardsResources: ofKind('rateCard').map((row) => ({
      ...resourceOf(row),
      hasBookings: row.roles.some(({ bookings }) => bookings.length > 0),
    })),
    unnamedResources: ofKind('role').map(resourceOf),
    targetables: ofKind('targetable').flatMap(targetOf),
  }
}
