import { invoices } from '@praxis/contract/invoices/invoices'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, linesOf, startInvoicesServer } from './testing/invoices-firm'
import { expectSums } from './testing/recount'

let server: TestServer
let firm: InvoicesFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const openWork = (projectID: string, more: object = {}) =>
  firm.lead.call(invoices.getUninvoicedWork, { body: { projectIDs: [projectID], ...more } })
const uninvoicedOf = async (id: string) =>
  (await firm.lead.call(invoices.getProjectInvoicing, { params: { id } })).uninvoiced
const notOffered = async (projectID: string) =>
  (await openWork(projectID)).notOffered.map(({ reason, kind, count, seconds, net }) => [
    reason,
    kind,
    count,
    seconds,
    net,
  ])

it('is approved time with a rate and approved expenses for the client; what is not says why', async () => {
  const id = await firm.insertProject()
  const offered = await firm.work(id)
  await firm.work(id, { state: 'waitingForApproval', hours: 2 })
  await firm.work(id, { state: 'denied' })
  await firm.work(id, { state: 'unsubmitted' })
  await firm.work(id, { columns: { chargeable: 0, charged: 0 } })
  await firm.work(id, { rate: null, hours: 3 })
  await firm.work(id, { rate: 0, hours: 0.5 })
  const spent = await firm.spend(id)
  await firm.spend(id, { state: 'waitingForApproval', net: 1_00 })
  await firm.spend(id, { state: 'denied' })
  await firm.spend(id, { billToClient: false, net: 2_00 })
  const work = await openWork(id)
  expect(work.time).toMatchObject([
    {
      employee: { displayName: 'Ana Reed' },
      quantity: 1,
      unitAmount: 100_00,
      net: 100_00,
      timeSheetSubmissions: [offered],
    },
  ])
  expect(work.expenses).toMatchObject([
    { id: spent, net: 50_00, typeName: 'Travel', vatRate: 0.2, vatCategory: 'standard' },
  ])
  expect((await notOffered(id)).toSorted()).toEqual(
    [
      ['notBilledToClient', 'expenses', 1, 0, 2_00],
      ['notBilledToClient', 'time', 1, 0, 0],
      ['waitingForApproval', 'expenses', 1, 0, 1_00],
      ['waitingForApproval', 'time', 1, 7200, 200_00],
      ['withoutRate', 'time', 2, 12_600, 0],
    ].toSorted(),
  )
  expect(work.net).toMatchObject({ time: 100_00, expenses: 50_00, total: 150_00, rounding: 0 })
  expect(await uninvoicedOf(id)).toMatchObject({
    time: 100_00,
    expenses: 50_00,
    total: 150_00,
    secondsWithoutRate: 12_600,
  })
  const draft = await firm.draft(id)
  expect(linesOf(draft)).toEqual([
    ['Ana Reed, Engineer', 1, 100_00],
    ['Train to Leeds', 1, 50_00],
  ])
  expect((await notOffered(id)).filter(([reason]) => reason === 'onAnotherDraft')).toEqual([
    ['onAnotherDraft', 'time', 1, 3600, 100_00],
    ['onAnotherDraft', 'expenses', 1, 0, 50_00],
  ])
  expect((await openWork(id)).notOffered.find(({ draftID }) => draftID !== null)?.draftID).toBe(draft.id)
  expect(await uninvoicedOf(id)).toMatchObject({ time: 100_00, expenses: 50_00, onDrafts: 150_00, total: 150_00 })
  await firm.bill(draft)
  expect(await uninvoicedOf(id)).toMatchObject({ time: 0, expenses: 0, onDrafts: 0, total: 0, seconds: 12_600 })
})

it('has no time of projects at a fixed price', async () => {
  const id = await firm.insertProject({ charging_mechanism: 'fixed' })
  await firm.work(id)
  expect((await openWork(id)).time).toEqual([])
  expect(await notOffered(id)).toEqual([['fixedPrice', 'time', 1, 3600, 100_00]])
  expect((await firm.draft(id)).items).toEqual([])
  expect(await uninvoicedOf(id)).toMatchObject({ time: 0, total: 0 })
})

