import { budgetsOfProject } from '../budgets/budgets-of-project'
import page from '../page/project.module.css'
import { useProjectOfPage } from '../page/use-project-of-page'
import { readsDetails } from '../whole-details'
import { AboutCard } from './about-card'
import { BudgetCard } from './budget-card'
import { FiguresOfProject } from './figures-of-project'
import { RecentJournalCard } from './recent-journal-card'
import { TeamCard } from './team-card'

export function DashboardTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  const budgets = budgetsOfProject(project)
  return (
    <div className={page.column}>
      <FiguresOfProject project={project} />
      <div className={page.columns}>
        <div className={page.column}>
          {budgets && <BudgetCard budgets={budgets} currency={project.details.currency} />}
          {readsDetails(project) && <AboutCard project={project} />}
        </div>
        <div className={page.column}>
          {readsDetails(project) && <TeamCard project={project} />}
          {project.permissions.journal !== 'noAccess' && <RecentJournalCard project={project} />}
        </div>
      </div>
    </div>
  )
}
