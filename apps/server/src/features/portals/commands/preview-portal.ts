import type { projectPortals } from '@praxis/contract/portals/project-portals'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { PREVIEW_SECONDS } from '../../../platform/auth/portal-tokens'
import type { Platform } from '../../../platform/platform'
import type { PortalRow } from '../queries/portal-row'

/** Lets somebody who sees the portals of a project look into one as its visitors do, also while it is closed. */
export const previewPortal = (
  { portalTokens, clock }: Platform,
  { sessionId, employee, impersonatorId }: EmployeeActor,
  { reference }: PortalRow,
): Sent<typeof projectPortals.previewPortal> => ({
  session: portalTokens.issue({ kind: 'preview', reference, sessionId, employeeId: employee.id, impersonatorId }),
  expiresAt: new Date(clock().getTime() + PREVIEW_SECONDS * 1000).toISOString(),
})
