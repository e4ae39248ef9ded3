import { absenceApprovals, absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { implement } from '../../platform/http/implement'
import { getAbsenceHistory, getAbsencesByYear, getEmployeeAbsenceReport } from './queries/absence-reports'
import { getAbsenceToDecide } from './queries/absence-to-decide'
import { listAwaitingAbsences } from './queries/awaiting-absences'
import { countAbsences, getNextAbsence, listAbsences } from './queries/own-absences'
import { previewAbsence } from './queries/preview-absence'

const { updateAbsence: _update, withdrawAbsence: _withdraw, cancelAbsence: _cancel, ...reads } = absences
const { previewAbsence: preview } = absenceRequests

/** What is read of absences; what changes them is beside it. */
export const absenceReadsRoutes = [
  ...implement(reads, {
    listAbsences: async ({ db, platform, actor, query }) => ({ items: await listAbsences(db, platform, actor, query) }),

    countAbsences: async ({ db, platform, actor }) => ({ count: await countAbsences(db, platform, actor) }),

    getNextAbsence: async ({ db, platform, actor }) => ({ absence: await getNextAbsence(db, platform, actor) }),

    getAbsenceReport: ({ db, platform, actor, query }) =>
      getEmployeeAbsenceReport(db, platform, actor, actor.employee.id, query),

    getEmployeeAbsenceReport: ({ db, platform, actor, params, query }) =>
      getEmployeeAbsenceReport(db, platform, actor, params.id, query),

    listAwaitingAbsences: ({ db, platform, actor }) => listAwaitingAbsences(db, platform, actor),

    getAbsenceHistory: ({ db, platform, actor, query }) => getAbsenceHistory(db, platform, actor, query),

    getAbsencesByYear: ({ db, platform, actor, query }) => getAbsencesByYear(db, platform, actor, query),
  }),
  ...implement(
    { previewAbsence: preview },
    { previewAbsence: ({ db, platform, actor, body }) => previewAbsence(db, platform, actor, body) },
  ),
  ...implement(absenceApprovals, {
    getAbsenceToDecide: ({ db, platform, actor, params }) => getAbsenceToDecide(db, platform, actor, params.id),
  }),
]
