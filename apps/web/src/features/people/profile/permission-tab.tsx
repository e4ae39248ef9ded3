import type { Employee } from '@praxis/contract/people/employees'
import { RecordColumns } from '../../../shell/record/record-columns'
import { Card } from '../../../ui/layout/card'
import { LineManagerField } from '../employment-contract/line-manager-field'
import { PermissionFields } from '../permission/permission-fields'
import type { ProfileEditing } from './use-profile-editing'

interface PermissionTabProps {
  readonly employee: Employee
  readonly isOwn: boolean
  readonly editing: ProfileEditing
}

function reasonText({ isOwner, can }: Employee, isOwn: boolean): string | undefined {
  if (isOwner) return 'The owner can do everything.'
  if (can.editPermission) return undefined
  return isOwn ? 'You can’t change your own permissions.' : 'Only people who manage employees can change this.'
}

export function PermissionTab({ employee, isOwn, editing }: PermissionTabProps) {
  const { permission } = editing.values
  if (!permission) return null
  const { lineManager: _, ...rights } = permission
  const reason = reasonText(employee, isOwn)
  return (
    <RecordColumns
      beside={
        <Card title="Reports to">
          <LineManagerField employee={employee} editing={editing} />
        </Card>
      }
    >
      <Card title="Permission" note={reason}>
        <PermissionFields
          value={rights}
          saved={employee.permission ?? rights}
          onChange={(changes) => editing.setValue('permission', { ...permission, ...changes })}
          disabled={!employee.can.editPermission || employee.isOwner}
        />
      </Card>
    </RecordColumns>
  )
}
