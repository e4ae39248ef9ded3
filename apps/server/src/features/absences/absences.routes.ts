import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { implement, type Route } from '../../platform/http/implement'
import { cancelAbsence } from './commands/cancel-absence'
import { updateAbsence, withdrawAbsence } from './commands/change-absence'
import { requestAbsence } from './commands/request-absence'

const { requestFullDayAbsence, requestHalfDayAbsence } = absenceRequests
const { updateAbsence: update, withdrawAbsence: withdraw, cancelAbsence: cancel } = absences

/** Asking for leave, changing it and taking it back. */
export const absencesRoutes: Route[] = implement(
  {
    requestFullDayAbsence,
    requestHalfDayAbsence,
    updateAbsence: update,
    withdrawAbsence: withdraw,
    cancelAbsence: cancel,
  },
  {
    requestFullDayAbsence: ({ db, platform, actor, body }) =>
      requestAbsence(db, platform, actor, { ...body, datePart: 'fullDay' }),

    requestHalfDayAbsence: ({ db, platform, actor, body: { date, ...body } }) =>
      requestAbsence(db, platform, actor, { ...body, from: date, to: date }),

    updateAbsence: ({ db, platform, actor, params, body }) => updateAbsence(db, platform, actor, params.id, body),

    withdrawAbsence: ({ db, platform, actor, params }) => withdrawAbsence(db, platform, actor, params.id),

    cancelAbsence: ({ db, platform, actor, params, body }) => cancelAbsence(db, platform, actor, params.id, body),
  },
)
