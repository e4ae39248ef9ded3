import type { Tx } from '../../../platform/database/database'

/** Who decides may have changed for anybody: open inboxes and counts look again. */
export const announceNewApprovers = (db: Tx): void => {
  db.announce({ topic: 'approvals', to: 'everyone' })
  db.announce({ topic: 'requests', to: 'everyone' })
}
