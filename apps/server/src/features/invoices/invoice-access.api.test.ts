import { operations } from '@praxis/contract/company/history-and-jobs'
import { invoices } from '@praxis/contract/invoices/invoices'
import { beforeAll, expect, it } from 'vitest'
import { createEmployee, impersonating, type TestPerson } from '../../testing/people'
import type { Caller, TestServer } from '../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, linesOf, startInvoicesServer } from './testing/invoices-firm'

let server: TestServer
let firm: InvoicesFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
})

const item = { name: 'Licence', unitAmount: 100_00 }

/** A call of everything that changes a draft, and of everything that makes one. */
const changesOf = (draft: { readonly id: string; readonly items: readonly { readonly id: string }[] }) => {
  const params = { id: draft.id }
  const itemIDs = draft.items.map(({ id }) => id)
  const ofItem = { params: { ...params, itemId: itemIDs[0] ?? '' } }
  return (by: Caller) => [
    by.refusal(invoices.updateInvoice, { params, body: { note: 'x' } }),
    by.refusal(invoices.deleteInvoice, { params }),
    by.refusal(invoices.updateTimeSheetGrouping, { params, body: { timeSheetGrouping: 'none' } }),
    by.refusal(invoices.createInvoiceItem, { params, body: item }),
    by.refusal(invoices.addOpenWork, { params, body: {} }),
    by.refusal(invoices.updateInvoiceItem, { ...ofItem, body: { quantity: 2 } }),
    by.refusal(invoices.deleteInvoiceItem, ofItem),
    by.refusal(invoices.orderInvoiceItems, { params, body: { itemIDs } }),
    by.refusal(invoices.moveToBilled, { params, body: {} }),
  ]
}
const readsOf = (draft: { readonly id: string; readonly items: readonly { readonly id: string }[] }) => {
  const params = { id: draft.id }
  return (by: Caller) => [
    by.refusal(invoices.getInvoice, { params }),
    by.refusal(invoices.generateInvoiceNumber, { params }),
    by.refusal(invoices.findInvoiceOfItem, { params: { itemId: draft.items[0]?.id ?? '' } }),
    by.refusal(invoices.listRowsBehindItem, { params: { ...params, itemId: draft.items[0]?.id ?? '' } }),
    by.refusal(operations.getHistory, { params: { entity: 'invoice', id: draft.id } }),
  ]
}
const makesFor = (id: string) => (by: Caller) => [
  by.refusal(invoices.createInvoice, { body: { projectID: id } }),
  by.refusal(invoices.createInvoiceByAgreements, { params: { id }, body: {} }),
]

const expectAll = async (refusals: readonly Promise<{ readonly reason: string }>[], reason: string) => {
  for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ reason })
}

it('are unknown to whoever may not see the invoicing of one of their projects', async () => {
  const id = await firm.insertProject()
  const draft = await firm.draft(id, { freeItems: [item] })
  const elsewhere = await createInvoicesFirm(server)
  await firm.letIn(id, firm.ben, { details: 'write', budgetPlan: 'write', agreements: 'write' })
  for (const person of [firm.ana, firm.ben, elsewhere.manager]) {
    await expectAll(changesOf(draft)(person), 'notFound')
    await expectAll(readsOf(draft)(person), 'notFound')
    const { items } = await person.call(invoices.listInvoicesPaginated, { body: {} })
    expect(items.map((each) => each.id)).not.toContain(draft.id)
  }
  for (const person of [firm.ana, elsewhere.manager]) {
    await expectAll(makesFor(id)(person), 'notFound')
    expect(await person.refusal(invoices.listProjectInvoices, { params: { id } })).toMatchObject({ reason: 'notFound' })
    const body = { projectIDs: [id] }
    expect(await person.refusal(invoices.getUninvoicedWork, { body })).toMatchObject({ reason: 'notFound' })
  }
  await expectAll(makesFor(id)(firm.ben), 'invalidPermission')
  expect(await firm.ben.refusal(invoices.listProjectInvoices, { params: { id } })).toMatchObject({
    reason: 'invalidPermission',
  })
  expect(await firm.ben.refusal(invoices.getUninvoicedWork, { body: { projectIDs: [id] } })).toMatchObject({
    reason: 'invalidPermission',
  })
})

it('are read, and not changed, with the right to read invoicing', async () => {
  const id = await firm.insertProject()
  await firm.work(id)
  const draft = await firm.draft(id)
  await firm.letIn(id, firm.ana, { invoicing: 'read' })
  await expectAll(changesOf(draft)(firm.ana), 'invalidPermission')
  await expectAll(makesFor(id)(firm.ana), 'invalidPermission')
  const params = { id: draft.id }
  const seen = await firm.ana.call(invoices.getInvoice, { params })
  expect(seen).toMatchObject({ isWhole: true, sums: draft.sums, open: 0 })
  expect(Object.entries(seen.can).filter(([, may]) => may)).toEqual([['readHistory', true]])
  expect(seen.items.some(({ canBeDeleted }) => canBeDeleted)).toBe(false)
  const project = await firm.ana.call(invoices.listProjectInvoices, { params: { id } })
  expect(project).toMatchObject({ items: [{ id: draft.id }], can: { create: false } })
  expect(await firm.ana.call(invoices.getUninvoicedWork, { body: { projectIDs: [id] } })).toMatchObject({ time: [] })
  await firm.letIn(id, firm.ben, { invoicing: 'write' })
  const changed = await firm.ben.call(invoices.createInvoiceItem, { params, body: item })
  expect(changed.can).toMatchObject({ edit: true, bill: true, delete: true })
  expect(await firm.bill(draft, firm.ben)).toMatchObject({ stage: 'billed', billedBy: { displayName: 'Ben Reed' } })
})

