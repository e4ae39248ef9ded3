import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { SECRET, startBenchCluster } from '../bench-database'
import { hotCalls } from '../hot/hot-calls'
import { fillLargeFirm } from '../hot/large-firm'
import { headersFor } from '../request-figures'
import { startServer } from '../server-process'
import type { StillOpen } from '../still-open'
import type { Participant } from './participant'
import { SIZE, type Work } from './peer'

const NOTES = 1_000
const RENEWAL_MS = 300_000

/** This product, started and filled for the comparison. */
export const startPraxis = async (folder: string, stillOpen: StillOpen): Promise<Participant> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('praxis', NOTES)
  const firm = await fillLargeFirm(database, SIZE)
  const dataDir = await mkdtemp(join(folder, 'server-'))
  const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
  stillOpen.add(server.stop)
  let headers = await headersFor(database)
  // The measurements take longer than an access token lasts.
  const renewal = setInterval(async () => {
    headers = await headersFor(database)
  }, RENEWAL_MS)
  stillOpen.add(() => clearInterval(renewal))
  const requestOf = (work: Work) => (index: number) => ({
    ...hotCalls[work](index, firm),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  return { name: 'Praxis', url: server.url, pid: server.pid, databasePid: cluster.postmasterPid, requestOf }
}
