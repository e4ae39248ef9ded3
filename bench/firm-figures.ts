import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fill, type Part } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import { type BenchDatabase, SECRET, startBenchCluster } from './bench-database'
import { type Contender, compareCost, type Rounds } from './cost-per-request'
import type { Figure } from './figure'
import { Load } from './load'
import { assertSameAnswers, headersFor, partsOf } from './request-figures'
import { startServer } from './server-process'
import type { StillOpen } from './still-open'

/** The other firm has a tenth of everything. */
export const SMALL = 0.1
const NOTES = 1_000

/** The path of each request; `records` are the ids that requests are about, in the firm that is asked. */
export type PathOf = (index: number, records: readonly string[]) => string

export interface Measured {
  readonly name: string
  readonly pathOf: PathOf
  /** The body of each request, for what is asked by POST. */
  readonly bodyOf?: (index: number, records: readonly string[]) => unknown
  /** How many times the bare server's CPU the product may use. */
  readonly limit: number
  readonly besides: string
  /** Whether the bare server gives the same answer. */
  readonly isSame: boolean
  /** The expected share in the small firm: 1 for what is of one record, about a tenth for everybody's. */
  readonly shareInSmall?: number
  /** How much of one answer may be sent, packed. */
  readonly mostKilobytes?: number
  readonly rounds: Rounds
}

interface Filling {
  readonly parts: readonly Part[]
  /** How many there are of each thing in the large firm. */
  readonly counts: Readonly<Record<string, number>>
  /** How many there are of each thing in both. */
  readonly settings?: Readonly<Record<string, number>>
  readonly tables: string
  /** The statement for the ids that requests are about; its parameter is the company. */
  readonly records: string
}

interface Firms extends Filling {
  readonly bareProgram: string
  /** What each request says of its caller; that it is the employee of the firm, unless somebody else calls. */
  readonly headersOf?: (index: number, records: readonly string[]) => Readonly<Record<string, string>>
  readonly measured: readonly Measured[]
  /** What there is ten times as much of in the large firm. */
  readonly grown: string
}

/** Fills a database with a firm, or with a share of it; gives the ids that requests are about. */
export const fillFirm = async (
  { superuserUrl, cast }: BenchDatabase,
  { parts, counts, settings, tables, records }: Filling,
  share: number,
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const shared = Object.fromEntries(Object.entries(counts).map(([what, count]) => [what, count * share]))
    // The ids are made of this one.
    const ids = { large_board: cast.companyId }
    await fill(client, parts, {
      company_id: cast.companyId,
      employee_id: cast.employeeId,
      ...ids,
      ...settings,
      ...shared,
    })
    await client.query(`vacuum analyze ${tables}`)
    const { rows } = await client.query<{ id: string }>(records, [cast.companyId])
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

const posted = (body: unknown, headers: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const sizeFigure = async (name: string, load: Load, limit: number): Promise<Figure> => {
  const { body } = await load.one()
  const kilobytes = (bytes: number) => bytes / 1000
  return {
    ...{ name: `${name}, as it is sent`, unit: 'kB', limit },
    measured: kilobytes(gzipSync(body).length),
    parts: `${kilobytes(Buffer.byteLength(body)).toFixed(0)} kB before it is packed`,
  }
}

/** CPU per request in a large firm, compared with bare statements and with a firm of a tenth the size. */
export const firmFigures = async (folder: string, stillOpen: StillOpen, firms: Firms): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)

  const createFirm = async (name: string, share: number) => {
    const database = await cluster.createDatabase(name, NOTES)
    return { database, records: await fillFirm(database, firms, share) }
  }
  type Filled = Awaited<ReturnType<typeof createFirm>>

  const start = async (program: string, { database, records }: Filled) => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer(program, { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    return async ({ pathOf, bodyOf }: Measured): Promise<Contender> => {
      const ofEmployee = await headersFor(database)
      const headersOf = firms.headersOf ?? (() => ofEmployee)
      const load = new Load(server.url, (index) => {
        const headers = headersOf(index, records)
        return {
          path: `/api/v1${pathOf(index, records)}`,
          ...(bodyOf ? posted(bodyOf(index, records), headers) : { method: 'GET', headers }),
        }
      })
      stillOpen.add(() => load.close())
      return { pid: server.pid, databasePid: cluster.postmasterPid, load }
    }
  }
  const large = await createFirm('large', 1)
  const product = await start('./product-server.ts', large)
  const bare = await start(firms.bareProgram, large)
  const productInSmall = await start('./product-server.ts', await createFirm('small', SMALL))

  const figures: Figure[] = []
  for (const measured of firms.measured) {
    const { name, limit, besides, isSame, shareInSmall, mostKilobytes, rounds } = measured
    const [ours, theirs] = await Promise.all([product(measured), bare(measured)])
    if (isSame) await assertSameAnswers(ours.load, theirs.load)
    const beside = await compareCost(ours, theirs, rounds)
    figures.push({
      ...{ name: `${name} beside ${besides}`, measured: beside.ratio, limit, unit: 'x' },
      parts: partsOf(beside, 'ours', 'bare'),
    })
    if (mostKilobytes !== undefined) figures.push(await sizeFigure(name, ours.load, mostKilobytes))
    if (shareInSmall === undefined) continue
    const growth = await compareCost(ours, await productInSmall(measured), rounds)
    figures.push({
      ...{ name: `${name}, ten times the ${firms.grown}`, unit: 'x', limit: 1.2 },
      measured: growth.ratio * shareInSmall,
      parts: partsOf(growth, 'large', 'small'),
    })
  }
  return figures
}
