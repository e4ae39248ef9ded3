import type { Project } from '@praxis/contract/projects/projects'
import { textOf } from '@praxis/contract/protocol/reasons'
import type { ComponentType } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { ClosedTab } from '../projects/closed-tab'
import { AGREEMENTS, BUDGET_PLAN, FORECAST, PLANNING, RESOURCE_PLAN, TIME_PROGRESS } from '../projects/project-tabs'
import { useProjectOfPage } from '../projects/use-project-of-page'
import { AgreementsTab } from './agreements/agreements-tab'
import { BudgetPlanTab } from './budget/budget-plan-tab'
import { ForecastTab } from './forecast/forecast-tab'
import type { PlanSearch } from './plan-search'
import { TimeProgressTab } from './progress/time-progress-tab'
import { ResourcePlanTab } from './resource/resource-plan-tab'

interface OfProject {
  readonly projectID: string
}

/** Why the plans of a project stand still; nothing while it is active. */
const lockedReason = ({ details }: Project) =>
  details.isActive ? undefined : textOf({ reason: 'plansOfInactiveProjectLocked' })

export function ProjectBudgetPlan({ projectID, search }: OfProject & { readonly search: PlanSearch }) {
  const project = useProjectOfPage(projectID)
  if (!BUDGET_PLAN.isOpen(project)) return <ClosedTab />
  return (
    <BudgetPlanTab target={{ kind: 'project', id: projectID }} search={search} lockedReason={lockedReason(project)} />
  )
}

export function ProjectResourcePlan({ projectID }: OfProject) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  if (!RESOURCE_PLAN.isOpen(project)) return <ClosedTab />
  return (
    <ResourcePlanTab
      target={{ kind: 'project', id: projectID }}
      lockedReason={lockedReason(project)}
      planning={
        PLANNING.isOpen(project) ? { to: PLANNING.to, params: { companyDomain: company.domain, projectID } } : undefined
      }
    />
  )
}

interface ProjectForecastProps extends OfProject {
  readonly search: PlanSearch
  /** What of the project is invoiced, which the route hands down. */
  readonly Invoiced: ComponentType<{ readonly project: Project }>
}

export function ProjectForecast({ projectID, search, Invoiced }: ProjectForecastProps) {
  const project = useProjectOfPage(projectID)
  if (!FORECAST.isOpen(project)) return <ClosedTab />
  return <ForecastTab projectID={projectID} asOf={search.asOf} invoiced={<Invoiced project={project} />} />
}

export function ProjectTimeProgress({ projectID }: OfProject) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  if (!TIME_PROGRESS.isOpen(project) || !company.features.has(TIME_PROGRESS.flag)) return <ClosedTab />
  return <TimeProgressTab projectID={projectID} />
}

export function ProjectAgreements({ projectID }: OfProject) {
  const project = useProjectOfPage(projectID)
  if (!AGREEMENTS.isOpen(project)) return <ClosedTab />
  return <AgreementsTab projectID={projectID} lockedReason={lockedReason(project)} />
}
