import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { memoryOfLargestChild } from './process-memory'
import { freePort, spawnServer } from './server-process'
import { type Caller, callerAt } from './test-server'

const PASSWORD = 'Harbour-Light-24'
const MEGABYTE = 1024 * 1024

/** How much memory and how many texts a server holds. */
export interface Held {
  /** The heap of the server process, the least within some seconds. */
  readonly heap: number
  /** Memory in MB of the largest connection to the database; how many are open depends on how much is asked at once. */
  readonly connection: number
  readonly files: number
  readonly handles: number
  /** Texts of SQL that are fixed in the code, and texts that were put together. */
  readonly fixedTexts: number
  readonly rememberedTexts: number
}

const SAMPLES = 15

/** Garbage is collected continually, so that memory in use can be told from memory not yet collected. */
const COLLECTING = ['--expose-gc', '--import', 'data:text/javascript,setInterval(globalThis.gc,2000).unref()']

/** The demo workspace in a process of its own, with its own database, so that its memory is nobody else's. */
export const startDemoProcess = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-held-'))
  const environment = { DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error', PASSWORD_COST: 'minimal' }
  const server = await spawnServer({ PORT: String(await freePort()), ...environment }, COLLECTING)
  await server.ready()
  const postmaster = Number((await readFile(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8')).split('\n')[0])

  const signIn = async (username: string): Promise<Caller> => {
    const basic = Buffer.from(`${username}:${PASSWORD}`).toString('base64')
    const { accessToken } = await callerAt(server.url, { authorization: `Basic ${basic}` }).call(auth.signIn, {})
    const bearer = { authorization: `Bearer ${accessToken}` }
    const { items } = await callerAt(server.url, bearer).call(users.listEmployments, {})
    return callerAt(server.url, { ...bearer, employeeID: items[0]?.id ?? '' })
  }

  const figures = async (): Promise<Held> => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const amount = (series: string) => {
      const line = text.split('\n').find((each) => each.startsWith(`${series} `))
      if (line === undefined) throw new Error(`there is no figure ${series}`)
      return Number(line.split(' ')[1])
    }
    return {
      heap: amount('nodejs_heap_size_used_bytes') / MEGABYTE,
      connection: memoryOfLargestChild(postmaster),
      files: amount('process_open_fds'),
      handles: amount('nodejs_active_handles_total'),
      fixedTexts: amount('praxis_statement_texts{kind="fixed"}'),
      rememberedTexts: amount('praxis_statement_texts{kind="remembered"}'),
    }
  }

  return {
    url: server.url,
    signIn,
    /** The least of each figure within some seconds. */
    held: async (): Promise<Held> => {
      let least = await figures()
      for (let sample = 1; sample < SAMPLES; sample += 1) {
        await pause(1_000)
        const now = await figures()
        least = Object.fromEntries(
          Object.entries(least).map(([name, amount]) => [name, Math.min(amount, now[name as keyof Held])]),
        ) as unknown as Held
      }
      return least
    },
    stop: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type DemoProcess = Awaited<ReturnType<typeof startDemoProcess>>