it('is of the days asked for, and without what is left out', async () => {
  const id = await firm.insertProject()
  const june = await firm.work(id, { day: '2026-06-30' })
  const july = await firm.work(id, { day: '2026-07-01' })
  await firm.work(id, { day: '2026-07-16' })
  const draftOf = async (more: object) => {
    const draft = await firm.draft(id, more)
    await firm.lead.call(invoices.deleteInvoice, { params: { id: draft.id } })
    return draft.items.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions)
  }
  expect(await draftOf({})).toEqual([june, july])
  expect(await draftOf({ from: '2026-07-01' })).toEqual([july])
  expect(await draftOf({ to: '2026-06-30' })).toEqual([june])
  expect(await draftOf({ leaveOut: [june] })).toEqual([july])
  expect(await draftOf({ time: false })).toEqual([])
  expect((await openWork(id, { to: '2026-06-30' })).net).toMatchObject({ time: 100_00 })
  expect(await uninvoicedOf(id)).toMatchObject({ time: 300_00, beforeThisMonth: 100_00 })
})

it('is added to a draft later, once', async () => {
  const id = await firm.insertProject()
  const first = await firm.work(id)
  const draft = await firm.draft(id)
  const [second, spent] = [await firm.work(id, { day: '2026-07-02', by: firm.ben }), await firm.spend(id)]
  const add = (body: object) => firm.lead.call(invoices.addOpenWork, { params: { id: draft.id }, body })
  expect((await add({ expenses: false })).items.map((item) => item.timeSheetSubmissions)).toEqual([[first], [second]])
  expect((await add({})).items.map(({ expenses }) => expenses)).toEqual([[], [], [spent]])
  const again = await add({})
  expect(again.items).toHaveLength(3)
  expectSums(again)
})

it('covers expenses that came back, so that a draft shows less', async () => {
  const id = await firm.insertProject()
  const counterOf = await firm.spend(id, { net: 80_00 })
  await firm.spend(id, { net: -30_00, name: 'Refund', day: '2026-07-03', counterOf })
  const draft = await firm.draft(id)
  expect(linesOf(draft)).toEqual([
    ['Train to Leeds', 1, 80_00],
    ['Refund', -1, -30_00],
  ])
  expectSums(draft)
})

it('leaves out time that a retainer covers, and charges what lies beyond', async () => {
  const id = await firm.insertProject()
  const retainer = await firm.agreeOnHours(id, 10)
  await firm.work(id, { day: '2026-07-01', hours: 8 })
  const beyond = await firm.work(id, { day: '2026-07-02', hours: 4 })
  await firm.work(id, { day: '2026-06-30', hours: 1, role: 'Before' })
  await server.drainJobs()
  const work = await openWork(id)
  expect(work.time.map(({ quantity, roleName }) => [quantity, roleName]).toSorted()).toEqual([
    [1, 'Before'],
    [2, 'Engineer'],
  ])
  expect(work.notOffered).toMatchObject([{ reason: 'coveredByRetainer', count: 2, seconds: 10 * 3600, net: 0 }])
  expect(work.agreements).toMatchObject([{ id: retainer, total: 1_500_00, left: 1_500_00, due: 500_00, invoiced: 0 }])
  expect(await uninvoicedOf(id)).toMatchObject({ time: 300_00, seconds: 3 * 3600, agreements: 500_00, total: 800_00 })
  const draft = await firm.draft(id, { agreementItems: [{ id: retainer }] })
  expect(linesOf(draft).toSorted()).toEqual([
    ['Ana Reed, Before', 1, 100_00],
    ['Ana Reed, Engineer', 2, 200_00],
    ['Support', 1, 500_00],
  ])
  const ofBeyond = draft.items.find(({ timeSheetSubmissions }) => timeSheetSubmissions.includes(beyond))
  const rows = await firm.lead.call(invoices.listRowsBehindItem, {
    params: { id: draft.id, itemId: ofBeyond?.id ?? '' },
  })
  expect(rows.items).toMatchObject([{ id: beyond, seconds: 7200, net: 200_00, employeeName: 'Ana Reed' }])
  await firm.work(id, { day: '2026-07-01', hours: 3 })
  await server.drainJobs()
  expect((await openWork(id)).time).toMatchObject([{ quantity: 3, net: 300_00 }])
  expect((await openWork(id)).agreements).toMatchObject([{ left: 1_000_00, due: 0, draftID: draft.id }])
})

