import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { SECRET, startBenchCluster } from './bench-database'
import { type Comparison, type Contender, compareCost } from './cost-per-request'
import type { Figure } from './figure'
import { frameFigures } from './frame-figures'
import { Load } from './load'
import { type ServerProcess, startServer } from './server-process'
import type { StillOpen } from './still-open'
import { fillTasks } from './task-board-database'

const NOTES = 1_000
const rounds = { rounds: 9, requests: 60, warmUp: 200 }

const partsOf = ({ first, second }: Comparison, firstName: string, secondName: string): string =>
  `${firstName} ${(first * 1000).toFixed(2)} ms, ${secondName} ${(second * 1000).toFixed(2)} ms of CPU a request`

/** What opening a board of 5,000 tasks costs the server, and how it scrolls in a browser. */
export const taskFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('boards', NOTES)
  const { large: board } = await fillTasks(database)
  const start = async (program: string): Promise<ServerProcess> => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer(program, { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    return server
  }
  const product = await start('./product-server.ts')
  const bare = await start('./bare-server.ts')
  const accessToken = await new AccessTokens(SECRET, () => new Date()).issue(database.cast.sessionId)
  const headers = {
    authorization: `Bearer ${accessToken}`,
    employeeid: database.cast.employeeId,
    accept: 'application/json',
  }
  const opening = ({ pid, url }: ServerProcess): Contender => {
    const load = new Load(url, () => ({ method: 'GET', path: `/api/v1/projects/${board}/taskLists`, headers }))
    stillOpen.add(() => load.close())
    return { pid, databasePid: cluster.postmasterPid, load }
  }
  const large = opening(product)
  const bareLarge = opening(bare)
  const [ours, theirs] = await Promise.all(
    [large, bareLarge].map(async ({ load }) => JSON.parse((await load.one()).body) as unknown),
  )
  if (!isDeepStrictEqual(ours, theirs)) throw new Error('the servers answer differently')
  const besideBare = await compareCost(large, bareLarge, rounds)
  return [
    {
      name: 'opening a board of 5,000 tasks beside a bare server',
      measured: besideBare.ratio,
      limit: 1.5,
      unit: 'x',
      parts: partsOf(besideBare, 'ours', 'bare'),
    },
    ...(await frameFigures(product.url, accessToken, board, stillOpen)),
  ]
}
