import { operations } from '@praxis/contract/company/history-and-jobs'
import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projects } from '@praxis/contract/projects/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertClient } from '../../testing/client-rows'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, linesOf, startInvoicesServer, TODAY } from './testing/invoices-firm'
import { expectSums } from './testing/recount'

let server: TestServer
let firm: InvoicesFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const noId = '7d6e2c1c-6d0f-4a52-9a3e-2f1f0f6d0a11'
const item = { name: 'Licence', unitAmount: 100_00 }

it('are made of approved time, expenses and agreed items, and billed with a number', async () => {
  const id = await firm.insertProject()
  await firm.work(id, { hours: 2 })
  await firm.work(id, { day: '2026-07-03', hours: 1.5, by: firm.ben })
  await firm.spend(id)
  const agreed = await firm.agree(id)
  const draft = await firm.draft(id, {
    agreementItems: [{ id: agreed }],
    freeItems: [{ name: 'Licence', unitAmount: 99_99 }],
  })
  expect(linesOf(draft)).toEqual([
    ['Ana Reed, Engineer', 2, 200_00],
    ['Ben Reed, Engineer', 1.5, 150_00],
    ['Train to Leeds', 1, 50_00],
    ['Kick-off', 1, 1_000_00],
    ['Licence', 1, 99_99],
  ])
  expect(draft.sums).toMatchObject({ net: 1_499_99, vat: 300_00, total: 1_799_99, discount: 0 })
  expectSums(draft)
  expect(draft).toMatchObject({ state: 'draft', number: null, billedOn: null, dueDate: '2026-08-14', isWhole: true })
  const params = { id: draft.id }
  expect(await firm.lead.call(invoices.generateInvoiceNumber, { params })).toEqual({ number: 'INV-0001' })
  const billed = await firm.bill(draft)
  expect(billed).toMatchObject({ stage: 'billed', state: 'billed', number: 'INV-0001', billedOn: TODAY })
  expect(billed).toMatchObject({ open: 1_799_99, received: 0, credited: 0, billedBy: { displayName: 'Lena Reed' } })
  expect(billed.can).toMatchObject({ edit: false, bill: false, delete: false, credit: true, send: true })
  expect(await firm.lead.call(invoices.generateInvoiceNumber, { params })).toEqual({ number: 'INV-0001' })
  expect(await firm.lead.call(invoices.getInvoice, { params })).toEqual(billed)
  const history = await firm.lead.call(operations.getHistory, { params: { entity: 'invoice', id: draft.id } })
  expect(history.items.map(({ action }) => action).toSorted()).toEqual(['billed', 'created'])
})

it('stay as they are once billed', async () => {
  const id = await firm.insertProject()
  const { id: invoiceId, items } = await firm.bill(await firm.draft(id, { freeItems: [item] }))
  const params = { id: invoiceId }
  const ofItem = { ...params, itemId: items[0]?.id ?? '' }
  const refusals = [
    firm.lead.refusal(invoices.updateInvoice, { params, body: { note: 'x' } }),
    firm.lead.refusal(invoices.deleteInvoice, { params }),
    firm.lead.refusal(invoices.updateTimeSheetGrouping, { params, body: { timeSheetGrouping: 'none' } }),
    firm.lead.refusal(invoices.createInvoiceItem, { params, body: item }),
    firm.lead.refusal(invoices.addOpenWork, { params, body: {} }),
    firm.lead.refusal(invoices.updateInvoiceItem, { params: ofItem, body: { quantity: 2 } }),
    firm.lead.refusal(invoices.deleteInvoiceItem, { params: ofItem }),
    firm.lead.refusal(invoices.orderInvoiceItems, { params, body: { itemIDs: [] } }),
    firm.lead.refusal(invoices.moveToBilled, { params, body: {} }),
  ]
  for (const refusal of await Promise.all(refusals))
    expect(refusal).toMatchObject({ status: 409, reason: 'billedInvoiceCannotBeEdited' })
})

