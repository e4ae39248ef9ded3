import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { CorrectVatDialog } from '../correct-vat-dialog'
import { byCar, inEuros, megan, sampleClaim, sampleToDecide } from '../testing/sample-claim'
import { ClaimToDecide } from './claim-to-decide'

afterEach(() => vi.unstubAllGlobals())

const render = (children: ReactNode) =>
  renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>,
  )

it('shows the receipt, what was spent and by which rate, doubles of others, and the budget used so far', async () => {
  const receipt = { id: 'f', name: 'hotel.jpg', contentType: 'image/jpeg', size: 9, url: '/files/f' }
  const double = { id: 'x', name: 'Hotel', incurredDate: '2026-10-17', because: 'receipt', employee: megan } as const
  const claim = sampleClaim({ ...inEuros, receipts: [receipt], doubles: [double] })
  serve({ [`GET /approvals/${claim.id}/expense`]: () => sampleToDecide(claim, { budgetCost: 42_000 }) })
  render(<ClaimToDecide claim={claim} currency="GBP" />)
  expect(screen.getByRole('img', { name: 'Receipt hotel.jpg' })).toBeTruthy()
  const amount = screen.getByRole('region', { name: /^Amount/ }).textContent
  for (const words of ['£174.24, spent as €200.00', '€1 = £0.8712, 16/10/2026', 'Megan Price'])
    expect(amount).toContain(words)
  const spent = (await screen.findByRole('region', { name: /^Expenses of Practice operations/ })).textContent
  for (const words of ['£400.00 approved of £420.00', '£30.00 waiting, incl. £200.00', '£10.00 over'])
    expect(spent).toContain(words)
})

it('says where a distance comes from and why it was changed, and nothing of a budget the reader may not see', async () => {
  const claim = sampleClaim(byCar)
  serve({ [`GET /approvals/${claim.id}/expense`]: () => sampleToDecide(claim) })
  render(<ClaimToDecide claim={claim} currency="GBP" />)
  const way = screen.getByRole('region', { name: /^Distance/ }).textContent
  for (const words of ['Leeds – Bradford, there and back', '48.5 miles, entered', 'Suggested: 40 miles', 'Road closed'])
    expect(way).toContain(words)
  const spent = await screen.findByRole('region', { name: /^Expenses of/ })
  expect(spent.textContent).toContain('£400.00 approved£30.00 waiting')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('corrects the VAT up to what the type contains', async () => {
  const claim = sampleClaim()
  const received = serve({ [`PUT /expenses/${claim.id}/vat`]: () => ({ ...claim, vatAmount: 100 }) })
  const onClose = vi.fn()
  const { person } = render(<CorrectVatDialog claim={claim} onClose={onClose} />)
  const field = screen.getByLabelText(/^VAT/)
  await person.clear(field)
  await person.type(field, '3.59')
  await person.click(screen.getByRole('button', { name: 'Correct' }))
  expect(await screen.findByText('Maximum of £3.58 is required')).toBeTruthy()
  expect(received).toHaveLength(0)
  await person.clear(field)
  await person.type(field, '1.00')
  await person.click(screen.getByRole('button', { name: 'Correct' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ vatAmount: 100 })
})
