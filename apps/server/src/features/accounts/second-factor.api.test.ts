import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { users } from '@praxis/contract/people/users'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { startTestServer, TEST_SECRET } from '../../testing/test-server'
import { handClock, mailsTo, PASSWORD, signIn, signUp, trySignIn } from './testing/account-holder'

const clock = handClock()
const server = await startTestServer({ clock: clock.read })

const codeOf = (secret: string, stepsFromNow = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.read().getTime() + stepsFromNow * 30_000 })

/** Somebody whose account asks for a second factor. */
const protectedHolder = async () => {
  const holder = await signIn(server, await signUp(server))
  const { secret } = await holder.call(users.startSecondFactor, { body: { password: PASSWORD } })
  const { recoveryCodes } = await holder.call(users.confirmSecondFactor, { body: { code: codeOf(secret) } })
  clock.advance(60)
  return { holder, secret, recoveryCodes, username: holder.username }
}

const signInWith = async (username: string, code: string) => {
  const response = await trySignIn(server, username, PASSWORD, { 'x-second-factor': code })
  return [response.status, (await response.json()).reason]
}

const invalid = [401, 'invalidSecondFactor']

test('linking an app gives its secret, and a first code switches the second factor on', async () => {
  const holder = await signIn(server, await signUp(server))
  const { secret, uri } = await holder.call(users.startSecondFactor, { body: { password: PASSWORD } })
  expect(uri).toContain('otpauth://totp/Praxis:')
  expect(uri).toContain(secret)
  expect((await holder.call(users.getMe, {})).secondFactor.isEnabled).toBe(false)
  expect((await trySignIn(server, holder.username)).status).toBe(200)
  const { recoveryCodes } = await holder.call(users.confirmSecondFactor, { body: { code: codeOf(secret) } })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await holder.call(users.getMe, {})).secondFactor).toEqual({ isEnabled: true, recoveryCodesLeft: 10 })
  expect((await mailsTo(server, holder.username))[0]?.subject).toBe('Two-factor sign-in was turned on')
})

test('then a sign-in needs a code, and says so only after the right password', async () => {
  const { username, secret } = await protectedHolder()
  const without = await trySignIn(server, username)
  expect([without.status, await without.json()]).toEqual([401, { reason: 'secondFactorRequired' }])
  const wrong = await trySignIn(server, username, 'Wrong-Password-1', { 'x-second-factor': codeOf(secret) })
  expect(await wrong.json()).toEqual({ reason: 'unauthorized' })
  expect(await signInWith(username, codeOf(secret))).toEqual([200, undefined])
})

test('a code is good once, also when it comes twice at once', async () => {
  const { username, secret } = await protectedHolder()
  const code = codeOf(secret)
  const answers = await Promise.all([signInWith(username, code), signInWith(username, code)])
  expect(answers).toContainEqual([200, undefined])
  expect(answers).toContainEqual(invalid)
  expect(await signInWith(username, code)).toEqual(invalid)
})

test('the clock of a phone may be half a minute off, and no more', async () => {
  const { username, secret } = await protectedHolder()
  expect(await signInWith(username, codeOf(secret, -2))).toEqual(invalid)
  expect(await signInWith(username, codeOf(secret, 2))).toEqual(invalid)
  expect(await signInWith(username, codeOf(secret, -1))).toEqual([200, undefined])
  expect(await signInWith(username, codeOf(secret, 1))).toEqual([200, undefined])
  expect(await signInWith(username, codeOf(secret))).toEqual(invalid)
})