it('are billed with items to be billed now, and with no less than nothing', async () => {
  const id = await firm.insertProject()
  const empty = await firm.draft(id)
  const bill = (draft: { readonly id: string }) =>
    firm.lead.refusal(invoices.moveToBilled, { params: { id: draft.id }, body: {} })
  expect(await bill(empty)).toMatchObject({ status: 400, reason: 'emptyInvoiceCannotBeBilled' })
  const later = await firm.draft(id, { freeItems: [{ ...item, state: 'billNextTime' }] })
  expect(later.sums).toMatchObject({ net: 0, total: 0, vatGroups: [] })
  expect(later.waiting).toEqual({ count: 1, subtotal: 100_00 })
  expect(await bill(later)).toMatchObject({ reason: 'emptyInvoiceCannotBeBilled' })
  const negative = await firm.draft(id, { freeItems: [{ ...item, quantity: -1 }] })
  expect(negative.sums).toMatchObject({ net: -100_00, vat: -20_00 })
  expect(await bill(negative)).toMatchObject({ status: 400, reason: 'negativeInvoiceCannotBeBilled' })
  const nothing = await firm.draft(id, { freeItems: [{ ...item, discountRate: 100 }] })
  expect(await firm.bill(nothing)).toMatchObject({ state: 'paid', sums: { gross: 100_00, discount: 100_00, total: 0 } })
})

it('are due by the terms of the client, else the company, unless a day is typed', async () => {
  const other = await createInvoicesFirm(server)
  const id = await other.insertProject()
  expect(await other.draft(id)).toMatchObject({ dueDate: '2026-08-14', isDueDateTyped: false })
  await other.setClientBilling({ payment_terms_days: 7 })
  const draft = await other.draft(id, { freeItems: [item] })
  expect(draft).toMatchObject({ dueDate: '2026-07-22', isDueDateTyped: false })
  const params = { id: draft.id }
  const update = (body: { readonly dueDate: string | null }) =>
    other.lead.call(invoices.updateInvoice, { params, body })
  expect(await update({ dueDate: '2026-07-14' })).toMatchObject({ dueDate: '2026-07-14', isDueDateTyped: true })
  expect(await other.lead.refusal(invoices.moveToBilled, { params, body: {} })).toMatchObject({
    reason: 'invalidInput',
    fields: [{ path: 'dueDate' }],
  })
  await update({ dueDate: null })
  expect(await other.bill(draft)).toMatchObject({ dueDate: '2026-07-22', isDueDateTyped: false })
})

it('have the VAT of the project, else of the client, else of the company', async () => {
  const other = await createInvoicesFirm(server)
  const [usual, special] = [await other.insertProject(), await other.insertProject()]
  const vatOf = async (project: string) => {
    const { items } = await other.draft(project, { freeItems: [item] })
    return [items[0]?.vatCategory, items[0]?.vatRate]
  }
  expect(await vatOf(usual)).toEqual(['standard', 0.2])
  await other.setClientBilling({ vat_rate: 0, vat_category: 'reverseCharge' })
  expect(await vatOf(usual)).toEqual(['reverseCharge', 0])
  await other.run(
    `insert into project_billing (company_id, targetable_id, vat_rate, vat_category, purchase_order, expense_mark_up)
     values ($1, $2, 500, 'standard', 'PO-17', 1250)`,
    special,
  )
  expect(await vatOf(special)).toEqual(['standard', 0.05])
  await other.spend(special, { net: 80_00 })
  const draft = await other.draft(special)
  expect(draft.reference).toBe('PO-17')
  expect(linesOf(draft)).toEqual([['Train to Leeds', 1, 90_00]])
  const behind = { params: { id: draft.id, itemId: draft.items[0]?.id ?? '' } }
  expect((await other.lead.call(invoices.listRowsBehindItem, behind)).items).toMatchObject([
    { kind: 'expense', text: 'Train to Leeds', seconds: 0, net: 90_00 },
  ])
  expect(await other.draft(special, { reference: 'Mine' })).toMatchObject({ reference: 'Mine' })
})

