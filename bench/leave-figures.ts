import { addDays } from '@praxis/domain/calendar/day'
import type { Figure } from './figure'
import { firmFigures, type Measured, SMALL } from './firm-figures'
import type { StillOpen } from './still-open'

/** A thousand people, each away twenty times in each of two years. */
const LARGE = { people: 1_000, clients: 10, projects: 10 }
/** So many people work in a firm of any size. */
const OTHERS = 40

const today = new Date().toISOString().slice(0, 10)

const list = { limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 }
const few = { rounds: 9, requests: 150, warmUp: 600 }

const measured: readonly Measured[] = [
  {
    ...{ ...list, name: 'the calendar of a team among 1,000 people', rounds: few },
    pathOf: (index) =>
      `/absences/teamCalendar?from=${addDays(today, -(index % 20))}&to=${addDays(today, 91 - (index % 20))}`,
  },
  {
    ...{ ...list, name: 'a report of 1,000 people’s absences' },
    pathOf: (index) =>
      `/employeeManagement/absenceReport?startDate=${addDays(today, -(index % 20))}&endDate=${addDays(today, 91 - (index % 20))}`,
    shareInSmall: (LARGE.people * SMALL + OTHERS) / (LARGE.people + OTHERS),
    rounds: { rounds: 7, requests: 8, warmUp: 24 },
  },
  {
    ...{ ...list, name: 'the balance of a person among 1,000', rounds: few },
    pathOf: (index, people) => `/employees/${people[index % people.length]}/absenceBalanceReport`,
  },
]

/** CPU per request about leave. */
export const leaveFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'leave'],
    counts: LARGE,
    tables: `users, employees, contract_periods, absence_reasons, absences, calendar_markings, leave_adjustments, requests`,
    records: 'select id from employees where company_id = $1 and contract_start is not null order by id limit 50',
    bareProgram: './bare-leave-server.ts',
    measured,
    grown: 'people',
  })
