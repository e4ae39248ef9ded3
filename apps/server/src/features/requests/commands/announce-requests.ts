import type { Capability } from '@praxis/contract/people/capabilities'
import type { Tx } from '../../../platform/database/database'
import { deputiesOf } from '../queries/deputies-of'
import type { RequestRow } from '../queries/request-row'

export interface Concerned {
  readonly employeeId: string
  readonly approverId: string | null
  /** The capability whose holders decide. */
  readonly approverCapability?: Capability | null
}

export const concernedBy = ({ employee, approver, approverCapability }: RequestRow): Concerned => ({
  employeeId: employee.id,
  approverId: approver?.id ?? null,
  approverCapability,
})

/** Announces to those who made the requests, and those in whose inbox they are or were, with their deputies. */
export const announceRequests = async (db: Tx, concerned: readonly Concerned[]): Promise<void> => {
  const employees = [...new Set(concerned.map(({ employeeId }) => employeeId))]
  const deputies = await deputiesOf(db, concerned)
  const approvers = [
    ...new Set([
      ...concerned.flatMap(({ approverId }) => approverId ?? []),
      ...deputies.map(({ deputyId }) => deputyId),
    ]),
  ]
  const capabilities = [...new Set(concerned.flatMap(({ approverCapability }) => approverCapability ?? []))]
  if (employees.length > 0) db.announce({ topic: 'requests', to: { employees } })
  if (approvers.length > 0 || capabilities.length > 0)
    db.announce({
      topic: 'approvals',
      to: { employees: approvers, ...(capabilities.length > 0 && { capabilities }) },
    })
}
