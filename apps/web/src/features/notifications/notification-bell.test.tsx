import type { Notification } from '@praxis/contract/people/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOST, Refused, serve } from '../../api/testing/fake-server'
import { WorkspaceViewerProvider } from '../../shell/workspace/workspace-context'
import { renderInKit } from '../../testing/render-in-kit'
import { NotificationBell } from './notification-bell'
import { sampleNotification } from './testing/sample-notification'

afterEach(() => vi.unstubAllGlobals())

const viewer = {
  user: { username: '' },
  employee: { id: '0', displayName: '' },
  company: { id: '1', domain: 'firm', name: 'Firm', colours: null, features: new Set<never>() },
  capabilities: new Set<never>(),
  badges: {},
  otherWorkspaces: [],
  onSignOut: vi.fn(),
}

async function show(list: () => unknown, more: Record<string, () => unknown> = {}) {
  const received = serve({ 'GET /notifications': list, ...more })
  const router = createRouter({
    routeTree: createRootRoute({ component: NotificationBell }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorkspaceViewerProvider viewer={viewer}>
        <RouterProvider router={router} />
      </WorkspaceViewerProvider>
    </QueryClientProvider>,
  )
  const bell = await screen.findByRole('button', { name: /^Notifications/ })
  const open = async () => {
    await person.click(bell)
    return screen.findByRole('dialog')
  }
  return { person, bell, open, received, router }
}

const listOf = (items: readonly Notification[], unreadCount = items.length) => ({ items, unreadCount, next: null })
const three = ['1', '2', '3'].map((id) => sampleNotification({ id, isRead: id === '3' }))

describe('the bell', () => {
  it('says how much is unread, up to 99', async () => {
    const { bell } = await show(() => listOf(three, 100))
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications, 99+ unread'))
    expect(bell.textContent).toBe('99+')
  })

  it('says nothing of a number when there is none, and that all is read', async () => {
    const { bell, open } = await show(() => listOf([]))
    expect(bell.getAttribute('aria-label')).toBe('Notifications')
    const panel = within(await open())
    await panel.findByText('You’re all caught up')
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(true)
  })

  it('lists what there is by keyboard: arrows move, Escape leads back to it', async () => {
    const { bell, open, person } = await show(() => listOf(three, 2))
    const panel = within(await open())
    const [first, second] = await panel.findAllByRole('link', { name: /Title/ })
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(bell)
  })

  it('leads to what one is about, which is read at once', async () => {
    const { open, person, received, router } = await show(() => listOf(three, 2), {
      'PUT /notifications/1/read': () => undefined,
    })
    await person.click(await within(await open()).findByRole('link', { name: /^Unread: Title 1/ }))
    await waitFor(() => expect(received.map(({ path }) => path)).toContain('/notifications/1/read'))
    expect(router.state.location.pathname).toBe('/employments/firm/requests')
    expect(router.state.location.search).toEqual({ correct: 'one' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks all as read up to the newest it shows, and takes that back when it is refused', async () => {
    const { bell, open, person, received } = await show(() => listOf(three, 2), {
      'PUT /notifications/read': () => new Refused(500, 'unknownError1'),
    })
    const panel = within(await open())
    await panel.findAllByRole('link', { name: /Title/ })
    await person.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(received.at(-1)?.path).toBe('/notifications'))
    expect(received.find(({ path }) => path === '/notifications/read')?.body).toContain('2026-11-17T10:00:00.000Z')
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications, 2 unread'))
  })

  it('says what is wrong and tries again', async () => {
    let answer: unknown = LOST
    const { open, person } = await show(() => answer)
    const panel = within(await open())
    const retry = await panel.findByRole('button', { name: 'Retry' })
    answer = listOf(three, 2)
    await person.click(retry)
    expect(await panel.findAllByRole('link', { name: /Title/ })).toHaveLength(3)
  })
})
