import { type TimeSheetGrouping, timeSheetGroupings } from '@praxis/contract/invoices/invoice-rules'
import { invoices } from '@praxis/contract/invoices/invoices'
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

/** Ana in two months, at two rates; Ben in one. */
const workedProject = async () => {
  const id = await firm.insertProject()
  await firm.work(id, { day: '2026-06-10', hours: 1 })
  await firm.work(id, { day: '2026-06-11', hours: 2 })
  await firm.work(id, { day: '2026-07-01', hours: 3 })
  await firm.work(id, { day: '2026-07-02', hours: 1, rate: 120_00 })
  await firm.work(id, { day: '2026-07-03', hours: 4, by: firm.ben })
  return id
}

const lines: Readonly<Record<TimeSheetGrouping, unknown[]>> = {
  none: [
    ['Engineer', 10, 1_000_00],
    ['Engineer', 1, 120_00],
  ],
  byEmployee: [
    ['Ana Reed, Engineer', 6, 600_00],
    ['Ana Reed, Engineer', 1, 120_00],
    ['Ben Reed, Engineer', 4, 400_00],
  ],
  byEmployeeByMonth: [
    ['Ana Reed, Engineer', 3, 300_00],
    ['Ana Reed, Engineer', 3, 300_00],
    ['Ana Reed, Engineer', 1, 120_00],
    ['Ben Reed, Engineer', 4, 400_00],
  ],
  byEachSingleSubmission: [
    ['Ana Reed, Engineer', 1, 100_00],
    ['Ana Reed, Engineer', 2, 200_00],
    ['Ana Reed, Engineer', 3, 300_00],
    ['Ana Reed, Engineer', 1, 120_00],
    ['Ben Reed, Engineer', 4, 400_00],
  ],
}

it.each(timeSheetGroupings)('%s makes lines, and is come back to from every other', async (timeSheetGrouping) => {
  const id = await workedProject()
  const draft = await firm.draft(id, { timeSheetGrouping })
  expect(linesOf(draft)).toEqual(lines[timeSheetGrouping])
  const group = (other: TimeSheetGrouping) =>
    firm.lead.call(invoices.updateTimeSheetGrouping, { params: { id: draft.id }, body: { timeSheetGrouping: other } })
  for (const other of timeSheetGroupings) {
    const grouped = await group(other)
    expect(grouped.timeSheetGrouping).toBe(other)
    expect(linesOf(grouped)).toEqual(lines[other])
    expectSums(grouped)
  }
  const back = await group(timeSheetGrouping)
  expect(back.items.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions).toSorted()).toEqual(
    draft.items.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions).toSorted(),
  )
})

it('keeps other items, discounts, VAT and lines that were changed by hand', async () => {
  const id = await workedProject()
  await firm.work(id, { day: '2026-07-04', role: 'Lead', by: firm.lead })
  await firm.work(id, { day: '2026-07-05', role: 'Night watch', by: firm.lead })
  await firm.spend(id)
  const draft = await firm.draft(id, {
    timeSheetGrouping: 'byEmployee',
    freeItems: [{ name: 'Licence', unitAmount: 10_00, discountRate: 5 }],
  })
  const [ofAna, dearer, ofBen, named, noted, ...others] = draft.items
  const params = (item: typeof ofAna) => ({ id: draft.id, itemId: item?.id ?? '' })
  await firm.lead.call(invoices.updateInvoiceItem, { params: params(ofAna), body: { discountRate: 10 } })
  await firm.lead.call(invoices.updateInvoiceItem, { params: params(dearer), body: { quantity: 0.5 } })
  await firm.lead.call(invoices.updateInvoiceItem, { params: params(ofBen), body: { vatRate: 0.05 } })
  await firm.lead.call(invoices.updateInvoiceItem, { params: params(named), body: { name: 'Discovery' } })
  await firm.lead.call(invoices.updateInvoiceItem, { params: params(noted), body: { description: 'By night' } })
  const grouped = await firm.lead.call(invoices.updateTimeSheetGrouping, {
    params: { id: draft.id },
    body: { timeSheetGrouping: 'none' },
  })
  expectSums(grouped)
  expect(
    grouped.items.map(({ name, quantity, discountRate, vatRate }) => [name, quantity, discountRate, vatRate]),
  ).toEqual([
    ['Engineer', 6, 10, 0.2],
    ['Engineer', 4, 0, 0.05],
    ['Ana Reed, Engineer', 0.5, 0, 0.2],
    ['Discovery', 1, 0, 0.2],
    ['Lena Reed, Night watch', 1, 0, 0.2],
    ['Train to Leeds', 1, 0, 0.2],
    ['Licence', 1, 5, 0.2],
  ])
  expect(grouped.items.slice(5).map((item) => item.id)).toEqual(others.map((item) => item.id))
})

it('says of each line what is behind it, page by page', async () => {
  const id = await workedProject()
  const draft = await firm.draft(id, { timeSheetGrouping: 'none' })
  const params = { id: draft.id, itemId: draft.items[0]?.id ?? '' }
  const page = (query: object) => firm.lead.call(invoices.listRowsBehindItem, { params, query })
  const all = await page({})
  expect(all.items.map(({ day, employeeName, seconds, net }) => [day, employeeName, seconds, net])).toEqual([
    ['2026-06-10', 'Ana Reed', 3600, 100_00],
    ['2026-06-11', 'Ana Reed', 7200, 200_00],
    ['2026-07-01', 'Ana Reed', 10_800, 300_00],
    ['2026-07-03', 'Ben Reed', 14_400, 400_00],
  ])
  expect(await page({ page: 2, per: 3 })).toMatchObject({ items: [{ day: '2026-07-03' }], metadata: { total: 4 } })
})
