import { addDays } from '@praxis/domain/calendar/day'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { weekOfTime } from '../week-of-time'
import { Agenda } from './agenda'

const MONDAY = '2026-11-09'
const WEDNESDAY = '2026-11-11'
const HOUR = 3600
const week = weekOfTime(
  {
    from: MONDAY,
    to: addDays(MONDAY, 6),
    submissions: [],
    contractedTimeInterval: 37.5 * HOUR,
    hasContract: true,
    absences: [],
    days: Array.from({ length: 7 }, (_, index) => ({
      day: addDays(MONDAY, index),
      contractedTimeInterval: index < 5 ? 7.5 * HOUR : 0,
      bankHoliday: null,
      items: [],
    })),
  },
  [],
)

it('time can be logged on every day of the week, also on one that nothing is contracted on', async () => {
  const onLog = vi.fn()
  const { person } = renderInKit(
    <Agenda
      week={week}
      today={WEDNESDAY}
      timeZone="Europe/London"
      openID={undefined}
      isSubmitting={false}
      onLog={onLog}
      onOpen={vi.fn()}
      onSubmit={vi.fn()}
    />,
  )
  for (const name of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await person.click(screen.getByRole('button', { name: `Log time on ${name}` }))
  await person.click(screen.getByRole('button', { name: /Log time for today/ }))
  expect(onLog.mock.calls.map(([day]) => day).toSorted()).toEqual(week.days.map(({ day }) => day))
})