it('are changed item by item, and show sums that add up', async () => {
  const id = await firm.insertProject()
  await firm.work(id, { hours: 10 })
  let draft = await firm.draft(id, { freeItems: [item, { name: 'Postage', unitAmount: 3_33, vatRate: 0 }] })
  const params = { id: draft.id }
  const idOf = (name: string) => draft.items.find((each) => each.name.startsWith(name))?.id ?? ''
  const change = async (name: string, body: object) => {
    draft = await firm.lead.call(invoices.updateInvoiceItem, { params: { ...params, itemId: idOf(name) }, body })
    expectSums(draft)
    return draft.items.find((each) => each.name.startsWith(name))
  }
  expect(await change('Licence', { quantity: 3.3333, unitAmount: 9_99, discountRate: 12.5 })).toMatchObject({
    ...{ gross: 33_30, subtotal: 29_14, quantity: 3.3333, discountRate: 12.5, original: 100_00 },
  })
  expect(await change('Ana', { quantity: 8, description: 'As agreed' })).toMatchObject({
    ...{ subtotal: 800_00, original: 1_000_00, state: 'fullyInvoiced', description: 'As agreed' },
  })
  expect(await change('Ana', { state: 'billNextTime' })).toMatchObject({ state: 'billNextTime' })
  expect(draft.waiting).toEqual({ count: 1, subtotal: 800_00 })
  expect(await change('Postage', { vatCategory: 'exempt' })).toMatchObject({ vatRate: 0, vatCategory: 'exempt' })
  expect(await change('Postage', { vatRate: 0.2 })).toMatchObject({ vatRate: 0.2, vatCategory: 'standard' })
  expect(await change('Postage', { vatRate: 0 })).toMatchObject({ vatRate: 0, vatCategory: 'zero' })
  const refuse = (body: object) =>
    firm.lead.refusal(invoices.updateInvoiceItem, { params: { ...params, itemId: idOf('Postage') }, body })
  expect(await refuse({ vatRate: 0.2, vatCategory: 'exempt' })).toMatchObject({ fields: [{ path: 'vatRate' }] })
  expect(await refuse({ vatCategory: 'standard' })).toMatchObject({ fields: [{ path: 'vatRate' }] })
  expect(await refuse({ unitAmount: 1_000_000_000_000 })).toMatchObject({ fields: [{ path: 'unitAmount' }] })
  expect(await refuse({ quantity: 0.00001 })).toMatchObject({ reason: 'invalidInput' })
  draft = await firm.lead.call(invoices.createInvoiceItem, { params, body: { ...item, name: 'Training' } })
  expectSums(draft)
  const itemIDs = draft.items.map((each) => each.id).toReversed()
  draft = await firm.lead.call(invoices.orderInvoiceItems, { params, body: { itemIDs } })
  expect(draft.items.map((each) => [each.id, each.index])).toEqual(itemIDs.map((each, index) => [each, index]))
  for (const wrong of [itemIDs.slice(1), [...itemIDs.slice(1), itemIDs[1] ?? ''], [...itemIDs, noId]])
    expect(await firm.lead.refusal(invoices.orderInvoiceItems, { params, body: { itemIDs: wrong } })).toMatchObject({
      reason: 'invalidInput',
    })
  draft = await firm.lead.call(invoices.deleteInvoiceItem, { params: { ...params, itemId: idOf('Training') } })
  expect(draft.items.map((each) => each.name)).toEqual(['Postage', 'Licence', 'Ana Reed, Engineer'])
  expectSums(draft)
  const unknown = { ...params, itemId: noId }
  expect(await firm.lead.refusal(invoices.deleteInvoiceItem, { params: unknown })).toMatchObject({ reason: 'notFound' })
  expect(await firm.lead.refusal(invoices.listRowsBehindItem, { params: unknown })).toMatchObject({
    reason: 'notFound',
  })
  const history = await firm.lead.call(operations.getHistory, { params: { entity: 'invoice', id: draft.id } })
  expect(new Set(history.items.map(({ action }) => action))).toEqual(
    new Set(['created', 'itemUpdated', 'itemAdded', 'itemsOrdered', 'itemRemoved']),
  )
})

