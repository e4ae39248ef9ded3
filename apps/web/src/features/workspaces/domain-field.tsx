import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { FormField } from '../../ui/forms/use-form'
import { AddressField } from './address-field'
import classes from './domain-field.module.css'
import type { DomainAvailability } from './use-domain-availability'

interface DomainFieldProps extends FormField<string> {
  readonly availability: DomainAvailability
}

/** The workspace's address, following the name until somebody types their own. */
export function DomainField({ availability, ...field }: DomainFieldProps) {
  const { state, suggestion } = availability
  const problem =
    state === 'taken' ? `This address is taken${suggestion ? `: ${suggestion} is available` : ''}` : field.error
  return (
    <AddressField
      {...field}
      label="Address"
      error={field.error ?? problem}
      hint={
        state === 'free' ? (
          <span className={classes.free}>Available. The owner can change it later.</span>
        ) : (
          'Based on the name; you can change it.'
        )
      }
      mark={<Mark state={state} />}
    />
  )
}

function Mark({ state }: { state: DomainAvailability['state'] }) {
  if (state === 'checking') return <Loader size={14} aria-label="Checking" />
  if (state === 'free') return <IconCircleCheck className={classes.free} size={16} stroke={1.75} aria-hidden />
  if (state === 'taken') return <IconAlertTriangle className={classes.taken} size={16} stroke={1.75} aria-hidden />
  return null
}
