import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '@praxis/domain/calendar/day'
import { fill } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import { type BenchDatabase, SECRET, startBenchCluster } from './bench-database'
import { type Contender, compareCost } from './cost-per-request'
import type { Figure } from './figure'
import { Load } from './load'
import { assertSameAnswers, headersFor, partsOf } from './request-figures'
import { startServer } from './server-process'
import type { StillOpen } from './still-open'

/** Two hundred people with a thousand entries each; the other firm has a tenth of the people. */
const LARGE = { people: 200, clients: 200, projects: 200 }
const SMALL = 0.1
const ENTRIES = 1_000
const NOTES = 1_000

/** Fills the firm with time; answers with its clients, which are asked for one after the other. */
const fillTime = async ({ superuserUrl, cast }: BenchDatabase, share: number): Promise<string[]> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const counts = Object.fromEntries(Object.entries(LARGE).map(([what, count]) => [what, count * share]))
    const settings = { company_id: cast.companyId, employee_id: cast.employeeId, entries: ENTRIES, ...counts }
    await fill(client, ['firm', 'time'], settings)
    await client.query(
      `vacuum analyze users, employees, contract_periods, clients, targetables, projects, targetable_roles, time_sheet_submissions,
                      requests, row_counts`,
    )
    const { rows } = await client.query<{ id: string }>('select id from clients where company_id = $1 order by id', [
      cast.companyId,
    ])
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

const today = new Date().toISOString().slice(0, 10)

/** The path of each request; `clients` are those of the firm that is asked. */
type PathOf = (index: number, clients: readonly string[]) => string

const weekPath: PathOf = (index) => {
  const to = addDays(today, -7 * (index % 20))
  return `/timeSheetSubmissions/byPeriod?from=${addDays(to, -6)}&to=${to}`
}
const approvalsPath: PathOf = (index) => `/approvals/active?page=${1 + (index % 3)}`
const clientPath: PathOf = (index, clients) => `/clients/${clients[index % clients.length]}/timeAnalysis`
const reportPath: PathOf = () =>
  `/employeeManagement/timeSheetReport?startDate=${addDays(today, -364)}&endDate=${today}`

interface Measured {
  readonly name: string
  readonly pathOf: PathOf
  /** How many times the bare server's CPU the product may use. */
  readonly limit: number
  readonly besides: string
  /** Whether the bare server gives the same answer. */
  readonly isSame: boolean
  /** The expected share in a firm with a tenth of the people: 1 for a client's time, a tenth for everybody's. */
  readonly shareInSmall?: number
  readonly rounds: { readonly rounds: number; readonly requests: number; readonly warmUp: number }
}

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

/** CPU per request about time in a large firm, compared with bare statements and with a firm of a tenth the size. */
export const timeFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)

  const createFirm = async (name: string, share: number) => {
    const database = await cluster.createDatabase(name, NOTES)
    return { database, clients: await fillTime(database, share) }
  }
  type Filled = Awaited<ReturnType<typeof createFirm>>

  const start = async (program: string, { database, clients }: Filled) => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer(program, { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    return async (pathOf: PathOf): Promise<Contender> => {
      const headers = await headersFor(database)
      const load = new Load(server.url, (index) => ({
        method: 'GET',
        path: `/api/v1${pathOf(index, clients)}`,
        headers,
      }))
      stillOpen.add(() => load.close())
      return { pid: server.pid, databasePid: cluster.postmasterPid, load }
    }
  }
  const large = await createFirm('large', 1)
  const product = await start('./product-server.ts', large)
  const bare = await start('./bare-time-server.ts', large)
  const productInSmall = await start('./product-server.ts', await createFirm('small', SMALL))

  const figures: Figure[] = []
  for (const { name, pathOf, limit, besides, isSame, shareInSmall, rounds } of measured) {
    const [ours, theirs] = await Promise.all([product(pathOf), bare(pathOf)])
    if (isSame) await assertSameAnswers(ours.load, theirs.load)
    const beside = await compareCost(ours, theirs, rounds)
    figures.push({
      ...{ name: `${name} beside ${besides}`, measured: beside.ratio, limit, unit: 'x' },
      parts: partsOf(beside, 'ours', 'bare'),
    })
    if (shareInSmall === undefined) continue
    const growth = await compareCost(ours, await productInSmall(pathOf), rounds)
    figures.push({
      ...{ name: `${name}, ten times the time`, unit: 'x', limit: 1.2 },
      measured: growth.ratio * shareInSmall,
      parts: partsOf(growth, 'large', 'small'),
    })
  }
  return figures
}
