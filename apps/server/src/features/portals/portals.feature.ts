import type { Feature } from '../../platform/feature'
import { sendVisitorMails } from './mails/send-visitor-mails-job'
import { tellVisitorsOfInvoice, tellVisitorsOfTask } from './mails/tell-visitors-jobs'
import {
  portalFiguresRoutes,
  portalInvoicesRoutes,
  portalJournalRoutes,
  portalLiveRoutes,
  portalMailsRoutes,
  portalSignOffsRoutes,
  portalsRoutes,
} from './portals.routes'
import { projectPortalsRoutes } from './project-portals.routes'
import { projectSignOffsRoutes } from './project-sign-offs.routes'
import { readsPortal } from './queries/open-portal'
import { PORTAL_DOCUMENT } from './queries/portal-documents'
import { readsSignOff } from './sign-offs/project-sign-offs'
import { signOffAnswered } from './sign-offs/sign-off-answered'
import { SIGN_OFF } from './sign-offs/sign-off-row'

/** Where people outside look in on a project. */
export const portals: Feature = {
  routes: [
    ...projectPortalsRoutes,
    ...projectSignOffsRoutes,
    ...portalsRoutes,
    ...portalFiguresRoutes,
    ...portalInvoicesRoutes,
    ...portalJournalRoutes,
    ...portalLiveRoutes,
    ...portalMailsRoutes,
    ...portalSignOffsRoutes,
  ],
  jobs: [tellVisitorsOfTask, tellVisitorsOfInvoice, sendVisitorMails],
  notificationKinds: [signOffAnswered],
  recordAccess: { portal: readsPortal, [PORTAL_DOCUMENT]: readsPortal, [SIGN_OFF]: readsSignOff },
}
