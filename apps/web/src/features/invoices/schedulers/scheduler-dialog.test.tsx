import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleScheduler } from '../testing/sample-scheduler'
import { SchedulerOfProject } from './scheduler-of-project'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(scheduler: InvoiceScheduler, update?: () => unknown) {
  const kept = { scheduler }
  const { id } = scheduler
  const received = serve({
    [`GET /projects/${id}/invoiceScheduler`]: () => kept.scheduler,
    [`PUT /projects/${id}/invoiceScheduler`]:
      update ??
      ((call: { body: string }) => {
        kept.scheduler = { ...kept.scheduler, ...JSON.parse(call.body), version: kept.scheduler.version + 1 }
        return kept.scheduler
      }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">{inWorkspace(<SchedulerOfProject projectID={id} />)}</DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () => received.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]))
  return { person, sent }
}

const none = sampleScheduler({ type: 'none', amount: null, until: null, text: '', nextOn: null, expected: null })

it('makes drafts of a project every month: the first is shown before it is saved', async () => {
  const { person, sent } = open(none)
  await person.click(await screen.findByRole('button', { name: 'Make drafts every month' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Until')).toBeNull()
  await person.click(await dialog.findByRole('radio', { name: /^Fixed amount/ }))
  await person.type(dialog.getByLabelText('Amount, net'), '4000')
  await person.type(dialog.getByLabelText(/^Until/), '30/11/2027')
  await person.tab()
  expect(await dialog.findByText('12 drafts, £48,000.00 in all')).toBeTruthy()
  expect(dialog.getByRole('status').textContent).toBe(
    'First draft on 01/12/2026: Design authority, December 2026, £4,000.00 net, £4,800.00 with VAT. Nadia Karim is told.',
  )
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ type: 'fixedAmount', amount: 400_000, dayOfMonth: 1, until: '2027-11-30' },
        ...{ text: 'Design authority, {month}', onlyDone: false, version: 3 },
      },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Change scheduler' })).toBeTruthy()
})

it('leaves agreed items until they are done', async () => {
  const { person, sent } = open(none)
  await person.click(await screen.findByRole('button', { name: 'Make drafts every month' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(await dialog.findByRole('radio', { name: /^Agreement/ }))
  await person.click(dialog.getByRole('switch', { name: /^Only items marked as done/ }))
  expect(dialog.getByRole('status').textContent).toContain('agreed items that are due and done by then')
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'agreement', onlyDone: true }]))
  expect(await screen.findByText('items when they are due and done, on day 1')).toBeTruthy()
})

it('asks for an amount before it saves, and keeps what was typed when the server refuses', async () => {
  const { person, sent } = open(none, () => new Refused(409, 'projectInactive'))
  await person.click(await screen.findByRole('button', { name: 'Make drafts every month' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(await dialog.findByRole('radio', { name: /^Fixed amount/ }))
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  expect(await dialog.findByText('Amount is required')).toBeTruthy()
  expect(sent()).toEqual([])
  await person.type(dialog.getByLabelText('Amount, net'), '10')
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect((dialog.getByLabelText('Amount, net') as HTMLInputElement).value).toContain('10')
})

it('only says so to whoever may not change it', async () => {
  open(sampleScheduler({ can: { edit: false } }))
  expect(await screen.findByText('Makes drafts: fixed amount, next on 01/12/2026')).toBeTruthy()
  expect(screen.getByText('£4,000.00, on day 1')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
