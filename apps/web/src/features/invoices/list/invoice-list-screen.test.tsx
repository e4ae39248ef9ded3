import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleListItem } from '../testing/sample-invoice'
import { InvoiceListScreen } from './invoice-list-screen'
import type { InvoiceListSearch } from './invoice-list-search'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const sum = { currency: 'GBP', net: 1000, vat: 200, total: 1200, open: 1200, earliest: '2026-10-31', count: 1 }
const open = {
  ...{ currency: 'GBP', time: 60_000, seconds: 18_000, expenses: 1000, agreements: 0, waitingItems: 0, total: 61_000 },
  ...{ onDrafts: 0, beforeThisMonth: 40_000, secondsWithoutRate: 3600 },
}

function show(search: InvoiceListSearch, items = [sampleListItem()]) {
  const received = serve({
    'POST /invoices/paginated': () => ({
      items,
      metadata: { page: 1, per: 25, total: items.length, hasMore: false },
    }),
    'POST /invoices/sums': () => ({
      sums: [
        { ...sum, state: 'draft' },
        { ...sum, state: 'billed', open: 1200 },
        { ...sum, state: 'partPaid', open: 500 },
        { ...sum, state: 'overdue', currency: 'EUR' },
      ],
    }),
    'POST /invoices/uninvoiced/paginated': () => ({
      items: [],
      metadata: { page: 1, per: 1, total: 0, hasMore: false },
      sums: [open],
    }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<InvoiceListScreen search={search} />, { capabilities: new Set(['isInvoicer']) })}
    </QueryClientProvider>,
  )
  const asked = () => received.filter(({ path }) => path === '/invoices/paginated').map(({ body }) => JSON.parse(body))
  return { person, asked }
}

it('counts the tabs, sums up the rows of the open one, and says what figures are made of', async () => {
  const { person, asked } = show({ tab: 'billed' })
  const billed = await screen.findByRole('link', { name: /^Billed/ })
  await waitFor(() => expect(billed.textContent).toBe('Billed2'))
  expect(asked()[0].filter).toEqual({ states: ['billed', 'partPaid'] })
  expect((await screen.findByRole('grid')).querySelector('tfoot')?.textContent).toBe(
    '2 invoices£20.00£4.00£24.00£17.00',
  )
  const outstanding = await screen.findByRole('button', { name: 'Outstanding: £17.00, show breakdown' })
  // What is outstanding and overdue in another currency is named beside, and leads there.
  expect(screen.getAllByRole('link', { name: '€12.00' })).toHaveLength(2)
  await person.click(outstanding)
  expect(await screen.findByText('Part paid')).toBeTruthy()
})

it('shows what a credit note takes back below nothing', async () => {
  show({}, [sampleListItem({ kind: 'creditNote', state: 'issued', net: 1000, vat: 200, total: 1200, open: 0 })])
  expect(await screen.findByText('Issued')).toBeTruthy()
  expect(screen.getByText('-£12.00')).toBeTruthy()
})

it('explains what is not invoiced yet', async () => {
  const { person } = show({})
  await person.click(await screen.findByRole('button', { name: /^Not invoiced yet: £610.00/ }))
  expect((await screen.findByText('5h 00m')).closest('tr')?.textContent).toBe('Time5h 00m£600')
  expect(screen.getByText('excludes 1h 00m without a rate')).toBeTruthy()
})

it('offers the first invoice where there is none, and to clear filters where none match', async () => {
  show({}, [])
  expect(await screen.findByText('No invoices yet.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New invoice' })).toHaveLength(2)
})
