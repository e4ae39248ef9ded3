import type { Feature } from '../../platform/feature'
import { mayReadCompanyRecord, mayReadEmployeeRecord } from './companies.policy'
import { isEmployee } from './companies.queries'
import { companiesRoutes } from './companies.routes'
import { bankHolidaysOnDays } from './queries/bank-holidays-on-days'

/** Workspaces: one per company, entered as one of its employees. */
export const companies: Feature = {
  routes: companiesRoutes,
  dayItems: bankHolidaysOnDays,
  recordAccess: {
    company: async (_db, actor, companyId) => mayReadCompanyRecord(actor, companyId),
    /** History of the rows about an employee that only managers see. */
    employeeForManagers: async (db, actor, employeeId) =>
      actor.capabilities.canManageEmployees && (await isEmployee(db, employeeId)),
    employee: async (db, actor, employeeId) =>
      mayReadEmployeeRecord(actor, employeeId) && (await isEmployee(db, employeeId)),
  },
}
