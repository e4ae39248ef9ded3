import { Switch, UnstyledButton } from '@mantine/core'
import type { SubTask, Task, TaskChanges } from '@praxis/contract/tasks/task-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DurationField } from '../../../ui/forms/duration-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { useBoardLists, useBoardScene } from '../board/board-context'
import { isOfFirm, shownOn } from '../board/board-rights'
import type { BoardDoor } from '../board-door'
import { type EditedField, TaskFieldEditor } from '../fields/task-field-editor'
import { DueText, LoggedOfEstimated, PriorityMark, StatusText } from '../fields/task-marks'
import { taskOptionsQuery } from '../tasks.queries'
import classes from './task-panel.module.css'

const none = <Text tone="third">–</Text>
const dayText = (day: string | null): ReactNode => (day === null ? none : formatDay(day))

/** The short fields of a task; those that may be changed open with a press. */
export function TaskFields({ door, task }: { door: BoardDoor; task: Task }) {
  const scene = useBoardScene()
  const { data: options } = useQuery(taskOptionsQuery(door))
  const [edited, setEdited] = useState<{ field: EditedField; anchor: HTMLElement }>()
  const { edit: canEdit, updateStatus } = task.can
  const shows = shownOn(door)
  const change = (changes: TaskChanges, shown: Partial<SubTask>) =>
    void scene.change({ kind: 'update', tasks: [task], changes, shown })
  const pressed = (field: EditedField, label: string, content: ReactNode, mayEdit = canEdit) =>
    mayEdit ? (
      <UnstyledButton
        className={classes.value}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => setEdited({ field, anchor: event.currentTarget })}
      >
        {content}
      </UnstyledButton>
    ) : (
      <span className={classes.valueShown}>{content}</span>
    )
  const people = options?.employees ?? []

  return (
    <>
      <Grid as="dl" size={13} className={classes.fields}>
        <dt>Status</dt>
        <dd>
          {pressed(
            'status',
            'Status',
            <StatusText status={scene.statuses.find(({ id }) => id === task.status.id)} />,
            updateStatus,
          )}
        </dd>
        {(people.length > 0 || task.employees.length > 0) && (
          <>
            <dt>Assignees</dt>
            <dd>{pressed('employees', 'Assignees', <AssigneeNames task={task} />, canEdit && scene.canAssign)}</dd>
          </>
        )}
        <dt>Priority</dt>
        <dd>
          {pressed(
            'priority',
            'Priority',
            <PriorityMark priority={task.priority} />,
            scene.canPrioritise && task.archivedAt === null,
          )}
        </dd>
        <dt>Due</dt>
        <dd>
          {pressed(
            'dueDate',
            'Due date',
            task.dueDate === null ? (
              none
            ) : (
              <DueText dueDate={task.dueDate} today={scene.today} isDone={task.finishedAt !== null} />
            ),
          )}
          {task.dueDate !== null && canEdit && isOfFirm(door) && (
            <Switch
              className={classes.remind ?? ''}
              size="xs"
              label="Remind"
              checked={task.shouldRemind}
              onChange={(event) => change({ shouldRemind: event.currentTarget.checked }, {})}
            />
          )}
        </dd>
        <dt>Scheduled</dt>
        <dd>{pressed('scheduledDate', 'Scheduled date', dayText(task.scheduledDate))}</dd>
        <dt>Start / end</dt>
        <dd>
          {pressed('estimatedStartDate', 'Estimated start', dayText(task.estimatedStartDate))}
          <Text tone="third">to</Text>
          {pressed('estimatedEndDate', 'Estimated end', dayText(task.estimatedEndDate))}
        </dd>
        <dt>List</dt>
        <dd>
          <ListField task={task} />
        </dd>
        {(shows.estimatedTime || shows.loggedTime) && (
          <>
            <dt>Time</dt>
            <dd>
              <LoggedOfEstimated logged={task.loggedTime} estimated={task.estimatedTime} shows={shows} />
            </dd>
          </>
        )}
        {canEdit && shows.estimatedTime && (
          <>
            <dt>Estimate</dt>
            <dd className={classes.estimate}>
              {/* The field begins anew when the server has another estimate. */}
              <Estimate key={`${task.estimatedTime} ${task.enableOverrideEstimatedTime}`} task={task} onSave={change} />
            </dd>
          </>
        )}
        {isOfFirm(door) && (canEdit || task.tags.length > 0) && (
          <>
            <dt>Tags</dt>
            <dd className={classes.tags}>
              <TagsField
                label="Tags"
                hideLabel
                compact
                disabled={!canEdit}
                value={task.tags}
                suggestions={options?.tags ?? []}
                onChange={(tags) => change({ tags: [...tags] }, { tags: [...tags] })}
              />
            </dd>
          </>
        )}
      </Grid>
      {edited && (
        <TaskFieldEditor
          field={edited.field}
          task={task}
          anchor={edited.anchor}
          statuses={scene.statuses}
          people={people}
          today={scene.today}
          onChange={({ changes, shown }) => change(changes, shown)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function AssigneeNames({ task: { employees } }: { task: Task }) {
  if (employees.length === 0) return <Text tone="third">Unassigned</Text>
  return (
    <Row as="span" align="stretch" wrap style={{ gap: '4px 10px' }}>
      {employees.map((person) => (
        <Row key={person.id} as="span" inline gap="6px">
          <Face person={person} size="xs" decorative />
          {person.displayName}
        </Row>
      ))}
    </Row>
  )
}

function ListField({ task }: { task: Task }) {
  const { change } = useBoardScene()
  const lists = useBoardLists()
  const options = lists.map(({ id, name }) => ({ value: id, label: name }))
  const own = options.find(({ value }) => value === task.taskList.id)
  if (!task.can.edit || task.superTask || options.length < 2 || !own)
    return <span className={classes.valueShown}>{own?.label ?? none}</span>
  return (
    <SelectField
      label="List"
      hideLabel
      compact
      options={options}
      value={task.taskList.id}
      onChange={(taskListID) => {
        if (taskListID !== null && taskListID !== task.taskList.id)
          void change({ kind: 'move', tasks: [task], to: { taskListID, superTaskID: null, beforeID: null } })
      }}
    />
  )
}

/** The estimate: of a task whose sub-tasks have one it is their sum, unless somebody overrides it. */
function Estimate({ task, onSave }: { task: Task; onSave: (changes: TaskChanges, shown: Partial<SubTask>) => void }) {
  const [typed, setTyped] = useState(task.estimatedTime)
  const hasSum = task.subTasks.some(({ estimatedTime }) => estimatedTime !== null)
  const isSum = hasSum && !task.enableOverrideEstimatedTime
  const save = () => {
    if (Number.isNaN(typed) || typed === task.estimatedTime) return
    onSave({ estimatedTime: typed }, { estimatedTime: typed })
  }
  return (
    <>
      <DurationField
        label="Estimate"
        hideLabel
        compact
        disabled={isSum}
        value={typed}
        error={Number.isNaN(typed) ? 'Wrong format' : undefined}
        {...(isSum && { hint: 'Sum of sub-tasks' })}
        onChange={setTyped}
        onBlur={save}
      />
      {(hasSum || task.enableOverrideEstimatedTime) && (
        <Switch
          size="xs"
          label="Enter manually"
          checked={task.enableOverrideEstimatedTime}
          onChange={(event) => onSave({ enableOverrideEstimatedTime: event.currentTarget.checked }, {})}
        />
      )}
    </>
  )
}
