import type { portalFigures } from '@praxis/contract/portals/portal-figures'
import type { portalInvoices } from '@praxis/contract/portals/portal-invoices'
import type { portalJournal } from '@praxis/contract/portals/portal-journal'
import type { portalMails } from '@praxis/contract/portals/portal-mails'
import type { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import type { portals } from '@praxis/contract/portals/portal-visits'
import type { projectPortals } from '@praxis/contract/portals/project-portals'
import type { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofProject = ({ projectId }: SampleFirm) => ({ params: { id: projectId } })
const ofPortal = ({ projectId, portalId }: SampleFirm) => ({ params: { id: projectId, portalId } })

export const projectPortalSamples: SamplesOf<typeof projectPortals> = {
  listPortals: ofProject,
  createPortal: (firm) => ({ ...ofProject(firm), body: { title: 'Another' } }),
  updatePortal: (firm) => ({ ...ofPortal(firm), body: { title: 'Changed' } }),
  deletePortal: ofPortal,
  setPortalPassword: (firm) => ({ ...ofPortal(firm), body: {} }),
  inviteVisitors: (firm) => ({ ...ofPortal(firm), body: { emails: [firm.visitorEmail] } }),
  listVisitors: ofPortal,
  updateVisitor: ({ projectId, portalId, visitorId }) => ({
    params: { id: projectId, portalId, visitorId },
    body: { isRemoved: true },
  }),
  listPortalEvents: ofPortal,
  previewPortal: ofPortal,
  listPortalDocuments: ofPortal,
  addPortalDocuments: (firm) => ({ ...ofPortal(firm), files: { files: [new File(['x'], 'x.txt')] } }),
  removePortalDocument: ({ projectId, portalId, portalDocumentId }) => ({
    params: { id: projectId, portalId, fileId: portalDocumentId },
  }),
}

const ofReference = ({ portalReference }: SampleFirm) => ({ params: { projectId: portalReference } })

export const portalSamples: SamplesOf<typeof portals> = {
  // Whoever has the reference may know whose portal it is.
  checkIfEmailValidationRequired: () => ({ params: { projectId: 'a-reference-that-nobody-was-ever-given' } }),
  getPortalDetails: ofReference,
  suggestVisitorEmails: ofReference,
  listPortalPeople: ofReference,
  listSharedDocuments: ofReference,
  getSharedDocument: ({ portalReference, portalDocumentId }) => ({
    params: { projectId: portalReference, fileId: portalDocumentId },
  }),
}

export const portalJournalSamples: SamplesOf<typeof portalJournal> = {
  listSharedJournalEntries: ofReference,
  getSharedJournalFile: ({ portalReference, sharedEntryId, sharedEntryFileId }) => ({
    params: { projectId: portalReference, entryId: sharedEntryId, fileId: sharedEntryFileId },
  }),
}

export const portalFigureSamples: SamplesOf<typeof portalFigures> = {
  getVisitorBudgetTracker: ofReference,
  getVisitorWeeklyTime: ofReference,
  getVisitorMonthlyTime: ofReference,
  getVisitorTaskAnalytics: ofReference,
}

const ofSignOff = ({ projectId, signOffId }: SampleFirm) => ({ params: { id: projectId, signOffId } })

export const projectSignOffSamples: SamplesOf<typeof projectSignOffs> = {
  listSignOffs: ofProject,
  createSignOff: (firm) => ({ ...ofPortal(firm), body: { title: 'Another', fileIDs: [firm.portalDocumentId] } }),
  getSignOff: ofSignOff,
  askSignOffAnew: (firm) => ({ ...ofSignOff(firm), body: {} }),
  withdrawSignOff: (firm) => ({ ...ofSignOff(firm), body: {} }),
  answerSignOffQuestion: ({ projectId, signOffId, signOffQuestionId }) => ({
    params: { id: projectId, signOffId, questionId: signOffQuestionId },
    body: { answer: 'Yes' },
  }),
}

const ofAsked = ({ portalReference, signOffId }: SampleFirm) => ({ params: { projectId: portalReference, signOffId } })

export const portalSignOffSamples: SamplesOf<typeof portalSignOffs> = {
  listVisitorSignOffs: ofReference,
  getVisitorSignOff: ofAsked,
  getVisitorSignOffContent: ofAsked,
  getVisitorSignOffDocument: ({ portalReference, signOffId, signOffFileId }) => ({
    params: { projectId: portalReference, signOffId, fileId: signOffFileId },
  }),
  approveSignOff: (firm) => ({ ...ofAsked(firm), body: { name: 'Sarah Orr', hash: 'a'.repeat(64), version: 1 } }),
  questionSignOff: (firm) => ({
    ...ofAsked(firm),
    body: { questions: [{ line: 'line', text: 'Why?' }], version: 1 },
  }),
}

export const portalInvoiceSamples: SamplesOf<typeof portalInvoices> = {
  listSharedInvoices: ofReference,
  getSharedInvoice: ({ portalReference, billedInvoiceId }) => ({
    params: { projectId: portalReference, invoiceId: billedInvoiceId },
  }),
}

// Nobody has a token but those who were mailed it.
const withoutToken = () => ({ query: { token: 'e30.AAAA' } })

export const portalMailSamples: SamplesOf<typeof portalMails> = {
  getVisitorMails: ofReference,
  setVisitorMails: (firm) => ({ ...ofReference(firm), body: { mails: ['comments'] } }),
  showUnsubscribing: withoutToken,
  unsubscribe: withoutToken,
}
