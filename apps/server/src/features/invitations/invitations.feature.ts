import type { Feature } from '../../platform/feature'
import { invitationsRoutes } from './invitations.routes'

/** How people come into a company: invited by e-mail, joining with the code of the mail. */
export const invitations: Feature = { routes: invitationsRoutes }
