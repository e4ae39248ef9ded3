import type { Employee } from '@praxis/contract/employees'
import { EmployeePicker } from '../employee-picker'
import type { ProfileEditing } from '../profile/use-profile-editing'

interface LineManagerFieldProps {
  readonly employee: Employee
  readonly editing: ProfileEditing
}

/** Part of the permission, wherever it stands. */
export function LineManagerField({ employee, editing: { form, edit } }: LineManagerFieldProps) {
  const { permission } = form
  return (
    <EmployeePicker
      label="Line manager"
      hint="Approves leave, and time where the project says so"
      value={permission ? permission.lineManager : employee.lineManager}
      except={employee.id}
      placeholder={employee.isOwner ? 'Nobody' : 'Nobody: the owner stands in'}
      disabled={!employee.can.editPermission || !permission}
      onChange={(lineManager) => permission && edit('permission', { ...permission, lineManager })}
    />
  )
}
