import type { Feature } from '../../platform/feature'
import { mayReadCompanyRecord, mayReadEmployeeRecord } from './companies.policy'
import { isEmployee } from './companies.queries'
import { companiesRoutes } from './companies.routes'

/** Workspaces: one per company, entered as one of its employees. */
export const companies: Feature = {
  routes: companiesRoutes,
  recordAccess: {
    company: async (_db, actor, companyId) => mayReadCompanyRecord(actor, companyId),
    employee: async (db, actor, employeeId) =>
      mayReadEmployeeRecord(actor, employeeId) && (await isEmployee(db, employeeId)),
  },
}
