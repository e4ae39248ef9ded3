import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { WorkspaceViewerProvider } from '../../../shell/workspace/workspace-context'
import type { WorkspaceViewer } from '../../../shell/workspace/workspace-viewer'
import { renderInKit } from '../../../testing/render-in-kit'
import { SubscribeDialog } from './subscribe-dialog'

afterEach(() => vi.unstubAllGlobals())

const company: WorkspaceViewer['company'] = {
  ...{ id: '1', domain: 'firm', name: 'Firm', colours: null },
  features: new Set(['project']),
}
const viewer = { company } as Partial<WorkspaceViewer> as WorkspaceViewer

const feed = (kind: 'own' | 'team', address: string) => ({
  kind,
  url: `https://praxis.example/api/v1/calendars/${address}.ics`,
  createdAt: '2026-11-01T09:00:00.000Z',
})

it('makes an address, and another one only after asking', async () => {
  let feeds = [feed('own', 'first')]
  const received = serve({
    'GET /calendarFeeds': () => ({ items: feeds }),
    'PUT /calendarFeeds/own': () => {
      feeds = [feed('own', 'second')]
      return feeds[0]
    },
    'PUT /calendarFeeds/team': () => {
      feeds = [...feeds, feed('team', 'ours')]
      return feeds.at(-1)
    },
  })
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorkspaceViewerProvider viewer={viewer}>
        <SubscribeDialog onClose={() => {}} />
      </WorkspaceViewerProvider>
    </QueryClientProvider>,
  )
  const own = await screen.findByRole('region', { name: 'My leave' })
  expect(screen.getByRole('region', { name: 'My bookings' })).toBeTruthy()
  expect(within(own).getByLabelText<HTMLInputElement>('Address of my leave').value).toContain('first.ics')
  await person.click(within(screen.getByRole('region', { name: 'My team' })).getByText('Make an address'))
  expect((await screen.findByLabelText<HTMLInputElement>('Address of my team')).value).toContain('ours.ics')

  await person.click(within(own).getByRole('button', { name: 'Make a new address…' }))
  expect(received.filter(({ path }) => path === '/calendarFeeds/own')).toEqual([])
  const question = await screen.findByRole('dialog', { name: 'Make a new address for my leave?' })
  await person.click(within(question).getByRole('button', { name: 'Make a new address' }))
  expect(await screen.findByText('New address made')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Address of my leave').value).toContain('second.ics')
})
