import type { Employee } from '@praxis/contract/people/employees'
import { EmployeePicker } from '../employee-picker'
import type { ProfileEditing } from '../profile/use-profile-editing'

interface LineManagerFieldProps {
  readonly employee: Employee
  readonly editing: ProfileEditing
}

/** The line manager, who belongs to the permission wherever the field stands. */
export function LineManagerField({ employee, editing: { values, setValue } }: LineManagerFieldProps) {
  const { permission } = values
  return (
    <EmployeePicker
      label="Line manager"
      hint="Approves leave, and time on projects set to line-manager approval"
      value={permission ? permission.lineManager : employee.lineManager}
      except={employee.id}
      includeInvited
      placeholder={employee.isOwner ? 'None' : 'None (owner approves)'}
      disabled={!employee.can.editPermission || !permission}
      onChange={(lineManager) => permission && setValue('permission', { ...permission, lineManager })}
    />
  )
}