it('refuse changes made on an older version', async () => {
  const id = await firm.insertProject()
  const { id: invoiceId, version, items } = await firm.draft(id, { freeItems: [item] })
  const params = { id: invoiceId }
  const changed = await firm.lead.call(invoices.updateInvoice, { params, body: { note: 'First', version } })
  expect(changed.version).toBe(version + 1)
  const itemIDs = items.map((each) => each.id)
  const ofItem = { ...params, itemId: itemIDs[0] ?? '' }
  const refusals = [
    firm.lead.refusal(invoices.updateInvoice, { params, body: { note: 'Second', version } }),
    firm.lead.refusal(invoices.updateTimeSheetGrouping, { params, body: { timeSheetGrouping: 'none', version } }),
    firm.lead.refusal(invoices.createInvoiceItem, { params, body: { ...item, version } }),
    firm.lead.refusal(invoices.addOpenWork, { params, body: { version } }),
    firm.lead.refusal(invoices.updateInvoiceItem, { params: ofItem, body: { quantity: 2, version } }),
    firm.lead.refusal(invoices.orderInvoiceItems, { params, body: { itemIDs, version } }),
    firm.lead.refusal(invoices.moveToBilled, { params, body: { version } }),
  ]
  for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ reason: 'changedMeanwhile' })
})

it('free what is on them when they or its items are deleted', async () => {
  const id = await firm.insertProject()
  const [first, second] = [await firm.work(id), await firm.work(id, { day: '2026-07-02', by: firm.ben })]
  const spent = await firm.spend(id)
  const draft = await firm.draft(id)
  const open = async () => {
    const { items } = await firm.draft(id)
    return items.flatMap(({ timeSheetSubmissions, expenses }) => [...timeSheetSubmissions, ...expenses])
  }
  expect(await open()).toEqual([])
  const ofFirst = draft.items.find(({ timeSheetSubmissions }) => timeSheetSubmissions.includes(first))
  const params = { id: draft.id }
  await firm.lead.call(invoices.deleteInvoiceItem, { params: { ...params, itemId: ofFirst?.id ?? '' } })
  expect(await open()).toEqual([first])
  await firm.lead.call(invoices.deleteInvoice, { params })
  expect(await open()).toEqual([second, spent])
  expect(await firm.lead.refusal(invoices.getInvoice, { params })).toMatchObject({ status: 404, reason: 'notFound' })
  expect(await server.sql(`select from search_words where entity = 'invoice' and entity_id = $1`, [draft.id])).toEqual(
    [],
  )
})

