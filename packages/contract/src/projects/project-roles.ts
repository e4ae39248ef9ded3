import * as z from 'zod'
import { HourlyRate } from '../company/rate-cards'
import { EmployeeBrief } from '../people/employees'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn, Name, Version } from '../protocol/values'
import { ofProjects, projectParams, type TargetableDoor } from './project-access'

export const ProjectRole = z
  .strictObject({
    id: Id,
    name: z.string(),
    /** Rates are in minor units of the project’s currency, and absent for callers who may not see them. */
    hourlyCharge: z.int().optional(),
    hourlyCost: z.int().optional(),
    employee: EmployeeBrief.nullable(),
    rateCard: z.strictObject({ id: Id, name: z.string() }).nullable(),
    version: Version,
  })
  .meta({ id: 'ProjectRole' })
export type ProjectRole = z.infer<typeof ProjectRole>

/** A role is filled by an employee or, until one is named, by a rate card. */
const roleFields = {
  name: Name.max(120),
  hourlyCharge: HourlyRate.optional(),
  hourlyCost: HourlyRate.optional(),
  employeeID: Id.nullable(),
  rateCardID: Id.nullable(),
}
export const ProjectRoleInput = z.strictObject({
  ...roleFields,
  employeeID: roleFields.employeeID.default(null),
  rateCardID: roleFields.rateCardID.default(null),
})
export type ProjectRoleInput = z.output<typeof ProjectRoleInput>
export const ProjectRoleChanges = z.strictObject(roleFields).partial()
export type ProjectRoleChanges = z.output<typeof ProjectRoleChanges>

const roleParams = z.strictObject({ id: Id, roleId: Id })

/** The endpoints of the roles of a project or opportunity. */
export const roleEndpoints = ({ prefix, locked }: TargetableDoor) => ({
  listAllRoles: endpoint({
    method: 'GET',
    path: `${prefix}/allRoles`,
    summary: 'List every role, for callers who can see planning; rates only for those with access to them',
    ...ofProjects,
    params: projectParams,
    response: listOf(ProjectRole),
    reasons: ['notFound'],
  }),
  createRole: endpoint({
    method: 'POST',
    path: `${prefix}/planning/roles`,
    summary: 'Add a role; without rates it uses its rate card’s',
    ...ofProjects,
    params: projectParams,
    body: ProjectRoleInput,
    response: ProjectRole,
    reasons: ['notFound', locked],
  }),
  updateRole: endpoint({
    method: 'PATCH',
    path: `${prefix}/planning/roles/{roleId}`,
    summary: 'Change a role; omitted fields stay',
    ...ofProjects,
    params: roleParams,
    body: ProjectRoleChanges.extend(madeOn),
    response: ProjectRole,
    reasons: ['notFound', locked, 'changedMeanwhile'],
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: `${prefix}/planning/roles/{roleId}`,
    summary: 'Delete an unused role',
    ...ofProjects,
    params: roleParams,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse', locked],
  }),
})
