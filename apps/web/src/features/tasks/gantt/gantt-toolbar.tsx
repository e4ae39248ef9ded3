import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import type { GanttTask, TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchField } from '../../../ui/forms/search-field'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { choicesOfPeople } from '../../../ui/people/choices-of-people'
import type { BoardDoor } from '../board-door'
import { changedSearch, type GanttSearch } from '../gantt-search'
import { ReportButtons } from '../overview/report-buttons'
import { StatusMark } from '../statuses/status-mark'
import classes from './gantt.module.css'
import { ganttScales } from './gantt-scales'

interface GanttToolbarProps {
  readonly door: BoardDoor
  readonly tasks: readonly GanttTask[]
  readonly statuses: readonly TaskStatus[]
  readonly search: GanttSearch
  readonly onSearch: (search: GanttSearch) => void
  readonly range: ReactNode
  readonly onToday: () => void
  readonly onPage: (direction: 1 | -1) => void
}

const SCALE_WORDS = { day: 'Day', week: 'Week', month: 'Month' }

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

export function GanttToolbar(props: GanttToolbarProps) {
  const { door, tasks, statuses, search, onSearch, range, onToday, onPage } = props
  const { scale = 'week', taskNameTerm, assigneeID, taskStatusID } = search
  const people = new Map(tasks.flatMap(({ employees }) => employees.map((each) => [each.id, each])))
  return (
    <div className={classes.bar}>
      <FilterBar
        search={
          <SearchField
            label="Find a task"
            value={taskNameTerm ?? ''}
            focusKey="/"
            onSearch={(typed) => onSearch(changedSearch(search, { taskNameTerm: typed.trim() || undefined }))}
          />
        }
        filtersOn={[assigneeID, taskStatusID].filter(Boolean).length}
        end={
          <>
            <ActionIcon aria-label="Earlier" onClick={() => onPage(-1)}>
              <IconChevronLeft {...icon} />
            </ActionIcon>
            {range}
            <ActionIcon aria-label="Later" onClick={() => onPage(1)}>
              <IconChevronRight {...icon} />
            </ActionIcon>
            <Button variant="default" onClick={onToday}>
              Today
            </Button>
            <SegmentedControl
              aria-label="Scale"
              value={scale}
              data={ganttScales.map((value) => ({ value, label: SCALE_WORDS[value] }))}
              onChange={(chosen) => {
                const next = ganttScales.find((value) => value === chosen)
                onSearch(changedSearch(search, { scale: next === 'week' ? undefined : next }))
              }}
            />
            <ReportButtons
              door={door}
              filter={{ taskNameTerm, assigneeID, taskStatusIDs: taskStatusID ? [taskStatusID] : undefined }}
            />
          </>
        }
      >
        <SearchFilter
          label="Assignee"
          choices={choicesOfPeople(people.values())}
          value={assigneeID}
          onChange={(chosen) => onSearch(changedSearch(search, { assigneeID: chosen }))}
        />
        <SearchFilter
          label="Status"
          choices={statuses.map(({ id, name, color, progress }) => ({
            value: id,
            label: name,
            picture: <StatusMark color={color} progress={progress} />,
          }))}
          value={taskStatusID}
          onChange={(chosen) => onSearch(changedSearch(search, { taskStatusID: chosen }))}
        />
      </FilterBar>
    </div>
  )
}
