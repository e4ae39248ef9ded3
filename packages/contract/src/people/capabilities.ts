import * as z from 'zod'
import { resourcePermissions } from '../projects/project-rules'

/** What an employee may be allowed to do in their company; an endpoint names the one it needs. */
export const capabilities = [
  'canManageEmployees',
  'canManageClients',
  'canManageCompany',
  'canManageProjects',
  'canManageReports',
  'canManageAssets',
  'canProcessPayments',
  'canImpersonate',
] as const
export type Capability = (typeof capabilities)[number]

/** An admin is somebody who holds all four of these. */
export const adminCapabilities = [
  'canManageEmployees',
  'canManageClients',
  'canManageCompany',
  'canManageProjects',
] as const satisfies readonly Capability[]

export const ResourcePermission = z.enum(resourcePermissions)

export const featureFlags = [
  'project',
  'reports',
  'timeSheet',
  'absence',
  'expense',
  'asset',
  'performa',
  'referencingOldPlanning',
] as const
export type FeatureFlag = (typeof featureFlags)[number]

export const FeatureFlags = z.strictObject(
  Object.fromEntries(featureFlags.map((flag) => [flag, z.boolean()])) as Record<FeatureFlag, z.ZodBoolean>,
)
export type FeatureFlags = z.infer<typeof FeatureFlags>

/** The features that are on in a new company: all except those that only some firms have. */
export const defaultFeatureFlags: FeatureFlags = {
  project: true,
  reports: true,
  timeSheet: true,
  absence: true,
  expense: true,
  asset: true,
  performa: false,
  referencingOldPlanning: false,
}

export const Permission = z.strictObject({
  ...(Object.fromEntries(capabilities.map((capability) => [capability, z.boolean()])) as Record<
    Capability,
    z.ZodBoolean
  >),
  isAdmin: z.boolean(),
  revenue: ResourcePermission,
})
export type Permission = z.infer<typeof Permission>
