import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { UninvoicedScreen } from './uninvoiced-screen'

afterEach(() => vi.unstubAllGlobals())

it('says that nothing is waiting, and counts the invoices of the tabs beside it', async () => {
  const metadata = { page: 1, per: 25, total: 0, hasMore: false }
  const sum = { currency: 'GBP', net: 1000, vat: 200, total: 1200, open: 1200, earliest: null }
  serve({
    'POST /invoices/uninvoiced/paginated': () => ({ items: [], metadata, sums: [] }),
    'POST /invoices/sums': () => ({
      sums: [
        { ...sum, state: 'draft', count: 2 },
        { ...sum, state: 'paid', count: 4 },
        { ...sum, state: 'issued', count: 1 },
      ],
    }),
    'GET /invoices/schedulers': () => ({ items: [], metadata }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  renderInKit(
    <QueryClientProvider client={queryClient}>{inWorkspace(<UninvoicedScreen search={{}} />)}</QueryClientProvider>,
  )
  expect(await screen.findByText('Nothing is waiting to be invoiced.')).toBeTruthy()
  const tab = (name: RegExp) => screen.getByRole('link', { name }).textContent
  await waitFor(() => expect([tab(/^All/), tab(/^Draft/), tab(/^Paid/)]).toEqual(['All7', 'Draft2', 'Paid5']))
})
