import { performance } from 'node:perf_hooks'
import { auth } from '@praxis/contract/auth'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { newUsername, signUp, trySignIn } from './testing/account-holder'

const ROUNDS = 60
/** Rounds that only warm up: code is compiled, connections are opened. */
const WARM_UP = 10
/** What two series of the same request differ by on a busy machine. */
const NOISE = 0.1

const server = await startTestServer({ environment: { PASSWORD_COST: 'normal', TRUST_PROXY: 'true' } })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const timeOf = async (request: () => Promise<Response>): Promise<number> => {
  const start = performance.now()
  const response = await request()
  await response.text()
  return performance.now() - start
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` }
}

/** The medians of two kinds of request, made in turn so that both meet the same machine. */
const compare = async (known: () => Promise<Response>, unknown: () => Promise<Response>) => {
  const [knownTimes, unknownTimes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const series: [number[], () => Promise<Response>][] = [
      [knownTimes, known],
      [unknownTimes, unknown],
    ]
    for (const [times, request] of round % 2 === 0 ? series : series.reverse()) {
      const time = await timeOf(request)
      if (round >= WARM_UP) times.push(time)
    }
  }
  return { known: median(knownTimes), unknown: median(unknownTimes) }
}

const expectAlike = ({ known, unknown }: { known: number; unknown: number }) =>
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(NOISE)

test('a wrong password takes as long for a user who exists as for one who does not', { timeout: 300_000 }, async () => {
  const usernames = await Promise.all(Array.from({ length: (ROUNDS + WARM_UP) / 7 }, () => signUp(server)))
  let turn = 0
  const known = () => {
    turn += 1
    return trySignIn(server, usernames[turn % usernames.length] ?? '', 'Wrong-Password-1', newAddress())
  }
  const unknown = () => trySignIn(server, newUsername(), 'Wrong-Password-1', newAddress())
  expectAlike(await compare(known, unknown))
})

test('asking for a reset mail takes as long for a user who exists as for one who does not', {
  timeout: 300_000,
}, async () => {
  const usernames = await Promise.all(Array.from({ length: (ROUNDS + WARM_UP) / 5 }, () => signUp(server)))
  let turn = 0
  const ask = (username: string) => server.caller(newAddress()).send(auth.requestResetPassword, { body: { username } })
  const known = () => {
    turn += 1
    return ask(usernames[turn % usernames.length] ?? '')
  }
  expectAlike(await compare(known, () => ask(newUsername())))
})
