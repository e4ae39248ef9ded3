import { invoices } from '@praxis/contract/invoices/invoices'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../../../testing/test-server'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { startInvoicesServer } from '../../testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
beforeAll(async () => {
  server = await startInvoicesServer()
})
beforeEach(async () => {
  firm = await createBilledFirm(server)
})

const takeBack = (id: string, paymentId: string) => ({ params: { id, paymentId } })

describe('what a client pays', () => {
  it('is noted in parts until nothing is open', async () => {
    const invoice = await firm.billed([100_00], { vatRate: 0.2 })
    const first = await firm.lead.call(receivedPayments.noteReceivedPayment, {
      params: { id: invoice.id },
      body: { amount: 20_00, day: '2026-07-10', reference: 'Transfer 17' },
    })
    expect(first).toMatchObject({ total: 120_00, received: 20_00, open: 100_00, clientBalance: 0, can: { note: true } })
    expect(first.items).toMatchObject([
      { amount: 20_00, day: '2026-07-10', reference: 'Transfer 17', statementLineID: null, isAllotted: false },
    ])
    expect(first.items[0]?.notedBy?.displayName).toBe('Lena Reed')
    expect(await firm.read(invoice)).toMatchObject({ state: 'partPaid', received: 20_00, open: 100_00 })
    await firm.pay(invoice, 100_00)
    expect(await firm.read(invoice)).toMatchObject({ state: 'paid', received: 120_00, open: 0 })
    expect(await firm.balances()).toEqual([])
  })

  it('above what is open is their balance, of which they can get back no more than was received', async () => {
    const invoice = await firm.billed([100_00])
    await firm.pay(invoice, 150_00)
    expect(await firm.read(invoice)).toMatchObject({ state: 'paid', open: -50_00 })
    expect(await firm.balances()).toEqual([
      {
        currency: 'GBP',
        amount: 50_00,
        onAccount: 0,
        overpaid: [{ id: invoice.id, number: invoice.number, amount: 50_00 }],
      },
    ])
    expect(await firm.refusedToPay(invoice, -150_01)).toMatchObject({ status: 409, reason: 'refundExceedsReceived' })
    await firm.pay(invoice, -50_00)
    expect(await firm.balances()).toEqual([])
    expect(await firm.payments(invoice)).toMatchObject({ received: 100_00, open: 0 })
  })

  it('is taken back where it was noted wrongly, unless something was paid back of it', async () => {
    const invoice = await firm.billed([100_00])
    const { items } = await firm.pay(invoice, 100_00)
    const paymentId = items[0]?.id ?? ''
    await firm.pay(invoice, -30_00)
    expect(
      await firm.lead.refusal(receivedPayments.takeBackReceivedPayment, takeBack(invoice.id, paymentId)),
    ).toMatchObject({ reason: 'refundExceedsReceived' })
    const refund = (await firm.payments(invoice)).items.find(({ amount }) => amount < 0)
    await firm.lead.call(receivedPayments.takeBackReceivedPayment, takeBack(invoice.id, refund?.id ?? ''))
    const left = await firm.lead.call(receivedPayments.takeBackReceivedPayment, takeBack(invoice.id, paymentId))
    expect(left).toMatchObject({ items: [], received: 0, open: 100_00 })
    expect(
      await firm.lead.refusal(receivedPayments.takeBackReceivedPayment, takeBack(invoice.id, paymentId)),
    ).toMatchObject({ status: 404 })
  })

  it('has an amount, a day that is not ahead, and a billed invoice', async () => {
    const invoice = await firm.billed([100_00])
    expect(await firm.refusedToPay(invoice, 0)).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'amount' }] })
    expect(await firm.refusedToPay(invoice, 1, firm.lead, { day: '2026-07-16' })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'day', message: 'Enter a date up to 15/07/2026' }],
    })
    const draft = await firm.draft(await firm.insertProject(), { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
    expect(await firm.refusedToPay(draft, 1)).toMatchObject({ status: 409, reason: 'invoiceNotBilled' })
    expect(await firm.lead.refusal(receivedPayments.listReceivedPayments, { params: { id: draft.id } })).toMatchObject({
      reason: 'invoiceNotBilled',
    })
  })

  it('is in the history of the invoice', async () => {
    const invoice = await firm.billed([100_00])
    const { items } = await firm.pay(invoice, 100_00)
    await firm.lead.call(receivedPayments.takeBackReceivedPayment, takeBack(invoice.id, items[0]?.id ?? ''))
    const rows = await server.sql<{ action: string }>(
      `select action from history where entity_id = $1 and action like 'payment%' order by at, id`,
      [invoice.id],
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['paymentNoted', 'paymentTakenBack'])
  })
})