it('show who may see one of two projects its lines and sums alone', async () => {
  const [one, two] = [await firm.insertProject({ name: 'One' }), await firm.insertProject({ name: 'Two' })]
  await firm.work(one)
  await firm.work(two, { hours: 5, by: firm.ben })
  const draft = await firm.draft(one, { projectIDs: [two] })
  await firm.letIn(two, firm.ana, { invoicing: 'write' })
  await expectAll(changesOf(draft)(firm.ana), 'invalidPermission')
  const params = { id: draft.id }
  const seen = await firm.ana.call(invoices.getInvoice, { params })
  expect(linesOf(seen)).toEqual([['Ben Reed, Engineer', 5, 500_00]])
  expect(seen).toMatchObject({ isWhole: false, projects: [{ id: two }], sums: { net: 500_00, vat: 100_00 } })
  expect(seen).not.toHaveProperty('open')
  expect(JSON.stringify(seen)).not.toContain(one)
  const hidden = draft.items.find(({ project }) => project.id === one)
  expect(
    await firm.ana.refusal(invoices.listRowsBehindItem, { params: { ...params, itemId: hidden?.id ?? '' } }),
  ).toMatchObject({ reason: 'notFound' })
  const ofItem = { params: { itemId: hidden?.id ?? '' } }
  expect(await firm.ana.refusal(invoices.findInvoiceOfItem, ofItem)).toMatchObject({ reason: 'notFound' })
  expect(await firm.lead.call(invoices.findInvoiceOfItem, ofItem)).toEqual({ id: draft.id, number: null })
  const shown = { params: { itemId: seen.items[0]?.id ?? '' } }
  const { number } = await firm.bill(draft)
  expect(await firm.ana.call(invoices.findInvoiceOfItem, shown)).toEqual({ id: draft.id, number })
  const { items } = await firm.ana.call(invoices.listInvoicesPaginated, { body: { filter: { projectID: two } } })
  expect(items).toMatchObject([{ id: draft.id, net: 500_00, vat: 100_00, total: 600_00, projects: [{ id: two }] }])
  expect(items[0]).not.toHaveProperty('open')
  expect(await firm.ana.call(invoices.listInvoicesPaginated, { body: { filter: { projectID: one } } })).toMatchObject({
    items: [],
  })
  const { sums } = await firm.ana.call(invoices.sumInvoices, { body: { filter: { projectID: two } } })
  expect(sums).toMatchObject([{ state: 'billed', count: 1, net: 500_00, open: 0 }])
  expect(await firm.ana.refusal(operations.getHistory, { params: { entity: 'invoice', id: draft.id } })).toMatchObject({
    reason: 'notFound',
  })
  const csv = await (await firm.ana.send(invoices.exportInvoices, { body: { filter: { projectID: two } } })).text()
  expect(csv).toContain('500.00')
  expect(csv).not.toContain('One')
  await firm.letIn(one, firm.ana, { invoicing: 'read' })
  expect(await firm.ana.call(invoices.getInvoice, { params })).toMatchObject({ isWhole: true, open: 720_00 })
})

it('are searched by names of projects that the viewer may see, not by others', async () => {
  const [one, two] = [await firm.insertProject({ name: 'Quokka' }), await firm.insertProject({ name: 'Wombat' })]
  await firm.run(
    `insert into search_words (company_id, entity, word, entity_id) values ($1, 'project', 'quokka', $2), ($1, 'project', 'wombat', $3)`,
    ...[one, two],
  )
  const draft = await firm.draft(one, { projectIDs: [two], freeItems: [{ ...item, projectID: one }] })
  await firm.letIn(two, firm.ana, { invoicing: 'read' })
  const find = async (by: TestPerson, search: string) =>
    (await by.call(invoices.listInvoicesPaginated, { body: { filter: { search } } })).items.map(({ id }) => id)
  expect(await find(firm.ana, 'wombat')).toEqual([draft.id])
  expect(await find(firm.ana, 'quokka')).toEqual([])
  expect(await find(firm.manager, 'quokka')).toEqual([draft.id])
})

it('are made by who is impersonated, and the history names both', async () => {
  const id = await firm.insertProject()
  const support = await createEmployee(server, firm.company, { capabilities: ['canImpersonate'] })
  const asLead = await impersonating(server, support, firm.lead)
  const draft = await asLead.call(invoices.createInvoice, { body: { projectID: id, freeItems: [item] } })
  expect(draft.createdBy?.id).toBe(firm.lead.employeeId)
  await asLead.call(invoices.moveToBilled, { params: { id: draft.id }, body: {} })
  const rows = await server.sql<{ impersonator: string }>(
    `select distinct impersonator_id as impersonator from history where entity = 'invoice' and entity_id = $1`,
    [draft.id],
  )
  expect(rows).toEqual([{ impersonator: support.employeeId }])
})

it('are closed with the feature', async () => {
  const other = await createInvoicesFirm(server)
  const draft = await other.draft(await other.insertProject(), { freeItems: [item] })
  await server.sql(`update companies set features = features || '{"project": false}' where company_id = $1`, [
    other.company.id,
  ])
  await expectAll(changesOf(draft)(other.manager), 'featureDisabled')
  const [get, number, ofItem, rows, history] = readsOf(draft)(other.manager)
  await expectAll(
    [get, number, ofItem, rows].flatMap((refusal) => refusal ?? []),
    'featureDisabled',
  )
  expect(await history).toMatchObject({ reason: 'notFound' })
})
