import { type NewPortal, type Portal, projectPortals } from '@praxis/contract/portals/project-portals'
import { startTestServer, type TestServer } from '../../../testing/test-server'
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

/** A firm with a project that Lena leads and Mona manages, Ana may read and Ben may not see. */
export const createPortalsFirm = async (server: TestServer) => {
  const firm = await createInvoicesFirm(server)
  const projectId = await firm.insertProject()
  await firm.letIn(projectId, firm.ana, { details: 'read' })
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
  return { ...firm, projectId, params, create, ofPortal, open }
}

export type PortalsFirm = Awaited<ReturnType<typeof createPortalsFirm>>