describe('a balance', () => {
  it('pays another invoice, and goes back when that is taken back', async () => {
    const [paid, open] = [await firm.billed([100_00]), await firm.billed([80_00])]
    await firm.pay(paid, 150_00)
    expect((await firm.payments(open)).clientBalance).toBe(50_00)
    const after = await firm.allot(open)
    expect(after).toMatchObject({ received: 50_00, open: 30_00, clientBalance: 0 })
    expect(after.items).toMatchObject([{ amount: 50_00, isAllotted: true, reference: paid.number }])
    expect(await firm.payments(paid)).toMatchObject({ received: 100_00, open: 0 })
    const [payment] = after.items
    await firm.lead.call(receivedPayments.takeBackReceivedPayment, takeBack(open.id, payment?.id ?? ''))
    expect(await firm.payments(paid)).toMatchObject({ received: 150_00, open: -50_00 })
    expect(await firm.payments(open)).toMatchObject({ received: 0, open: 80_00, clientBalance: 50_00 })
  })

  it('pays no more than there is, and no more than is open', async () => {
    const [paid, open] = [await firm.billed([100_00]), await firm.billed([80_00])]
    const refused = (amount?: number) =>
      firm.lead.refusal(receivedPayments.allotClientBalance, {
        params: { id: open.id },
        body: amount === undefined ? {} : { amount },
      })
    expect(await refused()).toMatchObject({ status: 409, reason: 'clientBalanceTooLow' })
    await firm.pay(paid, 150_00)
    expect(await refused(50_01)).toMatchObject({ reason: 'clientBalanceTooLow' })
    expect(await refused(80_01)).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'amount' }] })
  })

  it('is of one currency, and of one client', async () => {
    const euros = await firm.billed([10_00], { projectId: await firm.insertProject({ currency: 'EUR' }) })
    await firm.pay(euros, 30_00)
    const open = await firm.billed([80_00])
    expect((await firm.payments(open)).clientBalance).toBe(0)
    expect(await firm.balances()).toMatchObject([{ currency: 'EUR', amount: 20_00 }])
  })
})

describe('who may', () => {
  it('move a balance has write on the invoicing of where it is', async () => {
    const [mine, other] = [await firm.insertProject(), await firm.insertProject()]
    await firm.pay(await firm.billed([100_00], { projectId: other }), 150_00)
    const open = await firm.billed([80_00], { projectId: mine })
    await firm.letIn(mine, firm.ana, { details: 'read', invoicing: 'write' })
    await firm.letIn(other, firm.ana, { details: 'read', invoicing: 'read' })
    const allotment = { params: { id: open.id }, body: {} }
    expect((await firm.payments(open, firm.ana)).clientBalance).toBe(0)
    expect(await firm.ana.refusal(receivedPayments.allotClientBalance, allotment)).toMatchObject({
      reason: 'clientBalanceTooLow',
    })
    expect(await firm.balances(firm.ana)).toMatchObject([{ amount: 50_00 }])
    await firm.letIn(other, firm.ana, { invoicing: 'write' })
    expect(await firm.ana.call(receivedPayments.allotClientBalance, allotment)).toMatchObject({ received: 50_00 })
  })

  it('note payments has write on the invoicing of all its projects', async () => {
    const [one, other] = [await firm.insertProject(), await firm.insertProject()]
    const draft = await firm.draft(one, {
      projectIDs: [other],
      freeItems: [
        { projectID: one, name: 'One', unitAmount: 10_00 },
        { projectID: other, name: 'Other', unitAmount: 20_00 },
      ],
    })
    const invoice = await firm.bill(draft)
    expect(await firm.refusedToPay(invoice, 1, firm.ana)).toMatchObject({ status: 404 })
    await firm.letIn(one, firm.ana, { invoicing: 'write' })
    expect(await firm.refusedToPay(invoice, 1, firm.ana)).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.ana.refusal(receivedPayments.listReceivedPayments, { params: { id: invoice.id } })).toMatchObject(
      { reason: 'invalidPermission' },
    )
    expect(await firm.ana.call(invoices.getInvoice, { params: { id: invoice.id } })).not.toHaveProperty('received')
    await firm.letIn(other, firm.ana, { invoicing: 'read' })
    expect((await firm.payments(invoice, firm.ana)).can.note).toBe(false)
    expect(await firm.refusedToPay(invoice, 1, firm.ana)).toMatchObject({ reason: 'invalidPermission' })
    await firm.letIn(other, firm.ana, { invoicing: 'write' })
    expect((await firm.pay(invoice, 5_00, firm.ana)).received).toBe(5_00)
    expect(await firm.refusedToPay(invoice, 1, firm.finance)).toMatchObject({ status: 404 })
  })

  it('see a balance sees the client and all of the invoices', async () => {
    const projectId = await firm.insertProject()
    const invoice = await firm.billed([10_00], { projectId })
    await firm.pay(invoice, 15_00)
    expect(
      await firm.ana.refusal(receivedPayments.listClientBalances, { params: { id: firm.clientId } }),
    ).toMatchObject({ status: 404 })
    await firm.letIn(projectId, firm.ana, { details: 'read' })
    expect(await firm.balances(firm.ana)).toEqual([])
    await firm.letIn(projectId, firm.ana, { details: 'read', invoicing: 'read' })
    expect(await firm.balances(firm.ana)).toMatchObject([{ amount: 5_00 }])
  })
})

it('payments that many note at once are all received', async () => {
  const invoice = await firm.billed([100_00])
  await Promise.all(Array.from({ length: 20 }, () => firm.pay(invoice, 3_00)))
  const after = await firm.payments(invoice)
  expect(after).toMatchObject({ received: 60_00, open: 40_00 })
  expect(after.items).toHaveLength(20)
})

it('a balance that many allot at once is spent once', async () => {
  const paid = await firm.billed([100_00])
  await firm.pay(paid, 150_00)
  const open = await Promise.all(Array.from({ length: 6 }, () => firm.billed([20_00])))
  const answers = await Promise.all(
    open.map(({ id }) =>
      firm.lead.send(receivedPayments.allotClientBalance, { params: { id }, body: { amount: 20_00 } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  expect(await firm.payments(paid)).toMatchObject({ open: -10_00 })
})
