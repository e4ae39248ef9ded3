import { dateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { ClientFilter } from '../../clients/client-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { pipelineStagesQuery } from '../../settings/settings.queries'
import type { managedOpportunityOperations } from './asked-opportunities'
import { STATES } from './opportunity-list-search'

type Filters = ReturnType<typeof managedOpportunityOperations.controls>

interface OpportunityFiltersProps {
  readonly filters: Filters
  /** Both days of the expected close at once. */
  readonly onCloses: (days: { closesFrom: string | undefined; closesTo: string | undefined }) => void
  /** What is shown while no stage is chosen; the board shows all of them. */
  readonly usualStage: 'open' | undefined
}

/** The filters that the opportunities one may see and the company's share. */
export function OpportunityFilters({ filters, onCloses, usualStage }: OpportunityFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const { data: stages = [] } = useQuery(pipelineStagesQuery)
  const { stage } = filters
  const states = Object.entries(STATES).map(([value, label]) => ({ value, label }))
  return (
    <>
      <EmployeeFilter {...filters.leadID} />
      <ClientFilter {...filters.clientID} />
      <ChoiceFilter
        label={stage.label}
        choices={[
          ...states.filter(({ value }) => usualStage !== undefined || (value !== 'open' && value !== 'all')),
          ...stages.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={stage.value ?? usualStage}
        onChange={(value) => stage.onChange(value === usualStage ? undefined : value)}
        required={usualStage !== undefined && stage.value === undefined}
      />
      <PeriodFilter
        label="Expected close"
        today={today}
        value={dateRange(filters.closesFrom.value, filters.closesTo.value)}
        onChange={(range) => onCloses({ closesFrom: range?.from, closesTo: range?.to })}
      />
      <ChoiceFilter {...filters.chargingMechanism} />
      <ChoiceFilter {...filters.isStrategic} />
    </>
  )
}
