import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toggled } from '../../../../ui/lists/selection'
import { AnchoredPopover } from '../../../../ui/overlays/anchored'
import { type OpenedTime, openedOn, PersonRow, type RowActions } from './person-row'
import { AwayRow, GroupRow } from './summary-rows'
import classes from './timeline.module.css'
import { TimelineGround, TimelineHead } from './timeline-ground'
import type { TimelineGroup } from './timeline-groups'
import { ROW_HEIGHTS, rowKey, type TimelineRow, timelineRows } from './timeline-rows'

export interface TimelineProps extends Omit<RowActions, 'open'> {
  readonly label: string
  readonly groups: readonly TimelineGroup[]
  readonly window: DateRange
  readonly today: Day
  readonly bankHolidays: readonly { readonly date: Day; readonly name: string }[]
  /** What is shown beside something pressed; nothing for what cannot be opened. */
  readonly popover: (opened: OpenedTime, close: () => void) => ReactNode
}

const OVERSCAN = 6

const openedWords = ({ person, kind }: OpenedTime): string =>
  `${kind === 'absence' ? 'Absence' : 'Marking'} of ${person.employee.displayName}`

/** People's absences and markings over days, with as many rows rendered as are in sight. */
export function Timeline(props: TimelineProps) {
  const { label, groups, window, today, bankHolidays, popover, move, name } = props
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<{ readonly what: OpenedTime; readonly anchor: HTMLElement }>()
  const rows = useMemo(() => timelineRows(groups, folded), [groups, folded])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => ROW_HEIGHTS[rows[index]?.kind ?? 'person'],
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => (rows[index] ? rowKey(rows[index]) : index), [rows]),
  })
  const open = useCallback((what: OpenedTime, anchor: HTMLElement) => setOpened({ what, anchor }), [])
  const actions = useMemo(() => ({ open, move, name }), [open, move, name])
  const cursor = useDayCursor(rows, window, today, open, (index) => virtualizer.scrollToIndex(index))
  const close = () => setOpened(undefined)
  const content = opened && popover(opened.what, close)
  const count = groups.reduce((sum, { people }) => sum + people.length, 0)
  const openIn = ({ employee }: EmployeeCalendar) => {
    if (!opened || !content || opened.what.person.employee.id !== employee.id) return undefined
    return opened.what.kind === 'days' ? opened.what.range : opened.what.time.id
  }

  return (
    <section className={classes.frame} aria-label={label}>
      <div className={classes.scroller} ref={setScroller}>
        <TimelineHead window={window} count={count} />
        <div className={classes.canvas} style={{ height: virtualizer.getTotalSize() }}>
          <TimelineGround window={window} today={today} bankHolidays={bankHolidays} />
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  className={classes.row}
                  data-row={row.kind}
                  style={{ height: ROW_HEIGHTS[row.kind], transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'group' && (
                    <GroupRow
                      group={row.group}
                      isOpen={row.isOpen}
                      onToggle={() => setFolded(toggled(folded, row.group.id))}
                    />
                  )}
                  {row.kind === 'away' && <AwayRow group={row.group} window={window} bankHolidays={bankHolidays} />}
                  {row.kind === 'person' && (
                    <PersonRow
                      person={row.person}
                      window={window}
                      day={cursor.day}
                      isStop={row.person.employee.id === cursor.employeeID}
                      opened={openIn(row.person)}
                      actions={actions}
                      onKeyDown={cursor.onKeyDown}
                    />
                  )}
                </div>
              )
            )
          })}
        </div>
      </div>
      {opened && content && (
        <AnchoredPopover
          anchor={opened.anchor}
          label={openedWords(opened.what)}
          isForm={opened.what.kind !== 'absence'}
          onClose={close}
        >
          {content}
        </AnchoredPopover>
      )}
    </section>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

/** The day and row that the keyboard stands on: arrows go from day to day and from row to row, Enter opens. */
function useDayCursor(
  rows: readonly TimelineRow[],
  window: DateRange,
  today: Day,
  open: RowActions['open'],
  reveal: (index: number) => void,
) {
  const [at, setAt] = useState<{ readonly employeeID: string; readonly day: Day }>()
  const follows = useRef(false)
  const isIn = (day: Day) => day >= window.from && day <= window.to
  const firstPerson = rows.find((row) => row.kind === 'person')
  const indexOf = (id: string) => rows.findIndex((row) => row.kind === 'person' && row.person.employee.id === id)
  const day = at && isIn(at.day) ? at.day : isIn(today) ? today : window.from
  const employeeID =
    at && indexOf(at.employeeID) >= 0 ? at.employeeID : firstPerson?.kind === 'person' && firstPerson.person.employee.id

  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    document.querySelector<HTMLElement>(`[data-cursor="${employeeID}"]`)?.focus()
  }, [employeeID])

  const latest = useRef({ rows, day, isIn, indexOf, reveal })
  latest.current = { rows, day, isIn, indexOf, reveal }

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, person: EmployeeCalendar) => {
      const now = latest.current
      const { id } = person.employee
      const step = STEPS[event.key]
      if (step !== undefined) {
        const next = addDays(now.day, step)
        if (now.isIn(next)) setAt({ employeeID: id, day: next })
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const by = event.key === 'ArrowDown' ? 1 : -1
        let index = now.indexOf(id) + by
        while (now.rows[index] && now.rows[index]?.kind !== 'person') index += by
        const row = now.rows[index]
        if (row?.kind === 'person') {
          follows.current = true
          now.reveal(index)
          setAt({ employeeID: row.person.employee.id, day: now.day })
        }
      } else if (event.key === 'Enter' || event.key === ' ') {
        open(openedOn(person, now.day), event.currentTarget)
      } else return
      event.preventDefault()
    },
    [open],
  )
  return { employeeID, day, onKeyDown }
}
