import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { createEmployee, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, startInvoicesServer } from './testing/invoices-firm'
import { expectSums } from './testing/recount'

let server: TestServer
let firm: InvoicesFirm
let people: TestPerson[]
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
  people = await Promise.all(
    Array.from({ length: 50 }, () => createEmployee(server, firm.company, { capabilities: ['canManageProjects'] })),
  )
})
afterAll(() => expectOpenWorkKept(server))

const rowsOn = (drafts: readonly Invoice[]) =>
  drafts.flatMap(({ items }) => items.flatMap((item) => [...item.timeSheetSubmissions, ...item.expenses]))

it('billed by fifty people get numbers without gaps or doubles', async () => {
  const freeItems = [{ name: 'Licence', unitAmount: 100_00 }]
  const projects: string[] = []
  for (const _ of people) projects.push(await firm.insertProject())
  const drafts = await Promise.all(
    people.map((person, index) => firm.draft(projects[index] ?? '', { freeItems }, person)),
  )
  const billed = await Promise.all(drafts.map((draft, index) => firm.bill(draft, people[index])))
  expect(billed.map(({ number }) => number).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, index) => `INV-${String(index + 1).padStart(4, '0')}`),
  )
  const [settings] = await firm.run(
    `select settings #>> '{invoice,nextNumber}' as next from companies where company_id = $1`,
  )
  expect(settings).toEqual({ next: '51' })
})

it('leave no gap where one of those who bill is refused', async () => {
  const id = await firm.insertProject()
  const good = await firm.draft(id, { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
  const late = await firm.draft(id, { dueDate: '2026-07-01', freeItems: [{ name: 'Licence', unitAmount: 1 }] })
  const next = async () => (await firm.lead.call(invoices.generateInvoiceNumber, { params: { id: good.id } })).number
  const before = await next()
  await firm.lead.refusal(invoices.moveToBilled, { params: { id: late.id }, body: {} })
  expect(await next()).toBe(before)
  expect((await firm.bill(good)).number).toBe(before)
})

it('made of the same work by twenty people have each row once', async () => {
  const id = await firm.insertProject()
  const work: string[] = []
  for (let entry = 0; entry < 30; entry += 1) work.push(await firm.work(id))
  const spent = await firm.spend(id)
  const drafts = await Promise.all(people.slice(0, 20).map((person) => firm.draft(id, {}, person)))
  expect(rowsOn(drafts).toSorted()).toEqual([...work, spent].toSorted())
})

it('of several projects in any order wait for each other, and none of them for good', async () => {
  const ids = [await firm.insertProject(), await firm.insertProject(), await firm.insertProject()]
  const work: string[] = []
  for (const id of [...ids, ...ids]) work.push(await firm.work(id))
  const drafts = await Promise.all(
    people.slice(0, 12).map((person, index) => {
      const order = index % 2 === 0 ? ids : ids.toReversed()
      return firm.draft(order[0] ?? '', { projectIDs: order }, person)
    }),
  )
  expect(rowsOn(drafts).toSorted()).toEqual(work.toSorted())
})

it('billed twice at once are billed once', async () => {
  const draft = await firm.draft(await firm.insertProject(), { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
  const answers = await Promise.all(
    people.slice(0, 5).map((person) => person.send(invoices.moveToBilled, { params: { id: draft.id }, body: {} })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

it('take parts of an agreed amount at once, and no more than there is', async () => {
  const id = await firm.insertProject()
  const agreed = await firm.agree(id, { amount: 1_000_00 })
  const answers = await Promise.all(
    people.slice(0, 10).map((person) =>
      person.send(invoices.createInvoice, {
        body: { projectID: id, agreementItems: [{ id: agreed, amount: 300_00 }] },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const [{ sum } = { sum: 0 }] = await server.sql<{ sum: number }>(
    'select sum(gross)::int as sum from invoice_items where agreement_item_id = $1',
    [agreed],
  )
  expect(sum).toBe(900_00)
})

it('changed by several people at once keep sums that add up', async () => {
  const freeItems = Array.from({ length: 8 }, (_, index) => ({ name: `Item ${index}`, unitAmount: 3_33 }))
  const draft = await firm.draft(await firm.insertProject(), { freeItems })
  await Promise.all(
    draft.items.map((item, index) =>
      people[index]?.call(invoices.updateInvoiceItem, {
        params: { id: draft.id, itemId: item.id },
        body: { quantity: index + 1.5 },
      }),
    ),
  )
  const changed = await firm.lead.call(invoices.getInvoice, { params: { id: draft.id } })
  expect(changed.items.map(({ quantity }) => quantity)).toEqual(draft.items.map((_, index) => index + 1.5))
  expectSums(changed)
  const [kept] = await server.sql('select net::int as net, vat::int as vat from invoices where id = $1', [draft.id])
  expect(kept).toEqual({ net: changed.sums.net, vat: changed.sums.vat })
})

it('of two thousand entries are made, grouped and billed', async () => {
  const id = await firm.insertProject()
  await firm.run(
    `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
       targetable_id, client_id, role_name, hourly_charge, hourly_cost, state)
     select $1, gen_random_uuid(), $2, date '2026-01-01' + n % 180, 1000, 1000, 1000, 1000, $3, $4, 'Engineer ' || n % 7, 9999, 1,
       'approved'
     from generate_series(1, 2000) as n`,
    ...[firm.ana.employeeId, id, firm.clientId],
  )
  const draft = await firm.draft(id)
  expect(rowsOn([draft])).toHaveLength(2000)
  expectSums(draft)
  const params = { id: draft.id }
  const grouped = await firm.lead.call(invoices.updateTimeSheetGrouping, {
    params,
    body: { timeSheetGrouping: 'none' },
  })
  expect(grouped.items).toHaveLength(7)
  expectSums(grouped)
  expect(
    await firm.lead.refusal(invoices.updateTimeSheetGrouping, {
      params,
      body: { timeSheetGrouping: 'byEachSingleSubmission' },
    }),
  ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'items' }] })
  const billed = await firm.bill(draft)
  expect(rowsOn([billed])).toHaveLength(2000)
})
