import { portalFigures } from '@praxis/contract/portals/portal-figures'
import { portalInvoices } from '@praxis/contract/portals/portal-invoices'
import { portalJournal } from '@praxis/contract/portals/portal-journal'
import { portalLive } from '@praxis/contract/portals/portal-live'
import { portalMails } from '@praxis/contract/portals/portal-mails'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portals } from '@praxis/contract/portals/portal-visits'
import { implement } from '../../platform/http/implement'
import { getVisitorMails, setVisitorMails } from './mails/choose-mails'
import { showUnsubscribing, unsubscribe, unsubscribing } from './mails/unsubscribe'
import { approveSignOff, questionSignOff } from './sign-offs/answer-sign-off'
import {
  getVisitorSignOff,
  getVisitorSignOffContent,
  getVisitorSignOffDocument,
  listVisitorSignOffs,
} from './sign-offs/visitor-sign-offs'
import { listenToPortal } from './visits/listen-to-portal'
import { getPortalDetails, readGate } from './visits/portal-details'
import { getPortalInvoice, listPortalInvoices } from './visits/portal-invoices'
import { listPortalPeople, suggestVisitorEmails } from './visits/portal-people'
import { getVisitorBudgetTracker, getVisitorTime } from './visits/portal-trackers'
import { getSharedDocument, listSharedDocuments } from './visits/shared-documents'
import { getSharedJournalFile, listSharedJournalEntries } from './visits/shared-journal'
import { getVisitorTaskAnalytics } from './visits/task-analytics'
import { gateLooks } from './visits/visits.limits'

export const portalsRoutes = implement(portals, {
  checkIfEmailValidationRequired: async ({ db, platform, http, params }) => {
    await platform.limits.take(db, gateLooks, http.addressBlock)
    return readGate(db, platform.files, params.projectId)
  },

  getPortalDetails: ({ db, platform, actor }) => getPortalDetails(db, platform.files, actor),

  suggestVisitorEmails: ({ db, actor }) => suggestVisitorEmails(db, actor),

  listPortalPeople: ({ db, actor }) => listPortalPeople(db, actor),

  listSharedDocuments: ({ db, actor }) => listSharedDocuments(db, actor),

  getSharedDocument: ({ db, platform, http, actor, params }) =>
    getSharedDocument(db, platform, http, actor, params.fileId),
})

export const portalJournalRoutes = implement(portalJournal, {
  listSharedJournalEntries: ({ db, actor, query }) => listSharedJournalEntries(db, actor, query),

  getSharedJournalFile: ({ db, platform, http, actor, params }) =>
    getSharedJournalFile(db, platform, http, actor, params),
})

export const portalLiveRoutes = implement(portalLive, {
  listenToPortal: async ({ platform, http, actor }) => listenToPortal(platform, http, actor),
})

export const portalFiguresRoutes = implement(portalFigures, {
  getVisitorBudgetTracker: ({ db, actor }) => getVisitorBudgetTracker(db, actor),

  getVisitorWeeklyTime: ({ db, actor }) => getVisitorTime(db, actor, 'week'),

  getVisitorMonthlyTime: ({ db, actor }) => getVisitorTime(db, actor, 'month'),

  getVisitorTaskAnalytics: ({ db, actor, query }) => getVisitorTaskAnalytics(db, actor, query.taskListIDs),
})

export const portalSignOffsRoutes = implement(portalSignOffs, {
  listVisitorSignOffs: ({ db, actor, query }) => listVisitorSignOffs(db, actor, query),

  getVisitorSignOff: ({ db, actor, params }) => getVisitorSignOff(db, actor, params.signOffId),

  getVisitorSignOffContent: ({ db, actor, params }) => getVisitorSignOffContent(db, actor, params.signOffId),

  getVisitorSignOffDocument: ({ db, platform, http, actor, params }) =>
    getVisitorSignOffDocument(db, platform, http, actor, params),

  approveSignOff: ({ db, http, actor, params, body }) =>
    approveSignOff(db, actor, http.address, params.signOffId, body),

  questionSignOff: ({ db, actor, params, body }) => questionSignOff(db, actor, params.signOffId, body),
})

export const portalInvoicesRoutes = implement(portalInvoices, {
  listSharedInvoices: ({ db, actor, query }) => listPortalInvoices(db, actor, query),

  getSharedInvoice: ({ db, platform, http, actor, params }) =>
    getPortalInvoice(db, platform, http, actor, params.invoiceId),
})

export const portalMailsRoutes = implement(portalMails, {
  getVisitorMails: ({ db, actor }) => getVisitorMails(db, actor),

  setVisitorMails: ({ db, actor, body }) => setVisitorMails(db, actor, body.mails),

  showUnsubscribing: async ({ db, platform, http, query }) => {
    await platform.limits.take(db, unsubscribing, http.addressBlock)
    return showUnsubscribing(db, platform, query)
  },

  unsubscribe: async ({ db, platform, http, query }) => {
    await platform.limits.take(db, unsubscribing, http.addressBlock)
    return unsubscribe(db, platform, query)
  },
})
