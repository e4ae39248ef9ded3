import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { PaymentsScreen } from './payments-screen'
import { dinner, hotel, samplePayment, sampleProcessing, taxi } from './testing/sample-payments'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const { people: _, expenses: __, ...listedPayment } = samplePayment

function open(answers: Parameters<typeof serve>[0] = {}) {
  const received = serve({
    'GET /payments/processing': () => sampleProcessing,
    'GET /payments/processed': () => ({
      payments: [listedPayment],
      metadata: { page: 1, per: 12, total: 1, hasMore: false },
      filter: { page: 1, per: 12 },
    }),
    'GET /payments/validExportOptions': () => ({ options: ['csv', 'bankFile'], bankFile: 'BACS' }),
    'GET /companyManagement/expenseTypes': () => ({ items: [] }),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, {
    employment: { preferences: { infiniteScrolling: false, timeZone: 'Europe/London' } },
  } as never)
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<PaymentsScreen search={{}} />, { capabilities: new Set(['canProcessPayments']) })}
    </QueryClientProvider>,
  )
  return { person, received, sent: (path: string) => received.filter((call) => call.path === path) }
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('chooses all, a group or a claim, and says what is paid to whom and what is left', async () => {
  const { person } = open()
  await person.click(await box('Select all of Priya Nair, 22/10/2026, 1'))
  expect((await box('Select Taxi, late finish')).checked).toBe(true)
  const payment = screen.getByRole('region', { name: 'This payment' })
  for (const words of ['2 of 3 claims, 1 person, in GBP', 'Process 2 claims · £195.74', '£164.40', /spent as €200.00/])
    expect(within(payment).getByText(words)).toBeTruthy()
  expect(screen.getByText('No bank account')).toBeTruthy()
  await person.click(await box('Select Hotel, Cork'))
  expect((await box('Select all of Priya Nair, 22/10/2026, 1')).indeterminate).toBe(true)
  expect(within(payment).getByText('Process 1 claim · £21.50')).toBeTruthy()
  await person.click(await box('Select all claims'))
  expect(within(payment).getByText('Process 3 claims · £360.14')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Collapse Priya Nair, 22/10/2026, 1' }))
  expect(screen.queryByText('Hotel, Cork')).toBeNull()
})

it('goes from row to row by J and K, chooses by X, and folds or shows receipts by Enter', async () => {
  const { person } = open()
  const group = (await box('Select all of Priya Nair, 22/10/2026, 1')).closest<HTMLElement>('[data-row-key]')
  group?.focus()
  await person.keyboard('jx')
  expect((await box('Select Taxi, late finish')).checked).toBe(true)
  await person.keyboard('kx')
  expect((await box('Select Hotel, Cork')).checked).toBe(true)
  await person.keyboard('{Enter}')
  expect(screen.queryByText('Hotel, Cork')).toBeNull()
})

it('pays what is chosen only after it has said that this is final, and makes the bank file', async () => {
  const { person, sent } = open({
    'POST /payments': () => ({ payment: samplePayment, leftOut: [] }),
    [`POST /payments/processed/${samplePayment.id}/bankFile`]: () => 'file',
  })
  const saved: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this)
  })
  await person.click(await box('Select all of Priya Nair, 22/10/2026, 1'))
  await person.click(screen.getByRole('button', { name: 'Process 2 claims · £195.74' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Process 2 claims for £195.74?')
  expect(dialog.textContent).toContain('final')
  expect(sent('/payments')).toHaveLength(0)
  await person.click(within(dialog).getByRole('button', { name: 'Process 2 claims' }))
  await waitFor(() => expect(saved.map(({ download }) => download)).toEqual(['P-0012-BACS.csv']))
  expect(JSON.parse(sent('/payments')[0]?.body ?? '')).toEqual({ expenseIDs: [taxi.id, hotel.id] })
  expect(screen.getByText('P-0012: £195.74 to 1 person')).toBeTruthy()
  expect((await box('Select Taxi, late finish')).checked).toBe(false)
})

it('chooses everything beforehand where the company asks for it, and keeps the choice when it is refused', async () => {
  const { person } = open({
    'GET /payments/processing': () => ({ ...sampleProcessing, isPreselected: true }),
    'POST /payments': () => new Refused(400, 'expenseNotValidToBeProcessed'),
  })
  expect((await box('Select Client dinner')).checked).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Process 3 claims · £360.14' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Process 3 claims' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await box('Select Client dinner')).checked).toBe(true)
})

it('sends a claim back with a comment', async () => {
  const { person, sent } = open({ [`POST /payments/${taxi.id}/unapprove`]: () => undefined })
  await person.click(await screen.findByRole('button', { name: 'Actions for Taxi, late finish' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Unapprove…' }))
  await person.type(await screen.findByLabelText(/^Comment/), 'Wrong project')
  await person.click(screen.getByRole('button', { name: 'Unapprove' }))
  await waitFor(() => expect(sent(`/payments/${taxi.id}/unapprove`)).toHaveLength(1))
  expect(JSON.parse(sent(`/payments/${taxi.id}/unapprove`)[0]?.body ?? '')).toEqual({ comment: 'Wrong project' })
})

it('unfolds a payment and takes a claim back by a counter-expense', async () => {
  const path = `/payments/${taxi.id}/counterExpense`
  const { person, sent } = open({
    [`GET /payments/processed/${samplePayment.id}`]: () => samplePayment,
    [`POST ${path}`]: () => dinner,
  })
  await person.click(await screen.findByText('P-0012'))
  await person.click(await screen.findByRole('button', { name: 'Counter-expense for Taxi, late finish' }))
  const amount = await screen.findByLabelText(/^Amount to take back/)
  await person.clear(amount)
  await person.type(amount, '5')
  await person.type(screen.getByLabelText(/^Reason/), 'Paid twice')
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  expect(JSON.parse(sent(path)[0]?.body ?? '')).toEqual({ amount: 500, comment: 'Paid twice' })
})

it('is closed to those who may not process payments', () => {
  renderInKit(inWorkspace(<PaymentsScreen search={{}} />))
  expect(screen.getByText(/^You don’t have access to this page/)).toBeTruthy()
})
