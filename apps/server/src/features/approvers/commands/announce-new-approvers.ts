import type { Tx } from '../../../platform/database/database'

/** The approver of any request may have changed, so open inboxes and counts are fetched again. */
export const announceNewApprovers = (db: Tx): void => {
  db.announce({ topic: 'approvals', to: 'everyone' })
  db.announce({ topic: 'requests', to: 'everyone' })
}
