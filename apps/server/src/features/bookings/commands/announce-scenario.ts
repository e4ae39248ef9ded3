import type { Tx } from '../../../platform/database/database'
import { listLetIn } from '../queries/open-scenario'

/** Tells those who are let in, and whoever was until now, that something of a scenario has changed. */
export const announceScenario = async (db: Tx, id: string, were: readonly string[] = []): Promise<void> => {
  const employees = [...new Set([...(await listLetIn(db, id)), ...were])]
  db.announce({ topic: 'planningScenarios', id, to: { employees } })
}
