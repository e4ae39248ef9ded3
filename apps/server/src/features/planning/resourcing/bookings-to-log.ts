import { secondsWithin } from '@praxis/domain/bookings/booking-days'
import { addDays } from '@praxis/domain/calendar/day'
import { sql } from '../../../platform/database/sql'
import type { SuggestionSource } from '../../../platform/time-suggestions'
import { listBookedPeople, loadDaysOfPeople } from './queries/booked-people'

/** The time that the actor was booked for, role by role and day by day. Soft bookings may have come to nothing. */
export const bookingsToLog: SuggestionSource = {
  name: 'booking',
  feature: 'project',
  suggest: async (db, { actor, from, to, dayItems }) => {
    const range = { from, to }
    const people = await listBookedPeople(db, sql`e.id = ${actor.employee.id}`, range)
    const [person] = people
    if (!person || person.roles.length === 0) return []
    const days = (await loadDaysOfPeople(db, { dayItems }, actor, people, range))(person)
    return person.roles.flatMap(({ id, targetableId, bookings }) => {
      const hard = bookings.filter(({ isSoft }) => !isSoft)
      return secondsWithin(hard, days, range).flatMap((duration, index) => {
        const day = addDays(from, index)
        if (duration === 0) return []
        return {
          key: `${id}/${day}`,
          time: { day, duration },
          ...{ targetableId, clientId: null, taskId: null, comment: '', isChargeable: true, roleId: id },
        }
      })
    })
  },
}
