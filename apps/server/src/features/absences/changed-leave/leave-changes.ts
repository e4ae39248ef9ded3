import { absenceDays, costOf } from '@praxis/domain/absences/absence-cost'
import { absenceText } from '@praxis/domain/absences/absence-text'
import { holidayYearAfter, holidayYearOn } from '@praxis/domain/absences/holiday-years'
import { leaveBalance } from '@praxis/domain/absences/leave-balance'
import type { Day } from '@praxis/domain/calendar/day'
import { type LeaveGround, leaveAccountOf } from '../queries/leave-ground'

/** What a change of a contract or of bank holidays does to a person's leave, in days. */
export interface LeaveChanges {
  /** The absences that cost something else than before. */
  readonly absences: readonly { readonly what: string; readonly before: number; readonly after: number }[]
  /** The holiday years whose balance has fallen below nothing. */
  readonly overdrawn: readonly { readonly yearStart: Day; readonly left: number }[]
}

type Counted = Pick<LeaveGround, 'contract' | 'bankHolidays'>

/** The balances of the year that runs and of those after it, in half days. */
const balancesOf = (ground: LeaveGround) => {
  const balances: { readonly yearStart: Day; readonly left: number }[] = []
  for (
    let year = holidayYearOn(ground.years, ground.today);
    year.startDate <= ground.lastYear.startDate;
    year = holidayYearAfter(ground.years, year)
  )
    balances.push({ yearStart: year.startDate, left: leaveBalance(leaveAccountOf(ground), year, ground.today).left })
  return balances
}

/** What has changed for somebody since their leave was counted from something else. */
export const leaveChangesSince = (ground: LeaveGround, counted: Counted): LeaveChanges => {
  const names = new Map(ground.reasons.map(({ id, name }) => [id, name]))
  const costs = ground.absences.map((absence) => ({
    what: absenceText(names.get(absence.reasonId) ?? '', absence),
    before: costOf(absenceDays(absence, counted)) / 2,
    after: costOf(absenceDays(absence, ground)) / 2,
  }))
  const balancesBefore = balancesOf({ ...ground, ...counted })
  return {
    absences: costs.filter(({ before, after }) => before !== after),
    overdrawn: balancesOf(ground)
      .filter(({ left }, index) => left < 0 && (balancesBefore[index]?.left ?? 0) >= 0)
      .map(({ yearStart, left }) => ({ yearStart, left: left / 2 })),
  }
}
