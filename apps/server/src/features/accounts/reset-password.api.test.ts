import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
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
  signUpAndIn,
  trySignIn,
} from './testing/account-holder'

const clock = handClock()
const server = await startTestServer({ clock: clock.read })
const { nobody } = server

const NEW_PASSWORD = 'Quiet-Green-Harbour-7'
const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

const askForReset = async (username: string): Promise<string> => {
  clock.advance(1)
  await nobody.call(auth.requestResetPassword, { body: { username } })
  return mailedToken(server, username)
}

test('the link of the mail sets a new password, ends every session and tells the owner', async () => {
  const holder = await signUpAndIn(server)
  const token = await askForReset(holder.username.toUpperCase().toLowerCase())
  const [mail] = await mailsTo(server, holder.username)
  expect(mail?.text).toContain(`${server.url}/resetpassword?token=${token}`)
  expect((await nobody.send(auth.validateResetPasswordToken, { body: { token } })).status).toBe(204)
  clock.advance(1)
  await nobody.call(auth.resetPassword, { body: { token, ...passwords } })
  expect((await holder.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  const { refreshToken } = holder
  expect((await nobody.refusal(auth.refreshToken, { body: { refreshToken } })).reason).toBe('invalidRefreshToken')
  expect((await trySignIn(server, holder.username, PASSWORD)).status).toBe(401)
  expect((await trySignIn(server, holder.username, NEW_PASSWORD)).status).toBe(200)
  expect((await mailsTo(server, holder.username))[0]?.subject).toBe('Your password was reset')
})

test('asking answers alike whether or not there is such an account, and mails only who has one', async () => {
  const known = await signUp(server)
  const unknown = newUsername()
  const answers = await Promise.all(
    [known, unknown].map((username) => nobody.send(auth.requestResetPassword, { body: { username } })),
  )
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await mailsTo(server, unknown)).toEqual([])
  expect((await mailsTo(server, known))[0]?.subject).toBe('Set a new password')
})

test('a link works once, and using it ends the other links', async () => {
  const username = await signUp(server)
  const first = await askForReset(username)
  const second = await askForReset(username)
  const answers = await Promise.all(
    [second, second].map((token) => nobody.send(auth.resetPassword, { body: { token, ...passwords } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  for (const token of [first, second]) {
    expect(await nobody.refusal(auth.resetPassword, { body: { token, ...passwords } })).toEqual({
      status: 400,
      reason: 'invalidToken',
    })
    expect((await nobody.refusal(auth.validateResetPasswordToken, { body: { token } })).reason).toBe('invalidToken')
  }
})

test('a link works for an hour', async () => {
  const username = await signUp(server)
  const token = await askForReset(username)
  clock.advance(3601)
  expect((await nobody.refusal(auth.validateResetPasswordToken, { body: { token } })).reason).toBe('invalidToken')
  expect((await nobody.refusal(auth.resetPassword, { body: { token, ...passwords } })).reason).toBe('invalidToken')
})

test('a password that is not good enough leaves the link unused', async () => {
  const username = await signUp(server)
  const token = await askForReset(username)
  const attempts = [
    ['weakPassword', { password: 'weak', confirmPassword: 'weak' }],
    ['commonPassword', { password: 'Password1!', confirmPassword: 'Password1!' }],
    ['confirmPasswordMismatch', { password: NEW_PASSWORD, confirmPassword: PASSWORD }],
  ] as const
  for (const [reason, body] of attempts)
    expect(await nobody.refusal(auth.resetPassword, { body: { token, ...body } })).toEqual({ status: 400, reason })
  await nobody.call(auth.resetPassword, { body: { token, ...passwords } })
})

test('resetting proves the address of someone who never verified it', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const token = await askForReset(username)
  await nobody.call(auth.resetPassword, { body: { token, ...passwords } })
  expect((await trySignIn(server, username, NEW_PASSWORD)).status).toBe(200)
})

test('the link of a verification mail sets no password', async () => {
  const username = newUsername()
  await nobody.call(auth.register, { body: registration(username) })
  const token = await mailedToken(server, username)
  expect((await nobody.refusal(auth.resetPassword, { body: { token, ...passwords } })).reason).toBe('invalidToken')
})
