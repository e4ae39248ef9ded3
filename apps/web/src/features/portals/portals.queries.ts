import { portalFigures } from '@praxis/contract/portals/portal-figures'
import { portalInvoices } from '@praxis/contract/portals/portal-invoices'
import { portalJournal } from '@praxis/contract/portals/portal-journal'
import { portalMails } from '@praxis/contract/portals/portal-mails'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { portals } from '@praxis/contract/portals/portal-visits'
import { allPagesQuery, itemsQuery, query } from '../../api/query'

const of = (reference: string) => ({ params: { projectId: reference } })

export const portalGateQuery = (reference: string) => query(portals.checkIfEmailValidationRequired, of(reference))

export const portalDetailsQuery = (reference: string) => query(portals.getPortalDetails, of(reference))

export const portalPeopleQuery = (reference: string) => itemsQuery(portals.listPortalPeople, of(reference))

export const visitorEmailsQuery = (reference: string) => itemsQuery(portals.suggestVisitorEmails, of(reference))

export const visitorMailsQuery = (reference: string) => query(portalMails.getVisitorMails, of(reference))

export const sharedDocumentsQuery = (reference: string) => itemsQuery(portals.listSharedDocuments, of(reference))

export const budgetUsedQuery = (reference: string) => query(portalFigures.getVisitorBudgetTracker, of(reference))

export const weeklyTimeQuery = (reference: string) => query(portalFigures.getVisitorWeeklyTime, of(reference))

export const monthlyTimeQuery = (reference: string) => query(portalFigures.getVisitorMonthlyTime, of(reference))

export const sharedJournalQuery = (reference: string) =>
  allPagesQuery(portalJournal.listSharedJournalEntries, (page) => ({ ...of(reference), query: { page } }))

export const sharedInvoicesQuery = (reference: string) =>
  allPagesQuery(portalInvoices.listSharedInvoices, (page) => ({ ...of(reference), query: { page } }))

export const signOffsQuery = (reference: string) =>
  allPagesQuery(portalSignOffs.listVisitorSignOffs, (page) => ({ ...of(reference), query: { page } }))

export const signOffQuery = (reference: string, signOffId: string) =>
  query(portalSignOffs.getVisitorSignOff, { params: { projectId: reference, signOffId } })

/** The overview shows a few tasks of each list; the board asks for the rest. */
const TASKS_OF_LIST = 5

export const firstTasksQuery = (reference: string) =>
  query(portalTasks.listTaskLists, { ...of(reference), query: { showSubtask: 'false', per: TASKS_OF_LIST } })

export const tasksByStatusQuery = (reference: string) => itemsQuery(portalTasks.getStatusOverview, of(reference))

export const portalChartQuery = (reference: string) => query(portalTasks.getGanttChart, of(reference))
