import { ActionIcon, Switch } from '@mantine/core'
import { portalTaskDisplays, type TaskDisplay, taskDisplays } from '@praxis/contract/tasks/task-rules'
import { IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchField } from '../../../ui/forms/search-field'
import { Text } from '../../../ui/layout/box'
import { ChoiceList } from '../../../ui/lists/choice-list'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { FilterBar, FilterChip } from '../../../ui/lists/filter-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { choicesOfPeople } from '../../../ui/people/choices-of-people'
import { type BoardSearch, type BoardSearchChanges, changedBoardSearch } from '../board-search'
import { StatusDot } from '../fields/task-marks'
import classes from './board.module.css'
import { useBoardScene } from './board-context'
import { isOfFirm } from './board-rights'

interface BoardBarProps {
  readonly search: BoardSearch
  readonly onSearch: (search: BoardSearch) => void
  readonly display: TaskDisplay
  readonly onDisplay: (display: TaskDisplay) => void
  /** Names of all lists, also of those that the filter leaves out. */
  readonly listChoices: readonly { readonly id: string; readonly name: string }[]
  /** Shown before the filters, such as where the tasks are. */
  readonly start?: ReactNode
  /** The page has its own choice of the list, so the filter is hidden. */
  readonly hidesListFilter?: boolean
  /** Actions that only the current display has. */
  readonly displayActions?: ReactNode
}

const DISPLAYS = { list: 'List', table: 'Table', kanban: 'Kanban' }

export function BoardBar(props: BoardBarProps) {
  const { search, onSearch, display, onDisplay, listChoices, start, hidesListFilter = false } = props
  const { assignees, statuses, door, ask } = useBoardScene()
  const change = (changes: BoardSearchChanges) => onSearch(changedBoardSearch(search, changes))
  return (
    <div className={classes.bar}>
      <FilterBar
        search={
          <Text style={{ width: 184 }}>
            <SearchField
              label="Find a task"
              value={search.taskNameTerm ?? ''}
              onSearch={(text) => change({ taskNameTerm: text.trim() === '' ? undefined : text.trim() })}
              focusKey="/"
            />
          </Text>
        }
        filtersOn={[search.taskListID, search.assigneeID, search.taskStatusIDs].filter(Boolean).length}
        end={
          <>
            <Switch
              className={classes.subTasksSwitch ?? ''}
              size="sm"
              label="Sub-tasks"
              labelPosition="right"
              checked={search.showSubtask !== false}
              onChange={(event) => change({ showSubtask: event.currentTarget.checked ? undefined : false })}
            />
            {props.displayActions}
            <ActionIcon
              className={classes.keys ?? ''}
              aria-label="Keyboard shortcuts"
              onClick={() => ask({ kind: 'shortcuts' })}
            >
              <IconKeyboard size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <DisplaySwitch
              choices={(isOfFirm(door) ? taskDisplays : portalTaskDisplays).map((value) => ({
                value,
                label: DISPLAYS[value],
              }))}
              value={display}
              onChange={onDisplay}
            />
          </>
        }
      >
        {start}
        {!hidesListFilter && listChoices.length > 1 && (
          <SearchFilter
            label="List"
            choices={listChoices.map(({ id, name }) => ({ value: id, label: name }))}
            value={search.taskListID}
            onChange={(taskListID) => change({ taskListID })}
          />
        )}
        {!door.isOwn && assignees.length > 0 && (
          <SearchFilter
            label="Assignee"
            choices={choicesOfPeople(assignees)}
            value={search.assigneeID}
            onChange={(assigneeID) => change({ assigneeID })}
          />
        )}
        <StatusFilter
          statuses={statuses}
          value={search.taskStatusIDs ?? []}
          onChange={(ids) => change({ taskStatusIDs: ids.length === 0 ? undefined : ids })}
        />
      </FilterBar>
    </div>
  )
}

interface StatusFilterProps {
  readonly statuses: readonly { readonly id: string; readonly name: string; readonly color: string }[]
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

function StatusFilter({ statuses, value, onChange }: StatusFilterProps) {
  const chosen = statuses.filter(({ id }) => value.includes(id))
  const [first, ...others] = chosen
  const text = first && (others.length === 0 ? first.name : `${chosen.length} of ${statuses.length}`)
  return (
    <FilterChip label="Status" {...(value.length > 0 && { value: text ?? '…' })} onClear={() => onChange([])}>
      {() => (
        <ChoiceList
          label="Status"
          multiple
          choices={statuses.map(({ id, name, color }) => ({
            value: id,
            label: name,
            picture: <StatusDot color={color} />,
          }))}
          selected={new Set(value)}
          onChoose={(id) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])}
        />
      )}
    </FilterChip>
  )
}
