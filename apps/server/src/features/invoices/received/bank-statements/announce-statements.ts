import type { Tx } from '../../../../platform/database/database'

/** Statements are of the whole firm: those who process payments see them, nobody else. */
export const announceStatements = (db: Tx): void =>
  db.announce({ topic: 'bankStatements', to: { capabilities: ['canProcessPayments'] } })
