import { adminCapabilities, type Permission } from '@praxis/contract/people/capabilities'

/** The columns that the database has of somebody's rights. */
export interface EmployeeRights {
  readonly is_owner: boolean
  readonly impersonating: boolean
  readonly can_manage_employees: boolean
  readonly can_manage_clients: boolean
  readonly can_manage_company: boolean
  readonly can_manage_projects: boolean
  readonly can_manage_reports: boolean
  readonly can_manage_assets: boolean
  readonly can_process_payments: boolean
  readonly can_impersonate: boolean
  readonly revenue: Permission['revenue']
}

/** The owner can do everything, whatever the columns say; admins may impersonate too. Impersonating does not nest. */
export const capabilitiesOf = (row: EmployeeRights): Permission => {
  const can = {
    canManageEmployees: row.is_owner || row.can_manage_employees,
    canManageClients: row.is_owner || row.can_manage_clients,
    canManageCompany: row.is_owner || row.can_manage_company,
    canManageProjects: row.is_owner || row.can_manage_projects,
    canManageReports: row.is_owner || row.can_manage_reports,
    canManageAssets: row.is_owner || row.can_manage_assets,
    canProcessPayments: row.is_owner || row.can_process_payments,
  }
  const isAdmin = adminCapabilities.every((capability) => can[capability])
  return {
    ...can,
    canImpersonate: (isAdmin || row.can_impersonate) && !row.impersonating,
    isAdmin,
    revenue: row.is_owner ? 'write' : row.revenue,
  }
}
