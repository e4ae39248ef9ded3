import { required } from '@praxis/domain/validation/rule'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { optionsOf } from '../project-words'
import { useCreateResourcePermission } from './access.mutations'
import { type AccessTarget, permissionsAtFirst, STARTS, type Start } from './access-rows'

interface LetInDialogProps {
  readonly of: AccessTarget
  readonly onClose: () => void
}

const starts = optionsOf(STARTS)

export function LetInDialog({ of, onClose }: LetInDialogProps) {
  const { mutateAsync: letIn } = useCreateResourcePermission(of)
  const form = useForm({
    draft: `${of.kind}/${of.id}/person/new`,
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
      <EmployeePicker {...form.field('employeeID')} label="Person" except={of.lead.id} autoFocus />
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
