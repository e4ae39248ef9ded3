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

/** This product, started and filled for the comparison. */
export const startPraxis = async (folder: string, stillOpen: StillOpen): Promise<Participant> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('praxis', NOTES)
  const firm = await fillLargeFirm(database, SIZE)
  const dataDir = await mkdtemp(join(folder, 'server-'))
  const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
  stillOpen.add(server.stop)
  const headers = { ...(await headersFor(database)), 'content-type': 'application/json' }
  const requestOf = (work: Work) => (index: number) => ({
    ...hotCalls[work](index, firm),
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  return { name: 'Praxis', url: server.url, pid: server.pid, databasePid: cluster.postmasterPid, requestOf }
}
