import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { CreditDialog } from '../credit/credit-dialog'
import {
  billedInvoice,
  sampleCreditable,
  samplePayment,
  samplePayments,
  sampleReminders,
} from '../testing/sample-payments'
import { BilledCards } from './billed-cards'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.useFakeTimers({ now: new Date('2026-11-19T09:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const { id } = billedInvoice
const sample = {
  sending: {
    ...{ id: 'sending', recipients: ['accounts@northgate.example'], replyTo: 'amelia@calder.example' },
    ...{ subject: 'Invoice CR-1042', text: 'Please pay.\n\nThank you.', attachments: [], sentBy: null },
    ...{ askedAt: '2026-11-12T10:00:00.000Z', sentAt: '2026-11-12T10:00:05.000Z' },
  },
  mail: {
    ...{ recipients: ['accounts@northgate.example'], replyTo: 'amelia@calder.example' },
    choices: [
      { email: 'accounts@northgate.example', name: '' },
      { email: 'kim@northgate.example', name: 'Kim Lee' },
    ],
    ...{ subject: 'Invoice CR-1042', text: 'Please pay at www.calder.example.', html: '' },
    attachments: [
      { kind: 'pdf', name: 'CR-1042.pdf', obstacles: [] },
      { kind: 'breakdown', name: 'CR-1042-breakdown.pdf', obstacles: [] },
      { kind: 'ubl', name: 'CR-1042.xml', obstacles: ['Add the client’s VAT number'] },
    ],
  },
}
const page = (items: readonly unknown[]) => ({
  items,
  metadata: { page: 1, per: 25, total: items.length, hasMore: false },
})

function open(answers: Parameters<typeof serve>[0] = {}, part = <BilledCards invoice={billedInvoice} />) {
  const received = serve({
    [`GET /invoices/${id}/receivedPayments`]: () => samplePayments([samplePayment()]),
    [`GET /invoices/${id}/sendings`]: () => page([sample.sending]),
    [`GET /invoices/${id}/reminders`]: () => sampleReminders,
    [`GET /invoices/${id}/mail`]: () => sample.mail,
    [`GET /invoices/${id}/creditNotes`]: () => sampleCreditable,
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">{inWorkspace(part, { capabilities: new Set(['canManageClients']) })}</DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () => received.flatMap(({ path, body }) => (body === '' ? [] : [{ path, body: JSON.parse(body) }]))
  return { person, sent, received }
}

const dialog = async () => within(await screen.findByRole('dialog'))

describe('payments', () => {
  it('tell what is paid and open; one is noted with what is open, today', async () => {
    const { person, sent } = open({
      [`POST /invoices/${id}/receivedPayments`]: () => samplePayments([samplePayment({ amount: 2_400_00 })]),
    })
    const sums = within(await screen.findByRole('table', { name: 'What is paid' }))
    expect(sums.getByText('£400.00')).toBeTruthy()
    expect(sums.getByText('£2,000.00')).toBeTruthy()
    expect(screen.getByText('BACS Northgate').closest('li')?.textContent).toContain('16/11/2026£400.00')
    await person.click(screen.getByRole('button', { name: 'Note payment…' }))
    const form = await dialog()
    expect((form.getByLabelText('Amount') as HTMLInputElement).value).toBe('2,000.00')
    await person.type(form.getByLabelText(/^Reference/), 'By cheque')
    await person.click(form.getByRole('button', { name: /^Note payment/ }))
    await screen.findByText('Payment noted')
    expect(sent()).toEqual([
      {
        path: `/invoices/${id}/receivedPayments`,
        body: { amount: 2_000_00, day: '2026-11-19', reference: 'By cheque' },
      },
    ])
  })

  it('are paid back with what is below nothing, and say what becomes the client’s balance', async () => {
    const { person, sent } = open({ [`POST /invoices/${id}/receivedPayments`]: () => samplePayments() })
    await person.click(await screen.findByRole('button', { name: 'Note payment…' }))
    let form = await dialog()
    await person.clear(form.getByLabelText('Amount'))
    await person.type(form.getByLabelText('Amount'), '2500')
    expect(await form.findByText('£500.00 more than is open becomes the client’s balance')).toBeTruthy()
    await person.clear(form.getByLabelText('Amount'))
    await person.type(form.getByLabelText('Amount'), '2000')
    await person.click(form.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Note refund…' }))
    form = await dialog()
    await person.click(form.getByRole('button', { name: /^Note refund/ }))
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ amount: -400_00 }))
  })

  it('offer the client’s balance, and are taken back unless a statement brought them', async () => {
    const items = [samplePayment(), samplePayment({ id: 'line', statementLineID: 'line', amount: 100_00 })]
    const { person, received } = open({
      [`GET /invoices/${id}/receivedPayments`]: () => samplePayments(items, 5_000_00),
      [`POST /invoices/${id}/receivedPayments/fromBalance`]: () => samplePayments(items),
      [`DELETE /invoices/${id}/receivedPayments/payment`]: () => samplePayments([]),
    })
    await person.click(await screen.findByRole('button', { name: 'Pay £1,900.00 from it' }))
    await screen.findByText('£1,900.00 paid from the balance')
    await person.click(await screen.findByRole('button', { name: 'Actions for £400.00 of 16/11/2026' }))
    expect(screen.queryByRole('button', { name: 'Actions for £100.00 of 16/11/2026' })).toBeNull()
    await person.click(await screen.findByRole('menuitem', { name: 'Take back…' }))
    await person.click((await dialog()).getByRole('button', { name: 'Take back' }))
    await screen.findByText('Payment taken back')
    expect(received.some(({ path }) => path.endsWith('/receivedPayments/payment'))).toBe(true)
  })
})

describe('a mail', () => {
  it('goes to known addresses with the files that can be made, as the preview reads', async () => {
    const { person, sent } = open({ [`POST /invoices/${id}/send`]: () => sample.sending })
    await person.click(await screen.findByRole('button', { name: 'Send again…' }))
    expect(await screen.findByText(/Add the client’s VAT number/)).toBeTruthy()
    const form = await dialog()
    expect(form.getByRole('link', { name: 'Northgate Water' })).toBeTruthy()
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'E-invoice (UBL)' }).disabled).toBe(true)
    await person.click(form.getByRole('checkbox', { name: 'Breakdown of entries' }))
    await person.click(form.getByRole('radio', { name: 'Preview' }))
    expect(form.getByRole('article').textContent).toMatch(/Please pay at \[link\]/)
    await person.click(form.getByRole('button', { name: 'Send' }))
    await screen.findByText('Sending to accounts@northgate.example')
    expect(sent()[0]?.body).toMatchObject({
      recipients: ['accounts@northgate.example'],
      attachments: ['pdf', 'breakdown'],
    })
  })

  it('that was sent is shown again, and reminders are previewed and stopped', async () => {
    let reminders = sampleReminders
    const { person, sent } = open({
      [`GET /invoices/${id}/reminders`]: () => reminders,
      [`PUT /invoices/${id}/reminders`]: () => {
        reminders = { ...sampleReminders, isStopped: true, next: null, why: 'stopped' }
        return reminders
      },
    })
    await person.click(await screen.findByRole('button', { name: /^Show what went to/ }))
    expect((await dialog()).getByText('Thank you.')).toBeTruthy()
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Show reminder 1' }))
    expect((await dialog()).getByText('Please pay £2,400.00.')).toBeTruthy()
    await person.keyboard('{Escape}')
    await person.click(screen.getByRole('switch', { name: 'Send reminders of this invoice' }))
    expect(await screen.findByText('Reminders are off for this invoice.')).toBeTruthy()
    expect(sent()).toEqual([{ path: `/invoices/${id}/reminders`, body: { isStopped: true } }])
  })
})

