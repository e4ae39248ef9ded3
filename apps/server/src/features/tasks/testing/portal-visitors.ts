import { type SharedInfo, VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portals } from '@praxis/contract/portals/portal-visits'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import type { TestPerson } from '../../../testing/people'
import type { Caller, TestServer } from '../../../testing/test-server'

/** Everything that concerns tasks. */
export const everyTaskKey: readonly SharedInfo[] = [
  ...([
    'taskListEdit',
    'taskCreate',
    'taskComment',
    'taskAttachFile',
    'taskUpdateStatus',
    'taskUpdatePriority',
  ] as const),
  ...(['taskListShowTaskProgress', 'showEstimatedTime', 'showLoggedTime'] as const),
]

export const without = (...keys: readonly SharedInfo[]): SharedInfo[] =>
  everyTaskKey.filter((key) => !keys.includes(key))

interface OpenedPortal {
  readonly id: string
  readonly reference: string
  readonly password: string
  /** The parameters of its paths. */
  readonly params: { readonly projectId: string }
}

export const openPortal = async (
  lead: TestPerson,
  projectId: string,
  sharedInfos: readonly SharedInfo[] = everyTaskKey,
): Promise<OpenedPortal> => {
  const params = { id: projectId }
  const { id, reference } = await lead.call(projectPortals.createPortal, {
    params,
    body: { title: 'Delivery', sharedInfos: [...sharedInfos] },
  })
  const { password } = await lead.call(projectPortals.setPortalPassword, {
    params: { ...params, portalId: id },
    body: {},
  })
  return { id, reference, password, params: { projectId: reference } }
}

/** Somebody who has come to the portal. */
export const comeTo = async (
  server: TestServer,
  { params, password }: OpenedPortal,
  email = 's.orr@northgate.example',
): Promise<Caller> => {
  const comingWith = (given: string) =>
    server.caller({ [VISITOR_EMAIL_HEADER]: email, [VISITOR_PASSWORD_HEADER]: given })
  const { session = '' } = await comingWith(password).call(portals.getPortalDetails, { params })
  return comingWith(session)
}

/** A portal of the project with a visitor who has come. */
export const visitTo = async (
  server: TestServer,
  lead: TestPerson,
  projectId: string,
  sharedInfos: readonly SharedInfo[] = everyTaskKey,
) => {
  const portal = await openPortal(lead, projectId, sharedInfos)
  return { ...portal, visitor: await comeTo(server, portal) }
}
