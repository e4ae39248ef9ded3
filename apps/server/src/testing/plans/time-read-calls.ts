import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'
import { month, quarter, type ReadCalls, today, week, words } from './asked'

const submissionFilters = ({ people, project }: LargeFirm) => [
  {},
  quarter,
  { employeeID: people.plain.employeeId },
  { projectID: project.id },
  { roleName: 'Role 1' },
  { state: 'denied' as const },
  { isChargeable: 'true' },
  ...words('line').map((search) => ({ search })),
]
const submissionLists = (firm: LargeFirm) => [
  ...submissionFilters(firm),
  { per: 50, page: 20 },
  ...(['day', '-day', 'duration', '-duration', 'employee', '-employee'] as const).map((sortOrder) => ({ sortOrder })),
]

const decidedLists = [
  week,
  quarter,
  { ...quarter, page: 4 },
  { ...quarter, state: 'denied' as const },
  ...words('line').map((search) => ({ ...quarter, search })),
]

/** The reads of time, by people who log it, decide on it and report on it. */
export const timeReadCalls: Pick<
  ReadCalls,
  'timeSheetSubmissions' | 'timeTrackers' | 'requests' | 'approvals' | 'clientTime' | 'projectTime' | 'teamTime'
> = {
  timeSheetSubmissions: {
    getTimeSheetPeriod: () => [{ query: week }],
    listSuggestions: () => [{ query: week }],
    listCalendarSuggestions: () => [{ query: week }],
    listLoggableItems: ({ unsubmittedId }) => [
      {},
      { query: { timeSheetSubmissionID: unsubmittedId } },
      ...words('project').map((query) => ({ query: { query } })),
    ],
    getSubmissionProject: ({ project }) => [{ params: { projectId: project.id } }],
  },
  timeTrackers: { listTimeTrackers: () => [{}] },
  requests: {
    listActiveRequests: () => [{}, { query: { page: 2 } }],
    listRequestHistory: () => decidedLists.map((query) => ({ query })),
    listDeniedRequests: () => [{}, { query: { page: 2 } }],
    listRequests: ({ ownRequestId, waitingId }) => [{ query: { requestIDs: [ownRequestId, waitingId] } }],
    getRequest: ({ ownRequestId, waitingId }) => [{ params: { id: ownRequestId } }, { params: { id: waitingId } }],
  },
  approvals: {
    countApprovals: () => [{}],
    getExpenseToDecide: ({ waitingExpenseId }) => [{ params: { id: waitingExpenseId } }],
    listExpenseProjectChoices: ({ waitingExpenseId }) =>
      ['', ...words('project')].map((query) => ({ params: { id: waitingExpenseId }, query: { query } })),
    listApprovals: ({ people, project }) =>
      [
        {},
        { page: 2 },
        { groupBy: 'entry' as const, sortOrder: 'newestFirst' as const },
        { employeeID: people.plain.employeeId },
        { projectID: project.id },
        { projectLead: 'me' as const },
        quarter,
        ...words('line').map((search) => ({ search })),
      ].map((query) => ({ query })),
    listDecisions: () => decidedLists.map((query) => ({ query })),
    listProjectChoices: ({ waitingId }) =>
      ['', ...words('project')].map((query) => ({ query: { timeSheetSubmissionIDs: [waitingId], query } })),
    listAmendmentChoices: ({ waitingId }) => [{ params: { id: waitingId } }],
    getAssetToDecide: ({ waitingAssetBookingId }) => [{ params: { id: waitingAssetBookingId } }],
    getAbsenceToDecide: ({ waitingAbsenceId }) => [{ params: { id: waitingAbsenceId } }],
  },
  clientTime: {
    getClientTimeAnalysis: ({ project }) => [{ params: { id: project.clientId }, query: quarter }],
    listClientSubmissions: (firm) =>
      submissionLists(firm).map((query) => ({ params: { id: firm.project.clientId }, query })),
    exportClientSubmissions: (firm) =>
      submissionFilters(firm).map((query) => ({ params: { id: firm.project.clientId }, query })),
    listLoggableProjectsOfClient: ({ project, unsubmittedId }) => [
      { params: { id: project.clientId } },
      { params: { id: project.clientId }, query: { timeSheetSubmissionID: unsubmittedId } },
    ],
  },
  projectTime: {
    listProjectSubmissions: (firm) =>
      submissionLists(firm).map((query) => ({ params: { id: firm.project.id }, query })),
    exportProjectSubmissions: (firm) =>
      submissionFilters(firm).map((query) => ({ params: { id: firm.project.id }, query })),
    getProjectTimeAnalysis: ({ project }) => [{ params: { id: project.id }, query: quarter }],
    getEmployeeTimeReportByMonth: ({ project }) => [
      { params: { id: project.id }, query: { startOfMonth: `${addDays(today, -30).slice(0, 7)}-01` } },
    ],
    previewReRating: ({ project, roleId }) => [
      { params: { id: project.id }, body: { roleID: roleId, states: ['approved'] } },
    ],
  },
  teamTime: {
    getTimeSheetReport: () => [{ query: month }],
    exportTimeSheetReport: () => [{ query: month }],
    getTimeManagementReport: () => [{}],
  },
}
