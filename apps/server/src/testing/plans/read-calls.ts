import type { areas } from '@praxis/contract/areas'
import { clientSortOrders } from '@praxis/contract/clients'
import { employeeSortOrders } from '@praxis/contract/employees'
import type { EndpointSpec, Input } from '@praxis/contract/endpoint'
import { projectTemplateSortOrders } from '@praxis/contract/project-templates'
import { projectSortOrders } from '@praxis/contract/projects'
import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'
import { boardReads, exportReads, workReads } from './task-read-calls'

/** For every call that reads, what it is asked for. One that is missing here does not compile. */
type ReadCalls = {
  readonly [A in keyof typeof areas]: {
    readonly [E in keyof (typeof areas)[A] as (typeof areas)[A][E] extends { method: 'GET' } | { reads: true }
      ? E
      : never]: (
      firm: LargeFirm,
    ) => readonly ((typeof areas)[A][E] extends EndpointSpec ? Input<(typeof areas)[A][E]> : never)[]
  }
}

const code = 'a-token-that-nobody-ever-sent'
const today = new Date().toISOString().slice(0, 10)
const week = { from: addDays(today, -20), to: addDays(today, -14) }
const quarter = { from: addDays(today, -90), to: today }
const month = { startDate: addDays(today, -30), endDate: today }
const year = { fromDate: addDays(today, -365), toDate: today }

/** A word that one has, one that everyone has, and one that nobody has. */
const oneWord = 'c4ca4238a0'
const words = (everyones: string) => [oneWord, everyones, 'zzzz']

const once = () => [{}]
const ofProject = ({ project }: LargeFirm) => [{ params: { id: project.id } }]
const ofPerson = ({ people }: LargeFirm) => [{ params: { id: people.plain.employeeId } }]

const largeBoard = ({ boards }: LargeFirm) => boards.large
const projectBoard = ({ boards }: LargeFirm) => boards.project
const ownBoard = ({ boards }: LargeFirm) => boards.plain
const templateBoard = ({ boards }: LargeFirm) => boards.template
const ofLargeBoard = ({ boards }: LargeFirm) => ({ id: boards.large.id })
const ofProjectDoor = ({ project }: LargeFirm) => ({ projectId: project.id })
const ofTemplate = ({ templateId }: LargeFirm) => ({ id: templateId })
const ofOneself = () => ({})

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

