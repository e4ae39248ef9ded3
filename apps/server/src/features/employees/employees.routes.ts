import { employees } from '@praxis/contract/people/employees'
import { implement } from '../../platform/http/implement'
import { deactivateEmployee, reactivateEmployee } from './commands/deactivate-employee'
import { removeEmployeeProfileImage, setEmployeeProfileImage } from './commands/employee-profile-image'
import type { EmployeeCall } from './commands/lock-employee'
import { updateEmployeeContract } from './commands/update-employee-contract'
import { updateEmployeeDetails } from './commands/update-employee-details'
import { updateEmployeePermission } from './commands/update-employee-permission'
import { getEmployee } from './queries/get-employee'
import { listEmployees, listEmployeeTags } from './queries/list-employees'
import { getOrganisationChart, getTeammates } from './queries/reporting-lines'

const about = ({
  db,
  platform,
  actor,
  params,
}: Omit<EmployeeCall, 'employeeId'> & { params: { id: string } }): EmployeeCall => ({
  db,
  platform,
  actor,
  employeeId: params.id,
})

export const employeesRoutes = implement(employees, {
  getEmployee: ({ db, platform, actor, params }) => getEmployee(db, platform, actor, params.id),

  getTeammates: async ({ db, platform, params }) => ({ items: await getTeammates(db, platform.files, params.id) }),

  updateEmployeeDetails: (call) => updateEmployeeDetails(about(call), call.body),

  updateEmployeePermission: (call) => updateEmployeePermission(about(call), call.body),

  updateEmployeeContract: (call) => updateEmployeeContract(about(call), call.body),

  setEmployeeProfileImage: (call) => setEmployeeProfileImage(about(call), call.image),

  removeEmployeeProfileImage: (call) => removeEmployeeProfileImage(about(call)),

  deactivateEmployee: (call) => deactivateEmployee(about(call), call.query.endDate),

  reactivateEmployee: (call) => reactivateEmployee(about(call), call.query.startDate),

  listEmployees: ({ db, platform, actor, query }) => listEmployees(db, platform, actor, query),

  listEmployeeTags: async ({ db }) => ({ items: await listEmployeeTags(db) }),

  getOrganisationChart: async ({ db, platform }) => ({ items: await getOrganisationChart(db, platform.files) }),
})
