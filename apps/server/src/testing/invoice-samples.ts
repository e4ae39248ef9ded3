import type { clientBilling } from '@praxis/contract/clients/client-billing'
import type { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { invoices } from '@praxis/contract/invoices/invoices'
import type { projectBilling } from '@praxis/contract/invoices/project-billing'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofDraft = ({ invoiceId }: SampleFirm) => ({ params: { id: invoiceId } })
const ofItem = ({ invoiceId, invoiceItemId }: SampleFirm) => ({ params: { id: invoiceId, itemId: invoiceItemId } })
const ofProject = ({ projectId }: SampleFirm) => ({ params: { id: projectId } })

export const invoiceSamples: SamplesOf<typeof invoices> = {
  listInvoicesPaginated: () => ({ body: {} }),
  sumInvoices: () => ({ body: {} }),
  exportInvoices: () => ({ body: {} }),
  createInvoice: ({ projectId, agreementItemId }) => ({
    body: { projectID: projectId, agreementItems: [{ id: agreementItemId, amount: 100 }] },
  }),
  getInvoice: ofDraft,
  findInvoiceOfItem: ({ invoiceItemId }) => ({ params: { itemId: invoiceItemId } }),
  updateInvoice: (firm) => ({ ...ofDraft(firm), body: { note: 'Changed' } }),
  deleteInvoice: ofDraft,
  updateTimeSheetGrouping: (firm) => ({ ...ofDraft(firm), body: { timeSheetGrouping: 'none' } }),
  createInvoiceItem: (firm) => ({ ...ofDraft(firm), body: { name: 'Another', unitAmount: 100 } }),
  addOpenWork: (firm) => ({ ...ofDraft(firm), body: {} }),
  updateInvoiceItem: (firm) => ({ ...ofItem(firm), body: { quantity: 2 } }),
  deleteInvoiceItem: ofItem,
  orderInvoiceItems: (firm) => ({ ...ofDraft(firm), body: { itemIDs: [firm.invoiceItemId] } }),
  listRowsBehindItem: ofItem,
  moveToBilled: (firm) => ({ ...ofDraft(firm), body: {} }),
  generateInvoiceNumber: ofDraft,
  getUninvoicedWork: ({ projectId }) => ({ body: { projectIDs: [projectId] } }),
  listUninvoicedClients: () => ({ body: {} }),
  listProjectInvoices: ofProject,
  getProjectInvoicing: ofProject,
  getClientInvoicing: ({ clientId }) => ({ params: { id: clientId } }),
  createInvoiceByAgreements: (firm) => ({ ...ofProject(firm), body: {} }),
}

const ofBilled = ({ billedInvoiceId }: SampleFirm) => ({ params: { id: billedInvoiceId } })

export const invoiceDocumentSamples: SamplesOf<typeof invoiceDocuments> = {
  exportInvoice: ofBilled,
  printInvoice: ofBilled,
  printBreakdown: ofBilled,
  downloadEInvoice: ofBilled,
  listValidExportOptions: ofBilled,
  listMissingFacts: ofBilled,
  getInvoiceMail: ofBilled,
  sendInvoice: (firm) => ({
    ...ofBilled(firm),
    body: { recipients: ['accounts@client.example'], subject: 'Invoice', text: 'Hello', attachments: ['pdf'] },
  }),
  listSendings: ofBilled,
}

const ofClient = ({ clientId }: SampleFirm) => ({ params: { id: clientId } })

export const clientBillingSamples: SamplesOf<typeof clientBilling> = {
  getClientBilling: ofClient,
  updateClientBilling: (firm) => ({ ...ofClient(firm), body: { legalName: 'Changed' } }),
}

export const projectBillingSamples: SamplesOf<typeof projectBilling> = {
  getProjectBilling: ofProject,
  updateProjectBilling: (firm) => ({ ...ofProject(firm), body: { purchaseOrder: 'Changed' } }),
}
