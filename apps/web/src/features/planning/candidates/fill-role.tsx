import type { BookedRole } from '@praxis/contract/planning/bookings'
import type { Targetable } from '../../projects/targetable'
import { useUpdateRole } from '../../projects/team.mutations'
import { useUpdatePlanningRole } from '../planning.mutations'
import { CandidatesDialog } from './candidates-dialog'

interface FillRoleProps {
  /** What is planned, unless everything is. */
  readonly on: Targetable | undefined
  readonly role: Pick<BookedRole, 'id' | 'name' | 'version'>
  readonly onClose: () => void
}

/** Who could fill a role: on its project or opportunity, or in master planning, where it may be tried out in a scenario. */
export function FillRole({ on, ...props }: FillRoleProps) {
  return on ? <FillOn on={on} {...props} /> : <FillAnywhere {...props} />
}

const filledWith = ({ id: roleId, version }: FillRoleProps['role'], employeeID: string) => ({
  roleId,
  body: { employeeID, version },
})

function FillOn({ on, role, onClose }: FillRoleProps & { readonly on: Targetable }) {
  const { mutateAsync: update } = useUpdateRole(on)
  return <CandidatesDialog role={role} fill={(employeeID) => update(filledWith(role, employeeID))} onClose={onClose} />
}

function FillAnywhere({ role, onClose }: Omit<FillRoleProps, 'on'>) {
  const { mutateAsync: update } = useUpdatePlanningRole()
  return <CandidatesDialog role={role} fill={(employeeID) => update(filledWith(role, employeeID))} onClose={onClose} />
}
