import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { present } from '../../shell/address-values'
import { RecordError } from '../../shell/errors/record-error'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { GridSkeleton } from './grid/waiting-row'
import { MasterPlanningScreen } from './master-planning-screen'
import { planningViewQuery } from './planning.queries'
import type { PlanningSearch } from './planning-search'
import { PlannedWhere } from './scenarios/planned-where'
import { forgetView, lastView, rememberView } from './views/last-view'
import type { ViewChoice } from './views/view-menu'

const PAGE = '/employments/$companyDomain/master-planning'
const OWN = `${PAGE}/me` as const
const VIEW = `${PAGE}/$viewID` as const

/** Another view of the plan that is shown. */
const sameScenario = ({ scenario }: { readonly scenario?: string }): PlanningSearch =>
  present<PlanningSearch>({ scenario })

function useViewChoice(): (choice: ViewChoice) => Promise<void> {
  const navigate = useNavigate()
  const { company } = useWorkspaceViewer()
  return useCallback(
    (choice) => {
      const params = { companyDomain: company.domain }
      if (choice !== 'own' && choice !== 'everybody')
        return navigate({ to: VIEW, params: { ...params, viewID: choice.viewID }, search: sameScenario })
      forgetView()
      // One’s own planning is always the real plan.
      if (choice === 'own') return navigate({ to: OWN, params })
      return navigate({ to: PAGE, params, search: sameScenario })
    },
    [navigate, company.domain],
  )
}

interface PageProps {
  readonly search: PlanningSearch
  readonly onSearch: (search: PlanningSearch) => void
}

/** Everybody’s planning; without an address of its own it opens with the view that was open last. */
export function EverybodysPlanning({ search, onSearch }: PageProps) {
  const { company, capabilities } = useWorkspaceViewer()
  const choose = useViewChoice()
  const viewID = lastView()
  if (viewID && capabilities.has('canManageProjects') && Object.keys(search).length === 0)
    return <Navigate to={VIEW} params={{ companyDomain: company.domain, viewID }} replace />
  return (
    <PlannedWhere search={search} onSearch={onSearch}>
      <MasterPlanningScreen search={search} onSearch={onSearch} onChoose={choose} />
    </PlannedWhere>
  )
}

export function OwnPlanning({ search, onSearch }: PageProps) {
  return <MasterPlanningScreen isOwn search={search} onSearch={onSearch} onChoose={useViewChoice()} />
}

/** A saved view. */
export function SavedPlanningView({ viewID, search, onSearch }: PageProps & { viewID: string }) {
  const choose = useViewChoice()
  const { data: view, error, refetch } = useQuery(planningViewQuery(viewID))
  useEffect(() => {
    if (view) rememberView(view.id)
    if (error) forgetView()
  }, [view, error])
  if (error)
    return (
      <RecordError
        title="Master Planning"
        error={error}
        onRetry={() => void refetch()}
        notThere="This view was deleted, or you don’t have access to it."
      />
    )
  if (!view) return <GridSkeleton />
  return (
    <PlannedWhere search={search} onSearch={onSearch}>
      <MasterPlanningScreen view={view} search={search} onSearch={onSearch} onChoose={choose} />
    </PlannedWhere>
  )
}
