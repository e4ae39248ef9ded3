import { clientBilling } from '@praxis/contract/clients/client-billing'
import { companyManagement } from '@praxis/contract/company/company-management'
import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { MOST_OF_INVOICE, MOST_OF_ITEM } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import { writtenCsv } from '@praxis/domain/bank-statements/testing/write-statement'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { type BilledFirm, createBilledFirm } from './testing/billed-firm'
import { startInvoicesServer, TODAY } from './testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
let owner: TestPerson
let world: Awaited<ReturnType<typeof createWorld>>

/** Everything that an amount is typed for. */
const createWorld = async () => {
  const projectId = await firm.insertProject()
  const draft = await firm.draft(projectId, { freeItems: [{ name: 'Fee', unitAmount: 100_00 }] })
  const billed = await firm.billed([100_00])
  const overpaid = await firm.billed([100_00])
  await firm.pay(overpaid, 200_00)
  const agreementId = await firm.agree(await firm.insertProject({ charging_mechanism: 'fixed' }))
  await firm.finance.call(bankStatements.uploadBankStatement, {
    body: {},
    files: {
      file: new File(
        [writtenCsv([{ day: '2026-07-14', cents: 50_00, name: 'Payer', text: 'Thanks' }], 0, ',', '.')],
        'july.csv',
      ),
    },
  })
  await server.drainJobs()
  const { items } = await firm.finance.call(bankStatements.listStatementLines, { query: {} })
  return {
    ...{ projectId, draftId: draft.id, itemId: draft.items[0]?.id ?? '', agreementId },
    ...{ billedId: billed.id, billedItemId: billed.items[0]?.id ?? '', lineId: items[0]?.id ?? '' },
  }
}

beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createBilledFirm(server)
  owner = await createEmployee(server, firm.company, { firstName: 'Olive', capabilities: ['canManageCompany'] })
  world = await createWorld()
})

type Send = (value: number) => Promise<Response>
const item = (fields: Readonly<Record<string, number>>) => ({ name: 'Fee', unitAmount: 100_00, ...fields })
const rate = (value: number) => ({ vat: { rate: value, category: 'standard' as const } })

/** Beyond what JSON, doubles, bigints and integers hold, one too many, too fine, and below nothing. */
const NEVER = [1e300, Number.MAX_SAFE_INTEGER + 1, 2 ** 63, 2_147_483_648_000, -1e300, 0.00001]

