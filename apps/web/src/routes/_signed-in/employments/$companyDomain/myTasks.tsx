import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { MyTasksScreen } from '../../../../features/tasks/my-tasks/my-tasks-screen'
import { readMyTasksSearch } from '../../../../features/tasks/my-tasks/my-tasks-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/myTasks')({
  validateSearch: readMyTasksSearch,
  component: MyTasks,
})

/** The board is rendered by this route, so that it stays as it is while a task is opened beside it. */
function MyTasks() {
  const { taskID } = useParams({ strict: false })
  return (
    <>
      <MyTasksScreen search={Route.useSearch()} taskID={taskID} />
      <Outlet />
    </>
  )
}
