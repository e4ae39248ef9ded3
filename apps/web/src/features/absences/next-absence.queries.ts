import { absences } from '@praxis/contract/absences/absences'
import { query } from '../../api/query'

/** The reader's approved absence that runs today, or the next one. */
export const nextAbsenceQuery = query(absences.getNextAbsence, {})
