import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import { invoices } from '@praxis/contract/invoices/invoices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../../../testing/expect-open-work-kept'
import type { TestServer } from '../../../../testing/test-server'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { linesOf, startInvoicesServer, TODAY } from '../../testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
beforeAll(async () => {
  server = await startInvoicesServer()
})
afterAll(() => expectOpenWorkKept(server))
beforeEach(async () => {
  firm = await createBilledFirm(server)
})

const creditable = (invoice: { readonly id: string }) =>
  firm.lead.call(creditNotes.getCreditableItems, { params: { id: invoice.id } })
const open = (projectId: string) => firm.lead.call(invoices.getUninvoicedWork, { body: { projectIDs: [projectId] } })

describe('a credit note', () => {
  it('takes a whole invoice back, with a number of its own', async () => {
    const invoice = await firm.billed([100_00, 33_33], { vatRate: 0.2 })
    const byRate = { vatRate: 0.2, vatCategory: 'standard', net: 133_33, vat: invoice.sums.vat }
    expect((await creditable(invoice)).leftByRate).toEqual([byRate])
    const note = await firm.credit(invoice, { note: 'Agreed with Jo' })
    expect(note).toMatchObject({
      ...{ kind: 'creditNote', stage: 'billed', number: 'CN-0001', billedOn: TODAY, note: 'Agreed with Jo' },
      creditedInvoice: { id: invoice.id, number: 'INV-0001' },
      sums: { net: 133_33, vat: invoice.sums.vat, total: invoice.sums.total },
    })
    expect(linesOf(note)).toEqual(linesOf(invoice))
    const after = await firm.read(invoice)
    expect(after).toMatchObject({ state: 'credited', credited: invoice.sums.total, open: 0, can: { credit: false } })
    expect(after.creditNotes).toMatchObject([{ id: note.id, number: 'CN-0001', total: invoice.sums.total }])
    expect(await firm.refusedToCredit(invoice)).toMatchObject({ status: 409, reason: 'nothingToCredit' })
    expect((await creditable(invoice)).leftByRate).toEqual([{ ...byRate, net: 0, vat: 0 }])
  })

  it('takes parts of items back, which add up to the invoice with the last one', async () => {
    const project = await firm.insertProject()
    const draft = await firm.draft(project, {
      freeItems: [{ name: 'Days', quantity: 3, unitAmount: 33_33, vatRate: 0.2, vatCategory: 'standard' }],
    })
    const invoice = await firm.bill(draft)
    const [item] = invoice.items
    const items = [{ id: item?.id ?? '', quantity: 1 }]
    const notes = [
      await firm.credit(invoice, { items }),
      await firm.credit(invoice, { items }),
      await firm.credit(invoice),
    ]
    expect(notes.map(({ number }) => number)).toEqual(['CN-0001', 'CN-0002', 'CN-0003'])
    const sum = (of: (sums: (typeof notes)[number]['sums']) => number) =>
      notes.reduce((total, { sums }) => total + of(sums), 0)
    expect([sum(({ net }) => net), sum(({ vat }) => vat)]).toEqual([invoice.sums.net, invoice.sums.vat])
    expect(await firm.read(invoice)).toMatchObject({ state: 'credited', open: 0 })
    expect((await firm.read(invoice)).items[0]?.credited).toBe(99_99)
  })

  it('is issued: it stands apart from what is billed, and lists take it off', async () => {
    const invoice = await firm.billed([100_00], { vatRate: 0.2 })
    const note = await firm.credit(invoice)
    expect(note.state).toBe('issued')
    const listed = async (states: InvoiceState[]) => {
      const body = { filter: { states, clientID: firm.clientId } }
      return (await firm.lead.call(invoices.listInvoicesPaginated, { body })).items.map(({ id }) => id)
    }
    expect(await listed(['issued'])).toEqual([note.id])
    expect(await listed(['billed', 'partPaid', 'overdue', 'paid', 'draft'])).toEqual([])
    const filter = { clientID: firm.clientId }
    const { sums } = await firm.lead.call(invoices.sumInvoices, { body: { filter } })
    expect(sums.map(({ state, total }) => [state, total])).toEqual([
      ['credited', 120_00],
      ['issued', 120_00],
    ])
    const file = await (await firm.lead.send(invoices.exportInvoices, { body: { filter } })).text()
    expect(file).toMatch(/Credit note,Issued,.*,-100\.00,-20\.00,-120\.00,/)
  })

  it('says beforehand what is left', async () => {
    const invoice = await firm.billed([100_00, 50_00])
    await firm.credit(invoice, { items: [{ id: invoice.items[0]?.id ?? '', quantity: 0.25 }] })
    await firm.pay(invoice, 125_00)
    expect(await creditable(invoice)).toMatchObject({
      ...{ left: 125_00, balanceAfter: 125_00, number: 'CN-0002', currency: 'GBP' },
      items: [
        { name: 'Item 1', quantity: 1, leftQuantity: 0.75, leftNet: 75_00, restOn: null },
        { name: 'Item 2', quantity: 1, leftQuantity: 1, leftNet: 50_00 },
      ],
    })
  })

  it('of a paid invoice leaves a balance', async () => {
    const invoice = await firm.billed([100_00])
    await firm.pay(invoice, 100_00)
    await firm.credit(invoice)
    expect(await firm.balances()).toMatchObject([{ amount: 100_00, overpaid: [{ number: 'INV-0001' }] }])
    expect(await firm.read(invoice)).toMatchObject({ state: 'credited', open: -100_00 })
  })
})

