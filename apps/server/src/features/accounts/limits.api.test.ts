import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { askedMails, lookUps } from './accounts.limits'
import {
  handClock,
  mailedToken,
  mailsTo,
  newUsername,
  PASSWORD,
  registration,
  signUp,
  signUpAndIn,
} from './testing/account-holder'
import { keptCookie, newNetwork, signInFrom, statuses } from './testing/networks'

const clock = handClock()
// Behind a proxy, each test can come from an address of its own.
const server = await startTestServer({ clock: clock.read, environment: { TRUST_PROXY: 'true' } })

// Time passes between tests, so that the counts of one do not affect the next.
beforeEach(() => clock.advance(3601))

const from = (address: string, headers: Record<string, string> = {}) =>
  server.caller({ 'x-forwarded-for': address, ...headers })

const perAccount = [
  [
    'register',
    lookUps.register,
    (username: string) => from(newNetwork()).send(auth.register, { body: registration(username) }),
  ],
  [
    'checkUsername',
    lookUps.checkUsername,
    (username: string) => from(newNetwork()).send(auth.checkUsername, { body: { username } }),
  ],
] as const

test.each(perAccount)('%s is limited per account', async (_name, { account }, attempt) => {
  const username = newUsername()
  expect(await statuses(account.attempts, () => attempt(username))).not.toContain(429)
  expect((await attempt(username)).status).toBe(429)
  expect((await attempt(newUsername())).status).not.toBe(429)
})

const perNetwork = [
  [
    'register',
    lookUps.register,
    (network: string) => from(network).send(auth.register, { body: registration(newUsername()) }),
  ],
  [
    'checkUsername',
    lookUps.checkUsername,
    (network: string) => from(network).send(auth.checkUsername, { body: { username: newUsername() } }),
  ],
  [
    'resendVerification',
    askedMails.resendVerification,
    (network: string) => from(network).send(auth.resendVerification, { body: { username: newUsername() } }),
  ],
  [
    'requestResetPassword',
    askedMails.requestResetPassword,
    (network: string) => from(network).send(auth.requestResetPassword, { body: { username: newUsername() } }),
  ],
] as const

test.each(perNetwork)('%s is limited per network', async (_name, limits, attempt) => {
  const network = newNetwork()
  expect(await statuses(limits.network.attempts, () => attempt(network))).not.toContain(429)
  expect((await attempt(network)).status).toBe(429)
  expect((await attempt(newNetwork())).status).not.toBe(429)
})

const token = 'x'.repeat(43)
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }

test('what nobody can guess is not counted: whoever shares a network with a fool goes on', async () => {
  const office = from(newNetwork())
  const { username, refreshToken } = await signUpAndIn(server)
  const guesses = [
    () => office.send(auth.verify, { body: { token } }),
    () => office.send(auth.validateResetPasswordToken, { body: { token } }),
    () => office.send(auth.resetPassword, { body: { token, ...passwords } }),
    () => office.send(auth.refreshToken, { body: { refreshToken: token } }),
  ]
  for (const guess of guesses) for (const status of await statuses(101, guess)) expect([400, 401]).toContain(status)
  await office.call(auth.refreshToken, { body: { refreshToken } })
  await office.call(auth.requestResetPassword, { body: { username } })
  await office.call(auth.resetPassword, { body: { token: await mailedToken(server, username), ...passwords } })
})

const mails = [
  [
    'a reset',
    auth.requestResetPassword,
    async () => ({ username: await signUp(server), subject: 'Set a new password' }),
  ],
  [
    'a verification',
    auth.resendVerification,
    async () => {
      const username = newUsername()
      await from(newNetwork()).call(auth.register, { body: registration(username) })
      // The first mail was sent with the sign-up.
      await server.drainJobs()
      return { username, subject: 'Verify your e-mail address' }
    },
  ],
] as const

test.each(mails)(
  'strangers can neither stop the mail of %s nor tell that they try to',
  async (_, endpoint, prepare) => {
    const { username, subject } = await prepare()
    const mailed = async () => (await mailsTo(server, username)).filter((mail) => mail.subject === subject).length
    const before = await mailed()
    const ask = (network: string, headers = {}) => from(network, headers).send(endpoint, { body: { username } })
    const first = newNetwork()
    expect(await statuses(8, () => ask(first))).toEqual(Array(8).fill(204))
    expect((await mailed()) - before).toBe(5)
    // The owner of the account asks from another network.
    expect((await ask(newNetwork())).status).toBe(204)
    expect((await mailed()) - before).toBe(6)
    for (const network of Array.from({ length: 4 }, newNetwork))
      expect(await statuses(5, () => ask(network))).toEqual(Array(5).fill(204))
    expect((await mailed()) - before).toBe(20)
  },
)

test('however many networks ask for resets, a device that the account is known from gets its own', async () => {
  const username = await signUp(server)
  const office = newNetwork()
  const { right } = signInFrom(server, username)
  const cookie = keptCookie(await right(office, { 'x-session-transport': 'cookie' }), 'praxis-device')
  const ask = (network: string, headers = {}, name = username) =>
    from(network, headers).send(auth.requestResetPassword, { body: { username: name } })
  for (const network of Array.from({ length: 5 }, newNetwork)) await statuses(5, () => ask(network))
  expect(await statuses(31, () => ask(office, {}, newUsername()))).toContain(429)
  const before = (await mailsTo(server, username)).length
  expect(await statuses(7, () => ask(office, { cookie }))).toEqual(Array(7).fill(204))
  expect((await mailsTo(server, username)).length - before).toBe(5)
})

test('someone signed in can try their own password ten times, over everything that asks for it', async () => {
  const holder = await signUpAndIn(server)
  const password = 'Wrong-Password-1'
  const attempts = [
    () => holder.send(users.changePassword, { body: { currentPassword: password, ...passwords } }),
    () => holder.send(users.startSecondFactor, { body: { password } }),
    () => holder.send(users.renewRecoveryCodes, { body: { password } }),
    () => holder.send(users.disableSecondFactor, { body: { password } }),
    () => holder.send(users.confirmSecondFactor, { body: { code: '000000' } }),
  ]
  for (const attempt of [...attempts, ...attempts]) expect([400, 401]).toContain((await attempt()).status)
  for (const attempt of attempts) expect((await attempt()).status).toBe(429)
})

test('colleagues behind one address do not use up what each of them may try', async () => {
  for (let person = 0; person < 6; person += 1) {
    const holder = await signUpAndIn(server)
    const tries = () => holder.send(users.startSecondFactor, { body: { password: 'Wrong-Password-1' } })
    expect(await statuses(10, tries)).toEqual(Array(10).fill(400))
  }
})
