import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf, memoryOfFamily } from '@praxis/server/testing/process-memory'
import { SECRET, startBenchCluster } from '../bench-database'
import type { Figure } from '../figure'
import { type LoadRequest, sendOne } from '../load'
import { bundle, startServer } from '../server-process'
import type { StillOpen } from '../still-open'
import { fillForAttacks, type Victim } from './attack-database'
import type { AttackOrders, AttackReport } from './attacker'
import { attacks } from './attacks'
import type { HostileCompany } from './hostile-company'

const NOTES = 1_000
/** Calls of each kind, under each attack, and in each quiet round between two of them. */
const CALLS = 200
const QUIET_CALLS = 60
/** How long an attack runs until everything it opens is open. */
const WARM_UP_MS = 5_000

const today = new Date().toISOString().slice(0, 10)

/** The calls of the other companies meanwhile; `index` counts all calls of the kind. */
const kinds: Readonly<Record<string, (victim: Victim, index: number) => LoadRequest>> = {
  'log time': ({ headers }, index) => ({
    method: 'POST',
    path: '/api/v1/timeSheetSubmissions',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ from: `${today}T00:00:00.000Z`, duration: 60, comment: `What was done, number ${index}` }),
  }),
  'open board': ({ headers, boardId }) => ({
    method: 'GET',
    path: `/api/v1/projects/${boardId}/taskLists`,
    headers,
  }),
  'sign in': ({ usernames, password }, index) => ({
    method: 'POST',
    path: '/api/v1/auth/signIn',
    headers: {
      authorization: `Basic ${Buffer.from(`${usernames[index % usernames.length]}:${password}`).toString('base64')}`,
      'x-forwarded-for': `203.0.113.${index % 250}`,
      accept: 'application/json',
    },
  }),
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** Milliseconds of each call, by kind. */
type Round = Readonly<Record<string, readonly number[]>>

/** People of other companies who make one call after the other, one person for each kind. */
class Others {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Object.keys(kinds).length })
  private made = 0
  /** How many answers said that something is wrong with the server. */
  failures = 0

  constructor(
    private readonly url: URL,
    private readonly victim: Victim,
  ) {}

  async work(calls: number): Promise<Round> {
    const rounds = await Promise.all(
      Object.entries(kinds).map(async ([kind, requestOf]) => {
        const took: number[] = []
        for (let call = 0; call < calls; call += 1) {
          const begun = performance.now()
          const { status, body } = await sendOne(this.url, this.agent, requestOf(this.victim, this.made++))
          took.push(performance.now() - begun)
          if (status >= 500) this.failures += 1
          else if (status !== 200) throw new Error(`${kind} was answered ${status}: ${body}`)
        }
        return [kind, took] as const
      }),
    )
    return Object.fromEntries(rounds)
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Runs the hostile company in a process of its own until it is told to stop. */
const begin = (program: string, orders: AttackOrders, stillOpen: StillOpen) => {
  const child: ChildProcess = fork(program, { execArgv: [] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  stillOpen.add(() => child.kill())
  child.send(orders)
  return {
    stop: async (): Promise<AttackReport> => {
      const report = await new Promise<AttackReport>((resolve, reject) => {
        child.once('message', (told) => resolve(told as AttackReport))
        child.once('exit', () => reject(new Error(`the attack ${orders.attack} ended by itself`)))
        child.send('stop')
      })
      await ended
      return report
    },
  }
}

const told = (report: AttackReport): string =>
  Object.entries(report)
    .map(([status, count]) => `${count} × ${status === '0' ? 'none' : status}`)
    .join(', ')

/** Memory in MB before one attack or all of them, and the most during it or afterwards. */
interface Growth {
  readonly during: string
  readonly from: number
  readonly to: number
}

const memoryFigure = (what: string, growths: readonly Growth[]): Figure => ({
  name: `memory of the ${what} during attacks`,
  measured: Math.max(...growths.map(({ from, to }) => to / from)),
  limit: 1.5,
  unit: 'x',
  parts: growths.map(({ during, from, to }) => `${during} ${from.toFixed(0)} → ${to.toFixed(0)} MB`).join(', '),
})

/** Watches the most memory that each process has held. */
const watchMemory = <Name extends string>(memories: Readonly<Record<Name, () => number>>) => {
  const most = Object.fromEntries(Object.keys(memories).map((name) => [name, 0])) as Record<Name, number>
  const look = () => {
    for (const name in memories) most[name] = Math.max(most[name], memories[name]())
  }
  const looking = setInterval(look, 500)
  return {
    most: () => {
      clearInterval(looking)
      look()
      return most
    },
  }
}

/** One company attacks while others work: how much longer they wait, what memory it takes, whether calls fail. */
export const attackFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('attacked', NOTES)
  const { victim, hostile } = await fillForAttacks(database)
  const dataDir = await mkdtemp(join(folder, 'server-'))
  const environment = { JOBS: 'true', TRUST_PROXY: 'true' }
  const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET, environment })
  stillOpen.add(server.stop)
  const attacker = await bundle('./attacks/attacker.ts')
  const company: HostileCompany = { ...hostile, url: server.url }
  const others = new Others(new URL(server.url), victim)
  stillOpen.add(() => others.close())

  // Whatever is opened once, such as connections and threads, is open before anything is compared, including the
  // connections that both sides use at once, which have their plans by then.
  for (const { name } of [...attacks, ...attacks]) {
    const attack = begin(attacker, { attack: name, company }, stillOpen)
    await Promise.all([pause(WARM_UP_MS), others.work(QUIET_CALLS)])
    await attack.stop()
  }
  const measured = async (calls: number) => {
    const memory = watchMemory({
      server: () => memoryOf(server.pid),
      database: () => memoryOfFamily(cluster.postmasterPid),
    })
    return { took: await others.work(calls), memory: memory.most() }
  }

  const figures: Figure[] = []
  const grown = { server: [] as Growth[], database: [] as Growth[] }
  const first = await measured(QUIET_CALLS)
  let quiet = first
  for (const { name } of attacks) {
    const attack = begin(attacker, { attack: name, company }, stillOpen)
    await pause(WARM_UP_MS)
    const attacked = await measured(CALLS)
    const report = await attack.stop()
    const after = await measured(QUIET_CALLS)
    const compared = Object.keys(kinds).map((kind) => {
      const usual = p95([...(quiet.took[kind] ?? []), ...(after.took[kind] ?? [])])
      const then = p95(attacked.took[kind] ?? [])
      return { kind, usual, then, ratio: then / usual }
    })
    for (const what of ['server', 'database'] as const)
      grown[what].push({ during: name, from: quiet.memory[what], to: attacked.memory[what] })
    quiet = after
    figures.push({
      name: `others during ${name}`,
      measured: Math.max(...compared.map(({ ratio }) => ratio)),
      limit: 3,
      unit: 'x',
      parts: `${compared.map(({ kind, usual, then }) => `${kind} ${usual.toFixed(0)} → ${then.toFixed(0)} ms`).join(', ')}; the attacker got ${told(report)}`,
    })
  }
  for (const what of ['server', 'database'] as const) {
    grown[what].push({ during: 'all of them', from: first.memory[what], to: quiet.memory[what] })
    figures.push(memoryFigure(what, grown[what]))
  }
  return [
    ...figures,
    { name: 'failures that others met', measured: others.failures, limit: 0, unit: '', parts: 'answers of 5xx' },
  ]
}
