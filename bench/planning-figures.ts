import { addDays, startOfWeek } from '@praxis/domain/calendar/day'
import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 10,000 bookings: ten of each of a thousand people, over half a year. */
export const plannedFirm = {
  parts: ['firm', 'planning'],
  counts: { people: 1_000, clients: 10, projects: 100 },
  settings: { bookings: 10 },
  tables: 'users, employees, contract_periods, targetables, projects, targetable_roles, bookings',
  records: 'select id from employees where company_id = $1 order by id limit 1',
} as const
export const WEEKS = 26

export const monday = startOfWeek(new Date().toISOString().slice(0, 10))

const measured: readonly Measured[] = [
  {
    name: `a page of planning, ${WEEKS} weeks of 1,000 people`,
    pathOf: (index) => {
      const from = addDays(monday, 7 * (index % 4))
      return `/masterPlanning?level=week&fromDate=${from}&toDate=${addDays(from, 7 * WEEKS - 1)}`
    },
    ...{ limit: 2, besides: 'a bare server', isSame: true, shareInSmall: 1, mostKilobytes: 200 },
    rounds: { rounds: 7, requests: 30, warmUp: 60 },
  },
]

/** CPU per page of master planning, and how much is sent. */
export const planningFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    ...plannedFirm,
    bareProgram: './bare-planning-server.ts',
    measured,
    grown: 'firm',
  })
