import { performance } from 'node:perf_hooks'
import { auth } from '@praxis/contract/people/auth'
import { expect, test } from 'vitest'
import { hashPassword } from '../../platform/auth/passwords'
import { createUser } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { newUsername, PASSWORD, trySignIn } from './testing/account-holder'

const ROUNDS = 120
/** Rounds that only warm up: code is compiled, connections are opened. */
const WARM_UP = 15

const server = await startTestServer({ environment: { PASSWORD_COST: 'normal', TRUST_PROXY: 'true' } })

/** Users with a password; each is asked about once, as each unknown name is. */
const createUsernames = async (): Promise<string[]> => {
  const usernames: string[] = []
  for (let made = 0; made < ROUNDS + WARM_UP; made += 1) usernames.push((await createUser(server)).username)
  await server.sql('update users set password_hash = $1', [await hashPassword('normal', PASSWORD)])
  return usernames
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` }
}

type Request = () => Promise<Response>

const timeOf = async (request: Request): Promise<number> => {
  const start = performance.now()
  await (await request()).text()
  return performance.now() - start
}

/**
 * How often the first of two requests was the slower one, in pairs made one right after the other. If only chance
 * decides it is half of the pairs; a third or two thirds would be chance once in four thousand runs.
 */
const shareOfSlower = async (first: Request, second: Request): Promise<number> => {
  let slower = 0
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const isFirst = round % 2 === 0
    const earlier = await timeOf(isFirst ? first : second)
    const later = await timeOf(isFirst ? second : first)
    if (round >= WARM_UP && earlier > later === isFirst) slower += 1
  }
  return slower / ROUNDS
}

const expectAlike = (share: number) => {
  expect(share).toBeGreaterThan(1 / 3)
  expect(share).toBeLessThan(2 / 3)
}

const wrongPassword = (username: string) => trySignIn(server, username, 'Wrong-Password-1', newAddress())

test('a wrong password takes as long for a user who exists as for one who does not', async () => {
  const usernames = await createUsernames()
  const known = () => wrongPassword(usernames.pop() ?? '')
  expectAlike(await shareOfSlower(known, () => wrongPassword(newUsername())))
}, 300_000)

test('asking for a reset mail takes as long for a user who exists as for one who does not', async () => {
  const usernames = await createUsernames()
  const ask = (username: string) => server.caller(newAddress()).send(auth.requestResetPassword, { body: { username } })
  expectAlike(
    await shareOfSlower(
      () => ask(usernames.pop() ?? ''),
      () => ask(newUsername()),
    ),
  )
}, 300_000)

test('the comparison would show a sign-in that hashes nothing', async () => {
  const unhashed = () => server.caller(newAddress()).send(auth.signIn, {})
  expect(await shareOfSlower(() => wrongPassword(newUsername()), unhashed)).toBeGreaterThan(2 / 3)
}, 300_000)
