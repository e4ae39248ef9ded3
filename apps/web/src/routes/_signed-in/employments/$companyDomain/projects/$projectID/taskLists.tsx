import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { readBoardSearch } from '../../../../../../features/tasks/board-search'
import { TaskListsTab } from '../../../../../../features/tasks/project/task-lists-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/taskLists')({
  validateSearch: readBoardSearch,
  component: TaskLists,
})

/** The board is rendered by this route, so that it stays as it is while a task is opened beside it. */
function TaskLists() {
  const { projectID } = Route.useParams()
  const { taskID } = useParams({ strict: false })
  return (
    <>
      {/* The page's own search parameters are not the board's. */}
      <TaskListsTab projectID={projectID} taskID={taskID} search={readBoardSearch({ ...Route.useSearch() })} />
      <Outlet />
    </>
  )
}
