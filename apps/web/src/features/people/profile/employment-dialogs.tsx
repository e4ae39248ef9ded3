import type { Employee } from '@praxis/contract/people/employees'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useForm } from '../../../ui/forms/use-form'
import { Box } from '../../../ui/layout/box'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useDeactivateEmployee, useReactivateEmployee } from '../people.mutations'

interface EmploymentDialogProps {
  readonly employee: Employee
  readonly onClose: () => void
}

interface DeactivateDialogProps extends EmploymentDialogProps {
  /** What the person has to hand over before they leave. */
  readonly leaves: ReactNode
}

const useCompanyToday = () => {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  return dayInTimeZone(new Date(), workspace.company.details.timeZone)
}

/** Whether the contract of somebody has ended, so that it has to begin again. */
export const hasEnded = ({ contract }: Employee): boolean => contract != null && contract.endDate !== null

/** Asks for the last day of the contract, after which there is no leave and no contracted time. */
export function DeactivateDialog({ employee, leaves, onClose }: DeactivateDialogProps) {
  const { id, displayName, contract } = employee
  const today = useCompanyToday()
  const { mutateAsync: deactivate } = useDeactivateEmployee()
  const form = useForm({
    initialValues: { day: (contract?.endDate ?? today) as string | null },
    rules: contract ? { day: [required('Last day'), date()] } : {},
    onSave: async ({ day }) => {
      await deactivate({ id, ...(contract && day && { day }) })
      showSuccess(`${displayName} is deactivated`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Deactivate ${displayName}?`}
      form={form}
      saveLabel="Deactivate"
      onClose={onClose}
      width="narrow"
      danger
    >
      <Box as="p" tone="second">
        They lose access to this workspace at once. Their work stays, and you can reactivate them later.
      </Box>
      {leaves}
      {contract && (
        <DateField
          {...form.field('day')}
          label="Last day"
          hint="Their contract ends on this day: leave and contracted time count up to it"
          today={today}
          min={contract.startDate}
        />
      )}
    </FormDialog>
  )
}

/** Asks for the first day of a contract that begins again. */
export function ReactivateDialog({ employee: { id, displayName, contract }, onClose }: EmploymentDialogProps) {
  const today = useCompanyToday()
  const { mutateAsync: reactivate } = useReactivateEmployee()
  const form = useForm({
    initialValues: { day: today as string | null },
    rules: { day: [required('First day'), date()] },
    onSave: async ({ day }) => {
      await reactivate({ id, ...(day && { day }) })
      showSuccess(`${displayName} is active again`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Reactivate ${displayName}?`}
      form={form}
      saveLabel="Reactivate"
      onClose={onClose}
      width="narrow"
    >
      <DateField
        {...form.field('day')}
        label="First day"
        hint="Their contract begins again on this day. The days in between earn no leave"
        today={today}
        {...(contract?.endDate && { min: contract.endDate })}
      />
    </FormDialog>
  )
}
