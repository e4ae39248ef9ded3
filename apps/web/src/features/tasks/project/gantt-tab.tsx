import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useChangeSearch } from '../../../shell/use-change-search'
import { Stack } from '../../../ui/layout/box'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ClosedTab } from '../../projects/closed-tab'
import { GANTT } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import classes from '../gantt/gantt.module.css'
import { ganttChartQuery } from '../gantt/gantt.queries'
import { ProjectChart } from '../gantt/project-chart'
import type { GanttSearch } from '../gantt-search'

export function GanttTab({ projectID, search }: { projectID: string; search: GanttSearch }) {
  const project = useProjectOfPage(projectID)
  const go = useChangeSearch<GanttSearch>()
  if (!GANTT.isOpen(project)) return <ClosedTab />
  return <ProjectGantt projectID={projectID} search={search} onSearch={(next) => go(next, true)} />
}

interface ProjectGanttProps {
  readonly projectID: string
  readonly search: GanttSearch
  readonly onSearch: (search: GanttSearch) => void
}

/** The tasks of a project against time. */
function ProjectGantt(props: ProjectGanttProps) {
  const { data: tasks, error, refetch } = useQuery(ganttChartQuery(props.projectID))
  if (tasks && tasks.length > 0) return <ProjectChart {...props} tasks={tasks} />
  return (
    <Stack gap={3} grow style={{ minHeight: 0 }} data-fills>
      <Stack grow className={classes.frame}>
        {tasks && (
          <EmptyState
            icon={<IconChartBar size={20} stroke={1.75} />}
            text="No tasks to chart yet. Tasks with start and end dates appear here as bars."
          />
        )}
        {!tasks && error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!tasks && !error && (
          <Stack gap={5} style={{ padding: 'var(--s5) var(--s4)' }} aria-busy>
            <Skeletons count={12} />
          </Stack>
        )}
      </Stack>
    </Stack>
  )
}
