import type { Feature } from '../../platform/feature'
import { sendResetLink, sendVerificationLink } from './account-link-jobs'
import { authRoutes } from './auth.routes'
import { secondFactorColumns } from './second-factor'
import { usersRoutes } from './users.routes'

/** Signing up and in, and the account a person has across all their companies. */
export const accounts: Feature = {
  routes: [...authRoutes, ...usersRoutes],
  jobs: [sendVerificationLink, sendResetLink],
  sealedColumns: secondFactorColumns,
}
