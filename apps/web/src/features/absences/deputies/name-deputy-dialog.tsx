import type { DateRange } from '@praxis/domain/calendar/date-range'
import { required } from '@praxis/domain/validation/rule'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DateRangeField } from '../../../ui/dates/date-range-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useForm } from '../../../ui/forms/use-form'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useNameDeputy } from './deputies.mutations'

/** Names who decides in the reader's place on some days. */
export function NameDeputyDialog({ onClose }: { onClose: () => void }) {
  const { employee: reader } = useWorkspaceViewer()
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: nameDeputy } = useNameDeputy()
  const form = useForm({
    draft: 'deputy/new',
    initialValues: { deputyID: null as ChosenEmployee | null, days: null as DateRange | null },
    rules: { deputyID: required('Deputy'), days: required('Days') },
    fieldOfReason: { deputiesOverlap: 'days', employeeInactive: 'deputyID' },
    onSave: async ({ deputyID: deputy, days }, idempotencyKey) => {
      if (!deputy || !days) return
      await nameDeputy({ body: { deputyID: deputy.id, ...days }, idempotencyKey })
      showSuccess(`${deputy.displayName} decides in your place`)
      onClose()
    },
  })
  return (
    <FormDialog title="Name a deputy" form={form} saveLabel="Name deputy" onClose={onClose} width="narrow">
      <EmployeePicker
        {...form.field('deputyID')}
        label="Deputy"
        except={reader.id}
        hint="Decides on requests that come to you. You can still decide yourself"
      />
      <DateRangeField {...form.field('days')} label="Days" placeholder="Choose days" today={today} />
    </FormDialog>
  )
}