describe('what is behind a credited item', () => {
  it('is open again once nothing is left of the item', async () => {
    const project = await firm.insertProject()
    const [time, expense] = [await firm.work(project, { hours: 2 }), await firm.spend(project)]
    const agreement = await firm.agree(project)
    const invoice = await firm.bill(await firm.draft(project, { agreementItems: [{ id: agreement }] }))
    const before = await open(project)
    expect([before.time, before.expenses, before.agreements]).toEqual([[], [], []])
    const [ofTime] = invoice.items
    await firm.credit(invoice, { items: [{ id: ofTime?.id ?? '', quantity: 1 }] })
    expect((await open(project)).time).toEqual([])
    await firm.credit(invoice)
    const after = await open(project)
    expect(after.time.map((line) => line.timeSheetSubmissions)).toEqual([[time]])
    expect(after.expenses).toMatchObject([{ id: expense }])
    expect(after.agreements).toMatchObject([{ id: agreement, left: 1_000_00 }])
    const again = await firm.bill(await firm.draft(project, { agreementItems: [{ id: agreement }] }))
    expect(again).toMatchObject({ number: 'INV-0002', sums: { net: invoice.sums.net } })
  })

  it('can be made of an invoice that came to nothing, so that its work is open again', async () => {
    const project = await firm.insertProject()
    await firm.work(project)
    const draft = await firm.draft(project)
    const params = { id: draft.id, itemId: draft.items[0]?.id ?? '' }
    await firm.lead.call(invoices.updateInvoiceItem, { params, body: { discountRate: 100 } })
    const invoice = await firm.bill(draft)
    expect(invoice).toMatchObject({ state: 'paid', can: { credit: true } })
    await firm.credit(invoice)
    expect((await firm.read(invoice)).can.credit).toBe(false)
    expect((await open(project)).time).toMatchObject([{ net: 100_00 }])
  })

  it('stays where its rest stands on another invoice, which is named', async () => {
    const project = await firm.insertProject()
    await firm.work(project, { hours: 4 })
    const draft = await firm.draft(project)
    const item = draft.items[0]
    await firm.lead.call(invoices.updateInvoiceItem, {
      params: { id: draft.id, itemId: item?.id ?? '' },
      body: { quantity: 1, state: 'partlyInvoiced' },
    })
    const first = await firm.bill(draft)
    const second = await firm.draft(project)
    expect(second.items).toMatchObject([{ quantity: 3, linkedInvoiceItem: { id: item?.id } }])
    expect(await firm.refusedToCredit(first)).toMatchObject({
      ...{ status: 409, reason: 'restOnAnotherInvoice', invoice: 'a draft', invoiceID: second.id },
    })
    const billed = await firm.bill(second)
    expect(await firm.refusedToCredit(first)).toMatchObject({ reason: 'restOnAnotherInvoice', invoice: 'INV-0002' })
    expect((await creditable(first)).items[0]?.restOn).toEqual({ id: second.id, number: 'INV-0002' })
    // The rest waits again once its invoice is taken back, and after that all of it is open.
    await firm.credit(billed)
    expect((await open(project)).waitingItems).toMatchObject([{ id: item?.id, quantity: 3 }])
    await firm.credit(first)
    const after = await open(project)
    expect(after.waitingItems).toEqual([])
    expect(after.time).toMatchObject([{ quantity: 4 }])
  })
})

