import { payments } from '@praxis/contract/payments/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { NOW } from '../time-sheets/testing/time-firm'
import { createPaymentsFirm, type PaymentsFirm } from './testing/payments-firm'

let server: TestServer
let firm: PaymentsFirm

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
})
beforeEach(async () => {
  firm = await createPaymentsFirm(server)
})

const TIMES = 50
const payAtOnce = async (expenseIDs: readonly string[], idempotencyKey?: string) => {
  const responses = await Promise.all(
    Array.from({ length: TIMES }, () =>
      firm.finance.send(
        payments.createPayment,
        { body: { expenseIDs: [...expenseIDs] } },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
    ),
  )
  return Promise.all(responses.map(async (response) => ({ status: response.status, body: await response.json() })))
}
const paymentsMade = async () =>
  (await firm.finance.call(payments.listProcessedPayments, {})).payments.map(({ number }) => number).toSorted()

describe('fifty equal calls at once', () => {
  it('make one payment without a key: the others are refused', async () => {
    const ids = [await firm.owe(firm.ana), await firm.owe(firm.other)]
    const answers = await payAtOnce(ids)
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer !== made[0]))
      expect([status, body.reason]).toEqual([400, 'expenseNotValidToBeProcessed'])
    expect(await paymentsMade()).toEqual([1])
  })

  it('make one payment with a key, and all are told of it', async () => {
    const answers = await payAtOnce([await firm.owe(firm.ana)], 'once')
    expect(new Set(answers.map(({ body }) => body.payment?.id)).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await paymentsMade()).toEqual([1])
  })
})

it('claims that several choose at once are in one payment each, and numbers have no gaps and no doubles', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => firm.owe(firm.ana)))
  const chosen = ids.flatMap((id, index) => [[id], [ids[(index + 1) % ids.length] ?? id, id]])
  const cardId = await firm.addCard(firm.ana)
  const cards = await Promise.all(
    Array.from({ length: 5 }, () => firm.owe(firm.ana, { state: 'waitingForApproval', cardId })),
  )
  const responses = await Promise.all([
    ...chosen.map((expenseIDs) => firm.finance.send(payments.createPayment, { body: { expenseIDs } })),
    ...cards.map((id) => firm.decide(firm.lead, id, 'approved').then(() => undefined)),
  ])
  const bodies = await Promise.all(responses.flatMap((response) => (response?.ok ? [response.json()] : [])))
  const paid = bodies.flatMap(({ payment }) => payment.expenses.map(({ id }: { id: string }) => id))
  expect(new Set(paid).size).toBe(paid.length)
  expect(responses.every((response) => response === undefined || [200, 400].includes(response.status))).toBe(true)
  const made = await server.sql<{ number: number }>(
    'select number from payments where company_id = $1 order by number',
    [firm.companyId],
  )
  expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 1))
  expect(made).toHaveLength(bodies.length + cards.length)
})

it('what is paid and sent back at once is one of both', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => firm.owe(firm.ana)))
  const outcomes = await Promise.all(
    ids.flatMap((id) => [
      firm.finance.send(payments.createPayment, { body: { expenseIDs: [id] } }),
      firm.finance.send(payments.unapproveExpense, { params: { id }, body: {} }),
    ]),
  )
  for (const [index, id] of ids.entries()) {
    const [paid, sentBack] = [outcomes[2 * index]?.ok, outcomes[2 * index + 1]?.ok]
    const [row] = await server.sql<{ state: string; paid: boolean }>(
      'select state, payment_id is not null as paid from expenses where id = $1',
      [id],
    )
    expect(row).toEqual(paid ? { state: 'approved', paid: true } : { state: 'waitingForApproval', paid: false })
    expect(sentBack).toBe(!paid)
  }
})

it('a claim is taken back once as a whole, also by many at once', async () => {
  const id = await firm.owe(firm.ana)
  await firm.pay([id])
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      firm.finance.send(payments.createCounterExpense, { params: { id }, body: { comment: 'Wrong' } }),
    ),
  )
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await firm.processing()).amount).toBe(-1200)
})
