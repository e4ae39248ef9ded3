import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companies } from '@praxis/contract/company/companies'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { type ApiError, call, type Transport } from '@praxis/contract/protocol/caller'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isLong } from './testing/long-run'
import { freePort, type ServerProcess, spawnServer } from './testing/server-process'

/** The first victim is the server; that the database comes back is seen with it alone in every run. */
const ROUNDS = isLong ? 12 : 1
const WRITERS = 4
/** So many writes are acknowledged before the server is killed. */
const ENOUGH = 20

const password = 'Correct-Horse-7!'

describe('kill -9 amid writes', () => {
  let dataDir: string
  let port: string
  let server: ServerProcess

  const start = async () => {
    const quiet = { DEMO: 'false', LOG_LEVEL: 'error', PASSWORD_COST: 'minimal' }
    server = await spawnServer({ PORT: port, DATA_DIR: dataDir, ...quiet })
    await server.ready()
  }

  const mailedToken = async (username: string): Promise<string> => {
    const folder = join(dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.find((text) => text.includes(username)) ?? ''
    return /verify\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
  }

  /** Each crash has users of its own, as the number of companies per user is limited. */
  const signUp = async (username: string): Promise<Transport> => {
    let headers: Record<string, string> = {}
    const transport: Transport = { baseUrl: server.url, headers: () => headers, fetch }
    await call(transport, auth.register, {
      body: { username, password, confirmPassword: password, firstName: 'Olive', lastName: 'Owner' },
    })
    const token = await vi.waitUntil(() => mailedToken(username), { timeout: 20_000 })
    await call(transport, auth.verify, { body: { token } })
    headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
    const { accessToken } = await call(transport, auth.signIn, {})
    headers = { authorization: `Bearer ${accessToken}` }
    return transport
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'praxis-crash-'))
    port = String(await freePort())
    await start()
  }, 90_000)

  afterAll(async () => {
    await server?.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  interface Write {
    readonly by: Transport
    readonly key: string
    readonly name: string
  }

  const create = async ({ by, key, name }: Write): Promise<string> => {
    const body = { name, country: 'GB', timeZone: 'Europe/London' }
    return (await call(by, companies.createCompany, { body }, { idempotencyKey: key })).company.id
  }

  /** Writes side by side until told to stop; the server must never lose what it acknowledged. */
  const writeUntil = async (
    isOver: () => boolean,
    writers: readonly Transport[],
    acknowledged: Map<Write, string>,
    unanswered: Write[],
  ) => {
    const keepWriting = async (by: Transport) => {
      while (!isOver()) {
        const write = { by, key: randomUUID(), name: `Firm ${randomUUID()}` }
        try {
          acknowledged.set(write, await create(write))
        } catch (error) {
          unanswered.push(write)
          if ((error as ApiError).status === 400) throw error
          return
        }
      }
    }
    await Promise.all(writers.map(keepWriting))
  }

  const postmaster = async (): Promise<number> => {
    const folder = join(dataDir, 'postgres')
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('postmaster.pid'))
    return Number((await readFile(join(folder, files[0] ?? ''), 'utf8')).split('\n')[0])
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => (round % 2 === 0 ? 'the server' : 'the database')))(
    'of %s loses no acknowledged write and repeats none',
    { timeout: 90_000 },
    async (victim) => {
      const names = Array.from({ length: WRITERS }, () => `owner-${randomUUID()}@firm.example`)
      const writers = await Promise.all(names.map(signUp))
      const companiesNow = async () =>
        (await Promise.all(writers.map((by) => call(by, users.listEmployments, {})))).flatMap(({ items }) => items)
      const acknowledged = new Map<Write, string>()
      const unanswered: Write[] = []
      let isOver = false
      const writing = writeUntil(() => isOver, writers, acknowledged, unanswered)
      await expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(ENOUGH)
      if (victim === 'the server') await server.kill('SIGKILL')
      else process.kill(await postmaster(), 'SIGKILL')
      isOver = true
      await writing
      if (victim === 'the server') await start()
      else await server.ready()

      const there = new Set((await companiesNow()).map(({ company }) => company.id))
      expect([...acknowledged.values()].filter((id) => !there.has(id))).toEqual([])

      // A caller who got no answer asks again with the same key, twice: the record exists once.
      for (const write of unanswered) expect(await create(write)).toBe(await create(write))
      const created = (await companiesNow()).map(({ company }) => company.name)
      for (const { name } of [...acknowledged.keys(), ...unanswered])
        expect(created.filter((each) => each === name)).toHaveLength(1)
    },
  )
})
