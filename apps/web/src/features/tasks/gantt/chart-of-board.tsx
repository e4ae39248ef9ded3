import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../ui/layout/box'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import classes from './gantt.module.css'
import { ganttChartQuery } from './gantt.queries'
import { ProjectChart, type ProjectChartProps } from './project-chart'

/** The tasks of a board against time, or why there are none. */
export function ChartOfBoard(props: Omit<ProjectChartProps, 'tasks'>) {
  const { data: tasks, error, refetch } = useQuery(ganttChartQuery(props.door))
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