test('a code counts as well in two groups, as apps show it', async () => {
  const { holder, username, secret } = await protectedHolder()
  const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `
  expect(await signInWith(username, inGroups(codeOf(secret)))).toEqual([200, undefined])
  const body = { password: PASSWORD, code: inGroups(codeOf(secret, 1)) }
  const started = await holder.call(users.startSecondFactor, { body })
  await holder.call(users.confirmSecondFactor, { body: { code: inGroups(codeOf(started.secret)) } })
})

test('a recovery code stands in for the app once, however it is written', async () => {
  const { holder, username, recoveryCodes } = await protectedHolder()
  const [code = ''] = recoveryCodes
  const written = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  const answers = await Promise.all([signInWith(username, written), signInWith(username, code)])
  expect(answers).toContainEqual([200, undefined])
  expect(answers).toContainEqual(invalid)
  expect((await holder.call(users.getMe, {})).secondFactor.recoveryCodesLeft).toBe(9)
  const { items } = await holder.call(users.getOwnHistory, {})
  expect(items.map(({ action }) => action)).toContain('recoveryCodeUsed')
  expect(await signInWith(username, 'nonsense')).toEqual(invalid)
})

test('renewed recovery codes replace the old ones', async () => {
  const { holder, username, secret, recoveryCodes } = await protectedHolder()
  const body = { password: PASSWORD, code: codeOf(secret) }
  const renewed = await holder.call(users.renewRecoveryCodes, { body })
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect(await signInWith(username, recoveryCodes[0] ?? '')).toEqual(invalid)
  expect(await signInWith(username, renewed.recoveryCodes[0] ?? '')).toEqual([200, undefined])
})

test('switched off, signing in takes the password alone', async () => {
  const { holder, username, secret } = await protectedHolder()
  const body = { password: PASSWORD, code: codeOf(secret) }
  await holder.call(users.disableSecondFactor, { body })
  expect((await trySignIn(server, username)).status).toBe(200)
  expect((await holder.call(users.getMe, {})).secondFactor).toEqual({ isEnabled: false, recoveryCodesLeft: 0 })
  await holder.call(users.disableSecondFactor, { body })
  const renewal = await holder.refusal(users.renewRecoveryCodes, { body })
  expect(renewal.reason).toBe('invalidSecondFactor')
})

const changes = [
  ['switching it off', users.disableSecondFactor],
  ['renewing recovery codes', users.renewRecoveryCodes],
  ['linking another app', users.startSecondFactor],
] as const

test.each(changes)('%s takes the password and a code', async (_, endpoint) => {
  const { holder, username, secret, recoveryCodes } = await protectedHolder()
  const refusalOf = (body: { password: string; code?: string }) => holder.refusal(endpoint, { body })
  const code = codeOf(secret)
  expect(await refusalOf({ password: PASSWORD })).toEqual({ status: 401, reason: 'secondFactorRequired' })
  expect(await refusalOf({ password: PASSWORD, code: '000000' })).toEqual({
    status: 401,
    reason: 'invalidSecondFactor',
  })
  expect(await refusalOf({ password: PASSWORD, code: 'aaaa-bbbb-cccc' })).toMatchObject({
    reason: 'invalidSecondFactor',
  })
  expect(await refusalOf({ password: 'Wrong-Password-1', code })).toEqual({ status: 400, reason: 'wrongPassword' })
  // A code that was used to sign in is used up.
  expect(await signInWith(username, code)).toEqual([200, undefined])
  expect((await refusalOf({ password: PASSWORD, code })).reason).toBe('invalidSecondFactor')
  expect((await holder.call(users.getMe, {})).secondFactor).toEqual({ isEnabled: true, recoveryCodesLeft: 10 })
  const body = { password: PASSWORD, code: ` ${recoveryCodes[0]?.toUpperCase()} ` }
  expect((await holder.send(endpoint, { body })).ok).toBe(true)
})

test('codes are guessed ten times a quarter of an hour, over all that asks for one', async () => {
  const { holder, secret } = await protectedHolder()
  const guess = { password: PASSWORD, code: '000000' }
  for (const [, endpoint] of [...changes, ...changes, ...changes])
    expect((await holder.refusal(endpoint, { body: guess })).status).toBe(401)
  expect((await holder.refusal(users.disableSecondFactor, { body: guess })).status).toBe(401)
  const body = { password: PASSWORD, code: codeOf(secret) }
  expect(await holder.refusal(users.disableSecondFactor, { body })).toMatchObject({ status: 429 })
})

test('linking another app changes nothing until its code confirms it', async () => {
  const { holder, username, secret } = await protectedHolder()
  const body = { password: PASSWORD, code: codeOf(secret) }
  const other = await holder.call(users.startSecondFactor, { body })
  clock.advance(60)
  expect(await signInWith(username, codeOf(secret))).toEqual([200, undefined])
  clock.advance(60)
  expect(await signInWith(username, codeOf(other.secret))).toEqual(invalid)
  await holder.call(users.confirmSecondFactor, { body: { code: codeOf(other.secret) } })
  clock.advance(60)
  expect(await signInWith(username, codeOf(secret))).toEqual(invalid)
  expect(await signInWith(username, codeOf(other.secret))).toEqual([200, undefined])
})

test('each step asks for the password or a right code', async () => {
  const holder = await signIn(server, await signUp(server))
  const body = { password: 'Wrong-Password-1' }
  for (const endpoint of [users.startSecondFactor, users.renewRecoveryCodes, users.disableSecondFactor])
    expect(await holder.refusal(endpoint, { body })).toEqual({ status: 400, reason: 'wrongPassword' })
  expect(await holder.refusal(users.confirmSecondFactor, { body: { code: '000000' } })).toEqual({
    status: 401,
    reason: 'invalidSecondFactor',
  })
  expect((await holder.refusal(users.confirmSecondFactor, { body: { code: '12345' } })).reason).toBe('invalidInput')
})

test('neither the secret nor the codes can be read in the database or the history', async () => {
  const { holder, secret, recoveryCodes } = await protectedHolder()
  const [{ everything } = { everything: '' }] = await server.sql<{ everything: string }>(
    `select (select json_agg(u) from users u)::text || (select json_agg(h) from history h)::text as everything`,
  )
  expect(everything).toContain(holder.username)
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(everything).not.toContain(text)
})

/** Seals as earlier versions did, which had one key for all: without the key's id, and not bound to a place. */
const sealedBefore = (text: string): string => {
  const nonce = randomBytes(12)
  const key = createHmac('sha256', TEST_SECRET).update('second factor').digest()
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

test('a secret that an earlier version sealed stays good, and is sealed anew at the next start', async () => {
  const { username, secret } = await protectedHolder()
  await server.sql('update users set totp_secret = $2 where username = $1', [
    username,
    `s1.earlier.${sealedBefore(secret)}`,
  ])
  await server.sql(`insert into sealing_keys (id) values ('earlier')`)
  expect(await signInWith(username, codeOf(secret))).toEqual([200, undefined])
  const next = await startTestServer({ clock: clock.read, database: server.database })
  await next.drainJobs()
  const [row] = await server.sql('select totp_secret as sealed from users where username = $1', [username])
  expect(row?.sealed).toContain(`s1.${next.platform.sealedValues.newestKeyId}.`)
  expect(await server.sql(`select from sealing_keys where id = 'earlier'`)).toEqual([])
  clock.advance(60)
  expect(await signInWith(username, codeOf(secret))).toEqual([200, undefined])
})

test('the database tells neither a secret in use nor one that waits', async () => {
  const { holder, username, secret } = await protectedHolder()
  const body = { password: PASSWORD, code: codeOf(secret) }
  const { secret: next } = await holder.call(users.startSecondFactor, { body })
  const rows = JSON.stringify(await server.sql('select * from users where username = $1', [username]))
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(next)
})
