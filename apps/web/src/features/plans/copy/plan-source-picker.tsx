import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldProps } from '../../../ui/forms/field'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../ui/forms/select-field'
import { opportunitySearchQuery } from '../../opportunities/opportunities.queries'
import { OpportunityLogo } from '../../opportunities/opportunity-logo'
import { ProjectLogo } from '../../projects/project-logo'
import { projectSearchQuery } from '../../projects/projects.queries'
import type { PlanTarget } from '../plan-target'

const keyOf = ({ kind, id }: PlanTarget) => `${kind}:${id}`

interface PlanSourcePickerProps extends FieldProps<PlanTarget | null> {
  /** Whose plan is edited, which is not copied from. */
  readonly except: PlanTarget
}

/** A project or an opportunity whose plan is copied, looked up as one types. */
export function PlanSourcePicker({ value, onChange, except, ...field }: PlanSourcePickerProps) {
  const { text, searching } = useTypedSearch()
  const projects = useQuery(projectSearchQuery(text))
  const opportunities = useQuery(opportunitySearchQuery(text))
  const [chosenName, setChosenName] = useState('')
  const found = [
    ...(opportunities.data ?? []).map((opportunity) => ({
      target: { kind: 'opportunity' as const, id: opportunity.id },
      label: opportunity.name,
      note: `${opportunity.client.name} · Opportunity`,
      picture: <OpportunityLogo client={opportunity.client} size="xs" />,
    })),
    ...(projects.data ?? []).map((project) => ({
      target: { kind: 'project' as const, id: project.id },
      label: project.name,
      note: `${project.client?.name ?? 'Internal'} · Project`,
      picture: <ProjectLogo project={project} size="xs" />,
    })),
  ].filter(({ target }) => target.id !== except.id)
  return (
    <SelectField
      {...field}
      options={found.map(({ target, ...option }) => ({ ...option, value: keyOf(target) }))}
      chosenOption={value && { value: keyOf(value), label: chosenName }}
      {...searching({
        isPending: projects.isPending || opportunities.isPending,
        isFetching: projects.isFetching || opportunities.isFetching,
        isPlaceholderData: projects.isPlaceholderData || opportunities.isPlaceholderData,
        error: projects.error ?? opportunities.error,
      })}
      value={value && keyOf(value)}
      onChange={(key) => {
        const taken = found.find(({ target }) => keyOf(target) === key)
        if (!taken) return
        setChosenName(taken.label)
        onChange(taken.target)
      }}
    />
  )
}
