import { Button, Skeleton } from '@mantine/core'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { SubTask, TaskChanges, TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { singleDayPresets } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { Suspense, useState } from 'react'
import { late } from '../../../ui/late/late'
import { Box, Row } from '../../../ui/layout/box'
import { ChoiceList } from '../../../ui/lists/choice-list'
import { AnchoredPopover, giveFocusBack } from '../../../ui/overlays/anchored'
import { choicesOfPeople } from '../../../ui/people/choices-of-people'
import { PRIORITIES, priorityText } from '../task-words'
import { PriorityMark, StatusDot } from './task-marks'

const DayCalendar = late(() =>
  import('../../../ui/dates/day-calendar').then((module) => ({ default: module.DayCalendar })),
)

export type EditedField =
  | 'status'
  | 'employees'
  | 'priority'
  | 'dueDate'
  | 'scheduledDate'
  | 'estimatedStartDate'
  | 'estimatedEndDate'

type DayField = Exclude<EditedField, 'status' | 'employees' | 'priority'>

const LABELS: Readonly<Record<EditedField, string>> = {
  status: 'Status',
  employees: 'Assignees',
  priority: 'Priority',
  dueDate: 'Due date',
  scheduledDate: 'Scheduled date',
  estimatedStartDate: 'Estimated start',
  estimatedEndDate: 'Estimated end',
}

/** The change as it is sent, and what of it shows on a board. */
export interface FieldChange {
  readonly changes: TaskChanges
  readonly shown: Partial<SubTask>
}

interface TaskFieldEditorProps {
  readonly field: EditedField
  /** The task's present values; of several tasks at once only those they share. */
  readonly task: Partial<Pick<SubTask, EditedField>>
  readonly anchor: HTMLElement
  readonly statuses: readonly TaskStatus[]
  readonly people: readonly EmployeeBrief[]
  readonly today: Day
  readonly onChange: (change: FieldChange) => void
  readonly onClose: () => void
}

/** Edits one field of a task in place. */
export function TaskFieldEditor(props: TaskFieldEditorProps) {
  const { field, anchor, onClose } = props
  return (
    <AnchoredPopover anchor={anchor} label={LABELS[field]} onClose={onClose}>
      <Choices {...props} />
    </AnchoredPopover>
  )
}

function Choices(props: TaskFieldEditorProps) {
  const { field, task, statuses, anchor, onChange, onClose } = props
  const choose = (change: FieldChange) => {
    onClose()
    giveFocusBack(anchor)
    onChange(change)
  }
  if (field === 'status')
    return (
      <ChoiceList
        label="Status"
        choices={statuses.map(({ id, name, color }) => ({
          value: id,
          label: name,
          picture: <StatusDot color={color} />,
        }))}
        selected={new Set(task.status ? [task.status.id] : [])}
        onChoose={(id) => choose(statusChange(statuses, id))}
      />
    )
  if (field === 'priority')
    return (
      <ChoiceList
        label="Priority"
        choices={PRIORITIES.map((priority) => ({
          value: String(priority),
          label: priorityText(priority),
          picture: <PriorityMark priority={priority} iconOnly />,
        }))}
        selected={new Set(task.priority === undefined ? [] : [String(task.priority)])}
        onChoose={(value) => choose({ changes: { priority: Number(value) }, shown: { priority: Number(value) } })}
      />
    )
  if (field === 'employees') return <AssigneeChoices {...props} />
  return <DayChoices {...props} field={field} choose={choose} />
}

/** A finished status completes the task, any other opens it again. */
const statusChange = (statuses: readonly TaskStatus[], id: string): FieldChange => {
  const isFinished = statuses.find((status) => status.id === id)?.progress === 'finished'
  return {
    changes: { statusID: id },
    shown: { status: { id }, finishedAt: isFinished ? new Date().toISOString() : null },
  }
}

function AssigneeChoices({ task, people, onChange }: TaskFieldEditorProps) {
  const [chosen, setChosen] = useState(new Map((task.employees ?? []).map((person) => [person.id, person])))
  // People assigned before stay on the list, even if they can no longer be chosen.
  const known = new Map([...people, ...chosen.values()].map((person) => [person.id, person]))
  const toggle = (id: string) => {
    const person = known.get(id)
    if (!person) return
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, person)
    setChosen(next)
    const employees = [...next.values()]
    onChange({ changes: { employeeIDs: employees.map((each) => each.id) }, shown: { employees } })
  }
  return (
    <ChoiceList
      label="Assignees"
      multiple
      choices={choicesOfPeople(known.values())}
      selected={new Set(chosen.keys())}
      onChoose={toggle}
    />
  )
}

interface DayChoicesProps extends TaskFieldEditorProps {
  readonly field: DayField
  readonly choose: (change: FieldChange) => void
}

function DayChoices({ field, task, today, choose }: DayChoicesProps) {
  const value = task[field] ?? null
  const pick = (day: Day | null) => choose({ changes: { [field]: day }, shown: { [field]: day } })
  return (
    <Box style={{ width: 266 }}>
      <Suspense fallback={<Skeleton height={264} />}>
        <DayCalendar value={value} onChange={pick} today={today} />
      </Suspense>
      <Row gap={1} align="stretch" wrap style={{ paddingTop: 'var(--s2)' }}>
        {singleDayPresets(today).map(({ label, range }) => (
          <Button key={label} variant="subtle" size="compact-sm" onClick={() => pick(range.from)}>
            {label}
          </Button>
        ))}
        {value !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => pick(null)}>
            Clear
          </Button>
        )}
      </Row>
    </Box>
  )
}
