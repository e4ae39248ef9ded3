import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { median } from '../cost-per-request'
import { cpuSecondsOfFamily } from '../cpu-time'
import { type Figure, isOk, lineOf } from '../figure'
import { Load } from '../load'
import { StillOpen } from '../still-open'
import { directus } from './directus'
import { joinPeer, type Participant } from './participant'
import { type Peer, type Work, works } from './peer'
import { startPraxis } from './praxis'
import { redmine } from './redmine'

const peers: Readonly<Record<string, Peer>> = { directus, redmine }

const ROUNDS = 6
const REQUESTS = 40
/** After so many requests, the code is compiled as well as it will be; a slow system stops after so many seconds. */
const WARM_UP = { requests: 2_000, seconds: 20 }

/** Milliseconds of CPU for one request. */
interface Cost {
  readonly application: number
  readonly database: number
}

const totalOf = ({ application, database }: Cost): number => application + database

const partsOf = (cost: Cost): string =>
  `${totalOf(cost).toFixed(1)} (${cost.application.toFixed(1)} + ${cost.database.toFixed(1)})`

const warmUp = async (load: Load): Promise<void> => {
  const until = performance.now() + WARM_UP.seconds * 1000
  for (let sent = 0; sent < WARM_UP.requests && performance.now() < until; sent += 1) await load.one()
}

const costOfRound = async ({ pid, databasePid }: Participant, load: Load): Promise<Cost> => {
  const now = () => [cpuSecondsOfFamily(pid), cpuSecondsOfFamily(databasePid)] as const
  const before = now()
  await load.run(REQUESTS)
  const after = now()
  const milliseconds = (which: 0 | 1) => ((after[which] - before[which]) * 1000) / REQUESTS
  return { application: milliseconds(0), database: milliseconds(1) }
}

const middleOf = (costs: readonly Cost[]): Cost => ({
  application: median(costs.map(({ application }) => application)),
  database: median(costs.map(({ database }) => database)),
})

/** A load for each system, over one connection each. */
const loadsOf = (work: Work, participants: readonly Participant[]): Load[] =>
  participants.map((participant) => new Load(participant.url, participant.requestOf(work), 1))

/** Systems are measured in turns, so that other load on the machine falls on all alike. */
const compare = async (loads: readonly Load[], participants: readonly Participant[]): Promise<Cost[]> => {
  const rounds: Cost[][] = participants.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, participant] of participants.entries()) {
      const load = loads[index]
      if (load) rounds[index]?.push(await costOfRound(participant, load))
    }
  }
  // The first round is dropped, as connections are opened in it.
  return rounds.map((costs) => middleOf(costs.slice(1)))
}

const addressesFile = process.argv[2]
if (!addressesFile) {
  console.error('Name a file that says where the others answer, as docs/BENCHMARKS.md shows.')
  process.exit(1)
}
const addressSchema = z.object({ url: z.url(), token: z.string(), database: z.string() })
const addresses = z.record(z.string(), addressSchema).parse(JSON.parse(await readFile(addressesFile, 'utf8')))

const stillOpen = new StillOpen()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stillOpen.interrupt())
const folder = await mkdtemp(join(tmpdir(), 'praxis-peers-'))
try {
  const ours = await startPraxis(folder, stillOpen)
  const others: { peer: Peer; participant: Participant }[] = []
  for (const [name, address] of Object.entries(addresses)) {
    const peer = peers[name]
    if (!peer)
      throw new Error(`how ${name} is filled and asked is not known; a file beside ${import.meta.url} would say`)
    others.push({ peer, participant: await joinPeer(name, peer, address, stillOpen) })
  }
  const participants = [ours, ...others.map(({ participant }) => participant)]
  console.log('Milliseconds of CPU a request (application + database)\n')
  console.log(`| work | ${participants.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|${participants.map(() => '---|').join('')}`)
  const prepared = works.map((work) => ({ work, loads: loadsOf(work, participants) }))
  for (const load of prepared.flatMap(({ loads }) => loads)) stillOpen.add(() => load.close())
  // All loads are warmed up before any is measured: otherwise shared code would be compiled at the cost of the first.
  for (const load of prepared.flatMap(({ loads }) => loads)) await warmUp(load)
  const figures: Figure[] = []
  for (const { work, loads } of prepared) {
    const [cost, ...costs] = await compare(loads, participants)
    if (!cost) continue
    console.log(`| ${work} | ${[cost, ...costs].map(partsOf).join(' | ')} |`)
    for (const [index, { peer, participant }] of others.entries()) {
      const theirs = costs[index]
      if (!theirs) continue
      figures.push({
        ...{ name: `${work} beside ${participant.name}`, limit: peer.limit, unit: 'x' },
        measured: totalOf(cost) / totalOf(theirs),
        parts: '',
      })
    }
  }
  console.log(`\n${figures.map(lineOf).join('\n')}`)
  process.exitCode = figures.every(isOk) ? 0 : 1
} finally {
  await stillOpen.closeAll()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
