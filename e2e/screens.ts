import { absenceScreens } from './absence-screens'
import { approvalScreens } from './approval-screens'
import { assetBookingScreens } from './asset-booking-screens'
import { assetScreens } from './asset-screens'
import { clientScreens } from './client-screens'
import { expenseScreens } from './expense-screens'
import { invoiceScreens } from './invoice-screens'
import { masterPlanningScreens } from './master-planning-screens'
import { notificationScreens } from './notification-screens'
import { opportunityScreens } from './opportunity-screens'
import { paymentScreens } from './payment-screens'
import { peopleScreens } from './people-screens'
import { projectScreens } from './project-screens'
import { resourcingScreens } from './resourcing-screens'
import { scenarioScreens } from './scenario-screens'
import type { Screen } from './screen'
import { settingsScreens } from './settings-screens'
import { taskScreens } from './task-screens'
import { teamAbsenceScreens } from './team-absence-screens'
import { templateScreens } from './template-screens'
import { timeReportScreens } from './time-report-screens'
import { timeSheetScreens } from './time-sheet-screens'

/** Every screen there is. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', shows: /in one calm place/ },
  { name: 'sign-in', path: '/signin', shows: /Forgot password/ },
  {
    name: 'sign-in-first',
    path: '/signin?reason=invalidActionWhileNotAuthenticated',
    shows: /You need to sign in/,
  },
  { name: 'sign-up', path: '/xyzsignupabc', shows: /Have an account/ },
  { name: 'request-password-reset', path: '/requestpasswordreset', shows: /Send link/ },
  { name: 'reset-password-dead-link', path: '/resetpassword', shows: /This link is invalid/ },
  { name: 'verify-dead-link', path: '/verify', shows: /This link is invalid/ },
  { name: 'confirm-address-dead-link', path: '/confirmaddress', shows: /This link is invalid/ },
  { name: 'not-found', path: '/no/such/page', shows: /404 This page could not be found/ },
  { name: 'workspaces', path: '/workspaces', shows: /Choose a workspace/, signedIn: true },
  {
    name: 'workspaces-refused',
    path: '/workspaces?reason=employeeDeactivated',
    shows: /couldn’t be opened/,
    signedIn: true,
  },
  { name: 'create-space', path: '/createspace', shows: /you become its owner/, signedIn: true },
  { name: 'account', path: '/account', shows: /This browser/, signedIn: true },
  { name: 'dashboard', path: '/employments/calder-rowe', shows: /Next steps/, signedIn: true },
  { name: 'failed-work', path: '/employments/calder-rowe/failedWork', shows: /no failed jobs/, signedIn: true },
  ...absenceScreens,
  ...expenseScreens,
  ...approvalScreens,
  ...assetScreens,
  ...assetBookingScreens,
  ...clientScreens,
  ...invoiceScreens,
  ...notificationScreens,
  ...paymentScreens,
  ...peopleScreens,
  ...projectScreens,
  ...masterPlanningScreens,
  ...scenarioScreens,
  ...opportunityScreens,
  ...settingsScreens,
  ...taskScreens,
  ...resourcingScreens,
  ...teamAbsenceScreens,
  ...templateScreens,
  ...timeReportScreens,
  ...timeSheetScreens,
]
