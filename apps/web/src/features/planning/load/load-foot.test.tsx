import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { planAxis } from '../model/plan-axis'
import { FROM, TO } from '../testing/sample-planning'
import { LoadFoot } from './load-foot'
import { EVERYONE } from './load-of'

const HOUR = 3600
const shown = { from: FROM, to: TO }
const axis = planAxis('week', shown)
const week = { from: FROM, capacity: 75 * HOUR, hard: 30 * HOUR, expected: 40 * HOUR, all: 50 * HOUR }

it('says why the load does not come, and asks for it again', async () => {
  let isBack = false
  serve({
    'GET /planning/load': () =>
      isBack
        ? { people: 2, intervals: [week], overBooked: [], overBookedCount: 0, toReassign: [] }
        : new Refused(409, 'planningRangeTooLong'),
  })
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LoadFoot
        sight={{ axis, fromX: 0, toX: axis.width, scroller: { current: null } }}
        shown={shown}
        of={EVERYONE}
        onOf={() => {}}
      />
    </QueryClientProvider>,
  )
  const retry = await screen.findByText('Retry')
  isBack = true
  await person.click(retry)
  expect(await screen.findByRole('img', { name: /^09\/11\/2026: 35h free, capacity 75h, hard 30h/ })).toBeTruthy()
  expect(screen.queryByText('Retry')).toBeNull()
})
