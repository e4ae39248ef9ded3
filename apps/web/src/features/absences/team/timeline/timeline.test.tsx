import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../../testing/render-in-kit'
import { awayTime, calendarOf, markingOf, personOf } from '../testing/sample-calendars'
import { windowAt } from './calendar-window'
import { movedSpan } from './moved-span'
import type { OpenedTime } from './person-row'
import { Timeline, type TimelineProps } from './timeline'
import type { TimelineGroup } from './timeline-groups'

const window = windowAt('threeMonths', '2026-11-12')
const DAYS = 92
const DAY_WIDTH = 10

beforeEach(() => {
  // The rendered page has no sizes of its own: ten pixels for each day, and room for fourteen rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const [left, width] = this.dataset.time ? [40, 30] : [0, DAYS * DAY_WIDTH]
    return new DOMRect(left, 0, width, 24)
  })
})

const priya = calendarOf('priya', {
  employee: personOf('priya', 'Priya Nair'),
  absences: [
    awayTime('leave', '2026-11-16', '2026-11-18'),
    awayTime('half', '2026-11-24', '2026-11-24', { datePart: 'pm', isWaiting: true }),
  ],
  calendarMarkings: [markingOf('site', '2026-11-05', '2026-11-07')],
})
const team = (people = [priya]): TimelineGroup => ({ id: 'own', title: 'My team', lead: null, people })

const show = (groups: readonly TimelineGroup[], changes: Partial<TimelineProps> = {}) => {
  const opened: OpenedTime[] = []
  const view = renderInKit(
    <Timeline
      label="Team calendar"
      groups={groups}
      window={window}
      today="2026-11-12"
      bankHolidays={[{ date: '2026-12-25', name: 'Christmas Day' }]}
      name={({ displayName }) => displayName}
      move={undefined}
      popover={(what) => {
        opened.push(what)
        return <button type="button">opened</button>
      }}
      {...changes}
    />,
  )
  return { ...view, opened }
}

const barOf = (name: RegExp) => screen.getByRole('button', { name })

it('draws a bar for each time, named in words', () => {
  show([team()])
  expect(barOf(/Priya Nair: Annual leave, 16\/11 – 18\/11\/2026$/).style.left).toBe(`${(15 / DAYS) * 100}%`)
  const half = barOf(/24\/11\/2026 PM, waiting for approval/)
  expect(half.dataset.waiting).toBe('true')
  expect(half.style.width).toBe(`${(0.5 / DAYS) * 100}%`)
  expect(barOf(/On site.*marking/).dataset.kind).toBe('marking')
})

it('is grey without a reason', () => {
  const { reason: _, ...quiet } = awayTime('quiet', '2026-11-16')
  show([team([calendarOf('tom', { absences: [quiet] })])])
  expect(barOf(/tom: Away, 16\/11\/2026/).dataset.kind).toBe('away')
})

it('counts who is away on each day', () => {
  show([team([priya, calendarOf('imran', { absences: [awayTime('x', '2026-11-17')] })])])
  expect(screen.getByTitle('17/11/2026: 2 of 2 away, waiting ones counted').textContent).toBe('2')
  expect(screen.getByTitle('24/11/2026: ½ of 2 away, waiting ones counted').textContent).toBe('½')
})

it('renders a thousand people as fewer than a hundred rows', () => {
  const people = Array.from({ length: 1000 }, (_, index) =>
    calendarOf(`person-${index}`, { absences: [awayTime(`a${index}`, '2026-11-16')] }),
  )
  const groups = [0, 1, 2, 3].map((group) => ({
    ...team(people.slice(group * 250, group * 250 + 250)),
    id: `${group}`,
    title: `Team ${group}`,
  }))
  const { container } = show(groups)
  const rows = container.querySelectorAll('[data-row]').length
  expect(rows).toBeGreaterThan(10)
  expect(rows).toBeLessThan(100)
  expect(screen.getByText('1000 people')).toBeTruthy()
})

it('folds a group', async () => {
  const { person } = show([team()])
  await person.click(screen.getByRole('button', { name: 'Collapse My team' }))
  expect(screen.queryByRole('button', { name: /Annual leave/ })).toBeNull()
  expect(screen.getByText('Away of 1')).toBeTruthy()
})

it('chooses the days that are dragged over, in either direction', () => {
  const { container, opened } = show([team()])
  const track = container.querySelector('[data-marks]') as HTMLElement
  fireEvent.pointerDown(track, { button: 0, clientX: 265 })
  fireEvent.pointerMove(track, { clientX: 240 })
  fireEvent.pointerUp(track, { clientX: 235 })
  expect(opened.at(-1)).toMatchObject({ kind: 'days', range: { from: '2026-11-24', to: '2026-11-27' } })
})

it('lets nobody drag on a calendar they may not mark', () => {
  const { container } = show([team([calendarOf('tom', { can: { seeReasons: false, mark: false } })])])
  expect(container.querySelector('[data-marks]')).toBeNull()
})

it('moves a marking by its middle or an end, and opens it when it was not moved', () => {
  const move = vi.fn()
  const { opened } = show([team()], { move })
  const bar = barOf(/On site/)
  fireEvent.pointerDown(bar, { button: 0, clientX: 55 })
  fireEvent.pointerUp(bar, { clientX: 76 })
  expect(move).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'site' }), {
    from: '2026-11-07',
    to: '2026-11-09',
    datePart: 'fullDay',
  })
  fireEvent.click(bar)
  expect(opened).toEqual([])
  fireEvent.pointerDown(bar, { button: 0, clientX: 68 })
  fireEvent.pointerUp(bar, { clientX: 88 })
  expect(move).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ to: '2026-11-09' }))
  fireEvent.click(bar)
  fireEvent.pointerDown(bar, { button: 0, clientX: 55 })
  fireEvent.pointerUp(bar, { clientX: 56 })
  fireEvent.click(bar)
  expect(opened.at(-1)).toMatchObject({ kind: 'marking' })
})

it('goes from day to day with the arrow keys, and Enter opens what lies there', async () => {
  const { person, opened } = show([team([priya, calendarOf('imran')])])
  const cursor = screen.getByRole('button', { name: /Priya Nair, Thursday 12\/11\/2026: add a marking/ })
  cursor.focus()
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Monday 16\/11\/2026: Annual leave/)
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^imran, Monday 16\/11\/2026/)
  await person.keyboard('{ArrowUp}{Enter}')
  expect(opened.at(-1)).toMatchObject({ kind: 'absence', time: { id: 'leave' } })
  expect(within(screen.getByRole('dialog')).getByText('opened')).toBeTruthy()
})

it('an end never passes the other one, and half a day is moved as a whole', () => {
  const span = { from: '2026-11-05', to: '2026-11-07', datePart: 'fullDay' } as const
  expect(movedSpan(span, 'start', 9)).toMatchObject({ from: '2026-11-07', to: '2026-11-07' })
  expect(movedSpan(span, 'end', -9)).toMatchObject({ from: '2026-11-05', to: '2026-11-05' })
  expect(movedSpan({ from: '2026-11-05', to: '2026-11-05', datePart: 'am' }, 'end', 2)).toEqual({
    from: '2026-11-07',
    to: '2026-11-07',
    datePart: 'am',
  })
})
