import { useMediaQuery } from '@mantine/hooks'
import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { useViewport } from '../../../ui/layout/use-viewport'
import { NoMatchState } from '../../../ui/lists/list-states'
import type { ChartedDoor } from '../board-door'
import { filterOf, type GanttSearch } from '../gantt-search'
import { TaskOverview } from '../overview/task-overview'
import { taskStatusesQuery } from '../tasks.queries'
import classes from './gantt.module.css'
import { useRescheduleTask, useTasksAsMoved } from './gantt.mutations'
import { GanttChart } from './gantt-chart'
import { ganttRows } from './gantt-rows'
import { GanttToolbar } from './gantt-toolbar'
import type { BarLook, TaskDates } from './task-dates'
import { dayAt, type TimeAxis, timeAxis } from './time-axis'
import { useAnchoredScroll } from './use-anchored-scroll'
import { useNamesWidth } from './use-names-width'

export interface ProjectChartProps {
  /** The board; the same object as long as it is the same board. */
  readonly door: ChartedDoor
  readonly today: Day
  /** The address of a task on its board; the same function as long as it is the same board. */
  readonly hrefOf: (taskID: string) => string
  readonly onOpen: (taskID: string) => void
  readonly tasks: readonly GanttTask[]
  readonly search: GanttSearch
  readonly onSearch: (search: GanttSearch) => void
}

const BELOW_DESKTOP = '(max-width: 959px)'
const DESKTOP_NAMES = { least: 260, usual: 440, most: 900 }
const PHONE_NAMES = { least: 96, usual: 148, most: 260 }

const toggledSet = (set: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  set.has(key) ? new Set([...set].filter((each) => each !== key)) : new Set([...set, key])

export function ProjectChart(props: ProjectChartProps) {
  const { door, today, hrefOf, onOpen, tasks: saved, search, onSearch } = props
  const tasks = useTasksAsMoved(door, saved)
  const { data: statuses = [] } = useQuery(taskStatusesQuery(door))
  const { mutate: rescheduleTask } = useRescheduleTask(door)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(BELOW_DESKTOP)
  const leftLimits = isPhone ? PHONE_NAMES : DESKTOP_NAMES
  const { width: leftWidth, edge: leftEdge } = useNamesWidth(
    isPhone ? 'ganttNamesWidthOnPhone' : 'ganttNamesWidth',
    leftLimits,
  )

  const { scale = 'week' } = search
  const axis = useMemo(() => timeAxis(scale, tasks, today), [scale, tasks, today])
  const rows = useMemo(() => ganttRows(tasks, filterOf(search), toggled), [tasks, search, toggled])
  const progressOfStatus = useMemo(() => new Map(statuses.map(({ id, progress }) => [id, progress])), [statuses])
  const { showToday, showPage, reveal } = useAnchoredScroll(scroller, axis, today, leftWidth)

  const reschedule = useCallback(
    (task: GanttTask, dates: TaskDates) =>
      rescheduleTask({ task, dates }, { onError: (error) => showError(error.message) }),
    [rescheduleTask],
  )
  const open = useCallback(({ id }: GanttTask) => onOpen(id), [onOpen])
  const hrefOfTask = useCallback(({ id }: GanttTask) => hrefOf(id), [hrefOf])
  const toggle = useCallback((key: string) => setToggled((before) => toggledSet(before, key)), [])

  return (
    <Stack gap={3} grow style={{ minHeight: 0 }} data-fills>
      <TaskOverview door={door} taskNameTerm={search.taskNameTerm} assigneeID={search.assigneeID} />
      <GanttToolbar
        door={door}
        tasks={tasks}
        statuses={statuses}
        search={search}
        onSearch={onSearch}
        range={<RangeInSight scroller={scroller} axis={axis} leftWidth={leftWidth} />}
        onToday={showToday}
        onPage={showPage}
      />
      <Stack grow className={classes.frame}>
        {rows.length === 0 ? (
          <NoMatchState
            text="No tasks match these filters"
            onClear={() => onSearch(scale === 'week' ? {} : { scale })}
          />
        ) : (
          <GanttChart
            scroller={scroller}
            leftWidth={leftWidth}
            leftLimits={leftLimits}
            leftEdge={leftEdge}
            rows={rows}
            axis={axis}
            today={today}
            progressOfStatus={progressOfStatus}
            hrefOf={hrefOfTask}
            onToggle={toggle}
            onReveal={reveal}
            onOpen={open}
            onReschedule={reschedule}
          />
        )}
        <GanttFoot canReschedule={tasks.some(({ can }) => can.reschedule)} />
      </Stack>
    </Stack>
  )
}

interface RangeInSightProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly axis: TimeAxis
  readonly leftWidth: number
}

/** The days in sight, in a component of its own, so that the chart need not follow every change of them. */
function RangeInSight({ scroller, axis, leftWidth }: RangeInSightProps) {
  const { left, width } = useViewport(scroller, { vertical: Number.MAX_SAFE_INTEGER, horizontal: axis.dayWidth })
  return (
    <Text size={13} tone="second" figures oneLine className={classes.range}>
      {formatDay(dayAt(axis, left))} – {formatDay(dayAt(axis, left + width - leftWidth))}
    </Text>
  )
}

const LOOKS: readonly { readonly look: BarLook; readonly label: string }[] = [
  { look: 'done', label: 'Done' },
  { look: 'inProgress', label: 'In progress' },
  { look: 'toDo', label: 'To do' },
  { look: 'backlog', label: 'Backlog' },
  { look: 'late', label: 'Late' },
]

/** What the colours mean and, for those who may, how to move bars. */
function GanttFoot({ canReschedule }: { canReschedule: boolean }) {
  return (
    <Row wrap rigid size={12} tone="second" className={classes.foot}>
      {LOOKS.map(({ look, label }) => (
        <Row key={look} as="span" inline gap="6px" oneLine>
          <span className={classes.swatch} data-look={look} aria-hidden>
            {look === 'late' && <IconAlertTriangle size={10} stroke={2} />}
          </span>
          {label}
        </Row>
      ))}
      {canReschedule && (
        <Text last tone="third" className={classes.keys}>
          Drag to move or resize, or use <KeyHint keys={['←', '→']} /> (<KeyHint keys={['Shift']} /> for the end date)
        </Text>
      )}
    </Row>
  )
}
