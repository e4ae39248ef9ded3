import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SwitchField } from '../../../ui/forms/switch-field'
import { type LoggableChoice, LoggablePicker } from '../../loggables/loggable-picker'
import { submissionProjectQuery } from '../../loggables/loggables.queries'
import type { ClaimFieldsProps } from './claim-fields-props'
import type { ClaimValues } from './claim-values'

/** What a project leaves no choice about: an internal one has nobody to bill, others may want all of it billed. */
const billedBy = ({ isInternal, isNonChargeableExpensesAllowed }: SubmissionProjectDetails): boolean | undefined => {
  if (isInternal) return false
  return isNonChargeableExpensesAllowed ? undefined : true
}

/** The project of a claim, which says who decides on it, and whether its client is billed. */
export function useProjectOfClaim({ form }: Pick<ClaimFieldsProps<ClaimValues>, 'form'>) {
  const queryClient = useQueryClient()
  const { project } = form.values
  const { data } = useQuery({ ...submissionProjectQuery(project?.id ?? ''), enabled: project !== null })
  const details = project === null ? undefined : data
  const choose = async (chosen: LoggableChoice | null) => {
    form.setValue('project', chosen)
    if (!chosen) return
    const found = await queryClient.ensureQueryData(submissionProjectQuery(chosen.id)).catch(() => undefined)
    const billed = found && billedBy(found)
    if (billed !== undefined) form.setValue('billToClient', billed)
  }
  return { details, choose }
}

interface ProjectFieldProps extends ClaimFieldsProps<ClaimValues> {
  readonly of: ReturnType<typeof useProjectOfClaim>
}

/** Only projects that the person can log to are offered. */
export function ProjectField({ form, expense, problemAt, of: { details, choose } }: ProjectFieldProps) {
  const field = form.field('project')
  const { project } = form.values
  const saved = expense?.project?.id === project?.id ? expense : undefined
  const name = details?.details.name ?? saved?.project?.details.name
  const approver = project && (details ?? saved?.request)?.approver
  return (
    <LoggablePicker
      {...field}
      label="Project"
      only={['project']}
      known={project && name ? { ...project, title: name } : undefined}
      onChange={(chosen) => void choose(chosen)}
      error={field.error ?? problemAt?.('project')}
      hint={approver ? `Approved by ${approver.displayName}` : undefined}
    />
  )
}

/** Whether the client pays for it in the end; nothing to choose without a client. */
export function BillingField({ form, problemAt, of: { details } }: ProjectFieldProps) {
  if (!details?.client) return null
  const field = form.field('billToClient')
  const billed = billedBy(details)
  return (
    <SwitchField
      {...field}
      label={`Bill to client: ${details.client.name} pays`}
      disabled={billed !== undefined && billed === field.value}
      error={field.error ?? problemAt?.('billToClient')}
      hint={billed === true ? 'Every expense of this project is billed' : undefined}
    />
  )
}
