import { clientSortOrders } from '@praxis/contract/clients/clients'
import { employeeSortOrders } from '@praxis/contract/people/employees'
import { projectTemplateSortOrders } from '@praxis/contract/projects/project-templates'
import { projectSortOrders } from '@praxis/contract/projects/projects'
import type { LargeFirm } from '../large-firm/large-firm'
import { absenceReadCalls } from './absence-read-calls'
import { oneWord, quarter, type ReadCalls, week, words, year } from './asked'
import { assetReadCalls } from './asset-read-calls'
import { expenseReadCalls } from './expense-read-calls'
import { forecastReadCalls } from './forecast-read-calls'
import { invoiceReadCalls } from './invoice-read-calls'
import { opportunityReadCalls } from './opportunity-read-calls'
import { paymentReadCalls } from './payment-read-calls'
import { planReadCalls } from './plan-read-calls'
import { planningReadCalls } from './planning-read-calls'
import { portalReadCalls } from './portal-read-calls'
import { receivedReadCalls } from './received-read-calls'
import { resourcingReadCalls } from './resourcing-read-calls'
import { boardReads, exportReads, workReads } from './task-read-calls'
import { timeReadCalls } from './time-read-calls'

const code = 'a-token-that-nobody-ever-sent'
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
  ...timeReadCalls,
  ...absenceReadCalls,
  ...expenseReadCalls,
  ...assetReadCalls,
  ...paymentReadCalls,
  ...opportunityReadCalls,
  plans: { ...planReadCalls, ...forecastReadCalls },
  ...invoiceReadCalls,
  ...portalReadCalls,
  ...receivedReadCalls,
  ...planningReadCalls,
  resourcing: resourcingReadCalls,
  files: {
    getPublicFile: () => [{ params: { fileId: 'no-such-file-there-ever-was' } }],
    getFile: ({ company, boards }) => [{ params: { a: company.id, b: boards.large.fileId } }],
  },
  figures: {
    explainFigure: ({ project }) => [
      ...(['plannedRevenue', 'plannedCost', 'forecastRevenue', 'forecastCost'] as const).map((name) => ({
        params: { name },
        query: { projectID: project.id },
      })),
      ...(['loggedTime', 'revenue', 'cost'] as const).flatMap((name) =>
        [{ projectID: project.id }, { clientID: project.clientId }].map((of) => ({
          params: { name },
          query: { ...of, ...quarter },
        })),
      ),
    ],
  },
  notifications: {
    listNotifications: ({ notificationPlace }) => [
      {},
      { query: { before: notificationPlace } },
      { query: { per: 50 } },
    ],
    listNotificationSettings: once,
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
