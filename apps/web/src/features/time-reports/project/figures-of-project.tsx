import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ActualsStrip } from '../../projects/actuals-strip'
import { budgetsOfProject } from '../../projects/budgets-of-project'
import { FiguresStrip } from '../../projects/figures-strip'
import { TASK_LISTS, TIME_SHEETS } from '../../projects/project-tabs'
import { projectDoor } from '../../tasks/board-door'
import { taskAnalyticsQuery } from '../../tasks/overview/overview.queries'
import { shownTotal } from '../shown-figures'
import { TimeAtAGlance } from '../time-at-a-glance'
import { timeAnalysisQuery } from '../time-reports.queries'
import classes from './figures-of-project.module.css'

/** The figures of a project that the reader may see: money and time against plan, or one of them. */
export function FiguresOfProject({ project }: { project: Project }) {
  const { company } = useWorkspaceViewer()
  const budgets = budgetsOfProject(project)
  const { currency } = project.details
  const readsTime = TIME_SHEETS.isOpen(project) && company.features.has(TIME_SHEETS.flag)
  const ground = { of: 'project', id: project.id } as const
  const analysis = useQuery({ ...timeAnalysisQuery(ground, {}), enabled: readsTime })
  const tasks = useQuery({
    ...taskAnalyticsQuery(projectDoor(project.id)),
    enabled: readsTime && TASK_LISTS.isOpen(project),
  })
  const toTime = { to: TIME_SHEETS.to, params: { companyDomain: company.domain, projectID: project.id } } as const
  if (!readsTime || (budgets && analysis.error && !analysis.data))
    return budgets ? <FiguresStrip budgets={budgets} currency={currency} /> : null
  if (!budgets)
    return <TimeAtAGlance ground={ground} tasks={tasks.data} linkTo={(entries) => ({ ...toTime, search: entries })} />
  return (
    <ActualsStrip
      budgets={budgets}
      currency={currency}
      isFixedPrice={project.details.chargingMechanism === 'fixed'}
      actual={analysis.data && shownTotal(analysis.data.total)}
      tasks={tasks.data}
      isLoading={analysis.isLoading || tasks.isLoading}
      pending={(time) => (
        <Link {...toTime} search={{ state: 'waitingForApproval' }} className={classes.link ?? ''}>
          {time} pending
        </Link>
      )}
    />
  )
}