describe('a credit note', () => {
  it('is made of some items, and says beforehand what it comes to', async () => {
    const { person, sent } = open(
      { [`POST /invoices/${id}/creditNotes`]: () => ({ ...billedInvoice, id: 'note', number: 'CN-0001' }) },
      <CreditDialog invoice={billedInvoice} onClose={() => undefined} />,
    )
    expect((await screen.findByText(/Credit note/)).textContent).toMatch(
      /CN-0001 comes to £2,400.00, incl. £400.00 VAT/,
    )
    await person.click(screen.getByRole('radio', { name: 'Some items' }))
    await person.click(screen.getByRole('button', { name: 'Create credit note' }))
    expect(await screen.findByText('Choose what to credit')).toBeTruthy()
    await person.click(screen.getByRole('checkbox', { name: 'Credit Workshop room' }))
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Workshop room to credit' })
    await person.clear(quantity)
    await person.type(quantity, '3')
    expect(await screen.findByText('Enter a quantity above 0 and up to 2')).toBeTruthy()
    await person.clear(quantity)
    await person.type(quantity, '1')
    expect(screen.getByText(/comes to/).textContent).toMatch(/£600.00, incl. £100.00 VAT. £1,800.00 of CR-1042 is left/)
    await person.click(screen.getByRole('button', { name: 'Create credit note' }))
    await screen.findByText('Credited with CN-0001')
    expect(sent()).toEqual([
      { path: `/invoices/${id}/creditNotes`, body: { items: [{ id: 'room', quantity: 1 }], note: '', version: 3 } },
    ])
  })

  it('names what stands in the way', async () => {
    const { person } = open(
      {
        [`GET /invoices/${id}/creditNotes`]: () => ({
          ...sampleCreditable,
          items: sampleCreditable.items.map((item) => ({ ...item, restOn: { id: 'rest', number: 'CR-1043' } })),
        }),
        [`POST /invoices/${id}/creditNotes`]: () =>
          new Refused(409, 'restOnAnotherInvoice', { item: 'Daniel Osei', invoice: 'CR-1043' }),
      },
      <CreditDialog invoice={billedInvoice} onClose={() => undefined} />,
    )
    expect((await screen.findAllByRole('link', { name: 'CR-1043' })).length).toBeGreaterThan(0)
    await person.click(screen.getByRole('button', { name: 'Create credit note' }))
    expect(await screen.findByText(/The rest of Daniel Osei is on CR-1043. Delete/)).toBeTruthy()
  })
})
