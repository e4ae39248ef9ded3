import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 500,000 entries: five hundred of each of a thousand people, five thousand of each project. */
const LARGE = { people: 1_000, clients: 100, projects: 100 }
const FIRM = { entries: 500 }

const measured: readonly Measured[] = [
  {
    name: 'the forecast of a project of 500,000 entries',
    pathOf: (index, projects) => `/projects/${projects[index % projects.length]}/forecast`,
    // Each answer says its own moment.
    ...{ limit: 1.5, besides: 'a bare server', isSame: false, shareInSmall: 1 },
    rounds: { rounds: 7, requests: 20, warmUp: 40 },
  },
]

/** CPU per forecast. */
export const forecastFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'time', 'plans'],
    counts: LARGE,
    settings: FIRM,
    tables:
      'users, employees, targetables, projects, targetable_roles, bookings, plans, kept_plans, agreement_items, time_sheet_submissions, time_figures',
    records: `select p.id from targetables p where p.company_id = $1 and exists (
      select from targetable_roles r join bookings b on b.company_id = r.company_id and b.role_id = r.id
      where r.company_id = p.company_id and r.targetable_id = p.id) order by p.id limit 10`,
    bareProgram: './bare-forecast-server.ts',
    measured,
    grown: 'firm',
  })
