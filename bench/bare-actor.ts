import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Cast } from './bench-database'

/** Who calls, with the rights that filling the firm gives them. */
export const actorOf = ({ companyId, employeeId, sessionId }: Cast): EmployeeActor => ({
  sessionId,
  user: { id: employeeId, username: '', firstName: '', lastName: '' },
  employee: { id: employeeId, isOwner: false },
  impersonatorId: null,
  company: { id: companyId, features: defaultFeatureFlags, timeZone: 'Europe/London' },
  capabilities: {
    canManageEmployees: true,
    canManageClients: true,
    canManageCompany: false,
    canManageProjects: true,
    canManageReports: false,
    canManageAssets: false,
    canProcessPayments: false,
    canImpersonate: false,
    isAdmin: false,
    revenue: 'read',
  },
})
