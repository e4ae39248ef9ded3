import { createFileRoute } from '@tanstack/react-router'
import { readGanttSearch } from '../../../../../../features/tasks/gantt-search'
import { GanttTab } from '../../../../../../features/tasks/project/gantt-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/ganttChart')({
  validateSearch: readGanttSearch,
  // The page's own search parameters are not the chart's.
  component: () => (
    <GanttTab projectID={Route.useParams().projectID} search={readGanttSearch({ ...Route.useSearch() })} />
  ),
})