it('are listed by state, client, project, day and words, in every order', async () => {
  const other = await createInvoicesFirm(server)
  const [one, two] = [await other.insertProject({ name: 'Alpha' }), await other.insertProject({ name: 'Beta' })]
  await other.run(
    `insert into search_words (company_id, entity, word, entity_id) values ($1, 'client', 'northgate', $2), ($1, 'project', 'alpha', $3)`,
    ...[other.clientId, one],
  )
  const made = async (project: string, unitAmount: number, reference: string) =>
    other.draft(project, { freeItems: [{ name: 'Licence', unitAmount }], reference })
  const draft = await made(one, 30_00, 'Zebra')
  const billed = await other.bill(await made(one, 10_00, 'Yak'))
  const overdue = await other.bill(await made(two, 20_00, 'Xerus'))
  const paid = await other.bill(await made(two, 40_00, 'Wolf'))
  const partPaid = await other.bill(await made(two, 50_00, 'Vole'))
  await server.sql(`update invoices set due_date = '2026-07-14', day = '2026-06-01' where id = $1`, [overdue.id])
  await server.sql('update invoices set received = net + vat where id = $1', [paid.id])
  await server.sql('update invoices set received = 1 where id = $1', [partPaid.id])
  const list = async (
    filter: object,
    sortOrder: '-date' | 'total' | '-total' | 'dueDate' | '-dueDate' | 'date' = 'total',
  ) => {
    const { items, metadata } = await other.lead.call(invoices.listInvoicesPaginated, { body: { filter, sortOrder } })
    expect(metadata.total).toBe(items.length)
    return items.map(({ id }) => id)
  }
  const all = [billed.id, overdue.id, draft.id, paid.id, partPaid.id]
  expect(await list({})).toEqual(all)
  expect(await list({}, '-total')).toEqual(all.toReversed())
  expect((await list({}, 'date'))[0]).toBe(overdue.id)
  expect((await list({}, '-date')).at(-1)).toBe(overdue.id)
  expect((await list({}, 'dueDate'))[0]).toBe(overdue.id)
  expect((await list({}, '-dueDate')).at(-1)).toBe(overdue.id)
  expect(await list({ states: ['draft'] })).toEqual([draft.id])
  expect(await list({ states: ['billed'] })).toEqual([billed.id])
  expect(await list({ states: ['overdue'] })).toEqual([overdue.id])
  expect(await list({ states: ['paid'] })).toEqual([paid.id])
  expect(await list({ states: ['partPaid'] })).toEqual([partPaid.id])
  expect(await list({ states: ['credited'] })).toEqual([])
  expect(await list({ projectID: one })).toEqual([billed.id, draft.id])
  expect(await list({ clientID: other.clientId })).toEqual(all)
  expect(await list({ clientID: noId })).toEqual([])
  expect(await list({ kind: 'creditNote' })).toEqual([])
  expect(await list({ currency: 'EUR' })).toEqual([])
  expect(await list({ from: '2026-06-01', to: '2026-06-30' })).toEqual([overdue.id])
  expect(await list({ search: 'zeb' })).toEqual([draft.id])
  expect(await list({ search: 'north alph' })).toEqual([billed.id, draft.id])
  expect(await list({ search: `${billed.number}` })).toContain(billed.id)
  expect(await list({ search: 'nothing' })).toEqual([])
  const { sums } = await other.lead.call(invoices.sumInvoices, { body: {} })
  expect(sums).toEqual([
    {
      state: 'billed',
      currency: 'GBP',
      count: 1,
      net: 10_00,
      vat: 2_00,
      total: 12_00,
      open: 12_00,
      earliest: '2026-08-14',
    },
    { state: 'draft', currency: 'GBP', count: 1, net: 30_00, vat: 6_00, total: 36_00, open: 0, earliest: TODAY },
    {
      state: 'overdue',
      currency: 'GBP',
      count: 1,
      net: 20_00,
      vat: 4_00,
      total: 24_00,
      open: 24_00,
      earliest: '2026-07-14',
    },
    { state: 'paid', currency: 'GBP', count: 1, net: 40_00, vat: 8_00, total: 48_00, open: 0, earliest: '2026-08-14' },
    {
      state: 'partPaid',
      currency: 'GBP',
      count: 1,
      net: 50_00,
      vat: 10_00,
      total: 60_00,
      open: 59_99,
      earliest: '2026-08-14',
    },
  ])
  const ofProject = await other.lead.call(invoices.listProjectInvoices, { params: { id: one } })
  expect(ofProject.can).toEqual({ create: true })
  expect(await other.lead.call(invoices.getProjectInvoicing, { params: { id: one } })).toMatchObject({
    invoiced: 10_00,
    uninvoiced: { onDrafts: 30_00, total: 30_00 },
  })
  expect(ofProject.items.map(({ id }) => id).toSorted()).toEqual([billed.id, draft.id].toSorted())
})

it('keep hostile text as text, also in files and for spreadsheets', async () => {
  const other = await createInvoicesFirm(server)
  const id = await other.insertProject({ name: '=1+1' })
  const hostile = `=HYPERLINK("http://evil.example","x") <script>'; drop table invoices; --`
  const draft = await other.draft(id, {
    freeItems: [{ name: hostile, description: `${hostile}\n\u202eabc`, unitAmount: 1 }],
    reference: hostile,
    note: hostile,
  })
  expect(draft).toMatchObject({ reference: hostile, note: hostile, items: [{ name: hostile }] })
  const response = await other.lead.send(invoices.exportInvoices, { body: {} })
  const text = await response.text()
  expect(text).toContain(`"'=HYPERLINK(`)
  expect(text).toContain(`'=1+1`)
  const found = await other.lead.call(invoices.listInvoicesPaginated, { body: { filter: { search: `%_'"\\` } } })
  expect(found.items).toEqual([])
  expect(
    await other.lead.refusal(invoices.createInvoiceItem, {
      params: { id: draft.id },
      body: { ...item, name: 'a\u202eb' },
    }),
  ).toMatchObject({ reason: 'invalidInput' })
})

it('are in the currency of their projects, with VAT in that of the company beside it', async () => {
  const id = await firm.insertProject({ currency: 'EUR' })
  await firm.work(id, { hours: 10 })
  const draft = await firm.draft(id)
  expect(draft).toMatchObject({ currency: 'EUR', sums: { net: 1_000_00, vat: 200_00 } })
  expect(draft.vatInOwnCurrency).toMatchObject({ currency: 'GBP', vat: expect.any(Number) })
  expect(draft.vatInOwnCurrency?.vat).toBeLessThan(200_00)
  const pounds = await firm.insertProject()
  expect(
    await firm.lead.refusal(invoices.createInvoice, { body: { projectID: pounds, projectIDs: [id] } }),
  ).toMatchObject({ status: 409, reason: 'projectNotInvoiceable', why: 'it is in EUR' })
})

