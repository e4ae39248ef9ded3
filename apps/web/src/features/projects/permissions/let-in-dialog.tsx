import type { Project } from '@praxis/contract/projects/projects'
import { required } from '@praxis/domain/validation/rule'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { optionsOf } from '../project-words'
import { useCreateResourcePermission } from '../team.mutations'
import { wholeDetails } from '../whole-details'
import { permissionsAtFirst, STARTS, type Start } from './access-rows'

interface LetInDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const starts = optionsOf(STARTS)

export function LetInDialog({ project, onClose }: LetInDialogProps) {
  const { mutateAsync: letIn } = useCreateResourcePermission(project.id)
  const form = useForm({
    draft: `project/${project.id}/person/new`,
    initialValues: { employeeID: null as ChosenEmployee | null, start: 'details' as Start },
    rules: { employeeID: required('Person') },
    onSave: async ({ employeeID: person, start }, idempotencyKey) => {
      await letIn({ employeeID: person?.id ?? '', permissions: permissionsAtFirst(start), idempotencyKey })
      showSuccess('Created successfully')
      onClose()
    },
  })
  const start = form.field('start')
  return (
    <FormDialog title="Add person" form={form} saveLabel="Add" onClose={onClose} width="narrow">
      <EmployeePicker {...form.field('employeeID')} label="Person" except={wholeDetails(project).lead.id} autoFocus />
      <SelectField
        {...start}
        label="Initial access"
        hint="You can change each area later"
        options={starts}
        onChange={(chosen) => {
          const option = starts.find(({ value }) => value === chosen)
          if (option) start.onChange(option.value)
        }}
      />
    </FormDialog>
  )
}
