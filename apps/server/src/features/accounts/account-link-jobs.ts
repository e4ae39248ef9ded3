import * as z from 'zod'
import { systemScope } from '../../platform/database/scope'
import { defineJob } from '../../platform/jobs/job'
import { mailResetLink, mailVerificationLink } from './account-mails'
import { findCredentials } from './accounts.queries'
import { createLinkToken } from './mailed-links'

// Whether there is such an account is looked up in the job and not in the call, so that the call takes the same time
// and leaves the same trace either way.

export const sendVerificationLink = defineJob({
  name: 'sendVerificationLink',
  payload: z.strictObject({ username: z.string() }),
  crew: 'accounts',
  run: ({ payload, platform, database }) =>
    database.mutate(systemScope(), async (db) => {
      const user = await findCredentials(db, payload.username)
      if (!user || user.isVerified) return
      mailVerificationLink(db, platform, user, await createLinkToken(db, user.id, 'verify'))
    }),
})

export const sendResetLink = defineJob({
  name: 'sendResetLink',
  payload: z.strictObject({ username: z.string() }),
  crew: 'accounts',
  run: ({ payload, platform, database }) =>
    database.mutate(systemScope(), async (db) => {
      const user = await findCredentials(db, payload.username)
      if (!user) return
      mailResetLink(db, platform, user, await createLinkToken(db, user.id, 'resetPassword'))
    }),
})
