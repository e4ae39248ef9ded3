import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { companyManagementQuery } from '../settings.queries'
import { sampleManagement } from '../testing/sample-management'
import { ClosedBooksCard } from './closed-books-card'
import { RemindersCard } from './reminders-card'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(ui: ReactElement, closedUntil: string | null = null) {
  const management = sampleManagement()
  const kept = {
    ...management,
    company: { ...management.company, details: { ...management.company.details, closedUntil } },
  }
  const received = serve({
    'PUT /companyManagement/closedPeriod': ({ body }) => ({
      ...kept,
      company: {
        ...kept.company,
        details: { ...kept.company.details, closedUntil: JSON.parse(body).closedUntil },
      },
    }),
    [`GET /history/company/${kept.company.id}`]: () => ({
      items: [],
      metadata: { page: 1, per: 100, total: 0, hasMore: false },
    }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  queryClient.setQueryData(companyManagementQuery.queryKey, kept)
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">{inWorkspace(ui)}</DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () => received.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]))
  return { person, sent }
}

it('closes the books up to the month before, unless another day is entered', async () => {
  const { person, sent } = open(<ClosedBooksCard />)
  expect(await screen.findByText('Nothing is closed')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Close books' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((dialog.getByLabelText('Closed up to') as HTMLInputElement).value).toBe('31/10/2026')
  await person.click(dialog.getByRole('button', { name: /^Close books/ }))
  await waitFor(() => expect(sent()).toEqual([{ closedUntil: '2026-10-31', reason: '' }]))
  expect(await screen.findByText('Closed up to 31/10/2026')).toBeTruthy()
})

it('opens some of them again only for a reason', async () => {
  const { person, sent } = open(<ClosedBooksCard />, '2026-10-31')
  await person.click(await screen.findByRole('button', { name: 'Change closed books' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.clear(dialog.getByLabelText(/^Closed up to/))
  await person.type(dialog.getByLabelText(/^Closed up to/), '30/09/2026')
  await person.tab()
  await person.click(await dialog.findByRole('button', { name: /^Reopen books/ }))
  expect(await dialog.findByText('Reason is required')).toBeTruthy()
  expect(sent()).toEqual([])
  await person.type(dialog.getByLabelText(/^Reason/), 'A late invoice')
  await person.click(dialog.getByRole('button', { name: /^Reopen books/ }))
  await waitFor(() => expect(sent()).toEqual([{ closedUntil: '2026-09-30', reason: 'A late invoice' }]))
})

it('keeps reminders in the order of their days, each on a day of its own, and shows how they read', async () => {
  const changed = vi.fn()
  const second = { daysOverdue: 21, subject: 'Second reminder', text: 'Please pay {open}' }
  const { person } = open(<RemindersCard levels={[second]} onChange={changed} />)
  await person.click(screen.getByRole('button', { name: 'Add reminder' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText('Days overdue')
  await person.clear(days)
  await person.type(days, '21')
  await person.click(dialog.getByRole('button', { name: /^Add reminder/ }))
  expect(await dialog.findByText('Another reminder is sent on that day')).toBeTruthy()
  await person.clear(days)
  await person.type(days, '7')
  expect(dialog.getByRole('region', { name: 'Preview' }).textContent).toContain('£14,880.00 is still to be paid')
  await person.click(dialog.getByRole('button', { name: /^Add reminder/ }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(changed.mock.calls[0]?.[0].map(({ daysOverdue }: typeof second) => daysOverdue)).toEqual([7, 21])
})
