import type { Feature } from '../../../platform/feature'
import { makeScheduledDrafts } from './make-scheduled-drafts'
import { scheduledDraft } from './scheduled-drafts'
import { invoiceSchedulersRoutes } from './schedulers.routes'

/** Drafts that are made by themselves, for somebody to read and bill. */
export const invoiceSchedulers: Feature = {
  routes: invoiceSchedulersRoutes,
  dueWork: [makeScheduledDrafts],
  notificationKinds: [scheduledDraft],
}
