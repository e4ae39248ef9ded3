import { projectPortals } from '@praxis/contract/portals/project-portals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { implement } from '../../platform/http/implement'
import { addPortalDocuments, removePortalDocument } from './commands/change-portal-documents'
import { createPortal, deletePortal, updatePortal } from './commands/change-portals'
import { inviteVisitors } from './commands/invite-visitors'
import { previewPortal } from './commands/preview-portal'
import { setPortalPassword } from './commands/set-portal-password'
import { updateVisitor } from './commands/update-visitor'
import { assertPortal, assertSeesAsVisitor, openPortals } from './queries/open-portal'
import { listPortalDocuments } from './queries/portal-documents'
import { listPortalEvents } from './queries/portal-events'
import { findPortal, listPortals } from './queries/portal-row'
import { listVisitors } from './queries/visitors'

export const projectPortalsRoutes = implement(projectPortals, {
  listPortals: async ({ db, actor, params: { id } }) => listPortals(db, id, await openPortals(db, actor, id)),

  createPortal: ({ db, actor, params, body }) => createPortal(db, actor, params.id, body),

  updatePortal: ({ db, actor, params, body }) => updatePortal(db, actor, params.id, params.portalId, body),

  deletePortal: ({ db, actor, params }) => deletePortal(db, actor, params.id, params.portalId),

  setPortalPassword: ({ db, platform, actor, params, body }) =>
    setPortalPassword(db, platform, actor, params.id, params.portalId, body.password),

  inviteVisitors: ({ db, platform, actor, params, body }) =>
    inviteVisitors(db, platform, actor, params.id, params.portalId, body.emails),

  listVisitors: async ({ db, actor, params, query }) => {
    await openPortals(db, actor, params.id)
    return listVisitors(db, await findPortal(db, params.id, params.portalId), query)
  },

  updateVisitor: ({ db, actor, params: { id, portalId, visitorId }, body }) =>
    updateVisitor(db, actor, id, portalId, visitorId, body.isRemoved),

  listPortalEvents: async ({ db, actor, params, query }) => {
    const { taskLists } = await assertPortal(db, actor, params.id, params.portalId)
    return listPortalEvents(db, { portalId: params.portalId, readsTasks: canRead(taskLists) }, query)
  },

  previewPortal: async ({ db, platform, actor, params }) => {
    await openPortals(db, actor, params.id)
    const portal = await findPortal(db, params.id, params.portalId)
    await assertSeesAsVisitor(db, actor, params.id, portal)
    return previewPortal(platform, actor, portal)
  },

  listPortalDocuments: async ({ db, platform, actor, params }) => {
    await assertPortal(db, actor, params.id, params.portalId)
    return listPortalDocuments(db, platform.files, actor, params.portalId)
  },

  addPortalDocuments: ({ db, platform, actor, params, files }) =>
    addPortalDocuments(db, platform.files, actor, params.id, params.portalId, files.files),

  removePortalDocument: ({ db, platform, actor, params: { id, portalId, fileId } }) =>
    removePortalDocument(db, platform.files, actor, id, portalId, fileId),
})