describe('an absurd', () => {
  const PLACES: readonly (readonly [place: string, send: Send, refused: readonly number[]])[] = [
    ...(['quantity', 'unitAmount', 'discountRate', 'vatRate'] as const).flatMap((field) => {
      const own = { quantity: 1_000_000.0001, unitAmount: -1, discountRate: 100.01, vatRate: 1.0001 }[field]
      return [
        [
          `${field} of a new invoice`,
          (value: number) =>
            firm.lead.send(invoices.createInvoice, {
              body: { projectID: world.projectId, freeItems: [item({ [field]: value })] },
            }),
          [...NEVER, own],
        ],
        [
          `${field} of a new item`,
          (value: number) =>
            firm.lead.send(invoices.createInvoiceItem, {
              params: { id: world.draftId },
              body: item({ [field]: value }),
            }),
          [...NEVER, own],
        ],
        [
          `${field} of an item`,
          (value: number) =>
            firm.lead.send(invoices.updateInvoiceItem, {
              params: { id: world.draftId, itemId: world.itemId },
              body: { [field]: value },
            }),
          [...NEVER, own],
        ],
      ] as const
    }),
    [
      'part of an agreement',
      (amount) =>
        firm.lead.send(invoices.addOpenWork, {
          params: { id: world.draftId },
          body: { agreementItems: [{ id: world.agreementId, amount }] },
        }),
      [...NEVER, 0, -1],
    ],
    [
      'amount of a scheduler',
      (amount) =>
        firm.lead.send(invoiceSchedulers.updateInvoiceScheduler, {
          params: { id: world.projectId },
          body: { type: 'fixedAmount', amount },
        }),
      [...NEVER, 0, -1],
    ],
    [
      'day of a scheduler',
      (dayOfMonth) =>
        firm.lead.send(invoiceSchedulers.updateInvoiceScheduler, {
          params: { id: world.projectId },
          body: { type: 'effort', dayOfMonth },
        }),
      [...NEVER, 0, 32],
    ],
    [
      'received payment',
      (amount) =>
        firm.lead.send(receivedPayments.noteReceivedPayment, {
          params: { id: world.billedId },
          body: { amount, day: TODAY },
        }),
      [...NEVER, 0, -1],
    ],
    [
      'part of a balance',
      (amount) =>
        firm.lead.send(receivedPayments.allotClientBalance, { params: { id: world.billedId }, body: { amount } }),
      [...NEVER, 0, 200_01],
    ],
    [
      'quantity of a credit note',
      (quantity) =>
        firm.lead.send(creditNotes.createCreditNote, {
          params: { id: world.billedId },
          body: { items: [{ id: world.billedItemId, quantity }] },
        }),
      [...NEVER, 0, -1, 1.0001],
    ],
    [
      'part of a line of a statement',
      (amount) =>
        firm.finance.send(bankStatements.confirmStatementLine, {
          params: { id: world.lineId },
          body: { parts: [{ invoiceID: world.billedId, amount }] },
        }),
      [...NEVER, 0, -1, 50_01],
    ],
    [
      'mark-up of expenses',
      (expenseMarkUp) =>
        firm.lead.send(projectBilling.updateProjectBilling, {
          params: { id: world.projectId },
          body: { expenseMarkUp },
        }),
      [...NEVER, -1, 1000.01],
    ],
    [
      'VAT rate of a project',
      (value) =>
        firm.lead.send(projectBilling.updateProjectBilling, { params: { id: world.projectId }, body: rate(value) }),
      [...NEVER, -1, 1.0001],
    ],
    [
      'VAT rate of a client',
      (value) =>
        firm.manager.send(clientBilling.updateClientBilling, { params: { id: firm.clientId }, body: rate(value) }),
      [...NEVER, -1, 1.0001],
    ],
    [
      'term of a client',
      (paymentTermsDays) =>
        firm.manager.send(clientBilling.updateClientBilling, {
          params: { id: firm.clientId },
          body: { paymentTermsDays },
        }),
      [...NEVER, -1, 366],
    ],
    ...(['nextNumber', 'nextCreditNoteNumber', 'paymentTermsDays', 'defaultVatRate'] as const).map(
      (field) =>
        [
          `${field} of the settings`,
          (value: number) =>
            owner.send(companyManagement.updateCompanyManagement, {
              body: { updateInvoiceSettingsInput: { [field]: value } },
            }),
          [...NEVER, -1],
        ] as const,
    ),
  ]
  it.each(PLACES.flatMap(([place, send, refused]) => refused.map((value) => [place, value, send] as const)))(
    '%s is refused in words: %d',
    async (_, value, send) => {
      const response = await send(value)
      const body = await response.json()
      expect(response.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
      expect(response.status, JSON.stringify(body)).toBeLessThan(500)
      // A reason has its words in the browser; what is only invalid says them itself.
      if (body.reason === 'invalidInput') expect(body.fields[0].message).toMatch(/\w/)
      else expect(body.reason).toMatch(/^\w+$/)
    },
  )
})

describe('the largest', () => {
  it('invoice is refused where it grows, wherever that is, and stays as it was', async () => {
    const projectId = await firm.insertProject()
    const largest = Array.from({ length: 5 }, (_, index) => ({ name: `Dam ${index}`, unitAmount: MOST_OF_ITEM }))
    const { id, items } = await firm.draft(projectId, { freeItems: largest })
    const more = { name: 'A penny', unitAmount: 1 }
    const tooMuch = { reason: 'invalidInput', fields: [{ message: expect.stringContaining('5000000000.00') }] }
    const refusals = [
      await firm.lead.refusal(invoices.createInvoice, {
        body: { projectID: projectId, freeItems: [...largest, more] },
      }),
      await firm.lead.refusal(invoices.createInvoiceItem, { params: { id }, body: more }),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject(tooMuch)
    const twice = { quantity: 2 }
    expect(
      await firm.lead.refusal(invoices.updateInvoiceItem, { params: { id, itemId: items[0]?.id ?? '' }, body: twice }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'unitAmount' }] })
    expect((await firm.read({ id })).sums.net).toBe(MOST_OF_INVOICE)
  })

  it('invoice at the highest VAT is billed, printed, listed, summed up, paid, paid back and credited', async () => {
    const projectId = await firm.insertProject()
    const vat = { vatRate: 1, vatCategory: 'standard' as const }
    const { id } = await firm.bill(
      await firm.draft(projectId, {
        freeItems: Array.from({ length: 500 }, (_, index) => ({
          ...{ name: `Dam ${index}`, unitAmount: MOST_OF_INVOICE / 500, ...vat },
        })),
      }),
    )
    const total = 2 * MOST_OF_INVOICE
    const params = { id }
    for (const response of [
      await firm.lead.send(invoiceDocuments.printInvoice, { params }),
      await firm.lead.send(invoiceDocuments.exportInvoice, { params }),
      await firm.lead.send(invoices.listInvoicesPaginated, { body: { sortOrder: '-total' } }),
      await firm.lead.send(invoices.sumInvoices, { body: {} }),
    ])
      expect(response.status).toBe(200)
    expect(await firm.lead.call(invoices.getProjectInvoicing, { params: { id: projectId } })).toMatchObject({
      ...{ invoiced: MOST_OF_INVOICE, open: MOST_OF_INVOICE },
    })
    expect(await firm.pay({ id }, total)).toMatchObject({ open: 0, received: total })
    expect(await firm.pay({ id }, total)).toMatchObject({ open: -total })
    expect(await firm.pay({ id }, -total)).toMatchObject({ open: 0 })
    expect(await firm.credit({ id })).toMatchObject({ sums: { total } })
    expect((await firm.balances())[0]).toMatchObject({ currency: 'GBP' })
  })
})
