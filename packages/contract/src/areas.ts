import { absenceApprovals, absenceRequests } from './absences/absence-requests'
import { absences } from './absences/absences'
import { calendarFeeds } from './absences/calendar-feeds'
import { leaveBalances } from './absences/leave-balance'
import { teamAbsences } from './absences/team-absences'
import { assetBookings } from './assets/asset-bookings'
import { assetApprovals, assetRequests } from './assets/asset-requests'
import { assets } from './assets/assets'
import { clientBilling } from './clients/client-billing'
import { clients } from './clients/clients'
import { journalEntries } from './clients/journal'
import { companies } from './company/companies'
import { companyManagement } from './company/company-management'
import { figures } from './company/figures'
import { operations } from './company/history-and-jobs'
import { outsideAddresses } from './company/outside-addresses'
import { expenseApprovals, expenseRequests } from './expenses/expense-requests'
import { expenses } from './expenses/expenses'
import { projectExpenses } from './expenses/project-expenses'
import { bankStatements } from './invoices/bank-statements'
import { creditNotes } from './invoices/credit-notes'
import { invoiceDocuments } from './invoices/invoice-documents'
import { invoiceReminders } from './invoices/invoice-reminders'
import { invoiceSchedulers } from './invoices/invoice-schedulers'
import { invoices } from './invoices/invoices'
import { projectBilling } from './invoices/project-billing'
import { receivedPayments } from './invoices/received-payments'
import { opportunities } from './opportunities/opportunities'
import { bankAccounts } from './payments/bank-accounts'
import { payments } from './payments/payments'
import { auth } from './people/auth'
import { employees, impersonations } from './people/employees'
import { invitations } from './people/invitations'
import { notifications } from './people/notifications'
import { users } from './people/users'
import { masterPlanning } from './planning/master-planning'
import { planningChanges } from './planning/planning-changes'
import { planningScenarios } from './planning/planning-scenarios'
import { resourcing } from './planning/resourcing'
import { targetablePlanning } from './planning/targetable-planning'
import { plans } from './plans/plans'
import { portalFigures } from './portals/portal-figures'
import { portalInvoices } from './portals/portal-invoices'
import { portalJournal } from './portals/portal-journal'
import { portalLive } from './portals/portal-live'
import { portalMails } from './portals/portal-mails'
import { portalSignOffs } from './portals/portal-sign-offs'
import { portalTasks } from './portals/portal-tasks'
import { portals } from './portals/portal-visits'
import { projectPortals } from './portals/project-portals'
import { projectSignOffs } from './portals/project-sign-offs'
import { projectAutomations } from './projects/project-automations'
import { projectTemplates } from './projects/project-templates'
import { projects } from './projects/projects'
import type { Area } from './protocol/endpoint'
import { files } from './protocol/files'
import { approvals } from './requests/approvals'
import { deputies } from './requests/deputies'
import { requests } from './requests/requests'
import { personalProjectTasks, personals } from './tasks/personals'
import { projectTasks } from './tasks/project-tasks'
import { opportunityTime } from './time/opportunity-time'
import { clientTime, projectTime, teamTime } from './time/time-reports'
import { timeSheetApprovals, timeSheetRequests } from './time/time-sheet-approvals'
import { timeSheetSubmissions } from './time/time-sheets'
import { timeTrackers } from './time/time-trackers'

/** Every area there is, for code that speaks of all of them: the API document and the tests that call everything. */
export const areas = {
  auth,
  users,
  companies,
  companyManagement,
  employees,
  impersonations,
  invitations,
  clients,
  journalEntries,
  projects,
  projectTasks,
  projectAutomations,
  personals,
  personalProjectTasks,
  projectTemplates,
  outsideAddresses,
  timeSheetSubmissions,
  timeTrackers,
  requests: { ...requests, ...timeSheetRequests },
  approvals: { ...approvals, ...timeSheetApprovals, ...absenceApprovals, ...expenseApprovals, ...assetApprovals },
  deputies,
  absences: { ...absences, ...absenceRequests },
  leaveBalances,
  teamAbsences,
  calendarFeeds,
  expenses: { ...expenses, ...expenseRequests },
  projectExpenses,
  payments,
  bankAccounts,
  opportunities: { ...opportunities, ...opportunityTime },
  plans,
  masterPlanning,
  targetablePlanning,
  planningChanges,
  planningScenarios,
  resourcing,
  invoices,
  invoiceSchedulers,
  receivedPayments,
  creditNotes,
  invoiceReminders,
  bankStatements,
  invoiceDocuments,
  clientBilling,
  projectBilling,
  projectPortals,
  projectSignOffs,
  portals: {
    ...portals,
    ...portalFigures,
    ...portalInvoices,
    ...portalJournal,
    ...portalLive,
    ...portalMails,
    ...portalSignOffs,
  },
  portalTasks,
  assets: { ...assets, ...assetBookings, ...assetRequests },
  clientTime,
  projectTime,
  teamTime,
  figures,
  notifications,
  files,
  operations,
} satisfies Record<string, Area>

