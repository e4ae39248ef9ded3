import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { readBoardSearch } from '../../../../../../features/tasks/board-search'
import { TaskListsTab } from '../../../../../../features/tasks/templates/task-lists-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/$templateID/taskLists')({
  validateSearch: readBoardSearch,
  component: TaskLists,
})

/** The board is rendered by this route, so that it stays as it is while a task is opened beside it. */
function TaskLists() {
  const { templateID } = Route.useParams()
  const { taskID } = useParams({ strict: false })
  return (
    <>
      <TaskListsTab templateID={templateID} taskID={taskID} search={Route.useSearch()} />
      <Outlet />
    </>
  )
}
