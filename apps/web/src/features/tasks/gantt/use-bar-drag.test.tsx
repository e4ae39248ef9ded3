import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TaskDates } from './task-dates'
import { useBarDrag } from './use-bar-drag'

const from: TaskDates = { startDate: '2026-11-16', endDate: '2026-11-20' }
const to: TaskDates = { startDate: '2026-11-18', endDate: '2026-11-22' }

function Bar({ dates, onReschedule }: { dates: TaskDates; onReschedule: (dates: TaskDates) => void }) {
  const { shown, barProps } = useBarDrag({ dates, dayWidth: 12, onReschedule })
  return (
    <button type="button" {...barProps}>
      {shown.startDate} {shown.endDate}
    </button>
  )
}

it('stays where it was let go until it is told to be there, and goes back when that is refused', () => {
  const onReschedule = vi.fn()
  const bar = (dates: TaskDates) => <Bar dates={dates} onReschedule={onReschedule} />
  const { rerender } = render(bar(from))
  const button = screen.getByRole('button')
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  fireEvent.blur(button)
  expect(onReschedule.mock.calls).toEqual([[to]])
  expect(button.textContent).toBe('2026-11-18 2026-11-22')
  rerender(bar({ ...from }))
  expect(button.textContent).toBe('2026-11-18 2026-11-22')
  rerender(bar(to))
  expect(button.textContent).toBe('2026-11-18 2026-11-22')
  rerender(bar(from))
  expect(button.textContent).toBe('2026-11-16 2026-11-20')
})

it('that is moved again before it is told is moved from where it was let go', () => {
  const onReschedule = vi.fn()
  render(<Bar dates={from} onReschedule={onReschedule} />)
  const button = screen.getByRole('button')
  for (const key of ['ArrowRight', 'ArrowRight']) {
    fireEvent.keyDown(button, { key })
    fireEvent.blur(button)
  }
  expect(onReschedule).toHaveBeenLastCalledWith(to)
})

it('lands where it is let go, also when the last move is not drawn yet', () => {
  const onReschedule = vi.fn()
  render(
    <div data-gantt-scroller>
      <Bar dates={from} onReschedule={onReschedule} />
    </div>,
  )
  const button = screen.getByRole('button')
  button.setPointerCapture = vi.fn()
  fireEvent.pointerDown(button, { button: 0, clientX: 100 })
  fireEvent.pointerUp(button, { clientX: 124 })
  expect(onReschedule.mock.calls).toEqual([[to]])
})
