import type { Tx } from '../../../platform/database/database'

interface Concerned {
  readonly employeeId: string
  readonly approverId: string | null
}

/** Those who made requests, and those in whose inbox they lie or lay. */
export const announceRequests = (db: Tx, concerned: readonly Concerned[]): void => {
  const employees = [...new Set(concerned.map(({ employeeId }) => employeeId))]
  const approvers = [...new Set(concerned.flatMap(({ approverId }) => approverId ?? []))]
  if (employees.length > 0) db.announce({ topic: 'requests', to: { employees } })
  if (approvers.length > 0) db.announce({ topic: 'approvals', to: { employees: approvers } })
}