it('bills agreed items in parts that never come to more than was agreed', async () => {
  const id = await firm.insertProject()
  const agreed = await firm.agree(id, { amount: 1_000_00, due_date: '2026-09-01' })
  const first = await firm.draft(id, { agreementItems: [{ id: agreed, amount: 400_00 }] })
  expect((await openWork(id)).agreements).toMatchObject([{ total: 1_000_00, invoiced: 400_00, left: 600_00, due: 0 }])
  const refuse = (amount?: number) =>
    firm.lead.refusal(invoices.createInvoice, {
      body: { projectID: id, agreementItems: [{ id: agreed, ...(amount && { amount }) }] },
    })
  expect(await refuse(600_01)).toMatchObject({ fields: [{ path: 'agreementItems.0.amount' }] })
  const [item] = first.items
  const params = { id: first.id, itemId: item?.id ?? '' }
  const change = (unitAmount: number) => firm.lead.call(invoices.updateInvoiceItem, { params, body: { unitAmount } })
  expect(await firm.lead.refusal(invoices.updateInvoiceItem, { params, body: { unitAmount: 1_000_01 } })).toMatchObject(
    {
      fields: [{ path: 'unitAmount' }],
    },
  )
  await change(1_000_00)
  expect(await refuse()).toMatchObject({ fields: [{ path: 'agreementItems.0.id' }] })
  await change(300_00)
  expect((await openWork(id)).agreements).toMatchObject([{ left: 600_00 }])
  await firm.lead.call(invoices.updateInvoiceItem, { params, body: { state: 'partlyInvoiced' } })
  expect((await openWork(id)).agreements).toMatchObject([{ left: 700_00 }])
  await firm.bill(first)
  const second = await firm.draft(id, { agreementItems: [{ id: agreed }] })
  expect(linesOf(second)).toEqual([['Kick-off', 1, 700_00]])
  expect(
    await firm.lead.refusal(invoices.createInvoice, { body: { projectID: id, agreementItems: [{ id: id }] } }),
  ).toMatchObject({ fields: [{ path: 'agreementItems.0.id' }] })
})

it('bills no more than was agreed where the rest is on another draft by now', async () => {
  const id = await firm.insertProject()
  const agreementItems = [{ id: await firm.agree(id, { amount: 1_000_00 }) }]
  const first = await firm.draft(id, { agreementItems })
  const params = { id: first.id, itemId: first.items[0]?.id ?? '' }
  const change = (body: Input<typeof invoices.updateInvoiceItem>['body']) =>
    firm.lead.call(invoices.updateInvoiceItem, { params, body })
  await change({ unitAmount: 400_00, state: 'partlyInvoiced' })
  expect(linesOf(await firm.draft(id, { agreementItems }))).toEqual([['Kick-off', 1, 600_00]])
  await change({ state: 'fullyInvoiced' })
  expect(await firm.lead.refusal(invoices.updateInvoiceItem, { params, body: { unitAmount: 400_01 } })).toMatchObject({
    fields: [{ path: 'unitAmount', message: 'Maximum of 400.00 is required' }],
  })
  await change({ unitAmount: 300_00 })
  await change({ unitAmount: 400_00 })
})

it('makes drafts of agreed items that are due', async () => {
  const id = await firm.insertProject()
  const params = { id }
  expect(await firm.lead.refusal(invoices.createInvoiceByAgreements, { params, body: {} })).toMatchObject({
    ...{ status: 409, reason: 'nothingToInvoice' },
  })
  await firm.work(id)
  await firm.agree(id, { name: 'Due' })
  const later = await firm.agree(id, { name: 'Later', due_date: '2026-12-01' })
  const due = await firm.lead.call(invoices.createInvoiceByAgreements, { params, body: { note: 'Thanks' } })
  expect(linesOf(due)).toEqual([['Due', 1, 1_000_00]])
  expect(due.note).toBe('Thanks')
  const named = await firm.lead.call(invoices.createInvoiceByAgreements, {
    params,
    body: { agreementItems: [{ id: later }] },
  })
  expect(linesOf(named)).toEqual([['Later', 1, 1_000_00]])
  expect(await firm.lead.refusal(invoices.createInvoiceByAgreements, { params, body: {} })).toMatchObject({
    reason: 'nothingToInvoice',
  })
})

