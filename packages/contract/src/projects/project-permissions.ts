import * as z from 'zod'
import { ResourcePermission } from '../people/capabilities'
import { EmployeeBrief } from '../people/employees'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, Moment } from '../protocol/values'
import { ofProjects, projectParams, type TargetableDoor } from './project-access'
import { projectAreas } from './project-rules'

/** What may be done in each area of a project. */
export const AreaPermissions = z.strictObject(
  Object.fromEntries(projectAreas.map((area) => [area, ResourcePermission])) as Record<
    (typeof projectAreas)[number],
    typeof ResourcePermission
  >,
)
export type AreaPermissions = z.infer<typeof AreaPermissions>

export const ResourcePermissionRow = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    permissions: AreaPermissions,
    updatedAt: Moment,
    /** The name of the person who changed these permissions last. */
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'ResourcePermissionRow' })
export type ResourcePermissionRow = z.infer<typeof ResourcePermissionRow>

const permissionParams = z.strictObject({ id: Id, permissionId: Id })

/** The endpoints of who can do what in a project or opportunity. */
export const permissionEndpoints = ({ prefix, noun }: TargetableDoor) => ({
  listResourcePermissions: endpoint({
    method: 'GET',
    path: `${prefix}/resourcePermissions`,
    summary: `List who can do what in the ${noun}`,
    ...ofProjects,
    params: projectParams,
    query: z.strictObject({ employeeID: Id.optional() }),
    response: listOf(ResourcePermissionRow),
    reasons: ['notFound'],
  }),
  createResourcePermission: endpoint({
    method: 'POST',
    path: `${prefix}/resourcePermissions`,
    summary: 'Give someone access; at first they can read the details',
    ...ofProjects,
    params: projectParams,
    body: z.strictObject({ employeeID: Id, permissions: AreaPermissions.partial().default({}) }),
    response: ResourcePermissionRow,
    reasons: ['notFound', 'employeeHasPermission'],
  }),
  updateResourcePermission: endpoint({
    method: 'PUT',
    path: `${prefix}/resourcePermissions/{permissionId}`,
    summary: 'Change someone’s access; omitted areas stay',
    ...ofProjects,
    params: permissionParams,
    body: z.strictObject({ permissions: AreaPermissions.partial() }),
    response: ResourcePermissionRow,
    reasons: ['notFound'],
  }),
  deleteResourcePermission: endpoint({
    method: 'DELETE',
    path: `${prefix}/resourcePermissions/{permissionId}`,
    summary: 'Remove someone’s access',
    ...ofProjects,
    params: permissionParams,
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
