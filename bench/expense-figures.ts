import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 200,000 claims: two hundred of each of a thousand people. */
const LARGE = { claims: 200 }
const FIRM = { people: 1_000, clients: 100, projects: 100, entries: 2 }

const list = {
  ...{ limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 },
  rounds: { rounds: 9, requests: 100, warmUp: 300 },
}

const measured: readonly Measured[] = [
  {
    ...list,
    name: '12 groups to pay of 200,000 claims',
    pathOf: (index) => `/payments/processing?page=${1 + (index % 3)}`,
  },
  { ...list, name: '12 payments of 200,000 claims', pathOf: (index) => `/payments/processed?page=${1 + (index % 3)}` },
  {
    ...{ ...list, name: '25 expenses of a project of 200,000 claims' },
    pathOf: (index, projects) => `/projects/${projects[index % projects.length]}/expenses`,
  },
]

/** CPU per request about expenses. */
export const expenseFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'time', 'expenses'],
    counts: LARGE,
    settings: FIRM,
    tables:
      'users, employees, targetables, projects, expense_types, expense_groups, payments, expenses, requests, bank_accounts',
    records: 'select id from targetables where company_id = $1 order by id limit 10',
    bareProgram: './bare-expense-server.ts',
    measured,
    grown: 'claims',
  })
