import { addDays } from '@praxis/domain/calendar/day'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
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

function open(closedUntil: string | null = null) {
  const onLog = vi.fn()
  const workspace = sampleWorkspace('calder-rowe')
  const { company } = workspace
  const queryClient = new QueryClient()
  queryClient.setQueryData(workspaceQuery.queryKey, {
    ...workspace,
    company: { ...company, details: { ...company.details, closedUntil } },
  })
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <Agenda
        week={week}
        today={WEDNESDAY}
        timeZone="Europe/London"
        openID={undefined}
        isSubmitting={false}
        onLog={onLog}
        onOpen={vi.fn()}
        onSubmit={vi.fn()}
      />
    </QueryClientProvider>,
  )
  return { person, onLog }
}

it('time can be logged on every day of the week, also on one that nothing is contracted on', async () => {
  const { person, onLog } = open()
  for (const name of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await person.click(screen.getByRole('button', { name: `Log time on ${name}` }))
  await person.click(screen.getByRole('button', { name: /Log time for today/ }))
  expect(onLog.mock.calls.map(([day]) => day).toSorted()).toEqual(week.days.map(({ day }) => day))
})

it('says which days are closed, and offers to log none of them', () => {
  open('2026-11-10')
  expect(screen.getAllByText('Closed')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Log time on Monday' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Log time on Tuesday' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Log time on Thursday' })).toBeTruthy()
})
