import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expenses } from '@praxis/contract/expenses/expenses'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { NOW } from '../time-sheets/testing/time-firm'
import { createExpensesFirm, type ExpensesFirm, pdf } from './testing/expenses-firm'

type Answer = (address: string, response: ServerResponse) => void

/** What the service for routes and places answers with next. */
let answer: Answer
const service = createServer((request, response) => answer(request.url ?? '', response))
await new Promise<void>((listens) => service.listen(0, '127.0.0.1', listens))
afterAll(() => service.close())

const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const server = await startTestServer({
  environment: { ROUTES_URL: `${address}/routes/`, PLACES_URL: address },
  clock: () => new Date(NOW),
})
let firm: ExpensesFirm
const asked: string[] = []
const answering =
  (given: object, status = 200): Answer =>
  (url, response) => {
    asked.push(url)
    response.writeHead(status).end(JSON.stringify(given))
  }
const route = (distance: number) => ({ routes: [{ distance }] })

beforeEach(async () => {
  firm = await createExpensesFirm(server)
  asked.length = 0
  answer = answering(route(41_000.4))
})

const leeds = { label: 'Leeds', latitude: 53.8, longitude: -1.55 }
const york = { label: 'York', latitude: 53.96, longitude: -1.08 }
const change = (id: string, body: object) => firm.ana.call(expenses.updateExpense, { params: { id }, body })

it('the distance is the route service’s, asked by coordinates alone, and not again while the way stays', async () => {
  const { id, mileage } = await firm.travel(firm.ana, { places: [leeds, york], isReturn: true })
  expect(mileage).toMatchObject({ metres: 82_001, source: 'route', suggestedMetres: 82_001 })
  await change(id, { name: 'To York', places: [leeds, york], isReturn: true })
  expect(asked).toEqual(['/routes/route/v1/driving/-1.55,53.8;-1.08,53.96?overview=false'])
})

it('the distance is estimated where the service fails, or answers with something else', async () => {
  for (const failing of [answering({}, 503), answering({ routes: [] })]) {
    answer = failing
    const { mileage } = await firm.travel(firm.ana, { places: [leeds, york] })
    expect(mileage?.source).toBe('estimate')
  }
})

it('nobody who changes the claim waits for the service', async () => {
  const { id } = await firm.travel(firm.ana, { places: [leeds, york] })
  const isAsked = new Promise<ServerResponse>((hold) => {
    answer = (_, response) => hold(response)
  })
  const moved = change(id, { places: [york, leeds] })
  const waiting = await isAsked
  await firm.ana.call(expenses.addReceipts, { params: { id }, files: { receipts: [pdf()] } })
  waiting.end(JSON.stringify(route(42_000)))
  expect(await moved).toMatchObject({ mileage: { metres: 42_000 }, receipts: [{ name: 'receipt.pdf' }] })
})

it('a way that was changed while the service was asked is not overwritten', async () => {
  const { id } = await firm.travel(firm.ana, { places: [leeds, york] })
  const isAsked = new Promise<ServerResponse>((hold) => {
    answer = (_, response) => hold(response)
  })
  const refused = firm.ana.refusal(expenses.updateExpense, { params: { id }, body: { places: [york, leeds] } })
  const waiting = await isAsked
  answer = answering(route(50_000))
  await change(id, { isReturn: true })
  waiting.end(JSON.stringify(route(42_000)))
  expect((await refused).reason).toBe('changedMeanwhile')
  const kept = await firm.ana.call(expenses.getExpense, { params: { id } })
  expect(kept.mileage).toMatchObject({ metres: 100_000, isReturn: true })
})

it('places are the service’s before the towns that come along, and these alone where it fails', async () => {
  const suggested = async () =>
    (await firm.ana.call(expenses.suggestLocations, { query: { query: 'york' } })).items.map(({ label }) => label)
  const found = { geometry: { coordinates: [-1.09, 53.95] }, properties: { name: 'York station', country: 'England' } }
  answer = answering({ features: [found] })
  expect((await suggested()).slice(0, 2)).toEqual(['York station', 'York'])
  answer = answering({}, 500)
  expect((await suggested())[0]).toBe('York')
})
