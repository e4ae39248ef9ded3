import { Loader, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { inputProps } from '../../ui/forms/field'
import type { FormField } from '../../ui/forms/use-form'
import classes from './domain-field.module.css'
import type { DomainAvailability } from './use-domain-availability'

interface DomainFieldProps extends FormField<string> {
  readonly availability: DomainAvailability
}

/** The workspace's address, following the name until somebody types their own. */
export function DomainField({ availability, ...field }: DomainFieldProps) {
  const { state, suggestion } = availability
  const problem =
    state === 'taken' ? `This address is taken${suggestion ? `: ${suggestion} is free` : ''}` : field.error
  return (
    <TextInput
      {...inputProps({
        ...field,
        label: 'Address',
        error: field.error ?? problem,
        hint:
          state === 'free' ? (
            <span className={classes.free}>Free to use. The owner can change it later.</span>
          ) : (
            'Made from the name; you can choose another.'
          ),
      })}
      classNames={{ input: classes.input }}
      leftSection={<span className={classes.base}>/employments/</span>}
      leftSectionWidth={110}
      leftSectionPointerEvents="none"
      rightSection={<Mark state={state} />}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value.toLowerCase())}
    />
  )
}

function Mark({ state }: { state: DomainAvailability['state'] }) {
  if (state === 'checking') return <Loader size={14} aria-label="Checking" />
  if (state === 'free') return <IconCircleCheck className={classes.free} size={16} stroke={1.75} aria-hidden />
  if (state === 'taken') return <IconAlertTriangle className={classes.taken} size={16} stroke={1.75} aria-hidden />
  return null
}
