import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { implement } from '../../platform/http/implement'
import { createMarking, deleteMarking, updateMarking } from './commands/change-markings'
import { getTeamAbsenceReport } from './queries/team-absence-report'
import { getTeamCalendar } from './queries/team-calendar'

export const teamAbsencesRoutes = implement(teamAbsences, {
  getTeamCalendar: ({ db, platform, actor, query }) => getTeamCalendar(db, platform, actor, query),

  getTeamAbsenceReport: ({ db, platform, actor, query }) => getTeamAbsenceReport(db, platform, actor, query),

  createFullDayMarking: ({ db, actor, body }) => createMarking(db, actor, { ...body, datePart: 'fullDay' }),

  createHalfDayMarking: ({ db, actor, body: { date, ...marking } }) =>
    createMarking(db, actor, { ...marking, from: date, to: date }),

  updateMarking: ({ db, actor, params, body }) => updateMarking(db, actor, params.id, body),

  deleteMarking: ({ db, actor, params }) => deleteMarking(db, actor, params.id),
})
