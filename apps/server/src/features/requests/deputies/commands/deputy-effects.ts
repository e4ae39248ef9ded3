import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { announceOwnWorkspace } from '../../../employees/commands/announce-employee'

/** A deputy as the history writes them, and whom it concerns. */
export interface DeputyChange extends Columns<'deputies', 'employee_id' | 'deputy_id' | 'first_day' | 'last_day'> {
  readonly deputyName: string
}

/** Records it with the person who is stood in for, and has both fetch what they decide on again. */
export const leaveTraces = (
  db: Tx,
  action: 'deputyNamed' | 'deputyRemoved',
  { employeeId, deputyId, firstDay, lastDay, deputyName }: DeputyChange,
): void => {
  const said = { deputy: deputyName, from: firstDay, to: lastDay }
  db.record({
    entity: 'employee',
    id: employeeId,
    action,
    ...(action === 'deputyNamed' ? { after: said } : { before: said }),
  })
  const employees = [employeeId, deputyId]
  db.announce({ topic: 'deputies', to: { employees } })
  db.announce({ topic: 'approvals', to: { employees } })
  // The menu shows approvals to those who decide.
  announceOwnWorkspace(db, deputyId)
}
