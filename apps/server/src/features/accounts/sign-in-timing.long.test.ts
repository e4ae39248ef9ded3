import { auth } from '@praxis/contract/people/auth'
import { expect, test } from 'vitest'
import { hashPassword } from '../../platform/auth/passwords'
import { expectAlike, shareOfSlower, TIMES } from '../../testing/compare-times'
import { createUser } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { newUsername, PASSWORD, trySignIn } from './testing/account-holder'

const server = await startTestServer({ environment: { PASSWORD_COST: 'normal', TRUST_PROXY: 'true' } })

/** Users with a password; each is asked about once, as each unknown name is. */
const createUsernames = async (): Promise<string[]> => {
  const usernames: string[] = []
  for (let made = 0; made < TIMES; made += 1) usernames.push((await createUser(server)).username)
  await server.sql('update users set password_hash = $1', [await hashPassword('normal', PASSWORD)])
  return usernames
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` }
}

const wrongPassword = (username: string) => trySignIn(server, username, 'Wrong-Password-1', newAddress())

test('a wrong password takes as long for a user who exists as for one who does not', async () => {
  const usernames = await createUsernames()
  const known = () => wrongPassword(usernames.pop() ?? '')
  await expectAlike(known, () => wrongPassword(newUsername()))
}, 300_000)

test('asking for a reset mail takes as long for a user who exists as for one who does not', async () => {
  const usernames = await createUsernames()
  const ask = (username: string) => server.caller(newAddress()).send(auth.requestResetPassword, { body: { username } })
  await expectAlike(
    () => ask(usernames.pop() ?? ''),
    () => ask(newUsername()),
  )
}, 300_000)

test('the comparison would show a sign-in that hashes nothing', async () => {
  const unhashed = () => server.caller(newAddress()).send(auth.signIn, {})
  expect(await shareOfSlower(() => wrongPassword(newUsername()), unhashed)).toBeGreaterThan(2 / 3)
}, 300_000)
