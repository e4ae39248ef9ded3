import type { WeightedLoad } from '@praxis/contract/planning/planning-changes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { WorkspaceViewerProvider } from '../../../shell/workspace/workspace-context'
import { renderInKit } from '../../../testing/render-in-kit'
import { FROM, idOf, TO } from '../testing/sample-planning'
import { EVERYONE } from './load-of'
import { OverBooked } from './over-booked'
import { ToReassign } from './to-reassign'

const viewer = {
  user: { username: '' },
  employee: { id: '0', displayName: '' },
  company: { id: '1', domain: 'firm', name: 'Firm', colours: null, features: new Set<never>() },
  capabilities: new Set<never>(),
  badges: {},
  otherWorkspaces: [],
  onSignOut: vi.fn(),
}

const employee = (place: number, displayName: string) => ({
  id: idOf(place),
  displayName,
  displayInitials: displayName.slice(0, 2),
  profileImage: null,
  jobTitle: 'Data Engineer',
  isActive: true,
})

const load = (changes: Partial<WeightedLoad> = {}): WeightedLoad => ({
  people: 2,
  intervals: [],
  overBooked: [],
  overBookedCount: 0,
  toReassign: [],
  ...changes,
})

async function show(answer: WeightedLoad) {
  const received = serve({ 'GET /planning/load': () => answer })
  const asked = { of: EVERYONE, level: 'week', shown: { from: FROM, to: TO } } as const
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <OverBooked {...asked} />
          <ToReassign {...asked} />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = renderInKit(
    <QueryClientProvider client={client}>
      <WorkspaceViewerProvider viewer={viewer}>
        <RouterProvider router={router} />
      </WorkspaceViewerProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(received.length).toBeGreaterThan(0))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return view
}

/** Where the name of a person leads. */
function addressOf(name: string) {
  const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
  return { pathname, ...Object.fromEntries(searchParams) }
}
const rowOf = (place: number) => ({
  pathname: '/employments/firm/master-planning',
  from: '2026-11-01',
  to: '2026-12-31',
  groupedBy: 'resource',
  people: JSON.stringify([idOf(place)]),
})

it('counts the bookings after people’s last day, and leads to those people', async () => {
  const { person } = await show(
    load({
      toReassign: [
        { employee: employee(1, 'Priya Nair'), lastDay: '2026-11-13', bookings: 3 },
        { employee: employee(2, 'Tom Okafor'), lastDay: null, bookings: 1 },
      ],
    }),
  )
  await person.click(await screen.findByRole('button', { name: '4 bookings to reassign' }))
  expect(await screen.findByText('Last day 13/11/2026, 3 bookings after it')).toBeTruthy()
  expect(screen.getByText('Has left, 1 booking')).toBeTruthy()
  expect(addressOf('Priya Nair')).toEqual(rowOf(1))
  expect(addressOf('Tom Okafor')).toEqual(rowOf(2))
})

it('leads to whoever is over-booked', async () => {
  const { person } = await show(
    load({
      overBooked: [{ employee: employee(1, 'Priya Nair'), intervals: [{ from: FROM, seconds: 7200 }] }],
      overBookedCount: 3,
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Over-booked: 3 people' }))
  expect(await screen.findByText('09/11/2026 by 2h')).toBeTruthy()
  expect(screen.getByText('2 more')).toBeTruthy()
  expect(addressOf('Priya Nair')).toEqual(rowOf(1))
})

it('says nothing while there is nothing to see to', async () => {
  await show(load())
  expect(screen.queryByRole('button')).toBeNull()
})
