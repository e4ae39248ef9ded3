import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleInvoice } from '../testing/sample-invoice'
import { sampleScheduler } from '../testing/sample-scheduler'
import { sampleWork } from '../testing/sample-work'
import { CreateInvoiceScreen } from './create-invoice-screen'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const platform = '0198c0de-0000-7000-8000-000000000021'

function open(answers: Parameters<typeof serve>[0] = {}) {
  const made = sampleInvoice()
  const received = serve({
    'POST /invoices/uninvoiced': () => sampleWork(),
    'POST /invoices': () => made,
    [`GET /invoices/${made.id}`]: () => made,
    [`GET /projects/${platform}/invoiceScheduler`]: () => sampleScheduler(),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">
        {inWorkspace(<CreateInvoiceScreen search={{ projectID: platform }} />, {
          capabilities: new Set(['isInvoicer']),
        })}
      </DraftsOf>
    </QueryClientProvider>,
  )
  const created = () => received.filter(({ path }) => path === '/invoices').map(({ body }) => JSON.parse(body))
  return { person, unmount, created }
}

it('goes from open work over a review to a draft; what is left out stays open', async () => {
  const { person, created } = open()
  expect(await screen.findByRole('button', { name: /Review £4,275.40 net/ })).toBeTruthy()
  expect(screen.getByText(/6h 30m of Tom Okafor pending approval/)).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Invoice Cloud sandbox, November' }))
  await person.click(await screen.findByRole('button', { name: /Review £4,115.10 net/ }))
  expect(await screen.findByText(/£160.30 of open work is left out/)).toBeTruthy()
  await person.type(screen.getByLabelText(/^Note on the invoice/), 'Thank you')
  await person.click(screen.getByRole('button', { name: /^Create draft/ }))
  await waitFor(() => expect(created()).toHaveLength(1))
  expect(created()[0]).toMatchObject({
    projectID: platform,
    leaveOut: ['e2'],
    agreementItems: [{ id: 'a1', amount: 150_000 }],
    note: 'Thank you',
  })
})

it('bills a part of an agreement, and never more than is left of it', async () => {
  const { person } = open()
  const amount = await screen.findByLabelText('Amount of Discovery milestone 3')
  await person.clear(amount)
  await person.type(amount, '2000')
  expect(await screen.findByText('More than is left')).toBeTruthy()
  expect((screen.getByRole('button', { name: /^Review/ }) as HTMLButtonElement).disabled).toBe(true)
  await person.clear(amount)
  await person.type(amount, '500')
  expect(await screen.findByRole('button', { name: /Review £3,275.40 net/ })).toBeTruthy()
})

it('adds a free item to what is reviewed', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Add free item' }))
  const dialog = await screen.findByRole('dialog')
  await person.type(within(dialog).getByLabelText('Name'), 'Workshop room')
  await person.type(within(dialog).getByLabelText('Unit amount'), '450')
  await person.click(within(dialog).getByRole('button', { name: /^Add item/ }))
  await person.click(await screen.findByRole('button', { name: /Review £4,725.40 net/ }))
  expect(await screen.findByText('Workshop room')).toBeTruthy()
})

it('keeps what was chosen over a reload', async () => {
  const { person, unmount } = open()
  await person.click(await screen.findByRole('checkbox', { name: 'All of time' }))
  expect(await screen.findByRole('button', { name: /Review £1,708.90 net/ })).toBeTruthy()
  unmount()
  reloadDrafts()
  open()
  expect(await screen.findByRole('button', { name: /Review £1,708.90 net/ })).toBeTruthy()
  expect(screen.getByText(/restored/)).toBeTruthy()
})

it('keeps what was chosen when the server refuses, and says why', async () => {
  const { person } = open({ 'POST /invoices': () => new Refused(404, 'notFound') })
  await person.click(await screen.findByRole('button', { name: /Review/ }))
  await person.click(await screen.findByRole('button', { name: /^Create draft/ }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Create draft/ })).toBeTruthy()
})