/** What each area is about, for readers of the API document. */
export const areaWords: Readonly<Record<keyof typeof areas, string>> = {
  auth: 'Signing up, signing in and out, and passwords',
  users: 'The signed-in user: account, two-factor sign-in, sessions and employments',
  companies: 'Creating a company and opening its workspace',
  companyManagement: 'Company settings: details, features, rate cards, types, categories and holidays',
  employees: 'Employees: profiles, contracts, permissions and reporting lines',
  impersonations: 'Acting as a colleague',
  invitations: 'Inviting people and joining a company',
  clients: 'Clients, their details and contacts',
  journalEntries: 'The journal of a client or project',
  projects: 'Projects: details, roles, permissions, budgets and files',
  projectTasks: 'The task board of a project',
  projectAutomations: 'Rules that run when something happens on a project’s board',
  personals: 'The caller’s own task board',
  personalProjectTasks: 'The caller’s own tasks on a project’s board',
  projectTemplates: 'Templates that new projects start from, with their task board',
  outsideAddresses: 'Whether people outside a company agree to its e-mails',
  timeSheetSubmissions: 'Logging, changing and submitting time',
  timeTrackers: 'Timers, running and stopped',
  requests: 'Submitted requests and their outcome',
  approvals: 'Pending requests and deciding on them',
  deputies: 'Who decides in somebody’s place',
  absences: 'Asking for leave, changing and cancelling it',
  leaveBalances: 'What is left of people’s leave, part by part',
  teamAbsences: 'Calendars of teams, and markings on them',
  calendarFeeds: 'Calendars to subscribe to',
  expenses: 'Claiming what was spent, and ways travelled',
  projectExpenses: 'What was spent on projects and for clients',
  payments: 'Paying approved claims back',
  bankAccounts: 'Where people are paid',
  opportunities: 'Opportunities: the pipeline, stages and what becomes a project',
  plans: 'Budget plans, resource plans, agreements and forecasts of projects and opportunities',
  masterPlanning: 'Who works on what, when: bookings over all projects and opportunities, and views of them',
  targetablePlanning: 'The bookings of one project or opportunity',
  planningChanges: 'Undoing, splitting and copying bookings, who could fill a role, and the load of the firm',
  planningScenarios:
    'Plans that are tried out first: who is let in, how they differ from the real plan, and merging them',
  resourcing: 'Who is booked for how much, week by week',
  invoiceSchedulers: 'Drafts that are made by themselves',
  invoices: 'Invoices: what is open, drafts, and what was billed',
  receivedPayments: 'What clients paid on invoices, and what they have to their credit',
  creditNotes: 'Taking billed items back',
  invoiceReminders: 'Reminding clients of overdue invoices',
  bankStatements: 'Bank statements, and which invoices their lines pay',
  invoiceDocuments: 'Invoices as files, as e-invoices and by mail',
  clientBilling: 'How clients are billed',
  projectBilling: 'How projects are billed',
  projectPortals: 'Portals of a project for people outside: what they share, who may come, who came',
  projectSignOffs: 'What is put up for approval in the portals of a project',
  portals: 'A portal from the side of its visitors',
  portalTasks: 'The task board of a portal’s project, from the side of its visitors',
  assets: 'Equipment: the register, bookings, and what goes over the desk',
  clientTime: 'Time logged for a client',
  projectTime: 'Time logged on a project',
  teamTime: 'The team’s time against its contracts',
  figures: 'What figures are made of',
  notifications: 'What people are told of: their notifications, and how they hear of each kind',
  files: 'Files and images',
  operations: 'Live updates, history and background work',
}
