import { absenceApprovals } from '@praxis/contract/absences/absence-requests'
import { query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

/** What an absence does to the balance and the team, for whoever decides on it. */
export const absenceToDecideQuery = (id: string) =>
  query(
    absenceApprovals.getAbsenceToDecide,
    { params: { id } },
    { topics: [...shownIn.approvals, 'absences', 'teamAbsences'], subject: id },
  )
