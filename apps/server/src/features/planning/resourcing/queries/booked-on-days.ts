import type { BookedOnDays } from '@praxis/contract/absences/absence-requests'
import { secondsWithin } from '@praxis/domain/bookings/booking-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { BookedTimeSource } from '../../../../platform/booked-time'
import { sql } from '../../../../platform/database/sql'
import type { DayItemSource } from '../../../../platform/day-items'
import { loadNamed } from '../../queries/named-in-planning'
import { listBookedPeople, loadDaysOfPeople } from './booked-people'
import { listVisibleTargetIds } from './visible-targets'

const NOTHING: BookedOnDays = { seconds: 0, targets: [] }

/** The leave that is decided on must not hide what is booked on its days, also once it is approved. */
const withoutLeave =
  (source: DayItemSource): DayItemSource =>
  async (db, asked) =>
    (await source(db, asked)).filter(({ kind }) => kind !== 'absence')

/** How much somebody is booked for on some days, hard and soft, and on what of it the reader may see. */
export const bookedOnDays: BookedTimeSource = async (db, { reader, employeeId, dayItems, from, to }) => {
  if (!reader.company.features.project) return NOTHING
  const range: DateRange = { from, to }
  const people = await listBookedPeople(db, sql`e.id = ${employeeId}`, range)
  const [person] = people
  if (!person || person.roles.length === 0) return NOTHING
  const ids = [...new Set(person.roles.map(({ targetableId }) => targetableId))]
  const [daysOf, { targets }, visible] = await Promise.all([
    loadDaysOfPeople(db, { dayItems: dayItems.map(withoutLeave) }, reader, people, range),
    loadNamed(db, { employeeIds: [], rateCardIds: [], targetableIds: ids }),
    listVisibleTargetIds(db, reader, ids),
  ])
  const days = daysOf(person)
  const booked = person.roles.map(({ targetableId, bookings }) => ({
    targetableId,
    seconds: secondsWithin(bookings, days, range).reduce((sum, each) => sum + each, 0),
  }))
  const worked = new Set(booked.filter(({ seconds }) => seconds > 0).map(({ targetableId }) => targetableId))
  return {
    seconds: booked.reduce((sum, { seconds }) => sum + seconds, 0),
    targets: [...worked].flatMap((id) => (visible.has(id) ? (targets.get(id)?.name ?? []) : [])).toSorted(),
  }
}