it('keep their project from moving to a client who trades in another currency, as a scheduled amount does', async () => {
  const clientID = await insertClient(server, firm.company.id, firm.manager.employeeId, { currency: 'EUR' })
  const [invoiced, scheduled] = [await firm.insertProject(), await firm.insertProject()]
  await firm.draft(invoiced, { freeItems: [item] })
  const scheduler = { type: 'fixedAmount', amount: 100_00 } as const
  await firm.lead.call(invoiceSchedulers.updateInvoiceScheduler, { params: { id: scheduled }, body: scheduler })
  for (const [id, amounts] of [
    [invoiced, 'invoices'],
    [scheduled, 'scheduled amounts'],
  ] as const)
    expect(
      await firm.manager.refusal(projects.updateProjectDetails, { params: { id }, body: { clientID } }),
    ).toMatchObject({
      fields: [{ path: 'clientID', message: `This client trades in EUR, the ${amounts} are in GBP` }],
    })
})

it('are billed or deleted before their project moves to another client', async () => {
  const clientID = await insertClient(server, firm.company.id, firm.manager.employeeId, { name: 'Halden' })
  const id = await firm.insertProject()
  const draft = await firm.draft(id, { freeItems: [item] })
  const move = { params: { id }, body: { clientID } }
  expect(await firm.manager.refusal(projects.updateProjectDetails, move)).toMatchObject({
    fields: [{ path: 'clientID', message: 'Bill or delete the draft invoices of this project first' }],
  })
  const billed = await firm.bill(draft)
  expect(await firm.manager.call(projects.updateProjectDetails, move)).toMatchObject({ client: { id: clientID } })
  expect(billed.client.id).toBe(firm.clientId)
})

it('are made for projects of one client', async () => {
  const id = await firm.insertProject()
  const internal = await firm.insertProject({ client_id: null, charging_mechanism: null, name: 'Internal' })
  const other = await createInvoicesFirm(server)
  const create = (body: { readonly projectID: string; readonly projectIDs?: string[] }) =>
    firm.lead.refusal(invoices.createInvoice, { body })
  expect(await create({ projectID: internal })).toMatchObject({
    ...{ reason: 'projectNotInvoiceable', project: 'Internal', why: 'it has no client' },
  })
  expect(await create({ projectID: id, projectIDs: [await other.insertProject()] })).toMatchObject({
    reason: 'notFound',
  })
  const [elsewhere] = await firm.run(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, gen_random_uuid(), 'Halden', $2, 'GBP')
     returning id`,
    firm.manager.employeeId,
  )
  const ofOther = await firm.insertProject({ client_id: elsewhere?.id })
  expect(await create({ projectID: id, projectIDs: [ofOther] })).toMatchObject({ why: 'it belongs to another client' })
  const both = await firm.draft(id, { projectIDs: [await firm.insertProject({ name: 'Second' }), id] })
  expect(both.projects.map(({ name }) => name)).toEqual(['Data platform', 'Second'])
  const params = { id: both.id }
  expect(await firm.lead.refusal(invoices.createInvoiceItem, { params, body: item })).toMatchObject({
    ...{ reason: 'invalidInput', fields: [{ path: 'projectID' }] },
  })
  const moved = await firm.draft(await firm.insertProject({ name: 'Moved' }))
  await server.sql('update targetables set client_id = $1 where id = $2', [elsewhere?.id, moved.projects[0]?.id])
  for (const refusal of [
    await firm.lead.refusal(invoices.addOpenWork, { params: { id: moved.id }, body: {} }),
    await firm.lead.refusal(invoices.createInvoiceItem, { params: { id: moved.id }, body: item }),
  ])
    expect(refusal).toMatchObject({ reason: 'projectNotInvoiceable', why: 'it belongs to another client' })
  const second = both.projects[1]?.id ?? ''
  const { items } = await firm.lead.call(invoices.createInvoiceItem, { params, body: { ...item, projectID: second } })
  expect(items).toMatchObject([{ project: { id: second } }])
})