it('offers again what was billed in part or waits, and writes off what was lowered', async () => {
  const id = await firm.insertProject()
  const [first, second] = [
    await firm.work(id, { hours: 10 }),
    await firm.work(id, { day: '2026-07-02', hours: 5, by: firm.ben }),
  ]
  const spent = await firm.spend(id)
  const draft = await firm.draft(id, { freeItems: [{ name: 'Licence', unitAmount: 60_00 }] })
  const change = (at: number, body: object) =>
    firm.lead.call(invoices.updateInvoiceItem, { params: { id: draft.id, itemId: draft.items[at]?.id ?? '' }, body })
  await change(0, { quantity: 4, state: 'partlyInvoiced', discountRate: 50 })
  await change(1, { quantity: 3 })
  await change(2, { state: 'billNextTime' })
  await change(3, { state: 'billNextTime' })
  const billed = await firm.bill(draft)
  expect(billed.sums).toMatchObject({ net: 500_00 })
  const work = await openWork(id)
  expect(work.time).toEqual([])
  expect(work.expenses).toMatchObject([{ id: spent }])
  expect(work.waitingItems).toMatchObject([
    {
      name: 'Ana Reed, Engineer',
      source: 'time',
      quantity: 6,
      unitAmount: 100_00,
      net: 600_00,
      invoice: { id: draft.id },
    },
    { name: 'Licence', source: 'free', quantity: 1, unitAmount: 60_00, net: 60_00 },
  ])
  expect(await uninvoicedOf(id)).toMatchObject({ time: 0, expenses: 50_00, waitingItems: 660_00, total: 710_00 })
  const next = await firm.draft(id)
  expect(linesOf(next)).toEqual([
    ['Train to Leeds', 1, 50_00],
    ['Ana Reed, Engineer', 6, 600_00],
    ['Licence', 1, 60_00],
  ])
  expect(next.items[1]).toMatchObject({
    ...{ timeSheetSubmissions: [], linkedInvoiceItem: { invoiceID: draft.id, invoiceNumber: billed.number } },
  })
  expect((await openWork(id)).waitingItems).toEqual([])
  expect(billed.items.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions)).toEqual([first, second])
  await firm.lead.call(invoices.deleteInvoice, { params: { id: next.id } })
  expect((await openWork(id)).waitingItems).toHaveLength(2)
  const kept = await firm.draft(id, { waitingItems: false, expenses: false })
  expect(kept.items).toEqual([])
  const waitingAgain = await firm.draft(id, { freeItems: [{ name: 'Now', unitAmount: 1 }] })
  const rest = waitingAgain.items.find(({ linkedInvoiceItem, source }) => linkedInvoiceItem && source === 'time')
  const params = { id: waitingAgain.id, itemId: rest?.id ?? '' }
  await firm.lead.call(invoices.updateInvoiceItem, { params, body: { state: 'billNextTime' } })
  await firm.bill(waitingAgain)
  expect((await openWork(id)).waitingItems).toMatchObject([{ quantity: 6, invoice: { id: draft.id } }])
})

it('groups clients by what is open, as far as the viewer may see it', async () => {
  const other = await createInvoicesFirm(server)
  const [one, two] = [await other.insertProject({ name: 'Alpha' }), await other.insertProject({ name: 'Beta' })]
  await other.work(one, { hours: 2 })
  await other.spend(two)
  await other.insertProject({ name: 'Nothing' })
  await other.draft(one)
  const seen = (by: typeof other.lead, body: object = {}) => by.call(invoices.listUninvoicedClients, { body })
  const all = await seen(other.lead)
  expect(all.items).toMatchObject([
    {
      client: { id: other.clientId },
      projects: [{ name: 'Alpha' }, { name: 'Beta' }],
      sums: [{ currency: 'GBP', total: 250_00 }],
    },
  ])
  expect(all.sums).toMatchObject([{ time: 200_00, expenses: 50_00, onDrafts: 200_00, total: 250_00 }])
  expect(await seen(other.ana)).toMatchObject({ items: [], sums: [], metadata: { total: 0 } })
  await other.letIn(two, other.ana, { invoicing: 'read' })
  expect(await seen(other.ana)).toMatchObject({ items: [{ projects: [{ id: two }] }], sums: [{ total: 50_00 }] })
  expect((await seen(other.manager, { search: 'zzz' })).items).toEqual([])
  await server.sql(
    `insert into search_words (company_id, entity, word, entity_id) values ($1, 'project', 'beta', $2)`,
    [other.company.id, two],
  )
  // A word of a project finds it alone; sums are of what is found.
  expect(await seen(other.lead, { search: 'bet' })).toMatchObject({
    items: [{ projects: [{ name: 'Beta' }] }],
    sums: [{ total: 50_00 }],
  })
})

it('rounds by the line, and says what that makes of its entries', async () => {
  const id = await firm.insertProject()
  for (const minutes of [20, 20, 20]) await firm.work(id, { hours: minutes / 60, rate: 100_00 })
  const work = await openWork(id)
  expect(work.time).toMatchObject([{ quantity: 1, net: 100_00 }])
  expect(work.net.rounding).toBe(1)
  const single = await openWork(id, { timeSheetGrouping: 'byEachSingleSubmission' })
  expect(single.net).toMatchObject({ time: 99_99, rounding: 0 })
})
