import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { type BenchDatabase, SECRET, startBenchCluster } from '../bench-database'
import { type Contender, compareCost, type Rounds } from '../cost-per-request'
import type { Figure } from '../figure'
import { type HotCallName, hotCalls } from '../hot/hot-calls'
import type { LargeFirm } from '../hot/large-firm'
import { Load } from '../load'
import { headersFor } from '../request-figures'
import { startServer } from '../server-process'
import { StillOpen } from '../still-open'
import { type Direction, directions, fillBase, SIZE } from './directions'

const LIMIT = 1.15
const NOTES = 1_000
const QUICK: Rounds = { rounds: 7, requests: 20, warmUp: 80 }
/** A ratio above the limit is measured again with these rounds, and only then counts. */
const THOROUGH: Rounds = { rounds: 15, requests: 40, warmUp: 40 }

interface Filled {
  readonly database: BenchDatabase
  readonly firm: LargeFirm
}

interface Started {
  readonly calling: (call: HotCallName) => Contender
}

type Cluster = Awaited<ReturnType<typeof startBenchCluster>>

const callNames = Object.keys(hotCalls) as HotCallName[]

const bytesOf = async ({ load }: Contender): Promise<number> => Buffer.byteLength((await load.one()).body)

/** The same firm with ten times as much of one thing after the other, each compared with one that has not grown. */
class Growth {
  constructor(
    private readonly folder: string,
    private readonly cluster: Cluster,
    private readonly empty: BenchDatabase,
    private readonly base: Filled,
  ) {}

  private async grown({ size, add }: Direction): Promise<Filled> {
    if (size) {
      const database = await this.cluster.copyDatabase(this.empty, 'grown')
      return { database, firm: await fillBase(database, size) }
    }
    const database = await this.cluster.copyDatabase(this.base.database, 'grown')
    await add?.(database, this.base.firm)
    return { database, firm: this.base.firm }
  }

  private async start({ database, firm }: Filled, open: StillOpen): Promise<Started> {
    const dataDir = await mkdtemp(join(this.folder, 'server-'))
    const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
    open.add(server.stop)
    const headers = { ...(await headersFor(database)), 'content-type': 'application/json' }
    return {
      calling: (call) => {
        const load = new Load(server.url, (index) => {
          const asked = hotCalls[call](index, firm)
          return {
            ...asked,
            headers: asked.method === 'POST' ? { ...headers, 'idempotency-key': randomUUID() } : headers,
          }
        })
        open.add(() => load.close())
        return { pid: server.pid, databasePid: this.cluster.postmasterPid, load }
      },
    }
  }

  private async ratioOf(call: HotCallName, grown: Started, beside: Started, perByte: boolean): Promise<number> {
    const [ours, theirs] = [grown.calling(call), beside.calling(call)]
    const moreShown = perByte ? (await bytesOf(ours)) / (await bytesOf(theirs)) : 1
    const quick = (await compareCost(ours, theirs, QUICK)).ratio / moreShown
    return quick <= LIMIT ? quick : (await compareCost(ours, theirs, THOROUGH)).ratio / moreShown
  }

  async figure(direction: Direction): Promise<Figure> {
    const open = new StillOpen()
    try {
      const grown = await this.start(await this.grown(direction), open)
      // Measurements write, so the base is copied anew to be as old as the grown one.
      const database = await this.cluster.copyDatabase(this.base.database, 'beside')
      const beside = await this.start({ database, firm: this.base.firm }, open)
      const ratios: { call: HotCallName; ratio: number }[] = []
      for (const call of callNames) {
        const perByte = direction.showsMore?.includes(call) ?? false
        ratios.push({ call, ratio: await this.ratioOf(call, grown, beside, perByte) })
      }
      const worstFirst = ratios.toSorted((a, b) => b.ratio - a.ratio)
      return {
        name: `any call with ten times the ${direction.name}`,
        measured: worstFirst[0]?.ratio ?? Number.NaN,
        limit: LIMIT,
        unit: 'x',
        parts: worstFirst.map(({ call, ratio }) => `${call} ${ratio.toFixed(2)}`).join(', '),
      }
    } finally {
      await open.closeAll()
      for (const name of ['grown', 'beside']) await this.cluster.dropDatabase(name)
    }
  }
}

/** CPU per request of frequent calls, in a firm with ten times as much of one thing. */
export const growthFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const empty = await cluster.createDatabase('empty', NOTES)
  const database = await cluster.copyDatabase(empty, 'base')
  const growth = new Growth(folder, cluster, empty, { database, firm: await fillBase(database, SIZE) })
  const figures: Figure[] = []
  for (const direction of directions) figures.push(await growth.figure(direction))
  return figures
}
