import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companies } from '@praxis/contract/company/companies'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { listen } from './testing/event-stream'
import { freePort, type ServerProcess, spawnServer } from './testing/server-process'
import { asSuperuser, clusterUrl, OWNER_ROLE } from './testing/test-cluster'
import { callerAt } from './testing/test-server'

const DATABASE = 'two_processes'
const username = 'olive@firm.example'
const password = 'Correct-Horse-7!'
const basic = (secret: string) => ({
  authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`,
})

describe('two server processes on one database', () => {
  let dataDir: string
  let one: ServerProcess
  let two: ServerProcess

  beforeAll(async () => {
    const cluster = inject('cluster')
    await asSuperuser(cluster, `create database ${DATABASE} owner ${OWNER_ROLE}`)
    dataDir = await mkdtemp(join(tmpdir(), 'praxis-two-'))
    const start = async (environment: Record<string, string>) =>
      spawnServer({
        PORT: String(await freePort()),
        DATABASE_URL: clusterUrl(cluster, OWNER_ROLE, DATABASE),
        DATA_DIR: dataDir,
        DEMO: 'false',
        LOG_LEVEL: 'error',
        PASSWORD_COST: 'minimal',
        ...environment,
      })
    // Both start at the same moment on an empty database: one migrates, the other waits for it.
    one = await start({ JOBS: 'false' })
    two = await start({})
    await Promise.all([one.ready(), two.ready()])
  }, 120_000)

  afterAll(async () => {
    await Promise.all([one?.kill('SIGTERM'), two?.kill('SIGTERM')])
    await rm(dataDir, { recursive: true, force: true })
    await asSuperuser(inject('cluster'), `drop database if exists ${DATABASE} with (force)`)
    await asSuperuser(inject('cluster'), `drop role if exists ${DATABASE}_app`)
  })

  const mailedToken = async (): Promise<string> => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    const mails = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')),
    )
    return /verify\?token=([\w-]+)/.exec(mails.join('\n'))?.[1] ?? ''
  }

  it('share jobs: the mail that one promised is sent by the other', async () => {
    await callerAt(one.url).call(auth.register, {
      body: { username, password, confirmPassword: password, firstName: 'Olive', lastName: 'Owner' },
    })
    const token = await vi.waitUntil(mailedToken, { timeout: 20_000 })
    await callerAt(two.url).call(auth.verify, { body: { token } })
  })

  it('share sessions: whoever signs out at one is signed out at the other', async () => {
    const { accessToken, refreshToken } = await callerAt(one.url, basic(password)).call(auth.signIn, {})
    const atTwo = callerAt(two.url, { authorization: `Bearer ${accessToken}` })
    expect((await atTwo.call(users.getMe, {})).username).toBe(username)
    await callerAt(one.url).call(auth.signOut, { body: { refreshToken } })
    expect(await atTwo.refusal(users.getMe, {})).toMatchObject({ reason: 'invalidAccessToken' })
  })

  it('share live changes: a browser at one hears what happened at the other', async () => {
    const { accessToken } = await callerAt(one.url, basic(password)).call(auth.signIn, {})
    const headers = { authorization: `Bearer ${accessToken}` }
    const { employeeID } = await callerAt(one.url, headers).call(companies.createCompany, {
      body: { name: 'Olive & Co', country: 'GB', timeZone: 'Europe/London' },
    })
    const stream = await listen(callerAt(two.url, { ...headers, employeeID }))
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await callerAt(one.url, headers).call(users.updateUser, { body: { firstName: 'Olivia' } })
    await expect.poll(() => stream.heard.length, { timeout: 2000 }).toBeGreaterThan(1)
    stream.hangUp()
  })

  it('share limits: guesses count wherever they are made', async () => {
    const guess = (server: ServerProcess) => callerAt(server.url, basic('Wrong-Horse-7!')).refusal(auth.signIn, {})
    const reasons: string[] = []
    for (let attempt = 0; attempt < 30 && reasons.at(-1) !== 'tooManyRequests'; attempt += 1)
      reasons.push((await guess(attempt % 2 === 0 ? one : two)).reason)
    expect(reasons.at(-1)).toBe('tooManyRequests')
    expect((await guess(one)).reason).toBe('tooManyRequests')
    expect((await guess(two)).reason).toBe('tooManyRequests')
  })

  it('stop cleanly, each by itself', async () => {
    await one.kill('SIGTERM')
    expect(one.process.exitCode).toBe(0)
    expect((await fetch(`${two.url}/readyz`)).status).toBe(200)
  })
})
