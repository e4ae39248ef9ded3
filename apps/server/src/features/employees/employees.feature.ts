import type { Feature } from '../../platform/feature'
import { employeesRoutes } from './employees.routes'

/** The people of a company: details, contracts, permissions, and who reports to whom. */
export const employees: Feature = { routes: employeesRoutes }
