import type { Project } from '@praxis/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { taskAnalyticsQuery } from '../../tasks/overview/overview.queries'
import { TimeAtAGlance } from '../../time-reports/time-at-a-glance'
import { budgetsOfProject } from '../budgets/budgets-of-project'
import { FiguresStrip } from '../budgets/figures-strip'
import page from '../page/project.module.css'
import { TASK_LISTS, TIME_SHEETS } from '../page/project-tabs'
import { useProjectOfPage } from '../page/use-project-of-page'
import { AboutCard } from './about-card'
import { BudgetCard } from './budget-card'
import { RecentJournalCard } from './recent-journal-card'
import { TeamCard } from './team-card'

export function DashboardTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  const budgets = budgetsOfProject(project)
  const { currency } = project.details
  return (
    <div className={page.column}>
      {budgets && <FiguresStrip budgets={budgets} currency={currency} />}
      <TimeOfProject project={project} />
      <div className={page.columns}>
        <div className={page.column}>
          {budgets && <BudgetCard budgets={budgets} currency={currency} />}
          <AboutCard project={project} />
        </div>
        <div className={page.column}>
          <TeamCard project={project} />
          {project.permissions.journal !== 'noAccess' && <RecentJournalCard project={project} />}
        </div>
      </div>
    </div>
  )
}

/** What was logged, against what its tasks were estimated at. */
function TimeOfProject({ project }: { project: Project }) {
  const { company } = useWorkspaceViewer()
  const isShown = TIME_SHEETS.isOpen(project) && company.features.has(TIME_SHEETS.flag)
  const { data } = useQuery({ ...taskAnalyticsQuery(project.id), enabled: isShown && TASK_LISTS.isOpen(project) })
  if (!isShown) return null
  const params = { companyDomain: company.domain, projectID: project.id }
  return (
    <TimeAtAGlance
      ground={{ of: 'project', id: project.id }}
      tasks={data}
      linkTo={(entries) => ({ to: TIME_SHEETS.to, params, search: entries })}
    />
  )
}
