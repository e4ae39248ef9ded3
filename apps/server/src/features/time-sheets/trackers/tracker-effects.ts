import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'

/** Timers are shown to nobody else; on every device of the person. */
export const announceTrackers = (db: Tx, actor: EmployeeActor): void =>
  db.announce({ topic: 'timeTrackers', to: { employees: [actor.employee.id] } })
