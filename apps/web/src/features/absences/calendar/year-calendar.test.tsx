import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleEmployee } from '../../people/testing/sample-employee'
import { approved, sampleAbsence, studyLeave } from '../testing/sample-absence'
import { leaveDays } from './leave-days'
import { YearCalendar } from './year-calendar'

function open(from = '2026-11-01') {
  const [onAsk, onOpen] = [vi.fn(), vi.fn()]
  const absences = [
    sampleAbsence(),
    sampleAbsence({
      id: 'study',
      from: '2026-05-12',
      to: '2026-05-13',
      reason: studyLeave,
      days: 2,
      request: approved,
    }),
    sampleAbsence({ id: 'half', from: '2026-09-11', to: '2026-09-11', datePart: 'pm', days: 0.5, request: approved }),
  ]
  const dayOf = leaveDays(absences, {
    contract: sampleEmployee().contract ?? undefined,
    bankHolidays: new Map([['2026-12-25', 'Christmas Day']]),
    companyDays: [],
  })
  const { person } = renderInKit(
    <YearCalendar
      title="2026"
      period={{ from, to: '2026-12-31' }}
      today="2026-11-12"
      asked={{ from: '2026-12-02', to: '2026-12-02', datePart: 'pm' }}
      dayOf={dayOf}
      onAsk={onAsk}
      onOpen={onOpen}
    />,
  )
  return { person, onAsk, onOpen }
}
/** Looked up by title, which says the same as its name: roles of a whole year take long to count. */
const day = (name: string) => screen.getByTitle(name)

describe('the calendar of a year', () => {
  it('says of every day what is on it, and sums months and year', () => {
    open('2026-01-01')
    expect(day('Tue 12/05/2026: Study leave, Approved').dataset.look).toBe('full')
    expect(day('Fri 11/09/2026: Annual leave, PM, Approved').dataset.look).toBe('half')
    expect(day('Mon 23/11/2026: Annual leave, Waiting').dataset.look).toBe('waiting')
    expect(day('Fri 25/12/2026: Christmas Day').dataset.holiday).toBe('true')
    expect(day('Thu 12/11/2026: today').dataset.today).toBe('true')
    expect(day('Sat 14/11/2026: day off').dataset.off).toBe('true')
    expect(day('Wed 02/12/2026').dataset.asked).toBe('pm')
    expect(day('Wed 02/12/2026').getAttribute('aria-label')).toBe('Wed 02/12/2026')
    expect(screen.getByText('3.5 days away')).toBeTruthy()
    const sumOf = (month: string) => screen.getByText(month).closest('tr')?.lastElementChild?.textContent
    expect([sumOf('May 2026'), sumOf('March 2026'), sumOf('September 2026')]).toEqual(['2', '–', '0.5'])
  })

  it('is one tab stop, at today; arrows move it and Enter asks for the day', async () => {
    const { person, onAsk } = open()
    await person.tab()
    expect(document.activeElement).toBe(day('Thu 12/11/2026: today'))
    await person.keyboard('{ArrowRight}{Enter}')
    expect(onAsk).toHaveBeenCalledWith({ from: '2026-11-13', to: '2026-11-13' })
  })

  it('opens the absence of a day that has one', async () => {
    const { person, onAsk, onOpen } = open('2026-09-01')
    await person.click(day('Fri 11/09/2026: Annual leave, PM, Approved'))
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: 'half' })
    expect(onAsk).not.toHaveBeenCalled()
  })

  it('asks for the days that are dragged over, whichever way', () => {
    const { onAsk } = open()
    fireEvent.pointerDown(day('Fri 04/12/2026'), { button: 0, pointerType: 'mouse' })
    fireEvent.pointerEnter(day('Thu 03/12/2026'))
    fireEvent.pointerEnter(day('Tue 01/12/2026'))
    expect(day('Thu 03/12/2026').dataset.asked).toBe('fullDay')
    fireEvent.pointerUp(day('Tue 01/12/2026'))
    expect(onAsk.mock.calls).toEqual([[{ from: '2026-12-01', to: '2026-12-04' }]])
  })

  it('lets a finger scroll, and a drag be given up by Escape', () => {
    const { onAsk } = open()
    fireEvent.pointerDown(day('Fri 04/12/2026'), { button: 0, pointerType: 'touch' })
    fireEvent.pointerEnter(day('Thu 03/12/2026'))
    fireEvent.pointerUp(day('Thu 03/12/2026'))
    fireEvent.pointerDown(day('Fri 04/12/2026'), { button: 0, pointerType: 'mouse' })
    fireEvent.pointerEnter(day('Thu 03/12/2026'))
    fireEvent.keyDown(document, { key: 'Escape' })
    fireEvent.pointerUp(day('Thu 03/12/2026'))
    expect(onAsk).not.toHaveBeenCalled()
  })
})
