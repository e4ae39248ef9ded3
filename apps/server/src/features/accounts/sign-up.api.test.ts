import { auth } from '@praxis/contract/people/auth'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import {
  handClock,
  mailedToken,
  mailsTo,
  newUsername,
  PASSWORD,
  registration,
  signUp,
  trySignIn,
} from './testing/account-holder'

const clock = handClock()
const server = await startTestServer({ clock: clock.read })
const { nobody } = server

test('whoever signs up gets a mail whose link verifies the address, and can then sign in', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const [mail] = await mailsTo(server, username)
  expect(mail?.subject).toBe('Verify your e-mail address')
  expect(mail?.text).toContain(`${server.url}/verify?token=`)
  const token = await mailedToken(server, username)
  await nobody.call(auth.verify, { body: { token } })
  expect((await trySignIn(server, username)).status).toBe(200)
})

test.each(['Prize at evil.example', 'http://evil.example', 'Ida\n\nhttps:', 'ask@evil.example'])(
  'whoever signs up somebody else as %j does not put it into our mail',
  async (firstName) => {
    const username = newUsername()
    const answer = await nobody.send(auth.register, { body: { ...registration(username), firstName } })
    const [mail] = await mailsTo(server, username)
    expect(answer.ok).toBe(mail !== undefined)
    expect(mail?.text ?? '').not.toContain('evil')
    if (mail) expect(mail.text).toMatch(/^Welcome to Praxis\n/)
  },
)

test('the username is kept in lower case', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username.toUpperCase()) })
  expect(await server.sql('select username from users where username = $1', [username])).toHaveLength(1)
  expect(await nobody.refusal(auth.register, { body: registration(username) })).toMatchObject({
    status: 409,
    reason: 'usernameExists',
  })
})

test('of two sign-ups at once with the same name one succeeds', async () => {
  const username = newUsername()
  const answers = await Promise.all([1, 2].map(() => nobody.send(auth.register, { body: registration(username) })))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('a password is stored only as a hash, and neither it nor a token shows in the history', async () => {
  const username = await signUp(server)
  const [user] = await server.sql<{ password_hash: string }>('select * from users where username = $1', [username])
  expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  const [{ history } = { history: '' }] = await server.sql<{ history: string }>(
    'select json_agg(h)::text as history from history h',
  )
  expect(history).toContain('registered')
  expect(history).not.toContain(PASSWORD)
  expect(history).not.toContain('argon2')
  expect(await server.sql('select 1 from user_tokens where length(token_hash) <> 43')).toEqual([])
})

test.each([
  ['weakPassword', { password: 'short-1A', confirmPassword: 'short-1A' }, true],
  ['weakPassword', { password: 'Aa-1', confirmPassword: 'Aa-1' }, false],
  ['weakPassword', { password: 'nocapitals-1', confirmPassword: 'nocapitals-1' }, false],
  ['weakPassword', { password: 'NOSMALLS-1', confirmPassword: 'NOSMALLS-1' }, false],
  ['weakPassword', { password: 'No-digits', confirmPassword: 'No-digits' }, false],
  ['weakPassword', { password: 'NoSpecials1', confirmPassword: 'NoSpecials1' }, false],
  ['weakPassword', { password: '        ', confirmPassword: '        ' }, false],
  ['commonPassword', { password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' }, false],
  ['commonPassword', { password: 'Welcome2026!', confirmPassword: 'Welcome2026!' }, false],
  ['confirmPasswordMismatch', { password: PASSWORD, confirmPassword: `${PASSWORD}x` }, false],
])('a password is answered with %s: %j', async (reason, passwords, isGood) => {
  const body = { ...registration(newUsername()), ...passwords }
  const answer = await nobody.send(auth.register, { body })
  if (isGood) expect(answer.status).toBe(204)
  else expect([answer.status, await answer.json()]).toEqual([400, { reason }])
})

test('a password of 128 characters works, one of 129 is refused', async () => {
  const long = `Aa-1${'x'.repeat(124)}`
  const username = await signUp(server, long)
  expect((await trySignIn(server, username, long)).status).toBe(200)
  const refusal = await nobody.refusal(auth.register, { body: registration(newUsername(), `${long}x`) })
  expect(refusal.reason).toBe('invalidInput')
})

test.each(['not an address', 'a@b', 'two@@firm.example', `${'a'.repeat(250)}@firm.example`])(
  '%s is no username',
  async (username) => {
    expect(await nobody.refusal(auth.register, { body: registration(username) })).toMatchObject({
      status: 400,
      reason: 'invalidInput',
    })
  },
)

test('a verification link works once', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const token = await mailedToken(server, username)
  const answers = await Promise.all([1, 2, 3].map(() => nobody.send(auth.verify, { body: { token } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])
  expect(await nobody.refusal(auth.verify, { body: { token } })).toMatchObject({ status: 400, reason: 'invalidToken' })
})

test('a verification link works for a day', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const token = await mailedToken(server, username)
  clock.advance(24 * 3600 + 1)
  expect(await nobody.refusal(auth.verify, { body: { token } })).toMatchObject({ reason: 'invalidToken' })
})

test('the link of a reset mail does not verify, and an unknown one neither', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  await nobody.call(auth.requestResetPassword, { body: { username } })
  const token = await mailedToken(server, username)
  expect(await nobody.refusal(auth.verify, { body: { token } })).toMatchObject({ reason: 'invalidToken' })
  expect(await nobody.refusal(auth.verify, { body: { token: 'x'.repeat(43) } })).toMatchObject({
    reason: 'invalidToken',
  })
})

test('the verification mail can be sent again; verifying by one link ends the others', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const first = await mailedToken(server, username)
  clock.advance(1)
  await nobody.call(auth.resendVerification, { body: { username: username.toUpperCase() } })
  const second = await mailedToken(server, username)
  expect(second).not.toBe(first)
  await nobody.call(auth.verify, { body: { token: second } })
  expect(await nobody.refusal(auth.verify, { body: { token: first } })).toMatchObject({ reason: 'invalidToken' })
})

test('asking for the mail again answers alike for nobody, for the unverified and for the verified', async () => {
  const unknown = newUsername()
  const verified = await signUp(server)
  const before = (await mailsTo(server, verified)).length
  const answers = await Promise.all(
    [unknown, verified].map(async (username) => {
      const response = await nobody.send(auth.resendVerification, { body: { username } })
      return [response.status, await response.text()]
    }),
  )
  expect(answers).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect(await mailsTo(server, unknown)).toEqual([])
  expect(await mailsTo(server, verified)).toHaveLength(before)
})

test('a username is free until somebody has it', async () => {
  const username = newUsername()
  expect(await nobody.call(auth.checkUsername, { body: { username } })).toEqual({ isAvailable: true })
  await nobody.call(auth.register, { body: registration(username) })
  expect(await nobody.call(auth.checkUsername, { body: { username: username.toUpperCase() } })).toEqual({
    isAvailable: false,
  })
})
