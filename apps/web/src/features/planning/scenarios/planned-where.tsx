import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { present } from '../../../shell/address-values'
import { ErrorPage } from '../../../shell/errors/error-page'
import { errorStatus } from '../../../shell/errors/error-words'
import { RecordError } from '../../../shell/errors/record-error'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showError } from '../../../ui/feedback/snackbar'
import { GridSkeleton } from '../grid/waiting-row'
import type { PlanningSearch } from '../planning-search'
import { PlannedWhereContext } from './scenario-context'
import { ScenarioMarked } from './scenario-marks'
import { scenarioQuery } from './scenarios.queries'

interface PlannedWhereProps {
  readonly search: PlanningSearch
  readonly onSearch: (search: PlanningSearch) => void
  readonly children: ReactNode
}

const isNotThere = (error: Error): boolean => [400, 404].includes(errorStatus(error))

/** Plans within are the real plan’s, or those of the scenario that the address names. */
export function PlannedWhere({ search, onSearch, children }: PlannedWhereProps) {
  const { capabilities } = useWorkspaceViewer()
  const queryClient = useQueryClient()
  const scenarioID = capabilities.has('canManageProjects') ? search.scenario : undefined
  const asked = scenarioQuery(scenarioID ?? '')
  const { data, error, refetch } = useQuery({ ...asked, enabled: scenarioID !== undefined })
  const scenario = scenarioID === undefined ? undefined : data
  const inScenario = useMemo(() => (scenarioID === undefined ? {} : { scenarioID }), [scenarioID])
  const where = useMemo(
    () => ({
      inScenario,
      scenario,
      go: (to: string | undefined) => onSearch(present<PlanningSearch>({ ...search, scenario: to })),
    }),
    [inScenario, scenario, search, onSearch],
  )

  const lost = scenario && error && isNotThere(error) ? scenario : undefined
  useEffect(() => {
    if (!lost) return
    showError(`You no longer have access to the scenario “${lost.name}”. This is the real plan.`)
    where.go(undefined)
    queryClient.removeQueries({ queryKey: scenarioQuery(lost.id).queryKey })
  }, [lost, where, queryClient])

  if (scenarioID !== undefined && !scenario) {
    if (!error) return <GridSkeleton />
    if (!isNotThere(error))
      return <RecordError title="Master Planning" error={error} onRetry={() => void refetch()} notThere="" />
    return (
      <ErrorPage
        title="404 Not Found"
        text="This scenario isn’t there any more, or you weren’t let in."
        actions={<Button onClick={() => where.go(undefined)}>Go to the real plan</Button>}
      />
    )
  }
  return (
    <PlannedWhereContext value={where}>
      <ScenarioMarked>{children}</ScenarioMarked>
    </PlannedWhereContext>
  )
}
