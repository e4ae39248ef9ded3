import { deepStrictEqual } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { type BenchDatabase, SECRET, startBenchCluster } from './bench-database'
import { type Comparison, type Contender, compareCost } from './cost-per-request'
import type { Figure } from './figure'
import { Load, type LoadRequest } from './load'
import { type ServerProcess, startServer } from './server-process'
import type { StillOpen } from './still-open'

const ROWS = 200_000
const FEWER_ROWS = 20_000

type RequestOf = (index: number) => LoadRequest

const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`

export const partsOf = ({ first, second }: Comparison, firstName: string, secondName: string) =>
  `${firstName} ${milliseconds(first)}, ${secondName} ${milliseconds(second)} of CPU a request`

/** No measurement takes as long, on however busy a machine. */
const LONGEST_MS = 12 * 60 * 60_000

/** The token is issued as it would be when the longest measurement ends, and so expires after it. */
export const headersFor = async ({ cast }: BenchDatabase) => ({
  authorization: `Bearer ${await new AccessTokens(SECRET, () => new Date(Date.now() + LONGEST_MS)).issue(cast.sessionId)}`,
  employeeid: cast.employeeId,
  accept: 'application/json',
})

const listRequest = async (database: BenchDatabase): Promise<RequestOf> => {
  const headers = await headersFor(database)
  return (index) => ({ method: 'GET', path: `/api/v1/notes?page=${1 + (index % 5)}`, headers })
}

const createRequest = async (database: BenchDatabase): Promise<RequestOf> => {
  const headers = { ...(await headersFor(database)), 'content-type': 'application/json' }
  return (index) => ({
    method: 'POST',
    path: '/api/v1/notes',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      title: `Written while measuring ${index}`,
      body: 'What was said and agreed on in the meeting, in two or three lines as people write them.',
      subjectID: database.cast.subjectId,
      amount: { minor: 125 * index, currency: 'GBP' },
      dueOn: '2030-02-01',
    }),
  })
}

/** Comparing servers that answer differently would say nothing; the error shows where they do. */
export const assertSameAnswers = async (...loads: Load[]): Promise<void> => {
  const [first, ...others] = await Promise.all(loads.map(async (load) => JSON.parse((await load.one()).body)))
  for (const other of others) deepStrictEqual(other, first)
}

/** CPU per request compared with a bare server, and with the same server with fewer rows. */
export const requestFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const start = async (program: string, database: BenchDatabase): Promise<ServerProcess> => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer(program, { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    return server
  }
  const contender = ({ pid, url }: ServerProcess, requestOf: RequestOf): Contender => {
    const load = new Load(url, requestOf)
    stillOpen.add(() => load.close())
    return { pid, databasePid: cluster.postmasterPid, load }
  }
  const many = await cluster.createDatabase('many', ROWS)
  const few = await cluster.createDatabase('few', FEWER_ROWS)
  const product = await start('./product-server.ts', many)
  const productWithFew = await start('./product-server.ts', few)
  const bare = await start('./bare-server.ts', many)

  const listing = contender(product, await listRequest(many))
  const bareListing = contender(bare, await listRequest(many))
  await assertSameAnswers(listing.load, bareListing.load)
  const list = await compareCost(listing, bareListing, { rounds: 9, requests: 250 })
  const listingFew = contender(productWithFew, await listRequest(few))
  const growth = await compareCost(listing, listingFew, { rounds: 9, requests: 250 })
  const creating = contender(product, await createRequest(many))
  const bareCreating = contender(bare, await createRequest(many))
  const create = await compareCost(creating, bareCreating, { rounds: 9, requests: 500 })
  return [
    {
      name: 'list of 50 from 200,000 rows beside a bare server',
      measured: list.ratio,
      limit: 1.5,
      unit: 'x',
      parts: partsOf(list, 'ours', 'bare'),
    },
    {
      name: 'create beside a bare server',
      measured: create.ratio,
      limit: 2.3,
      unit: 'x',
      parts: partsOf(create, 'ours', 'bare'),
    },
    {
      name: 'the same list with ten times the rows',
      measured: growth.ratio,
      limit: 1.2,
      unit: 'x',
      parts: partsOf(growth, '200,000', '20,000'),
    },
  ]
}
