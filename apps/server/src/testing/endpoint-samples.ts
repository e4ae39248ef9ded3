import type { areas } from '@praxis/contract/areas'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import {
  absenceApprovalSamples,
  absenceSamples,
  calendarFeedSamples,
  deputySamples,
  leaveBalanceSamples,
  teamAbsenceSamples,
} from './absence-samples'
import { assetApprovalSamples, assetSamples } from './asset-samples'
import { expenseApprovalSamples, expenseSamples, projectExpenseSamples } from './expense-samples'
import { forecastSamples } from './forecast-samples'
import { clientBillingSamples, invoiceDocumentSamples, invoiceSamples, projectBillingSamples } from './invoice-samples'
import { opportunitySamples } from './opportunity-samples'
import { bankAccountSamples, paymentSamples } from './payment-samples'
import { planSamples } from './plan-samples'
import {
  masterPlanningReadSamples,
  plannerSamples,
  planningViewSamples,
  targetPlanningReadSamples,
} from './planning-read-samples'
import { bookingSamples, planningChangeSamples, scenarioSamples, targetBookingSamples } from './planning-samples'
import {
  portalFigureSamples,
  portalInvoiceSamples,
  portalJournalSamples,
  portalMailSamples,
  portalSamples,
  portalSignOffSamples,
  projectPortalSamples,
  projectSignOffSamples,
} from './portal-samples'
import { portalTaskSamples } from './portal-task-samples'
import {
  bankStatementSamples,
  creditNoteSamples,
  invoiceReminderSamples,
  receivedPaymentSamples,
} from './received-samples'
import { resourcingSamples } from './resourcing-samples'
import type { SampleFirm } from './sample-firm'
import { schedulerSamples } from './scheduler-samples'
import { boardSamples, statusSamples, workSamples } from './task-board-samples'
import {
  automationSamples,
  personalExtraSamples,
  projectTaskReportSamples,
  templateSamples,
} from './task-extras-samples'
import {
  approvalSamples,
  clientTimeSamples,
  projectTimeSamples,
  requestSamples,
  submissionSamples,
  teamTimeSamples,
  trackerSamples,
} from './time-samples'

const token = 'a-token-that-nobody-ever-sent'
const image = () => new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' })
const password = { password: 'Wrong-Horse-7!', confirmPassword: 'Wrong-Horse-7!' }
const contact = { typeID: null, lastName: '', jobTitle: '', email: '', landline: '', mobile: '', fax: '' }
const entry = { entryDate: '2026-06-01', title: 'Changed', content: '', categoryID: null }
const year = { fromDate: '2026-01-01', toDate: '2026-12-31' }

/** A call of every endpoint about the records of one firm. An endpoint that is missing here does not compile. */
type Samples = {
  readonly [A in keyof typeof areas]: {
    readonly [E in keyof (typeof areas)[A]]: (
      firm: SampleFirm,
    ) => (typeof areas)[A][E] extends EndpointSpec ? Input<(typeof areas)[A][E]> : never
  }
}

const ofProject = ({ projectId }: SampleFirm) => ({ id: projectId })
const ofPersonalProject = ({ projectId }: SampleFirm) => ({ projectId })
const ofTemplate = ({ templateId }: SampleFirm) => ({ id: templateId })
const ofOneself = () => ({})

