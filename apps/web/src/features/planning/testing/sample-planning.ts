import type { BookedRole, Booking } from '@praxis/contract/planning/bookings'
import type { PlanningPage } from '@praxis/contract/planning/master-planning'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Load, PlanningResource } from '@praxis/contract/planning/planning-shapes'
import { addDays, type Day, daysBetween, weekdayOf } from '@praxis/domain/calendar/day'
import { loadsOfDays } from '@praxis/domain/planning/load'

export const FROM = '2026-11-09'
export const TO = '2026-12-06'
export const PROJECT = '0198c0de-0000-7000-8000-0000000000a1'
const DAY_SECONDS = 27_000

export const idOf = (place: number): string => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`

export const sampleBooking = (id: string, roleID: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  roleID,
  startDate: '2026-11-09',
  endDate: '2026-11-20',
  secondsPerDay: 21_600,
  totalSeconds: null,
  percentage: null,
  type: 'hard',
  note: '',
  cutFrom: null,
  version: 1,
  ...changes,
})

export const sampleRole = (id: string, employeeID: string | null, changes: Partial<BookedRole> = {}): BookedRole => ({
  id,
  name: 'Data Engineer',
  employeeID,
  rateCardID: null,
  projectID: PROJECT,
  opportunityID: null,
  version: 1,
  ...changes,
})

const daysBetweenEnds = Array.from({ length: daysBetween(FROM, TO) + 1 }, (_, place) => addDays(FROM, place))
const seconds = daysBetweenEnds.map((day) => (weekdayOf(day) === 1 || weekdayOf(day) === 7 ? 0 : DAY_SECONDS))

/** A person of the sample, whose id is made of their place; an open one has their bookings. */
export interface SamplePerson {
  readonly place: number
  readonly name: string
  readonly isOpen?: boolean
  readonly bookings?: readonly Booking[]
}

function resourceOf({ place, isOpen, bookings = [] }: SamplePerson, level: PlanningLevel): PlanningResource {
  const days = { from: FROM, contracted: seconds, capacity: seconds }
  const loading = bookings.map((each) => ({ ...each, isSoft: each.type === 'soft', softShare: 10_000 }))
  const loads: Record<Day, Load> = Object.fromEntries(loadsOfDays(loading, days, level, { from: FROM, to: TO }))
  return {
    id: idOf(place),
    items: [],
    daily: level === 'day' ? loads : {},
    weekly: level === 'week' ? loads : {},
    monthly: level === 'month' ? loads : {},
    ...(isOpen && {
      days: { from: FROM, contracted: seconds, capacity: seconds },
      roles: [{ roleID: idOf(1000 + place), bookingIDs: bookings.map(({ id }) => id) }],
    }),
  }
}

/** A page of planning by resource, of these people. */
export function samplePage(
  people: readonly SamplePerson[],
  { level = 'week', total = people.length, page = 1 }: { level?: PlanningLevel; total?: number; page?: number } = {},
): PlanningPage {
  const open = people.filter(({ isOpen }) => isOpen)
  return {
    fromDate: FROM,
    toDate: TO,
    level,
    groupedBy: 'resource',
    can: { edit: true },
    employeeInfos: Object.fromEntries(
      people.map(({ place, name }) => [
        idOf(place),
        {
          id: idOf(place),
          displayName: name,
          displayInitials: name.slice(0, 2),
          profileImage: null,
          jobTitle: 'Data Engineer',
          isActive: true,
          isAvailableInClientResourcing: true,
        },
      ]),
    ),
    rateCardInfos: {},
    projectInfos: {
      [PROJECT]: {
        id: PROJECT,
        name: 'Data platform',
        clientName: 'Northgate Water',
        imageURL: null,
        isInternal: false,
        isActive: true,
      },
    },
    opportunityInfos: {},
    roleInfos: Object.fromEntries(
      open.map(({ place }) => [idOf(1000 + place), sampleRole(idOf(1000 + place), idOf(place))]),
    ),
    bookingInfos: Object.fromEntries(open.flatMap(({ bookings = [] }) => bookings.map((each) => [each.id, each]))),
    namedResources: people.map((person) => resourceOf(person, level)),
    rateCardsResources: [],
    unnamedResources: [],
    targetables: [],
    metadata: { page, per: 25, total, hasMore: page * 25 < total },
  }
}