export const readCalls: ReadCalls = {
  auth: {
    checkUsername: () => [{ body: { username: 'nobody@firm.example' } }],
    validateResetPasswordToken: () => [{ body: { token: code } }],
  },
  users: {
    listEmployments: once,
    getMe: once,
    listSessions: once,
    getOwnHistory: () => [{}, { query: { page: 3 } }],
  },
  companies: {
    suggestDomain: () => [{ query: { name: 'Another' } }],
    getCompany: ({ company }) => [{ params: { id: company.id } }],
    getCompanyByDomain: ({ company }) => [{ query: { domain: company.domain } }],
    getFirstSteps: once,
    getWorkingDaysByMonth: ({ company }) => [{ params: { id: company.id }, query: year }],
  },
  companyManagement: {
    getCompanyManagement: once,
    listItemCodes: once,
    searchEmployees: () => [
      ...words('person').map((query) => ({ query: { query } })),
      { query: { includeInactive: 'true', includeInvited: 'true' } },
    ],
    getCompanyUsage: once,
    listBankHolidays: () => [{ query: year }],
    listRateCards: once,
    listAbsenceReasons: once,
    listExpenseTypes: once,
    listPipelineStages: once,
    listCreditCards: once,
    listCreditCardOptions: once,
  },
  employees: {
    getEmployee: ofPerson,
    getTeammates: ofPerson,
    listEmployees: ({ people }) =>
      [
        {},
        { page: 100 },
        ...words('person').map((name) => ({ name })),
        { tag: 'Tag 7' },
        { lineManagerID: people.manager.employeeId },
        ...(['active', 'inactive', 'pending'] as const).map((state) => ({ state })),
        ...(['permanent', 'contractor'] as const).map((contractType) => ({ contractType })),
        { excludeInvitations: 'true' },
        ...employeeSortOrders.map((sortOrder) => ({ sortOrder })),
      ].map((query) => ({ query })),
    listEmployeeTags: once,
    getOrganisationChart: once,
  },
  impersonations: {},
  invitations: {
    getInvitationByCode: () => [{ query: { code } }],
    listInvitations: once,
    getInvitationLink: ({ invitationId }) => [{ params: { id: invitationId } }],
  },
  clients: {
    listClients: () => [{}, { query: { all: 'true' } }, ...words('client').map((query) => ({ query: { query } }))],
    listClientsPaginated: ({ people }) =>
      [
        {},
        { page: 30 },
        ...clientSortOrders.map((sortOrder) => ({ sortOrder })),
        ...words('client').map((search) => ({ filter: { search } })),
        ...(['active', 'inactive'] as const).map((state) => ({ filter: { state } })),
        { filter: { clientOwnerID: people.lead.employeeId } },
        { filter: { tradingCurrency: 'GBP' as const } },
      ].map((body) => ({ body })),
    exportClients: () => [{}, { body: { filter: { search: oneWord } } }],
    getClient: ({ clientId }) => [{ params: { id: clientId } }],
  },
  journalEntries: {
    listJournalEntries: ({ clientId, project }) =>
      [
        { clientID: clientId },
        { clientID: clientId, page: 8 },
        { clientID: clientId, fromDate: week.from, toDate: week.to },
        ...words('meeting').map((search) => ({ clientID: clientId, search })),
        { projectID: project.id },
      ].map((query) => ({ query })),
    getJournalEntry: ({ entryId }) => [{ params: { id: entryId } }],
  },
  projects: {
    listProjects: () => [{}, { query: { all: 'true' } }, ...words('project').map((query) => ({ query: { query } }))],
    listProjectsPaginated: ({ people, project }) =>
      [
        {},
        { page: 8, filter: { attribute: 'all' as const } },
        ...(['assigned', 'lead', 'all'] as const).map((attribute) => ({ per: 25, filter: { attribute } })),
        ...projectSortOrders.map((sortOrder) => ({ sortOrder, filter: { attribute: 'all' as const } })),
        ...words('project').map((search) => ({ filter: { attribute: 'all' as const, search } })),
        ...[
          { state: 'active' as const },
          { state: 'completed' as const },
          { clientID: project.clientId },
          { leadID: people.lead.employeeId },
          { chargingMechanism: 'effort' as const },
          { tag: 'steady' },
          { isInternal: true },
          { isStrategic: true },
        ].map((filter) => ({ filter: { attribute: 'all' as const, ...filter } })),
      ].map((body) => ({ body })),
    listManagedProjects: ({ people }) =>
      [{}, { page: 8 }, { filter: { leadID: people.lead.employeeId } }, { filter: { search: oneWord } }].map(
        (body) => ({
          body,
        }),
      ),
    listProjectTags: once,
    getProject: ofProject,
    listProjectRoles: ofProject,
    listAllProjectRoles: ofProject,
    listResourcePermissions: ({ project, people }) => [
      { params: { id: project.id } },
      { params: { id: project.id }, query: { employeeID: people.plain.employeeId } },
    ],
    canTrackTime: ofProject,
    listProjectEmployees: ofProject,
    countEmployeeProjects: ofPerson,
    countEmployeeClients: ofPerson,
  },
  projectTasks: {
    ...boardReads(largeBoard, ofLargeBoard),
    ...workReads(largeBoard, ofLargeBoard),
    listTaskStatuses: (firm) => [{ params: ofLargeBoard(firm) }],
    listTrackableTasks: (firm) =>
      [{}, { includeUnassignedTasks: 'false' }].map((query) => ({ params: ofLargeBoard(firm), query })),
    getTaskColumns: (firm) => [{ params: ofLargeBoard(firm) }],
    exportTasks: exportReads(largeBoard, ofLargeBoard),
    printTasks: (firm) => [
      { params: ofLargeBoard(firm), query: { taskListID: firm.boards.large.listId, taskNameTerm: 'number 17' } },
    ],
    getGanttChart: (firm) => [{ params: ofLargeBoard(firm) }],
  },
  projectAutomations: {
    listAutomations: (firm) => [{ params: ofLargeBoard(firm) }],
    suggestNotificationEmails: ofProject,
  },
  personals: {
    ...boardReads(ownBoard, ofOneself),
    ...workReads(ownBoard, ofOneself),
    listTaskStatuses: once,
    listTrackableTasks: once,
    listDueTasks: () => [{}, { query: { per: 50 } }],
    listAssignments: () => [{}, { query: { per: 50 } }],
    getTaskColumns: once,
    suggestNotificationEmails: once,
    exportTasks: exportReads(ownBoard, ofOneself),
    listPersonalProjects: once,
    getPersonalProject: (firm) => [{ params: ofProjectDoor(firm) }],
    canTrackTime: (firm) => [{ params: ofProjectDoor(firm) }],
  },
  personalProjectTasks: {
    ...boardReads(projectBoard, ofProjectDoor),
    ...workReads(projectBoard, ofProjectDoor),
    exportTasks: exportReads(projectBoard, ofProjectDoor),
  },
  projectTemplates: {
    ...boardReads(templateBoard, ofTemplate),
    listTaskStatuses: (firm) => [{ params: ofTemplate(firm) }],
    listAutomations: (firm) => [{ params: ofTemplate(firm) }],
    listProjectTemplates: () =>
      [
        {},
        { search: 'template' },
        { search: 'zzzz' },
        { isActive: 'true' },
        ...projectTemplateSortOrders.map((sortOrder) => ({ sortOrder })),
      ].map((query) => ({ query })),
    listActiveProjectTemplates: once,
    listTemplateSources: () => [{}, ...words('project').map((search) => ({ query: { search } }))],
    getProjectTemplate: (firm) => [{ params: ofTemplate(firm) }],
  },
  outsideAddresses: { getAddressRequest: () => [{ query: { code } }] },
  timeSheetSubmissions: {
    getTimeSheetPeriod: () => [{ query: week }],
    listSuggestions: () => [{ query: week }],
    listCalendarSuggestions: () => [{ query: week }],
    listLoggableItems: ({ unsubmittedId }) => [
      {},
      { query: { timeSheetSubmissionID: unsubmittedId } },
      ...words('project').map((query) => ({ query: { query } })),
    ],
    getSubmissionProject: (firm) => [{ params: ofProjectDoor(firm) }],
  },
  timeTrackers: { listTimeTrackers: once },
  requests: {
    listActiveRequests: () => [{}, { query: { page: 2 } }],
    listRequestHistory: () => decidedLists.map((query) => ({ query })),
    listDeniedRequests: () => [{}, { query: { page: 2 } }],
    listRequests: ({ ownRequestId, waitingId }) => [{ query: { requestIDs: [ownRequestId, waitingId] } }],
    getRequest: ({ ownRequestId, waitingId }) => [{ params: { id: ownRequestId } }, { params: { id: waitingId } }],
  },
  approvals: {
    countApprovals: once,
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
    getTimeManagementReport: once,
  },
  files: {
    getPublicFile: () => [{ params: { fileId: 'no-such-file-there-ever-was' } }],
    getFile: ({ company, boards }) => [{ params: { a: company.id, b: boards.large.fileId } }],
  },
  operations: {
    getHistory: ({ people, project, clientId, boards, waitingId }) =>
      [
        { entity: 'employee', id: people.plain.employeeId },
        { entity: 'project', id: project.id },
        { entity: 'client', id: clientId },
        { entity: 'task', id: boards.large.taskId },
        { entity: 'request', id: waitingId },
      ].flatMap((params) => [{ params }, { params, query: { page: 2 } }]),
    listenToEvents: once,
    listFailedJobs: once,
  },
}
