import { addDays } from '@praxis/domain/calendar/day'
import type { Figure } from './figure'
import { firmFigures, type Measured, type PathOf, SMALL } from './firm-figures'
import type { StillOpen } from './still-open'

/** Two hundred people with a thousand entries each. */
const LARGE = { people: 200, clients: 200, projects: 200 }
const ENTRIES = 1_000

const today = new Date().toISOString().slice(0, 10)

const weekPath: PathOf = (index) => {
  const to = addDays(today, -7 * (index % 20))
  return `/timeSheetSubmissions/byPeriod?from=${addDays(to, -6)}&to=${to}`
}
const approvalsPath: PathOf = (index) => `/approvals/active?page=${1 + (index % 3)}`
const clientPath: PathOf = (index, clients) => `/clients/${clients[index % clients.length]}/timeAnalysis`
const reportPath: PathOf = () =>
  `/employeeManagement/timeSheetReport?startDate=${addDays(today, -364)}&endDate=${today}`

const list = {
  limit: 1.5,
  besides: 'a bare server',
  isSame: true,
  rounds: { rounds: 9, requests: 150, warmUp: 1000 },
}

const measured: readonly Measured[] = [
  { ...list, name: 'a week among 200,000 entries', pathOf: weekPath },
  { ...list, name: 'a page of approvals', pathOf: approvalsPath },
  { ...list, name: 'the time of a client', pathOf: clientPath, shareInSmall: 1 },
  {
    ...{ name: 'a year’s report of 200 people', pathOf: reportPath, limit: 3, besides: 'its bare SQL' },
    ...{ isSame: false, shareInSmall: SMALL, rounds: { rounds: 5, requests: 8, warmUp: 16 } },
  },
]

/** CPU per request about time. */
export const timeFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'time'],
    counts: LARGE,
    settings: { entries: ENTRIES },
    tables: `users, employees, contract_periods, clients, targetables, projects, targetable_roles, time_sheet_submissions,
             requests, row_counts`,
    records: 'select id from clients where company_id = $1 order by id',
    bareProgram: './bare-time-server.ts',
    measured,
    grown: 'time',
  })
