import type { LargeFirm } from '../large-firm/large-firm'
import type { ReadCalls } from './asked'
import { boardReads, exportReads, workReads } from './task-read-calls'

const ofPortal = ({ project, portalId }: LargeFirm) => ({ params: { id: project.id, portalId } })

const ofReference = ({ portalReference }: LargeFirm) => [{ params: { projectId: portalReference } }]

const paramsOf = ({ portalReference }: LargeFirm) => ({ projectId: portalReference })
const boardOf = ({ boards }: LargeFirm) => boards.project

const ofAsked = ({ portalReference, signOffId }: LargeFirm) => [{ params: { projectId: portalReference, signOffId } }]

export const portalReadCalls: Pick<ReadCalls, 'projectPortals' | 'projectSignOffs' | 'portals' | 'portalTasks'> = {
  projectPortals: {
    listPortals: ({ project }) => [{ params: { id: project.id } }],
    listVisitors: (firm) => [ofPortal(firm), { ...ofPortal(firm), query: { page: 2, per: 5 } }],
    listPortalEvents: (firm) => [ofPortal(firm), { ...ofPortal(firm), query: { page: 3 } }],
    listPortalDocuments: (firm) => [ofPortal(firm)],
  },
  projectSignOffs: {
    listSignOffs: ({ project, portalId }) => [
      { params: { id: project.id } },
      { params: { id: project.id }, query: { page: 2, per: 5, portalID: portalId, state: 'waiting' } },
    ],
    getSignOff: ({ project, signOffId }) => [{ params: { id: project.id, signOffId } }],
  },
  portals: {
    checkIfEmailValidationRequired: ofReference,
    getPortalDetails: ofReference,
    suggestVisitorEmails: ofReference,
    listPortalPeople: ofReference,
    listSharedDocuments: ofReference,
    getSharedDocument: ({ portalReference, portalDocumentId }) => [
      { params: { projectId: portalReference, fileId: portalDocumentId } },
    ],
    listenToPortal: ofReference,
    getVisitorBudgetTracker: ofReference,
    getVisitorWeeklyTime: ofReference,
    getVisitorMonthlyTime: ofReference,
    getVisitorTaskAnalytics: ofReference,
    listSharedInvoices: (firm) => [
      ...ofReference(firm),
      { params: { projectId: firm.portalReference }, query: { page: 2, per: 5 } },
    ],
    getSharedInvoice: ({ portalReference, paidInvoiceId }) => [
      { params: { projectId: portalReference, invoiceId: paidInvoiceId } },
    ],
    getVisitorMails: ofReference,
    showUnsubscribing: () => [{ query: { token: 'e30.AAAA' } }],
    listVisitorSignOffs: ofReference,
    getVisitorSignOff: ofAsked,
    getVisitorSignOffContent: ofAsked,
    getVisitorSignOffDocument: ({ portalReference, signOffId, signOffFileId }) => [
      { params: { projectId: portalReference, signOffId, fileId: signOffFileId } },
    ],
    listSharedJournalEntries: (firm) => [
      ...ofReference(firm),
      { params: { projectId: firm.portalReference }, query: { page: 2, per: 5 } },
    ],
    getSharedJournalFile: ({ portalReference, sharedEntryId, sharedEntryFileId }) => [
      { params: { projectId: portalReference, entryId: sharedEntryId, fileId: sharedEntryFileId } },
    ],
  },
  portalTasks: {
    ...boardReads(boardOf, paramsOf),
    ...workReads(boardOf, paramsOf),
    getTaskColumns: ofReference,
    exportTasks: exportReads(boardOf, paramsOf),
    printTasks: (firm) => [
      { params: paramsOf(firm), query: { taskListID: boardOf(firm).listId, taskNameTerm: 'number 17' } },
    ],
    getGanttChart: ofReference,
  },
}
