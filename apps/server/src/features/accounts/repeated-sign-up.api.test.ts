import { createHash, randomUUID } from 'node:crypto'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { mailedToken, mailsTo, newUsername, PASSWORD, registration, signUpAndIn } from './testing/account-holder'

const server = await startTestServer()
const { nobody } = server

const NEW_PASSWORD = 'Quiet-Green-Harbour-7'

const register = (body: ReturnType<typeof registration>, idempotencyKey: string) =>
  nobody.send(auth.register, { body }, { idempotencyKey })

const told = async (response: Response) => [response.status, await response.text()]

test('a sign-up whose answer was lost can be sent again: one account, one mail, the same answer', async () => {
  const username = newUsername()
  const key = randomUUID()
  for (let times = 0; times < 3; times += 1)
    expect(await told(await register(registration(username), key))).toEqual([204, ''])
  expect(await mailsTo(server, username)).toHaveLength(1)
  expect(await nobody.refusal(auth.register, { body: registration(username) })).toMatchObject({
    reason: 'usernameExists',
  })
})

test('of fifty at the same moment one signs up, and all are told so', async () => {
  const username = newUsername()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(registration(username), key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await server.sql('select from users where username = $1', [username])).toHaveLength(1)
})

test('a key that was used for another sign-up is refused alike, whether or not there is such an account', async () => {
  const known = newUsername()
  const key = randomUUID()
  await register(registration(known), key)
  const taken = () => server.sql(`select taken from rate_limits where bucket like 'register.%' order by bucket`)
  const before = await taken()
  const refused = [409, '{"reason":"idempotencyKeyReused"}']
  expect(await told(await register(registration(known, NEW_PASSWORD), key))).toEqual(refused)
  expect(await told(await register(registration(newUsername()), key))).toEqual(refused)
  // The repeated call counted, hashed and looked up nothing.
  expect(await taken()).toEqual(before)
})

test('a refused sign-up can be corrected and sent again with its key', async () => {
  const username = newUsername()
  const key = randomUUID()
  expect((await register(registration(username, 'weak'), key)).status).toBe(400)
  expect((await register(registration(username), key)).status).toBe(204)
})

test('what is kept of a sign-up helps nobody to guess its password', async () => {
  const username = newUsername()
  const key = randomUUID()
  await register(registration(username), key)
  const kept = JSON.stringify(await server.sql('select * from idempotency_keys'))
  const body = registration(username)
  const plain = createHash('sha256')
    .update(JSON.stringify(['register', {}, {}, body, []]))
    .digest('base64url')
  for (const secret of [key, PASSWORD, username, plain]) expect(kept).not.toContain(secret)
})

test('the keys of strangers are not those of users', async () => {
  const key = randomUUID()
  await register(registration(newUsername()), key)
  const holder = await signUpAndIn(server)
  expect(
    (await holder.send(users.setProfileImage, { image: new Blob(['x']) }, { idempotencyKey: key })).status,
  ).not.toBe(409)
})

test('a link that was used and whose answer was lost is used once more with the same key only', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const token = await mailedToken(server, username)
  const key = randomUUID()
  const verify = (idempotencyKey: string) => nobody.send(auth.verify, { body: { token } }, { idempotencyKey })
  expect((await verify(key)).status).toBe(204)
  expect((await verify(key)).status).toBe(204)
  expect((await verify(randomUUID())).status).toBe(400)
})

test('whoever signs in twice with one key gets two sessions: tokens are never kept', async () => {
  const holder = await signUpAndIn(server)
  const basic = `Basic ${Buffer.from(`${holder.username}:${PASSWORD}`).toString('base64')}`
  const signIn = async () => {
    const response = await fetch(`${server.url}/api/v1/auth/signIn`, {
      method: 'POST',
      headers: { authorization: basic, 'idempotency-key': 'the-same' },
    })
    return (await response.json()).refreshToken
  }
  expect(await signIn()).not.toBe(await signIn())
})
