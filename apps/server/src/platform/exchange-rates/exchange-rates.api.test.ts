import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rateText } from '@praxis/domain/money/exchange'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import type { Db } from '../database/database'
import { systemScope } from '../database/scope'

/** What the bank answers with next. */
let published = { status: 200, text: '' }
const bank = createServer((_, answer) => answer.writeHead(published.status).end(published.text))
await new Promise<void>((listens) => bank.listen(0, '127.0.0.1', listens))
afterAll(() => bank.close())

const lines: string[] = []
const server = await startTestServer({
  environment: { EXCHANGE_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/rates` },
  clock: () => new Date('2026-05-05T12:00:00Z'),
  log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
})
const { database, platform } = server.application.running
const { exchangeRates } = platform

beforeEach(async () => {
  await server.sql('delete from exchange_rates')
  lines.length = 0
})

const read = <Result>(work: (db: Db) => Promise<Result>) => database.read(systemScope(), work)
const rateOn = async (from: 'GBP' | 'USD' | 'EUR' | 'ZAR', to: typeof from, day: string) => {
  const found = await read((db) => exchangeRates.between(db, from, to, day))
  return found && `${rateText(found.rate)} of ${found.day}`
}
const refresh = async (text: string, status = 200) => {
  published = { status, text }
  await database.mutate(systemScope(), async (db) => db.enqueue({ task: 'refreshExchangeRates', payload: {} }))
  await server.drainJobs()
}
const kept = () => server.sql('select day, currency, per_euro from exchange_rates order by day, currency')

/** The bank's own figures, as if the last of them had been published later than they were. */
const FOLLOWING =
  'Date,USD,JPY,GBP,ZAR,\n2026-05-04,1.1684,186.75,0.87058,19.3849,\n2026-04-30,1.1711,186.43,0.87105,N/A,\n'

test('a rate is the last one published on or before the day', async () => {
  expect(await rateOn('USD', 'GBP', '2026-04-13')).toBe('0.74510442 of 2026-04-13')
  expect(await rateOn('USD', 'GBP', '2026-04-12')).toBe('0.74378789 of 2026-04-10')
  expect(await rateOn('EUR', 'GBP', '2026-10-22')).toBe('0.87058000 of 2026-04-13')
  expect(await rateOn('GBP', 'EUR', '2015-01-02')).toBe('1.28205128 of 2015-01-02')
  expect(await rateOn('GBP', 'EUR', '2015-01-01')).toBeNull()
  expect(await read((db) => exchangeRates.newestDay(db))).toBe('2026-04-13')
})

test('what the bank has published since is added once, and what was known stays', async () => {
  await refresh(`${FOLLOWING}2026-04-13,9,9,9,9,\n2026-05-06,9,9,9,9,\n`)
  const added = await kept()
  expect(added).toHaveLength(5)
  await refresh(FOLLOWING)
  expect(await kept()).toEqual(added)
  expect(await rateOn('EUR', 'USD', '2026-04-13')).toBe('1.16840000 of 2026-04-13')
  expect(await rateOn('EUR', 'USD', '2026-04-29')).toBe('1.16840000 of 2026-04-13')
  expect(await rateOn('EUR', 'USD', '2026-05-03')).toBe('1.17110000 of 2026-04-30')
  expect(await rateOn('EUR', 'USD', '2026-10-22')).toBe('1.16840000 of 2026-05-04')
  expect(await read((db) => exchangeRates.newestDay(db))).toBe('2026-05-04')
  expect(lines).toEqual([])
})

test('a currency that was not published on the day is not supported', async () => {
  await refresh(FOLLOWING)
  expect(await rateOn('ZAR', 'GBP', '2026-05-01')).toBeNull()
  expect(await rateOn('GBP', 'ZAR', '2026-05-01')).toBeNull()
  expect(await rateOn('ZAR', 'GBP', '2026-05-04')).toBe('0.04491021 of 2026-05-04')
})

test.each([
  ['an error', FOLLOWING, 503],
  ['a page', '<html><body>Moved</body></html>', 200],
])('%s in place of rates is noted, and nothing is changed', async (_, text, status) => {
  await refresh(text, status)
  expect(await kept()).toEqual([])
  expect(lines.join()).toContain('exchange rates could not be refreshed')
})
