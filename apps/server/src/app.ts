import { absenceRequests } from './features/absences/absence-requests'
import { absences } from './features/absences/absences.feature'
import { accounts } from './features/accounts/accounts.feature'
import { assetRequests } from './features/assets/asset-requests'
import { assets } from './features/assets/assets.feature'
import { bookings } from './features/bookings/bookings.feature'
import { clients } from './features/clients/clients.feature'
import { companies } from './features/companies/companies.feature'
import { companyManagement } from './features/company-management/company-management.feature'
import { employees } from './features/employees/employees.feature'
import { expenseRequests } from './features/expenses/expense-requests'
import { expenses } from './features/expenses/expenses.feature'
import { impersonations } from './features/impersonations/impersonations.feature'
import { invitations } from './features/invitations/invitations.feature'
import { invoices } from './features/invoices/invoices.feature'
import { invoiceSchedulers } from './features/invoices/schedulers/schedulers.feature'
import { journal } from './features/journal/journal.feature'
import { notifications } from './features/notifications/notifications.feature'
import { opportunities } from './features/opportunities/opportunities.feature'
import { outsideAddresses } from './features/outside-addresses/outside-addresses.feature'
import { payments } from './features/payments/payments.feature'
import { planning } from './features/planning/planning.feature'
import { resourcing } from './features/planning/resourcing/resourcing.feature'
import { keepResourcePlan } from './features/plans/commands/keep-resource-plan'
import { forecasts } from './features/plans/forecast/forecast.feature'
import { plans } from './features/plans/plans.feature'
import { portals } from './features/portals/portals.feature'
import { projects } from './features/projects/projects.feature'
import { requests } from './features/requests/requests.feature'
import { tasks } from './features/tasks/tasks.feature'
import { boardsOfProjects } from './features/tasks/templates/boards-of-projects'
import { timeReports } from './features/time-reports/time-reports.feature'
import { timeSheetRequests } from './features/time-sheets/approval/time-sheet-requests'
import { timeSheets } from './features/time-sheets/time-sheets.feature'
import type { Feature } from './platform/feature'

/** Every feature that needs nothing handed over from other features. */
const ofTheirOwn: readonly Feature[] = [
  accounts,
  companies,
  companyManagement,
  employees,
  impersonations,
  invitations,
  clients,
  journal,
  projects(boardsOfProjects),
  tasks,
  outsideAddresses,
  absences,
  timeSheets,
  requests([timeSheetRequests, expenseRequests, absenceRequests, assetRequests]),
  timeReports,
  expenses,
  payments,
  bookings,
  plans,
  planning,
  resourcing,
  opportunities({ boards: boardsOfProjects, keepResourcePlan }),
  forecasts,
  invoices,
  invoiceSchedulers,
  portals,
  assets,
]

/** Every feature of the product: the contents page. */
export const features: readonly Feature[] = [
  ...ofTheirOwn,
  notifications(ofTheirOwn.flatMap(({ notificationKinds = [] }) => notificationKinds)),
]
