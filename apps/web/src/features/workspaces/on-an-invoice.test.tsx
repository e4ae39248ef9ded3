import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { LockedByInvoice } from './on-an-invoice'
import { sampleWorkspace } from './testing/sample-workspace'
import { workspaceQuery } from './workspaces.queries'

const show = (itemID: string | undefined) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  renderInKit(
    <QueryClientProvider client={queryClient}>{inWorkspace(<LockedByInvoice itemID={itemID} />)}</QueryClientProvider>,
  )
}

it('says why what is on an invoice stays as it is, and leads there', async () => {
  show('item-1')
  expect((await screen.findByRole('link', { name: 'on an invoice' })).getAttribute('href')).toMatch(
    /\/invoices\/item\/item-1$/,
  )
  expect(screen.getByText(/so it can’t be changed/)).toBeTruthy()
})
