import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Feature } from '../../../platform/feature'
import { permissionsInKind } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { makeScheduledDrafts } from './make-scheduled-drafts'
import { scheduledDraft } from './scheduled-drafts'
import { invoiceSchedulersRoutes } from './schedulers.routes'

/** Drafts that are made by themselves, for somebody to read and bill. */
export const invoiceSchedulers: Feature = {
  routes: invoiceSchedulersRoutes,
  dueWork: [makeScheduledDrafts],
  notificationKinds: [scheduledDraft],
  recordAccess: {
    projectInvoicing: async (db, actor, id) => {
      const permissions = await permissionsInKind(db, actor, projectKind, id)
      return permissions !== undefined && canRead(permissions.areas.invoicing)
    },
  },
}
