import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'

/** Announces timers only to their person, on every device. */
export const announceTrackers = (db: Tx, actor: EmployeeActor): void =>
  db.announce({ topic: 'timeTrackers', to: { employees: [actor.employee.id] } })
