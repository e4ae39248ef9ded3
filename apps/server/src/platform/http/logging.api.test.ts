import { randomUUID } from 'node:crypto'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'

describe('the log', () => {
  const lines: Record<string, unknown>[] = []
  let server: TestServer

  beforeAll(async () => {
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    server = await startTestServer({ log })
  })

  it('has a line a request, found by the id the caller was given', async () => {
    const response = await server.nobody.send(users.getMe, {})
    const id = response.headers.get('x-request-id')
    await expect
      .poll(() => lines.find((line) => line.request === id))
      .toMatchObject({ method: 'GET', route: '/api/v1/users/me', status: 401, ms: expect.any(Number) })
  })

  it('holds no password, token, code or name, whatever is called with them', async () => {
    const person = await createUser(server)
    const password = 'Only-In-The-Test-7!'
    const basic = Buffer.from(`${person.username}:${password}`).toString('base64')
    const token = 'a-token-that-was-mailed-to-somebody'
    await server.caller({ authorization: `Basic ${basic}`, 'x-second-factor': '914273' }).send(auth.signIn, {})
    await server.nobody.send(auth.refreshToken, { body: { refreshToken: token } })
    await server.caller({ cookie: `praxis-refresh=${token}` }).send(auth.signOut, { body: {} })
    await server.nobody.send(auth.verify, { body: { token } })
    await server.nobody.send(auth.resetPassword, { body: { token, password, confirmPassword: password } })
    await fetch(`${server.url}/verify?token=${token}`)
    await person.send(users.getMe, {})
    await expect.poll(() => lines.filter(({ route }) => route === '/api/v1/users/me').length).toBeGreaterThan(1)
    const text = JSON.stringify(lines)
    const bearer = person.headers.authorization.slice('Bearer '.length)
    for (const secret of [password, basic, token, '914273', bearer, person.username]) expect(text).not.toContain(secret)
  })

  it('names the employee who called, and nothing else that came in that place', async () => {
    const lineOf = async (employeeID: string) => {
      const response = await server.caller({ employeeID }).send(users.getMe, {})
      const id = response.headers.get('x-request-id')
      return expect.poll(() => lines.find((line) => line.request === id))
    }
    const id = randomUUID()
    await (await lineOf(id)).toMatchObject({ employee: id })
    await (await lineOf('a secret, or a line for a terminal')).not.toHaveProperty('employee')
  })

  it('holds the whole of an error that nobody foresaw, and the caller hears none of it', async () => {
    const person = await createUser(server)
    await server.sql('alter table users rename column first_name to renamed')
    const refused = await person.refusal(users.getMe, {})
    await server.sql('alter table users rename column renamed to first_name')
    expect(refused).toEqual({ status: 500, reason: 'unknownError1' })
    expect(JSON.stringify(lines.filter(({ level }) => level === 50))).toContain('first_name')
  })
})
