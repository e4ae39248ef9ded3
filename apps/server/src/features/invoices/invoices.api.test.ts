import { invoices } from '@praxis/contract/invoices/invoices'
import { beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, linesOf, startInvoicesServer, TODAY } from './testing/invoices-firm'

let server: TestServer
let firm: InvoicesFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
})

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
  expect(draft).toMatchObject({ state: 'draft', number: null, billedOn: null, dueDate: '2026-08-14', isWhole: true })
  expect(await firm.lead.call(invoices.generateInvoiceNumber, { params: { id: draft.id } })).toEqual({
    number: 'INV-0001',
  })
  const billed = await firm.bill(draft)
  expect(billed).toMatchObject({ stage: 'billed', state: 'billed', number: 'INV-0001', billedOn: TODAY })
  const list = await firm.lead.call(invoices.listInvoicesPaginated, { body: {} })
  expect(list.items).toMatchObject([{ id: draft.id, net: 1_499_99, total: 1_799_99, open: 1_799_99 }])
})