describe('it is refused', () => {
  it('above what is left, and the other way round', async () => {
    const invoice = await firm.billed([100_00])
    const id = invoice.items[0]?.id ?? ''
    for (const quantity of [1.0001, -1, 0])
      expect(await firm.refusedToCredit(invoice, { items: [{ id, quantity }] })).toMatchObject({
        ...{ status: 409, reason: 'creditExceedsLeft', itemID: id, item: 'Item 1', left: 1 },
      })
    expect(await firm.refusedToCredit(invoice, { items: [{ id }, { id }] })).toMatchObject({ reason: 'invalidInput' })
    const other = await firm.billed([100_00])
    expect(await firm.refusedToCredit(invoice, { items: [{ id: other.items[0]?.id ?? '' }] })).toMatchObject({
      status: 404,
    })
  })

  it('where it would come to less than nothing, or to more than was billed', async () => {
    const project = await firm.insertProject()
    const draft = await firm.draft(project, {
      freeItems: [
        { name: 'Work', unitAmount: 100_00 },
        { name: 'Taken off', quantity: -1, unitAmount: 10_00 },
      ],
    })
    const invoice = await firm.bill(draft)
    const takenOff = invoice.items[1]?.id ?? ''
    expect(await firm.refusedToCredit(invoice, { items: [{ id: takenOff }] })).toMatchObject({
      reason: 'creditBelowZero',
    })
    // VAT of both is 20 %: what is left of the work alone is more than the client was billed.
    expect(await firm.refusedToCredit(invoice, { items: [{ id: invoice.items[0]?.id ?? '' }] })).toMatchObject({
      ...{ status: 409, reason: 'creditExceedsLeft', item: invoice.number, left: '£108.00' },
    })
    expect((await firm.credit(invoice)).sums.net).toBe(90_00)
  })

  it('of drafts, of credit notes and of an invoice that changed meanwhile', async () => {
    const draft = await firm.draft(await firm.insertProject(), { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
    expect(await firm.refusedToCredit(draft)).toMatchObject({ reason: 'invoiceNotBilled' })
    const invoice = await firm.billed([100_00])
    const note = await firm.credit(invoice, { items: [{ id: invoice.items[0]?.id ?? '', quantity: 0.5 }] })
    expect(await firm.refusedToCredit(note)).toMatchObject({ reason: 'invoiceNotBilled' })
    expect(await firm.refusedToCredit(invoice, { version: invoice.version })).toMatchObject({
      reason: 'changedMeanwhile',
    })
  })

  it('to whoever may not write on the invoicing of all its projects', async () => {
    const projectId = await firm.insertProject()
    const invoice = await firm.billed([100_00], { projectId })
    expect(await firm.refusedToCredit(invoice, {}, firm.ana)).toMatchObject({ status: 404 })
    await firm.letIn(projectId, firm.ana, { invoicing: 'read' })
    expect(await firm.refusedToCredit(invoice, {}, firm.ana)).toMatchObject({ reason: 'invalidPermission' })
    expect((await firm.ana.call(creditNotes.getCreditableItems, { params: { id: invoice.id } })).left).toBe(100_00)
  })
})

it('what many credit at once is credited once, with numbers that have no gaps', async () => {
  const invoice = await firm.billed([100_00])
  const items = [{ id: invoice.items[0]?.id ?? '', quantity: 0.3 }]
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      firm.lead.send(creditNotes.createCreditNote, { params: { id: invoice.id }, body: { items } }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await firm.read(invoice)).toMatchObject({ credited: 90_00, open: 10_00 })
  const numbers = await server.sql<{ counter: number }>(
    `select counter from invoices where company_id = $1 and kind = 'creditNote' order by counter`,
    [firm.company.id],
  )
  expect(numbers.map(({ counter }) => counter)).toEqual([1, 2, 3])
})

it('leave on the invoice what its items were billed with, once that is open again', async () => {
  const id = await firm.insertProject()
  for (const day of ['2026-07-03', '2026-07-01', '2026-07-02']) await firm.work(id, { day, hours: 2 })
  const spent = await firm.spend(id, { net: 12_34 })
  const billed = await firm.bill(await firm.draft(id))
  const rowsOf = async (name: string, query: object = {}) => {
    const { items } = await firm.read(billed)
    const item = items.find(({ source }) => source === name)
    const page = await firm.lead.call(invoices.listRowsBehindItem, {
      params: { id: billed.id, itemId: item?.id ?? '' },
      query,
    })
    return {
      count: item?.rows,
      total: page.metadata.total,
      rows: page.items.map(({ id: _id, roleName: _roleName, text: _text, ...row }) => row),
    }
  }
  const before = [await rowsOf('time'), await rowsOf('expenses'), await rowsOf('time', { page: 2, per: 2 })]
  expect(before).toMatchObject([
    { count: 3, total: 3 },
    { count: 1, total: 1, rows: [{ net: 12_34 }] },
    { rows: [{ day: '2026-07-03' }] },
  ])
  await firm.credit(billed)
  // What was on it can be billed anew, at other rates and by other people.
  await firm.run('update time_sheet_submissions set hourly_charge = 1 where company_id = $1 and targetable_id = $2', id)
  await firm.run('update expenses set net_in_project = 1 where company_id = $1 and id = $2', spent)
  await firm.bill(await firm.draft(id))
  expect([await rowsOf('time'), await rowsOf('expenses'), await rowsOf('time', { page: 2, per: 2 })]).toEqual(before)
})
