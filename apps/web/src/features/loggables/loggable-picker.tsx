import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import type { FieldProps } from '../../ui/forms/field'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { Logo } from '../../ui/people/logo'
import { loggableItemsQuery } from './loggables.queries'
import { OpportunityMark } from './logged-logo'

export interface LoggableChoice {
  readonly type: LoggableItem['type']
  readonly id: string
}

/** A project, opportunity or client that is chosen already, with what is known of it. */
export interface KnownLoggable extends LoggableChoice {
  readonly title: string
  readonly subtitle?: string
}

interface LoggablePickerProps extends FieldProps<LoggableChoice | null> {
  readonly known?: KnownLoggable | undefined
  /** The submission being edited, whose project is offered whatever has become of it. */
  readonly submissionID?: string | undefined
  readonly only?: readonly LoggableItem['type'][] | undefined
}

const keyOf = ({ type, id }: LoggableChoice) => `${type}:${id}`

/** What stands beside the title of a choice. */
export const noteOf = ({ type, subtitle }: Pick<LoggableItem, 'type' | 'subtitle'>): string => {
  if (type === 'opportunity') return `${subtitle} · Opportunity`
  return type === 'client' ? 'Client' : subtitle
}

/** A project, opportunity or client to log time on, last used first, looked up as one types. */
export function LoggablePicker({ value, onChange, known, submissionID, only, ...field }: LoggablePickerProps) {
  const { company } = useWorkspaceViewer()
  const { text, searching } = useTypedSearch()
  const [chosen, setChosen] = useState<KnownLoggable>()
  const kept = [known, chosen].find((each) => each && value && keyOf(each) === keyOf(value))
  const search = useQuery({
    ...loggableItemsQuery(text, submissionID),
    enabled: !field.disabled,
  })

  const items = (search.data ?? []).filter(({ type }) => only === undefined || only.includes(type))
  const options = items.map((item) => ({
    value: keyOf(item),
    label: item.title,
    note: noteOf(item),
    picture:
      item.type === 'opportunity' ? (
        <OpportunityMark size="xs" />
      ) : item.type === 'project' && item.subtitle === '' ? (
        <Logo name={company.name} image={company.logoImage ?? null} colour="var(--primary)" size="xs" />
      ) : (
        <Logo name={item.subtitle || item.title} image={item.logo} colourKey={item.id} size="xs" />
      ),
  }))

  return (
    <SelectField
      {...field}
      options={options}
      chosenOption={value && { value: keyOf(value), label: kept?.title ?? '…' }}
      {...searching(search)}
      clearable
      value={value && keyOf(value)}
      onChange={(key) => {
        const item = items.find((each) => keyOf(each) === key)
        if (item) setChosen(item)
        onChange(item ? { type: item.type, id: item.id } : key !== null && value && keyOf(value) === key ? value : null)
      }}
    />
  )
}
