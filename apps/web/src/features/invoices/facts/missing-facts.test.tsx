import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleInvoice } from '../testing/sample-invoice'
import { MissingFacts } from './missing-facts'

afterEach(() => vi.unstubAllGlobals())

const invoice = sampleInvoice({})
const facts = [
  { fact: 'sellerVatNumber', place: 'companySettings', text: 'Add your company’s VAT number', neededFor: ['law'] },
  {
    fact: 'buyerElectronicAddress',
    place: 'client',
    text: 'Add the client’s electronic address',
    neededFor: ['peppol'],
  },
  { fact: 'purchaseOrder', place: 'invoice', text: 'Add the PO number', neededFor: ['peppol'] },
]

function open(capabilities: readonly ('canManageCompany' | 'canManageClients')[]) {
  serve({ [`GET /invoices/${invoice.id}/missingFacts`]: () => ({ facts, obstacles: { facturX: [], peppol: [] } }) })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(
        <>
          <MissingFacts invoice={invoice} />
          <input name="reference" aria-label="Reference" />
        </>,
        { capabilities: new Set(capabilities) },
      )}
    </QueryClientProvider>,
  )
}

it('leads to the very field of each fact', async () => {
  const { person } = open(['canManageCompany', 'canManageClients'])
  const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await addressOf('Add your company’s VAT number')).toMatch(/settings\/invoiceSettings#vatNumber$/)
  expect(await addressOf('Add the client’s electronic address')).toMatch(/clients\/[^/]+#billing\.electronicScheme$/)
  await person.click(screen.getByRole('button', { name: 'Add the PO number' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reference' }))
})

it('names facts alone to whoever may not enter them', async () => {
  open([])
  expect(await screen.findByText('Add your company’s VAT number')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
