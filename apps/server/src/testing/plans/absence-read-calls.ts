import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'
import { quarter, type ReadCalls, today, year } from './asked'

const once = () => [{}]
const years = [undefined, 2026, 2027].map((asked) => ({ query: asked === undefined ? {} : { year: asked } }))
const ofPerson = ({ people }: LargeFirm) => ({ id: people.plain.employeeId })
const nextWeek = { from: addDays(today, 7), to: addDays(today, 13) }

export const absenceReadCalls: Pick<
  ReadCalls,
  'absences' | 'leaveBalances' | 'teamAbsences' | 'deputies' | 'calendarFeeds'
> = {
  absences: {
    listAbsences: () => [{ query: quarter }],
    countAbsences: once,
    getNextAbsence: once,
    getAbsenceReport: () => [{}, { query: quarter }],
    getEmployeeAbsenceReport: (firm) => [{ params: ofPerson(firm) }, { params: ofPerson(firm), query: quarter }],
    listAwaitingAbsences: once,
    getAbsenceHistory: () => years,
    getAbsencesByYear: () => [{}, { query: year }, { query: { reasonName: 'Reason 1' } }],
    previewAbsence: ({ absenceReasonId }) => [
      { body: { ...nextWeek, datePart: 'fullDay', reasonID: absenceReasonId } },
    ],
  },
  leaveBalances: {
    getBalanceReport: () => years,
    getEmployeeBalanceReport: (firm) => years.map((asked) => ({ params: ofPerson(firm), ...asked })),
  },
  teamAbsences: {
    getTeamCalendar: () => [{}, { query: quarter }],
    getTeamAbsenceReport: ({ people }) => {
      const query = { startDate: quarter.from, endDate: quarter.to }
      return [{ query }, { query: { ...query, lineManagerID: people.manager.employeeId } }]
    },
  },
  deputies: { listDeputies: once },
  calendarFeeds: {
    listCalendarFeeds: once,
    readCalendarFeed: () => [{ params: { token: `${'a'.repeat(43)}.ics` } }],
  },
}
