import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 10,000 assets and 100,000 bookings: each asset that is not assigned was lent sixteen times. */
const LARGE = { assets: 10_000 }
const FIRM = { people: 1_000, clients: 10, projects: 10, turns: 16 }

const HOUR_MS = 3_600_000
const hours = (count: number): string => new Date(Math.floor(Date.now() / HOUR_MS + count) * HOUR_MS).toISOString()
const WEEKS = `from=${hours(-72)}&to=${hours(600)}`

const read = {
  ...{ limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 },
  rounds: { rounds: 9, requests: 100, warmUp: 400 },
}

/** Bookings begin after all that there are, each asset’s one after the other. */
const FIRST_FREE_HOUR = 60 * 24

const measured: readonly Measured[] = [
  {
    ...{ ...read, name: '25 of 10,000 assets' },
    pathOf: (index) => `/assetCategories?page=${1 + (index % 3)}`,
  },
  {
    ...{ ...read, name: '25 assets with four weeks of 100,000 bookings' },
    pathOf: (index) => `/assetCategories/timeline?page=${1 + (index % 3)}&${WEEKS}`,
  },
  {
    ...{ ...read, name: '25 assets to book with their free times' },
    pathOf: (index) => `/assetCategories/requestableAssets?page=${1 + (index % 3)}&${WEEKS}`,
  },
  {
    ...{ ...read, name: 'an asset of 10,000' },
    pathOf: (index, ids) => `/assetCategories/assets/${ids[index % ids.length]}`,
  },
  {
    ...{ name: 'a booking among 100,000', limit: 3, besides: 'its bare SQL', isSame: false, shareInSmall: 1 },
    pathOf: (index, ids) => `/requests/assets/${ids[index % ids.length]}`,
    bodyOf: (index, ids) => {
      const from = FIRST_FREE_HOUR + 2 * Math.floor(index / ids.length)
      return { from: hours(from), to: hours(from + 2) }
    },
    rounds: { rounds: 9, requests: 60, warmUp: 200 },
  },
]

/** CPU per request about assets. */
export const assetFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'assets'],
    counts: LARGE,
    settings: FIRM,
    tables: 'users, employees, asset_categories, assets, asset_uses, asset_movements, requests, files, search_words',
    records: `select id from assets where company_id = $1 and not is_assigned and not is_retired order by id limit 100`,
    bareProgram: './bare-asset-server.ts',
    measured,
    grown: 'assets',
  })
