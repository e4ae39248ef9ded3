import { portals } from '@praxis/contract/portals/portal-visits'
import { implement } from '../../platform/http/implement'
import { getPortalDetails, readGate } from './visits/portal-details'
import { listPortalPeople, suggestVisitorEmails } from './visits/portal-people'
import { getSharedDocument, listSharedDocuments } from './visits/shared-documents'
import { gateLooks } from './visits/visits.limits'

export const portalsRoutes = implement(portals, {
  checkIfEmailValidationRequired: async ({ db, platform, http, params }) => {
    await platform.limits.take(db, gateLooks, http.addressBlock)
    return readGate(db, platform.files, params.projectId)
  },

  getPortalDetails: ({ db, platform, actor }) => getPortalDetails(db, platform.files, actor),

  suggestVisitorEmails: ({ db, actor }) => suggestVisitorEmails(db, actor),

  listPortalPeople: ({ db, actor }) => listPortalPeople(db, actor),

  listSharedDocuments: ({ db, actor }) => listSharedDocuments(db, actor),

  getSharedDocument: ({ db, platform, http, actor, params }) =>
    getSharedDocument(db, platform, http, actor, params.fileId),
})
