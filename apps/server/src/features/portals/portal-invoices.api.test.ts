import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import { portalInvoices } from '@praxis/contract/portals/portal-invoices'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertClient } from '../../testing/client-rows'
import { changeProject } from '../../testing/project-rows'
import type { TestServer } from '../../testing/test-server'
import { at, createPortalsFirm, type PortalsFirm, startPortalsServer } from './testing/portals-firm'

const { listSharedInvoices, getSharedInvoice } = portalInvoices

let server: TestServer
let firm: PortalsFirm
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createPortalsFirm(server)
})

const shares = { sharedInfos: ['invoices' as const] }
/** An invoice of hours at £100, with VAT at 20 %, of which the first project is asked about. */
const billed = async (hours = 2, projectIds = [firm.projectId]) => {
  for (const projectId of projectIds) await firm.work(projectId, { hours })
  const [projectID = '', ...more] = projectIds
  return firm.bill(await firm.draft(projectID, { projectIDs: [projectID, ...more] }))
}
const credit = ({ id }: { readonly id: string }) =>
  firm.lead.call(creditNotes.createCreditNote, { params: { id }, body: {} })
const pay = ({ id }: { readonly id: string }, amount: number, day: string) =>
  firm.lead.call(receivedPayments.noteReceivedPayment, { params: { id }, body: { amount, day } })

describe('the invoices of a portal', () => {
  it('are those that are billed for this project alone, with their credit notes, latest first', async () => {
    const { visitor, ...ofPortal } = await firm.visit(shares)
    const elsewhere = await firm.insertProject({ name: 'Elsewhere' })
    const paid = await billed(1)
    await pay(paid, paid.sums.total, '2026-07-14')
    const open = await billed(2)
    const credited = await billed(3)
    const note = await credit(credited)
    const shared = await billed(4, [firm.projectId, elsewhere])
    await credit(shared)
    await billed(5, [elsewhere])
    await firm.work(firm.projectId)
    await firm.draft(firm.projectId)
    const { items, metadata } = await visitor.call(listSharedInvoices, ofPortal)
    const inOrder = items.toSorted((one, other) => (one.number < other.number ? -1 : 1))
    const basics = { date: '2026-07-15', currency: 'GBP', paidOn: null, creditedNumber: null }
    expect(inOrder).toEqual([
      {
        ...{ ...basics, id: note.id, kind: 'creditNote', number: 'CN-0001', dueDate: null, state: 'issued' },
        ...{ total: credited.sums.total, creditedNumber: 'INV-0003' },
      },
      {
        ...{ ...basics, id: paid.id, kind: 'invoice', number: 'INV-0001', dueDate: paid.dueDate, state: 'paid' },
        ...{ total: paid.sums.total, paidOn: '2026-07-14' },
      },
      {
        ...{ ...basics, id: open.id, kind: 'invoice', number: 'INV-0002', dueDate: open.dueDate, state: 'billed' },
        total: open.sums.total,
      },
      {
        ...{ ...basics, id: credited.id, kind: 'invoice', number: 'INV-0003', dueDate: credited.dueDate },
        ...{ state: 'credited', total: credited.sums.total },
      },
    ])
    expect(metadata).toEqual({ page: 1, per: 25, total: 4, hasMore: false })
    const first = await visitor.call(listSharedInvoices, { ...ofPortal, query: { page: 2, per: 3 } })
    expect(first.items).toHaveLength(1)
  })

  it('are downloaded as the file that is kept, byte for byte', async () => {
    const { visitor, portal } = await firm.visit(shares)
    const invoice = await billed()
    const note = await credit(invoice)
    await server.drainJobs()
    for (const { id } of [invoice, note]) {
      const asked = { params: { ...at(portal).params, invoiceId: id } }
      const response = await visitor.send(getSharedInvoice, asked)
      const kept = await firm.lead.send(invoiceDocuments.printInvoice, { params: { id } })
      const [theirs, ours] = [await response.arrayBuffer(), await kept.arrayBuffer()]
      expect(Buffer.from(theirs).equals(Buffer.from(ours))).toBe(true)
      expect(Buffer.from(theirs).subarray(0, 5).toString()).toBe('%PDF-')
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    }
  })

  it('are not there as files before these are made', async () => {
    const { visitor, portal } = await firm.visit(shares)
    const { id } = await billed()
    await server.drainJobs()
    await firm.run(`delete from invoice_files where company_id = $1 and invoice_id = $2`, id)
    const asked = { params: { ...at(portal).params, invoiceId: id } }
    expect(await visitor.refusal(getSharedInvoice, asked)).toMatchObject({ status: 503, reason: 'unavailable' })
  })

  it('say nothing of drafts, of other projects or to another client', async () => {
    const { visitor, portal } = await firm.visit(shares)
    const elsewhere = await firm.insertProject({ name: 'Elsewhere' })
    const [own, shared, other] = [
      await billed(),
      await billed(2, [firm.projectId, elsewhere]),
      await billed(2, [elsewhere]),
    ]
    await firm.work(firm.projectId)
    const draft = await firm.draft(firm.projectId)
    const asked = (invoiceId: string) => ({ params: { ...at(portal).params, invoiceId } })
    for (const { id } of [shared, other, draft])
      expect(await visitor.refusal(getSharedInvoice, asked(id))).toMatchObject({ status: 404, reason: 'notFound' })
    const clientId = await insertClient(server, firm.company.id, firm.manager.employeeId)
    await changeProject(server, firm.projectId, { client_id: clientId })
    expect((await visitor.call(listSharedInvoices, at(portal))).items).toEqual([])
    expect((await visitor.refusal(getSharedInvoice, asked(own.id))).reason).toBe('notFound')
  })

  it('are refused where they are not shared, and shown in a preview where they are', async () => {
    const { visitor, portal, call } = await firm.visit({ sharedInfos: ['documents'] })
    const { id } = await billed()
    const asked = { params: { ...at(portal).params, invoiceId: id } }
    const refused = { status: 401, reason: 'invalidPermission' }
    expect(await visitor.refusal(listSharedInvoices, at(portal))).toMatchObject(refused)
    expect(await visitor.refusal(getSharedInvoice, asked)).toMatchObject(refused)
    await firm.lead.call(projectPortals.updatePortal, { ...call, body: shares })
    expect((await (await firm.preview(portal)).call(listSharedInvoices, at(portal))).items).toHaveLength(1)
  })
})
