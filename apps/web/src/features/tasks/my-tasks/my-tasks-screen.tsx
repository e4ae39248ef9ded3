import { taskDisplays } from '@praxis/contract/tasks/task-rules'
import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { keepCookie, readCookie, removeCookie } from '../../../api/cookies'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Stack } from '../../../ui/layout/box'
import { PageHead } from '../../../ui/layout/page-head'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { PanelLayout } from '../../../ui/overlays/side-panel'
import { TaskBoard } from '../board/task-board'
import { personalDoor, personalProjectDoor } from '../board-door'
import type { BoardSearch } from '../board-search'
import { boardQuery, personalProjectsQuery } from '../tasks.queries'
import { useToday } from '../use-today'
import classes from './my-tasks.module.css'
import { boardSearchOf, listToShow, type MyTasksSearch } from './my-tasks-search'
import { type OpenTasks, openText } from './open-text'

const MY_TASKS = '/employments/$companyDomain/myTasks'
const MY_TASK = '/employments/$companyDomain/myTasks/$taskID'
const SAVED_LIST = 'preferredPersonalTaskListID'
const ONE_YEAR_IN_SECONDS = 31_536_000
const ALL = 'all'

/** One's own lists, and one's own tasks in projects. */
export function MyTasksScreen({ search, taskID }: { search: MyTasksSearch; taskID: string | undefined }) {
  const { company } = useWorkspaceViewer()
  const { projectID } = search
  const navigate = useNavigate()
  const router = useRouter()
  const [display, setDisplay] = useDisplayPreference('preferredPersonalTaskListDisplayOption', taskDisplays)
  const [savedListID] = useState(() => readCookie(document, SAVED_LIST))
  const door = useMemo(() => (projectID === undefined ? personalDoor : personalProjectDoor(projectID)), [projectID])
  const params = { companyDomain: company.domain }
  const today = useToday()
  const open = useOpenTasks()

  const go = (next: MyTasksSearch) =>
    void navigate({ to: MY_TASKS, params, search: next, replace: true, resetScroll: false })
  const ofPlace = { ...(projectID && { projectID }), ...(search.allLists && { allLists: search.allLists }) }
  // One of the reader's own lists is shown at a time; which one is chosen here, not asked of the server.
  const { taskListID, ...filters } = boardSearchOf(search)
  const boardSearch: BoardSearch = projectID === undefined ? filters : boardSearchOf(search)
  const chosenList = { ...(projectID === undefined && taskListID !== undefined && { taskListID }) }
  const listed = (lists: readonly TaskList[]) => listToShow(lists, search, savedListID)

  return (
    <PanelLayout>
      <PageHead title="My Tasks" note={openText(open)} />
      <Stack className={classes.body} grow shrinks>
        <TaskBoard
          key={door.key}
          door={door}
          today={today}
          search={boardSearch}
          onSearch={(next) => go({ ...next, ...ofPlace, ...chosenList })}
          display={display}
          onDisplay={setDisplay}
          openTaskID={taskID}
          hrefOf={(id) => router.buildLocation({ to: MY_TASK, params: { ...params, taskID: id }, search }).href}
          onOpen={(id) =>
            void (id === undefined
              ? navigate({ to: MY_TASKS, params, search, resetScroll: false })
              : navigate({ to: MY_TASK, params: { ...params, taskID: id }, search, resetScroll: false }))
          }
          emptyText={projectID === undefined ? 'No task list for this user' : 'No tasks in this project yet.'}
          {...(projectID === undefined && { shownListID: listed })}
          start={(lists) => (
            <>
              <PlaceFilter
                projectID={projectID}
                onChange={(next) => go(next === undefined ? {} : { projectID: next })}
              />
              {projectID === undefined && lists.length > 1 && (
                <ListChoice
                  lists={lists}
                  shownID={listed(lists)}
                  onChoose={(id) => go({ ...filters, ...(id === undefined ? { allLists: true } : { taskListID: id }) })}
                />
              )}
              {projectID === undefined && lists.length > 0 && (
                <SavedList lists={lists} shownID={listed(lists)} isAll={search.allLists === true} />
              )}
            </>
          )}
          {...(projectID === undefined && { settings: ['statuses'] })}
        />
      </Stack>
    </PanelLayout>
  )
}

/** How many tasks are open in one's own lists and in projects. */
function useOpenTasks(): OpenTasks {
  const { company } = useWorkspaceViewer()
  const own = useQuery(boardQuery(personalDoor, {}))
  const projects = useQuery({ ...personalProjectsQuery, enabled: company.features.has('project') })
  const sum = (counts: readonly number[] | undefined) => counts?.reduce((total, count) => total + count, 0)
  return {
    own: sum(own.data?.items.map(({ activeTaskCount }) => activeTaskCount)),
    inProjects: sum(projects.data?.map(({ openTaskCount }) => openTaskCount)),
  }
}

/** A choice between one's own lists and the projects with tasks. */
function PlaceFilter({
  projectID,
  onChange,
}: {
  projectID: string | undefined
  onChange: (projectID: string | undefined) => void
}) {
  const { company } = useWorkspaceViewer()
  const hasProjects = company.features.has('project')
  const { data, error } = useQuery({ ...personalProjectsQuery, enabled: hasProjects })
  if (!hasProjects) return null
  return (
    <SearchFilter
      label="Project"
      choices={data?.map(({ id, name, openTaskCount }) => ({
        value: id,
        label: openTaskCount > 0 ? `${name} (${openTaskCount})` : name,
      }))}
      value={projectID}
      onChange={onChange}
      loadError={error?.message}
    />
  )
}

interface ListChoiceProps {
  readonly lists: readonly TaskList[]
  readonly shownID: string | undefined
  readonly onChoose: (listID: string | undefined) => void
}

function ListChoice({ lists, shownID, onChoose }: ListChoiceProps) {
  return (
    <ChoiceFilter
      label="List"
      required
      choices={[...lists.map(({ id, name }) => ({ value: id, label: name })), { value: ALL, label: 'All lists' }]}
      value={shownID ?? ALL}
      onChange={(value) => onChoose(value === ALL ? undefined : value)}
    />
  )
}

/** Remembers the list shown, to be the first one next time; one that is gone is forgotten. */
function SavedList({
  lists,
  shownID,
  isAll,
}: {
  lists: readonly TaskList[]
  shownID: string | undefined
  isAll: boolean
}) {
  const saved = readCookie(document, SAVED_LIST)
  const isGone = saved !== undefined && lists.every(({ id }) => id !== saved)
  useEffect(() => {
    if (isGone) removeCookie(document, SAVED_LIST)
    if (shownID !== undefined && !isAll) keepCookie(document, SAVED_LIST, shownID, ONE_YEAR_IN_SECONDS)
  }, [isGone, shownID, isAll])
  return null
}
