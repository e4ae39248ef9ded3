import type { TaskDisplay } from '@praxis/contract/tasks/task-rules'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { TaskBoard } from '../board/task-board'
import type { BoardSearch } from '../board-search'
import { useToday } from '../use-today'
import { templateDoor } from './template-door'

interface TaskListsTabProps {
  readonly templateID: string
  readonly taskID: string | undefined
  readonly search: BoardSearch
}

const TASK_LISTS = '/employments/$companyDomain/project-template/$templateID/taskLists'
const TASK = `${TASK_LISTS}/$taskID` as const

/** The board that projects made from the template start with. */
export function TaskListsTab({ templateID, taskID, search }: TaskListsTabProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const router = useRouter()
  const door = useMemo(() => templateDoor(templateID), [templateID])
  const today = useToday()
  const [display, setDisplay] = useState<TaskDisplay>('list')
  const params = { companyDomain: company.domain, templateID }
  return (
    <TaskBoard
      key={door.key}
      door={door}
      today={today}
      search={search}
      display={display}
      onDisplay={setDisplay}
      openTaskID={taskID}
      emptyText="Lists and tasks you add here appear in every project made from this template."
      hrefOf={(id) => router.buildLocation({ to: TASK, params: { ...params, taskID: id }, search }).href}
      onOpen={(id) =>
        void (id === undefined
          ? navigate({ to: TASK_LISTS, params, search, resetScroll: false })
          : navigate({ to: TASK, params: { ...params, taskID: id }, search, resetScroll: false }))
      }
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
