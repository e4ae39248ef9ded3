import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { approved, callum, sampleAbsence, sampleToDecide } from '../testing/sample-absence'
import { LeaveToDecide } from './leave-to-decide'

afterEach(() => vi.unstubAllGlobals())

it('tells whoever decides what is left, who is away, what was logged and what was asked for before', async () => {
  const absence = sampleAbsence()
  const times = [{ id: 'x', from: '2026-11-23', to: '2026-11-24', datePart: 'fullDay' as const, isWaiting: true }]
  serve({
    [`GET /approvals/${absence.id}/absence`]: () =>
      sampleToDecide({
        isOverdrawn: true,
        loggedTime: 5400,
        booked: { seconds: 7 * 3600, targets: ['Data platform', 'Tariff explorer'] },
        alsoAwayOnProjects: [{ employee: callum, times, projects: ['Data platform'] }],
        lastRequests: [sampleAbsence({ id: 'last', from: '2026-09-11', to: '2026-09-11', request: approved })],
      }),
  })
  renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LeaveToDecide absence={absence} />
    </QueryClientProvider>,
  )
  const balance = await screen.findByRole('region', { name: 'Balance' })
  expect(balance.textContent).toContain('Left in 2026: 6 → 5 days')
  expect(balance.textContent).toContain('More than is left')
  expect(balance.textContent).toContain('1h 30m logged on these days')
  expect(balance.textContent).toContain('7h 00m booked on these days: Data platform, Tariff explorer')
  expect(screen.getByText(/^Callum Reid, 23\/11 – 24\/11\/2026 \(waiting\)/).textContent).toContain('Data platform')
  expect(screen.getByRole('region', { name: 'Last requests' }).textContent).toContain('11/09/2026 · 1 day')
})
