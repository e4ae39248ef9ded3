import { auth } from '@praxis/contract/auth'
import { users } from '@praxis/contract/users'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { credentialLimits } from './accounts.limits'
import { handClock, newUsername, PASSWORD, registration, signIn, signUp, trySignIn } from './testing/account-holder'

const clock = handClock()
// Behind a proxy, each test can come from an address of its own.
const server = await startTestServer({ clock: clock.read, environment: { TRUST_PROXY: 'true' } })

let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `198.51.100.${addresses}`
}
const from = (address: string, headers: Record<string, string> = {}) =>
  server.caller({ 'x-forwarded-for': address, ...headers })

/** The statuses of so many attempts at once, which the database counts one by one. */
const statuses = async (count: number, attempt: () => Promise<Response>): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, attempt))
  return answers.map(({ status }) => status).sort()
}

test('an account takes ten wrong passwords, wherever they come from, and says when to try again', async () => {
  const username = await signUp(server)
  const wrong = () => trySignIn(server, username, 'Wrong-Password-1', { 'x-forwarded-for': newAddress() })
  expect(await statuses(10, wrong)).toEqual(Array(10).fill(401))
  const refused = await wrong()
  expect([refused.status, await refused.json()]).toEqual([429, { reason: 'tooManyRequests', retryAfter: 900 }])
  expect(refused.headers.get('retry-after')).toBe('900')
  const right = () => trySignIn(server, username, PASSWORD, { 'x-forwarded-for': newAddress() })
  expect((await right()).status).toBe(429)
  clock.advance(901)
  expect((await right()).status).toBe(200)
})

test('a name that nobody has runs into the same limit', async () => {
  const username = newUsername()
  const wrong = () => trySignIn(server, username, 'Wrong-Password-1', { 'x-forwarded-for': newAddress() })
  expect(await statuses(11, wrong)).toEqual([...Array(10).fill(401), 429])
})

test('a good sign-in forgets the wrong ones before it', async () => {
  const username = await signUp(server)
  const attempt = (password: string) => () => trySignIn(server, username, password, { 'x-forwarded-for': newAddress() })
  await statuses(9, attempt('Wrong-Password-1'))
  expect(await statuses(1, attempt(PASSWORD))).toEqual([200])
  expect(await statuses(10, attempt('Wrong-Password-1'))).toEqual(Array(10).fill(401))
})

test('an address takes fifty wrong passwords over all accounts, and good ones do not count', async () => {
  const username = await signUp(server)
  const address = newAddress()
  const wrong = () => trySignIn(server, newUsername(), 'Wrong-Password-1', { 'x-forwarded-for': address })
  expect(await statuses(50, wrong)).toEqual(Array(50).fill(401))
  expect((await wrong()).status).toBe(429)
  const busy = newAddress()
  const right = () => trySignIn(server, username, PASSWORD, { 'x-forwarded-for': busy })
  for (let round = 0; round < 12; round += 1) expect(await statuses(5, right)).toEqual(Array(5).fill(200))
})

test('an address is the one that the proxy in front saw, whatever the caller claims', async () => {
  const address = newAddress()
  let claims = 0
  const wrong = () => {
    claims += 1
    return trySignIn(server, newUsername(), 'Wrong-Password-1', {
      'x-forwarded-for': `203.0.113.${claims}, ${address}`,
    })
  }
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('the addresses of one IPv6 network count as one', async () => {
  let hosts = 0
  const wrong = () => {
    hosts += 1
    return trySignIn(server, newUsername(), 'Wrong-Password-1', { 'x-forwarded-for': `2001:db8:0:7::${hosts}` })
  }
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('asking for the code of the second factor costs the address nothing', async () => {
  const address = newAddress()
  const right = async () => {
    const username = await signUp(server)
    await server.sql(`update users set totp_secret = 'sealed' where username = $1`, [username])
    for (let round = 0; round < 9; round += 1)
      expect((await trySignIn(server, username, PASSWORD, { 'x-forwarded-for': address })).status).toBe(401)
  }
  for (let person = 0; person < 6; person += 1) await right()
  const wrong = () => trySignIn(server, newUsername(), 'Wrong-Password-1', { 'x-forwarded-for': address })
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

const perAccount = [
  [
    'register',
    credentialLimits.register,
    (username: string) => from(newAddress()).send(auth.register, { body: registration(username) }),
  ],
  [
    'checkUsername',
    credentialLimits.checkUsername,
    (username: string) => from(newAddress()).send(auth.checkUsername, { body: { username } }),
  ],
  [
    'resendVerification',
    credentialLimits.resendVerification,
    (username: string) => from(newAddress()).send(auth.resendVerification, { body: { username } }),
  ],
  [
    'requestResetPassword',
    credentialLimits.requestResetPassword,
    (username: string) => from(newAddress()).send(auth.requestResetPassword, { body: { username } }),
  ],
] as const

test.each(perAccount)('%s is limited per account', async (_name, { account }, attempt) => {
  const username = newUsername()
  const seen = await statuses(account?.attempts ?? 0, () => attempt(username))
  expect(seen).not.toContain(429)
  expect((await attempt(username)).status).toBe(429)
  expect((await attempt(newUsername())).status).not.toBe(429)
})

const token = 'x'.repeat(43)
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
const perAddress = [
  [
    'register',
    credentialLimits.register,
    (address: string) => from(address).send(auth.register, { body: registration(newUsername()) }),
  ],
  [
    'checkUsername',
    credentialLimits.checkUsername,
    (address: string) => from(address).send(auth.checkUsername, { body: { username: newUsername() } }),
  ],
  [
    'resendVerification',
    credentialLimits.resendVerification,
    (address: string) => from(address).send(auth.resendVerification, { body: { username: newUsername() } }),
  ],
  [
    'requestResetPassword',
    credentialLimits.requestResetPassword,
    (address: string) => from(address).send(auth.requestResetPassword, { body: { username: newUsername() } }),
  ],
  ['verify', credentialLimits.useLink, (address: string) => from(address).send(auth.verify, { body: { token } })],
  [
    'validateResetPasswordToken',
    credentialLimits.useLink,
    (address: string) => from(address).send(auth.validateResetPasswordToken, { body: { token } }),
  ],
  [
    'resetPassword',
    credentialLimits.useLink,
    (address: string) => from(address).send(auth.resetPassword, { body: { token, ...passwords } }),
  ],
  [
    'refreshToken',
    credentialLimits.refresh,
    (address: string) => from(address).send(auth.refreshToken, { body: { refreshToken: token } }),
  ],
] as const

test.each(perAddress)('%s is limited per address', async (_name, limits, attempt) => {
  const address = newAddress()
  const seen = await statuses(limits.address.attempts, () => attempt(address))
  expect(seen).not.toContain(429)
  expect((await attempt(address)).status).toBe(429)
  expect((await attempt(newAddress())).status).not.toBe(429)
})

test('someone signed in can try their own password ten times, over everything that asks for it', async () => {
  const holder = await signIn(server, await signUp(server))
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
