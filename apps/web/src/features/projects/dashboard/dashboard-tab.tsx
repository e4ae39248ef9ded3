import type { Project } from '@praxis/contract/projects/projects'
import type { ComponentType } from 'react'
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
}

export function DashboardTab({ projectID, Figures, Team }: DashboardTabProps) {
  const project = useProjectOfPage(projectID)
  const budgets = budgetsOfProject(project)
  return (
    <div className={page.column}>
      <Figures project={project} />
      <div className={page.columns}>
        <div className={page.column}>
          {budgets && <BudgetCard budgets={budgets} currency={project.details.currency} />}
          {readsDetails(project) && <AboutCard project={project} />}
        </div>
        <div className={page.column}>
          {readsDetails(project) && <Team project={project} />}
          {project.permissions.journal !== 'noAccess' && <RecentJournalCard project={project} />}
        </div>
      </div>
    </div>
  )
}
