import type { AbsencePreview } from '@praxis/contract/absences/absence-requests'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { AbsenceDay } from '@praxis/domain/absences/absence-cost'
import { contractedSecondsOn } from '@praxis/domain/people/employment-contract'
import type { AwayPerson } from './away-in-team'
import type { ExaminedAbsence } from './examined-absence'
import type { LeaveGround } from './leave-ground'
import { yearOfLeave } from './years-of-leave'

type Effects = Pick<AbsencePreview, 'days' | 'time' | 'byDay' | 'byYear' | 'alsoAway' | 'teamSize'>

/** Contracted time that a day of an absence takes; a half of an odd number of seconds is rounded down. */
const timeOf = ({ contract }: LeaveGround, { day, halfDays }: AbsenceDay): number => {
  const contracted = contract && halfDays > 0 ? contractedSecondsOn(contract, day) : 0
  return halfDays === 2 ? contracted : Math.floor(contracted / 2)
}

const inDays = (halfDays: number | null): number | null => (halfDays === null ? null : halfDays / 2)

/** What an absence does: to the person's days and leave, and to the team. */
export const effectsOf = (
  ground: LeaveGround,
  { byDay, halfDays, byYear }: ExaminedAbsence,
  team: readonly EmployeeBrief[],
  alsoAway: AwayPerson[],
): Effects => ({
  days: halfDays / 2,
  time: byDay.reduce((sum, day) => sum + timeOf(ground, day), 0),
  byDay: byDay.map((each) => {
    const words = each.because === 'bankHoliday' ? ground.bankHolidays.get(each.day) : undefined
    return {
      day: each.day,
      days: each.halfDays / 2,
      ...(each.because && { because: each.because }),
      ...(words !== undefined && { words }),
    }
  }),
  byYear: byYear.map(({ year, halfDays: ofYear, before, after }) => ({
    year: yearOfLeave(year),
    before: inDays(before),
    after: inDays(after),
    days: ofYear / 2,
  })),
  alsoAway,
  teamSize: team.length + 1,
})
