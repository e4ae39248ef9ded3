import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import type { Capability } from '../../shell/workspace/workspace-viewer'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { BankAccountCard } from './bank-account-card'

afterEach(() => vi.unstubAllGlobals())

const me = { id: 'me', displayName: 'Priya Nair' }
const company = {
  ...{ id: 'calder-rowe', domain: 'calder-rowe', name: 'Calder & Rowe', colours: null },
  features: new Set(['expense'] as const),
}

const numbers = { accountName: 'P Nair', sortCode: '20-00-00', accountNumber: '55779417', iban: '', bic: '' }
const masked = {
  ...numbers,
  sortCode: '20-••-••',
  accountNumber: '•••••417',
  updatedAt: '2026-11-01T09:00:00.000Z',
  version: 3,
}

const show = (employeeID: string, capabilities: ReadonlySet<Capability> = new Set()) =>
  renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {inWorkspace(<BankAccountCard employeeID={employeeID} />, { employee: me, company, capabilities })}
    </QueryClientProvider>,
  )

it('sets one’s own account once it is whole and right', async () => {
  const received = serve({
    'GET /employees/me/bankAccount': () => ({ account: null }),
    'PUT /employees/me/bankAccount': () => ({ account: masked }),
  })
  const { person } = show('me')
  await person.click(await screen.findByRole('button', { name: 'Add bank account' }))
  const dialog = await screen.findByRole('dialog')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Enter a sort code and account number, or an IBAN')).toBeTruthy()
  await person.type(within(dialog).getByLabelText('Sort code'), '200000')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Account Number is required')).toBeTruthy()
  await person.type(within(dialog).getByLabelText('Account number'), '5577 9417')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [sent] = received.filter(({ body }) => body !== '')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...numbers, accountName: '' })
})

it('shows the account masked to those who pay, and its numbers only after a look that is told', async () => {
  const received = serve({
    'GET /employees/priya/bankAccount': () => ({ account: masked }),
    'POST /employees/priya/bankAccount/reveal': () => numbers,
  })
  const { person } = show('priya', new Set(['canProcessPayments']))
  expect(await screen.findByText('•••••417')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Show numbers' }))
  expect(await screen.findByText('55779417')).toBeTruthy()
  expect(received.filter(({ path }) => path.endsWith('/reveal'))).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Hide numbers' }))
  expect(screen.queryByText('55779417')).toBeNull()
})

it('is nothing to others', () => {
  show('priya')
  expect(screen.queryByText('Bank account')).toBeNull()
})