export const samples: Samples = {
  auth: {
    register: ({ plain }) => ({ body: { username: plain.username, firstName: 'A', lastName: 'B', ...password } }),
    verify: () => ({ body: { token } }),
    resendVerification: ({ plain }) => ({ body: { username: plain.username } }),
    signIn: () => ({}),
    checkUsername: ({ plain }) => ({ body: { username: plain.username } }),
    refreshToken: () => ({ body: { refreshToken: token } }),
    signOut: () => ({ body: { refreshToken: token } }),
    requestResetPassword: () => ({ body: { username: 'nobody@firm.example' } }),
    validateResetPasswordToken: () => ({ body: { token } }),
    resetPassword: () => ({ body: { token, ...password } }),
  },
  users: {
    listEmployments: () => ({}),
    getMe: () => ({}),
    updateUser: () => ({ body: { firstName: 'Changed' } }),
    setProfileImage: () => ({ image: image() }),
    removeProfileImage: () => ({}),
    changePassword: () => ({ body: { currentPassword: 'x', ...password } }),
    listSessions: () => ({}),
    endSession: ({ plain }) => ({ params: { id: plain.sessionId } }),
    endOtherSessions: () => ({}),
    startSecondFactor: () => ({ body: { password: 'x' } }),
    confirmSecondFactor: () => ({ body: { code: '000000' } }),
    renewRecoveryCodes: () => ({ body: { password: 'x' } }),
    disableSecondFactor: () => ({ body: { password: 'x' } }),
    getOwnHistory: () => ({}),
  },
  companies: {
    createCompany: () => ({ body: { name: 'Another', country: 'GB', timeZone: 'Europe/London' } }),
    suggestDomain: () => ({ query: { name: 'Another' } }),
    getCompany: ({ company }) => ({ params: { id: company.id } }),
    getCompanyByDomain: ({ company }) => ({ query: { domain: company.domain } }),
    getFirstSteps: () => ({}),
    getWorkingDaysByMonth: ({ company }) => ({ params: { id: company.id }, query: year }),
    openWorkspace: () => ({}),
  },
  companyManagement: {
    getCompanyManagement: () => ({}),
    updateCompanyManagement: () => ({ body: { details: { name: 'Changed' } } }),
    setCompanyLogo: () => ({ image: image() }),
    closePeriod: () => ({ body: { closedUntil: null } }),
    removeCompanyLogo: () => ({}),
    listItemCodes: () => ({}),
    searchEmployees: () => ({ query: { query: 'Marker' } }),
    getCompanyUsage: () => ({}),
    listBankHolidays: () => ({ query: year }),
    createBankHoliday: () => ({ body: { date: '2026-07-07', name: 'Another' } }),
    deleteBankHoliday: ({ bankHolidayId }) => ({ params: { id: bankHolidayId } }),
    listRateCards: () => ({}),
    createRateCard: () => ({ body: { name: 'Another', hourlyCharge: 1, hourlyCost: 1 } }),
    updateRateCard: ({ rateCardId }) => ({ params: { id: rateCardId }, body: { name: 'Changed' } }),
    deleteRateCard: ({ rateCardId }) => ({ params: { id: rateCardId } }),
    listAbsenceReasons: () => ({}),
    createAbsenceReason: () => ({
      body: { name: 'Another', initials: 'A', color: '#123456', isTakenFromBalance: false, allowanceDays: null },
    }),
    updateAbsenceReason: ({ absenceReasonId }) => ({ params: { id: absenceReasonId }, body: { name: 'Changed' } }),
    deleteAbsenceReason: ({ absenceReasonId }) => ({ params: { id: absenceReasonId } }),
    listExpenseTypes: () => ({}),
    createExpenseType: () => ({
      body: { code: 'A', name: 'Another', expenseTypeDescription: '', category: '', vatRate: 0.2 },
    }),
    updateExpenseType: ({ expenseTypeId }) => ({ params: { id: expenseTypeId }, body: { name: 'Changed' } }),
    deleteExpenseType: ({ expenseTypeId }) => ({ params: { id: expenseTypeId } }),
    listPipelineStages: () => ({}),
    createPipelineStage: () => ({ body: { name: 'Another', color: '#123456', probability: 0.3 } }),
    updatePipelineStage: ({ pipelineStageId }) => ({ params: { id: pipelineStageId }, body: { name: 'Changed' } }),
    deletePipelineStage: ({ pipelineStageId }) => ({ params: { id: pipelineStageId } }),
    listCreditCards: () => ({}),
    listCreditCardOptions: () => ({}),
    createCreditCard: ({ plain }) => ({
      body: { name: 'Another', number: '4242 4242 4242 4242', holderID: plain.employeeId },
    }),
    updateCreditCard: ({ creditCardId, plain }) => ({
      params: { id: creditCardId },
      body: { name: 'Changed', holderID: plain.employeeId },
    }),
    deleteCreditCard: ({ creditCardId }) => ({ params: { id: creditCardId } }),
  },
  employees: {
    getEmployee: ({ plain }) => ({ params: { id: plain.employeeId } }),
    getTeammates: ({ plain }) => ({ params: { id: plain.employeeId } }),
    updateEmployeeDetails: ({ plain }) => ({
      params: { id: plain.employeeId },
      body: { details: { jobTitle: 'Changed' } },
    }),
    updateEmployeePermission: ({ report, owner }) => ({
      params: { id: report.employeeId },
      body: { canManageClients: true, lineManagerID: owner.employeeId },
    }),
    updateEmployeeContract: ({ report }) => ({
      params: { id: report.employeeId },
      body: {
        version: 0,
        startDate: '2026-01-05',
        periods: [
          {
            appliedDate: '2026-01-05',
            type: 'permanent',
            workingTimeIntervalByDay: defaultWorkingWeek,
            holidayEntitlementDays: 25,
          },
        ],
      },
    }),
    setEmployeeProfileImage: ({ plain }) => ({ params: { id: plain.employeeId }, image: image() }),
    removeEmployeeProfileImage: ({ plain }) => ({ params: { id: plain.employeeId } }),
    deactivateEmployee: ({ report }) => ({ params: { id: report.employeeId } }),
    reactivateEmployee: ({ deactivated }) => ({ params: { id: deactivated.employeeId } }),
    listEmployees: ({ plain }) => ({ query: { lineManagerID: plain.employeeId } }),
    listEmployeeTags: () => ({}),
    getOrganisationChart: () => ({}),
  },
  impersonations: {
    startImpersonation: ({ plain }) => ({ body: { employeeID: plain.employeeId } }),
    stopImpersonation: () => ({}),
  },
  invitations: {
    getInvitationByCode: () => ({ query: { code: token } }),
    acceptInvitation: ({ invited }) => ({ params: { id: invited.invitationId }, body: { code: token } }),
    listInvitations: () => ({}),
    createInvitations: ({ invited, plain }) => ({
      body: { invitations: [{ email: invited.email, lineManagerID: plain.employeeId }] },
    }),
    resendInvitation: ({ invited }) => ({ params: { id: invited.invitationId } }),
    getInvitationLink: ({ invited }) => ({ params: { id: invited.invitationId } }),
  },
  clients: {
    listClients: () => ({ query: { query: 'Marker' } }),
    listClientsPaginated: ({ owner }) => ({ body: { filter: { clientOwnerID: owner.employeeId } } }),
    exportClients: () => ({}),
    createClient: ({ owner }) => ({ body: { name: 'Another', clientOwnerID: owner.employeeId } }),
    getClient: ({ clientId }) => ({ params: { id: clientId } }),
    deleteClient: ({ clientId }) => ({ params: { id: clientId } }),
    updateClientDetails: ({ clientId, plain }) => ({
      params: { id: clientId },
      body: { name: 'Changed', clientOwnerID: plain.employeeId },
    }),
    createClientContact: ({ clientId }) => ({ params: { id: clientId }, body: { ...contact, firstName: 'Another' } }),
    updateClientContact: ({ clientId, contactId }) => ({
      params: { id: clientId, contactId },
      body: { firstName: 'Changed' },
    }),
    deleteClientContact: ({ clientId, contactId }) => ({ params: { id: clientId, contactId } }),
    setClientLogo: ({ clientId }) => ({ params: { id: clientId }, image: image() }),
    removeClientLogo: ({ clientId }) => ({ params: { id: clientId } }),
  },
  journalEntries: {
    listJournalEntries: ({ clientId }) => ({ query: { clientID: clientId } }),
    getJournalEntry: ({ entryId }) => ({ params: { id: entryId } }),
    createJournalEntry: ({ clientId }) => ({ body: { ...entry, clientID: clientId }, files: {} }),
    updateJournalEntry: ({ entryId }) => ({ params: { id: entryId }, body: entry, files: {} }),
    deleteJournalEntry: ({ entryId }) => ({ params: { id: entryId } }),
  },
  projects: {
    listProjects: () => ({ query: { query: 'Marker' } }),
    listProjectsPaginated: ({ clientId }) => ({ body: { filter: { attribute: 'all', clientID: clientId } } }),
    listManagedProjects: ({ owner }) => ({ body: { filter: { leadID: owner.employeeId } } }),
    listProjectTags: () => ({}),
    createClientProject: ({ clientId, owner }) => ({
      body: { name: 'Another', clientID: clientId, leadID: owner.employeeId },
    }),
    createInternalProject: ({ owner }) => ({ body: { name: 'Another', leadID: owner.employeeId } }),
    getProject: ({ projectId }) => ({ params: { id: projectId } }),
    deleteProject: ({ projectId }) => ({ params: { id: projectId } }),
    updateProjectDetails: ({ projectId, plain }) => ({
      params: { id: projectId },
      body: { name: 'Changed', leadID: plain.employeeId },
    }),
    listProjectRoles: ({ projectId }) => ({ params: { id: projectId } }),
    listAllProjectRoles: ({ projectId }) => ({ params: { id: projectId } }),
    createProjectRole: ({ projectId, plain, rateCardId }) => ({
      params: { id: projectId },
      body: { name: 'Another', employeeID: plain.employeeId, rateCardID: rateCardId },
    }),
    updateProjectRole: ({ projectId, roleId }) => ({ params: { id: projectId, roleId }, body: { name: 'Changed' } }),
    deleteProjectRole: ({ projectId, roleId }) => ({ params: { id: projectId, roleId } }),
    listResourcePermissions: ({ projectId }) => ({ params: { id: projectId } }),
    createResourcePermission: ({ projectId, plain }) => ({
      params: { id: projectId },
      body: { employeeID: plain.employeeId },
    }),
    updateResourcePermission: ({ projectId, permissionId }) => ({
      params: { id: projectId, permissionId },
      body: { permissions: { journal: 'write' } },
    }),
    deleteResourcePermission: ({ projectId, permissionId }) => ({ params: { id: projectId, permissionId } }),
    canTrackTime: ({ projectId }) => ({ params: { id: projectId } }),
    listProjectEmployees: ({ projectId }) => ({ params: { id: projectId } }),
    countEmployeeProjects: ({ plain }) => ({ params: { id: plain.employeeId } }),
    countEmployeeClients: ({ plain }) => ({ params: { id: plain.employeeId } }),
  },
  projectTasks: {
    ...boardSamples('projectBoard', ofProject),
    ...workSamples('projectBoard', ofProject),
    ...statusSamples('projectBoard', ofProject),
    ...projectTaskReportSamples,
  },
  projectAutomations: {
    ...automationSamples(({ projectId, automationId }) => ({ id: projectId, automationId })),
    suggestNotificationEmails: ({ projectId }) => ({ params: { id: projectId } }),
  },
  personals: {
    ...boardSamples('personalBoard', ofOneself),
    ...workSamples('personalBoard', ofOneself),
    ...statusSamples('personalBoard', ofOneself),
    ...personalExtraSamples,
  },
  personalProjectTasks: {
    ...boardSamples('projectBoard', ofPersonalProject),
    ...workSamples('projectBoard', ofPersonalProject),
    exportTasks: (firm) => ({ params: ofPersonalProject(firm), query: { taskListID: firm.projectBoard.listId } }),
  },
  projectTemplates: {
    ...boardSamples('templateBoard', ofTemplate),
    ...statusSamples('templateBoard', ofTemplate),
    ...automationSamples(({ templateId, templateRuleId }) => ({ id: templateId, automationId: templateRuleId })),
    ...templateSamples,
  },
  outsideAddresses: {
    getAddressRequest: () => ({ query: { code: token } }),
    answerAddressRequest: () => ({ body: { code: token, answer: 'confirmed' } }),
  },
  timeSheetSubmissions: submissionSamples,
  timeTrackers: trackerSamples,
  requests: requestSamples,
  approvals: { ...approvalSamples, ...absenceApprovalSamples, ...expenseApprovalSamples, ...assetApprovalSamples },
  deputies: deputySamples,
  absences: absenceSamples,
  leaveBalances: leaveBalanceSamples,
  teamAbsences: teamAbsenceSamples,
  calendarFeeds: calendarFeedSamples,
  expenses: expenseSamples,
  projectExpenses: projectExpenseSamples,
  payments: paymentSamples,
  bankAccounts: bankAccountSamples,
  opportunities: opportunitySamples,
  plans: { ...planSamples, ...forecastSamples },
  invoices: invoiceSamples,
  invoiceSchedulers: schedulerSamples,
  receivedPayments: receivedPaymentSamples,
  creditNotes: creditNoteSamples,
  invoiceReminders: invoiceReminderSamples,
  bankStatements: bankStatementSamples,
  invoiceDocuments: invoiceDocumentSamples,
  clientBilling: clientBillingSamples,
  projectBilling: projectBillingSamples,
  projectPortals: projectPortalSamples,
  projectSignOffs: projectSignOffSamples,
  portals: {
    ...portalSamples,
    ...portalFigureSamples,
    ...portalInvoiceSamples,
    ...portalJournalSamples,
    ...portalMailSamples,
    ...portalSignOffSamples,
    listenToPortal: ({ portalReference }) => ({ params: { projectId: portalReference } }),
  },
  portalTasks: portalTaskSamples,
  masterPlanning: { ...planningViewSamples, ...masterPlanningReadSamples, ...bookingSamples },
  targetablePlanning: { ...targetPlanningReadSamples, ...targetBookingSamples },
  planningChanges: { ...plannerSamples, ...planningChangeSamples },
  planningScenarios: scenarioSamples,
  resourcing: resourcingSamples,
  assets: assetSamples,
  clientTime: clientTimeSamples,
  projectTime: projectTimeSamples,
  teamTime: teamTimeSamples,
  files: {
    getPublicFile: () => ({ params: { fileId: 'no-such-file-there-ever-was' } }),
    getFile: ({ company, fileId }) => ({ params: { a: company.id, b: fileId } }),
  },
  figures: {
    explainFigure: ({ projectId }) => ({ params: { name: 'loggedTime' }, query: { projectID: projectId } }),
  },
  notifications: {
    listNotifications: ({ notificationId }) => ({ query: { before: `2040-01-01T00:00:00.000Z_${notificationId}` } }),
    readNotification: ({ notificationId }) => ({ params: { id: notificationId } }),
    readAllNotifications: () => ({ body: { until: '2040-01-01T00:00:00.000Z' } }),
    listNotificationSettings: () => ({}),
    updateNotificationSetting: () => ({ params: { kind: 'taskMention' }, body: { inApp: false, mail: 'daily' } }),
  },
  operations: {
    getHistory: ({ plain }) => ({ params: { entity: 'employee', id: plain.employeeId } }),
    listenToEvents: () => ({}),
    listFailedJobs: () => ({}),
    retryFailedJob: () => ({ params: { id: '1' } }),
  },
}
