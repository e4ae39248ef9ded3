import { clientBilling } from '@praxis/contract/clients/client-billing'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../../testing/expect-open-work-kept'
import { createEmployee, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, startInvoicesServer } from '../testing/invoices-firm'

let server: TestServer
let firm: InvoicesFirm
let clients: TestPerson
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
  clients = await createEmployee(server, firm.company, { capabilities: ['canManageClients'] })
})
afterAll(() => expectOpenWorkKept(server))

const billing = {
  legalName: 'Northgate Water plc',
  vatNumber: 'GB 987 6543 21',
  companyNumber: '02345678',
  electronicAddress: { scheme: '9932', id: 'GB987654321' },
  buyerReference: 'Finance',
  address: { line1: '2 Canal Wharf', line2: '', city: 'Leeds', postcode: 'LS11 5PS', region: '', country: 'GB' },
  emails: ['accounts@northgate.example'],
  paymentTermsDays: 14,
  vat: { rate: 0.2, category: 'standard' as const },
}

describe('how a client is billed', () => {
  const ofClient = () => ({ params: { id: firm.clientId } })
  const get = (by = clients) => by.call(clientBilling.getClientBilling, ofClient())
  const refusal = (body: object, by = clients) => by.refusal(clientBilling.updateClientBilling, { ...ofClient(), body })

  it('is empty until somebody says it, and then read back whole', async () => {
    expect(await get()).toMatchObject({ legalName: '', vat: null, paymentTermsDays: null, version: 0 })
    const after = await clients.call(clientBilling.updateClientBilling, { ...ofClient(), body: billing })
    expect(after).toEqual({ ...billing, version: 1, can: { edit: true } })
    expect(await get()).toEqual(after)
    const again = { ...ofClient(), body: { vat: null, paymentTermsDays: null, version: 1 } }
    expect(await clients.call(clientBilling.updateClientBilling, again)).toEqual({
      ...after,
      vat: null,
      paymentTermsDays: null,
      version: 2,
    })
    const { items } = await clients.call(operations.getHistory, { params: { entity: 'client', id: firm.clientId } })
    const recorded = (part: object) => expect.arrayContaining([expect.objectContaining(part)])
    expect(items).toEqual(recorded({ action: 'billingUpdated', before: expect.objectContaining({ vat: 'VAT 20%' }) }))
    expect(items).toEqual(recorded({ after: expect.objectContaining({ paymentTerms: '14 days' }) }))
  })

  it('is changed on the newest version only', async () => {
    expect(await refusal({ legalName: 'Late', version: 0 })).toMatchObject({ reason: 'changedMeanwhile' })
  })

  it.each([
    ['a country that is none', { address: { ...billing.address, country: 'XX' } }, 'address.country'],
    ['a kind of address that is none', { electronicAddress: { scheme: '1', id: '2' } }, 'electronicAddress.scheme'],
    ['standard VAT without a rate', { vat: { rate: 0, category: 'standard' } }, 'vat.rate'],
    ['a rate where none is charged', { vat: { rate: 0.2, category: 'exempt' } }, 'vat.rate'],
  ])('refuses %s', async (_, body, path) => {
    expect(await refusal(body)).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it('is seen by those who see the client, changed by those who edit it, and nobody else knows of it', async () => {
    const projectId = await firm.insertProject()
    await firm.letIn(projectId, firm.ana, { invoicing: 'write' })
    expect(await get(firm.lead)).toMatchObject({ can: { edit: false } })
    expect(await refusal({ legalName: 'Mine' }, firm.lead)).toMatchObject({ reason: 'invalidPermission' })
    const stranger = await createEmployee(server, firm.company)
    expect(await stranger.refusal(clientBilling.getClientBilling, ofClient())).toMatchObject({ reason: 'notFound' })
    expect(await refusal({ legalName: 'Mine' }, stranger)).toMatchObject({ reason: 'notFound' })
  })
})

describe('how a project is billed', () => {
  const said = {
    vat: { rate: 0.175, category: 'standard' as const },
    purchaseOrder: 'PO 4500187236',
    expenseMarkUp: 12.5,
  }

  it('is empty until somebody says it, and then counts for its next invoice', async () => {
    const id = await firm.insertProject()
    const call = { params: { id } }
    expect(await firm.lead.call(projectBilling.getProjectBilling, call)).toEqual({
      vat: null,
      purchaseOrder: '',
      expenseMarkUp: 0,
      version: 0,
      can: { edit: true },
    })
    const after = await firm.lead.call(projectBilling.updateProjectBilling, { ...call, body: said })
    expect(after).toEqual({ ...said, version: 1, can: { edit: true } })
    await firm.spend(id, { net: 100_00 })
    const draft = await firm.draft(id)
    expect(draft).toMatchObject({ reference: 'PO 4500187236', items: [{ subtotal: 112_50, vatRate: 0.175 }] })
    const stale = { ...call, body: { purchaseOrder: 'Late', version: 0 } }
    expect(await firm.lead.refusal(projectBilling.updateProjectBilling, stale)).toMatchObject({
      reason: 'changedMeanwhile',
    })
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'projectBilling', id } })
    expect(items).toMatchObject([
      { action: 'billingUpdated', after: { purchaseOrder: 'PO 4500187236', expenseMarkUp: '12.5%', vat: 'VAT 17.5%' } },
    ])
  })

  it('is read and written by those let into its invoicing', async () => {
    const id = await firm.insertProject()
    const call = { params: { id } }
    const change = { ...call, body: { purchaseOrder: 'PO 1' } }
    await firm.letIn(id, firm.ana, { invoicing: 'read' })
    await firm.letIn(id, firm.ben, { budgetPlan: 'write' })
    expect(await firm.ana.call(projectBilling.getProjectBilling, call)).toMatchObject({ can: { edit: false } })
    expect(await firm.ana.refusal(projectBilling.updateProjectBilling, change)).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.ben.refusal(projectBilling.getProjectBilling, call)).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await clients.refusal(projectBilling.getProjectBilling, call)).toMatchObject({ reason: 'notFound' })
    expect(await clients.refusal(projectBilling.updateProjectBilling, change)).toMatchObject({ reason: 'notFound' })
  })
})
