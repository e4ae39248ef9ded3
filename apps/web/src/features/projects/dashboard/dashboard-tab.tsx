import type { Project } from '@praxis/contract/projects/projects'
import type { ComponentType } from 'react'
import { Stack } from '../../../ui/layout/box'
import { budgetsOfProject } from '../budgets-of-project'
import page from '../page/project.module.css'
import { useProjectOfPage } from '../use-project-of-page'
import { readsDetails } from '../whole-details'
import { AboutCard } from './about-card'
import { BudgetCard } from './budget-card'
import { RecentJournalCard } from './recent-journal-card'

/** A part of the page that shows features which stand on projects, and is handed down by the route. */
type PartOfProject = ComponentType<{ readonly project: Project }>

interface DashboardTabProps {
  readonly projectID: string
  readonly Figures: PartOfProject
  readonly Team: PartOfProject
  readonly Expenses: PartOfProject
}

export function DashboardTab({ projectID, Figures, Team, Expenses }: DashboardTabProps) {
  const project = useProjectOfPage(projectID)
  const budgets = budgetsOfProject(project)
  return (
    <Stack gap={4} shrinks>
      <Figures project={project} />
      <div className={page.columns}>
        <Stack gap={4} shrinks>
          {budgets && <BudgetCard budgets={budgets} currency={project.details.currency} />}
          <Expenses project={project} />
          {readsDetails(project) && <AboutCard project={project} />}
        </Stack>
        <Stack gap={4} shrinks>
          {readsDetails(project) && <Team project={project} />}
          {project.permissions.journal !== 'noAccess' && <RecentJournalCard project={project} />}
        </Stack>
      </div>
    </Stack>
  )
}
