import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { afterEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { mailedToken, newUsername, registration, signIn, signUp, signUpAndIn } from './testing/account-holder'
import { holdUp, openTransactions } from './testing/held-up'
import { newNetwork, signInFrom } from './testing/networks'

const server = await startTestServer({ environment: { TRUST_PROXY: 'true' } })
const lane = server.platform.shares.hashing
afterEach(() => server.sql('rollback'))

const CALLS = 15
const PATIENCE = { timeout: 10_000 }

/** Sends more sign-ins from one network than passwords are hashed at once; those let in wait for the user's row. */
const fillLane = async () => {
  const username = await signUp(server)
  await holdUp(server, username)
  const network = newNetwork()
  const { right } = signInFrom(server, username)
  const calls = Array.from({ length: CALLS }, () => right(network))
  const { places } = lane.figures
  await expect.poll(async () => (await openTransactions(server)).waiting, PATIENCE).toBe(places)
  expect(lane.figures).toMatchObject({ inside: places, waiting: CALLS - places })
  return calls
}

test('while all wait for passwords to be hashed, whoever needs no hash goes on', async () => {
  const { username, refreshToken } = await signUpAndIn(server)
  const elsewhere = await signIn(server, username)
  const unverified = newUsername()
  await server.nobody.call(auth.register, { body: registration(unverified) })
  const token = await mailedToken(server, unverified)
  const calls = await fillLane()
  const refreshed = await server.nobody.call(auth.refreshToken, { body: { refreshToken } })
  await server.nobody.call(auth.signOut, { body: { refreshToken: refreshed.refreshToken } })
  await server.nobody.call(auth.verify, { body: { token } })
  await server.nobody.call(auth.checkUsername, { body: { username } })
  await server.nobody.call(auth.requestResetPassword, { body: { username } })
  await elsewhere.call(users.listSessions, {})
  expect(lane.figures.waiting).toBe(CALLS - lane.figures.places)
  await server.sql('commit')
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true)
})

test('however many sign-ins come from one network, that of another one is next', async () => {
  const person = signInFrom(server, await signUp(server))
  const calls = await fillLane()
  const order: string[] = []
  const other = person.right(newNetwork()).then(({ status }) => order.push(`other ${status}`))
  await expect.poll(() => lane.figures.waiting, PATIENCE).toBe(CALLS - lane.figures.places + 1)
  const first = calls.map((call) => call.then(() => order.push('first')))
  await server.sql('commit')
  await Promise.all([...first, other])
  // Before the other person come those who were inside, one in turn, and as many again as answers may overtake each
  // other.
  expect(order.indexOf('other 200')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('other 200')).toBeLessThanOrEqual(2 * lane.figures.places + 1)
})

test('those who wait for a hash hold no connection, and those who hash no more than there are places', async () => {
  const calls = await fillLane()
  expect((await openTransactions(server)).open).toBe(lane.figures.places)
  await server.sql('commit')
  await Promise.all(calls)
})
