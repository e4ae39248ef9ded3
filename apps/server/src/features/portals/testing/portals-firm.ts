import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portals } from '@praxis/contract/portals/portal-visits'
import { type NewPortal, type Portal, projectPortals } from '@praxis/contract/portals/project-portals'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server'
import { newNetwork } from '../../accounts/testing/networks'
import { createInvoicesFirm, NOW } from '../../invoices/testing/invoices-firm'

/** A clock that goes on with every look at it, and by so much; behind a proxy, visitors come from networks of their own. */
export const startPortalsServer = (later: () => number = () => 0) => {
  let looks = 0
  return startTestServer({
    clock: () => {
      looks += 1
      return new Date(Date.parse(NOW) + looks + later())
    },
    environment: { TRUST_PROXY: 'true' },
  })
}

export const VISITOR = 's.orr@northgate.example'

interface Coming {
  readonly email?: string
  readonly password: string
  readonly network?: string
}

/** Somebody at the gate of a portal, each from a network of their own. */
export const comingWith = (server: TestServer, { email = VISITOR, password, network = newNetwork() }: Coming): Caller =>
  server.caller({
    'x-forwarded-for': network,
    [VISITOR_EMAIL_HEADER]: email,
    [VISITOR_PASSWORD_HEADER]: password,
  })

export const at = ({ reference }: Pick<Portal, 'reference'>) => ({ params: { projectId: reference } })

/** A firm with a project that Lena leads, who sees money, and Mona manages; Ana reads its details and Ben may not see it. */
export const createPortalsFirm = async (server: TestServer) => {
  const firm = await createInvoicesFirm(server)
  const projectId = await firm.insertProject()
  await firm.letIn(projectId, firm.ana, { details: 'read' })
  await firm.run(`update employees set revenue = 'read' where company_id = $1 and id = $2`, firm.lead.employeeId)
  const params = { id: projectId }
  const create = (more: Partial<NewPortal> = {}): Promise<Portal> =>
    firm.lead.call(projectPortals.createPortal, { params, body: { title: 'Northgate delivery', ...more } })
  const ofPortal = ({ id }: Pick<Portal, 'id'>) => ({ params: { ...params, portalId: id } })
  /** A portal with a password, so that visitors may come. */
  const open = async (more: Partial<NewPortal> = {}) => {
    const portal = await create(more)
    const { password } = await firm.lead.call(projectPortals.setPortalPassword, { ...ofPortal(portal), body: {} })
    return { portal, password }
  }
  /** Somebody who has come in with the password, and goes on with what stands in for it. */
  const visit = async (more: Partial<NewPortal> = {}, email = VISITOR) => {
    const { portal, password } = await open({ visitors: ['@northgate.example'], ...more })
    const details = await comingWith(server, { email, password }).call(portals.getPortalDetails, at(portal))
    const visitor = comingWith(server, { email, password: details.session ?? '' })
    return { portal, password, details, visitor, call: ofPortal(portal), ...at(portal) }
  }
  /** Somebody of the firm who looks at a portal as its visitors do. */
  const preview = async (portal: Portal): Promise<Caller> => {
    const { session } = await firm.lead.call(projectPortals.previewPortal, ofPortal(portal))
    return server.caller({ [VISITOR_PASSWORD_HEADER]: session })
  }
  return { ...firm, projectId, params, create, ofPortal, open, visit, preview }
}

export type PortalsFirm = Awaited<ReturnType<typeof createPortalsFirm>>
