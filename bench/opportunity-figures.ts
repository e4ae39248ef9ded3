import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 5,000 opportunities: ten of each project. */
const LARGE = { projects: 500 }
const FIRM = { people: 100, clients: 100, entries: 2 }

const list = {
  ...{ limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 },
  rounds: { rounds: 9, requests: 100, warmUp: 300 },
}

const measured: readonly Measured[] = [
  {
    ...{ ...list, name: '12 of 5,000 opportunities by name' },
    pathOf: () => '/opportunities/paginated',
    bodyOf: (index) => ({ page: 1 + (index % 3), per: 12 }),
  },
  {
    ...{ ...list, name: '10 of 5,000 opportunities by weighted value' },
    pathOf: () => '/opportunityManagement/paginated',
    bodyOf: (index) => ({ page: 1 + (index % 3), per: 10, sortOrder: 'weightedRevenueValue', sortDesc: true }),
  },
]

/** CPU per list of opportunities. */
export const opportunityFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'opportunities'],
    counts: LARGE,
    settings: FIRM,
    tables: 'users, employees, clients, targetables, projects, pipeline_stages, opportunities, opportunity_stages',
    records: `select id from targetables where company_id = $1 and kind = 'opportunity' order by id limit 10`,
    bareProgram: './bare-opportunity-server.ts',
    measured,
    grown: 'opportunities',
  })
