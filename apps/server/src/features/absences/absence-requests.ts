import { rawSql } from '../../platform/database/sql'
import type { RequestTypeLine } from '../requests/queries/request-type-line'
import { listAbsenceApprovals } from './absence-inbox'
import { versionOfAbsence } from './absence-version'
import { announceAbsences } from './commands/announce-absences'
import { absenceFoundBy } from './queries/absence-search'
import { absencesByIds, seesAbsence } from './queries/absences'

/** Requests for leave. */
export const absenceRequests: RequestTypeLine = {
  type: 'absence',
  words: { one: 'leave request', many: 'leave requests' },
  perPage: 10,
  tellsApprovers: true,
  tellsApprovals: true,
  foundBy: absenceFoundBy,
  isCorrected: rawSql(`exists (
    select from absences c where c.company_id = r.company_id and c.correction_of = r.id)`),

  readSubjects: async (db, platform, actor, ids) => {
    const absences = await absencesByIds(db, platform, actor, ids)
    return new Map(
      absences.map((absence) => [
        absence.id,
        {
          part: { requestType: 'absence', version: versionOfAbsence(absence), absence },
          title: absence.fullDescription,
          day: absence.from,
        },
      ]),
    )
  },

  listApprovals: listAbsenceApprovals,

  mayReadHistory: seesAbsence,

  afterChange: announceAbsences,
}
