import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleInvoice, sampleItem } from '../testing/sample-invoice'
import { InvoiceScreen } from './invoice-screen'
import { withChanges } from './shown-invoice'

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

const daniel = sampleItem({ id: 'daniel' })
const priya = sampleItem({ id: 'priya', name: 'Priya Nair, Data Engineer', quantity: 120, unitAmount: 9600, index: 1 })
const draft = sampleInvoice({ items: [daniel, priya] })

type Answers = Parameters<typeof serve>[0]

function open(invoice: Invoice = draft, answers: (kept: { invoice: Invoice }) => Answers = () => ({})) {
  const kept = { invoice }
  const { id } = invoice
  const change = (itemID: string) => (received: { body: string }) => {
    const { version: _, ...changes } = JSON.parse(received.body)
    const item = kept.invoice.items.find((each) => each.id === itemID) ?? daniel
    kept.invoice = {
      ...withChanges(kept.invoice, [{ kind: 'item', item, changes }]),
      version: kept.invoice.version + 1,
    }
    return kept.invoice
  }
  const received = serve({
    [`GET /invoices/${id}`]: () => kept.invoice,
    [`PUT /invoices/${id}/items/daniel`]: change('daniel'),
    [`PUT /invoices/${id}/items/priya`]: change('priya'),
    [`GET /invoices/${id}/missingFacts`]: () => ({ facts: [], obstacles: { facturX: [], peppol: [] } }),
    [`GET /invoices/${id}/generateInvoiceNumber`]: () => ({ number: 'CR-1042' }),
    ...answers(kept),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">{inWorkspace(<InvoiceScreen invoiceID={id} search={{}} />)}</DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () =>
    received.flatMap(({ path, body }) => (body === '' ? [] : [{ path: path.split(id)[1], body: JSON.parse(body) }]))
  return { person, sent, kept }
}

const cell = (name: string) => screen.findByRole('button', { name })
const total = async () => within(await screen.findByRole('table', { name: 'Totals' }))

describe('a draft', () => {
  it('is typed over like a sheet: the sums follow at once, Enter goes down', async () => {
    const { person, sent } = open()
    await person.click(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50'))
    await person.keyboard('90{Enter}')
    expect(await cell('Quantity of Daniel Osei, Solutions Architect: 90.00')).toBeTruthy()
    // 90 × 118 + 120 × 96, with 20 % VAT.
    expect((await total()).getByText('£26,568.00')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Quantity of Priya/))
    await waitFor(() => expect(sent()).toEqual([{ path: '/items/daniel', body: { quantity: 90, version: 3 } }]))
  })

  it('sends changes one after the other, each on the answer before', async () => {
    const { person, sent } = open()
    await person.click(await cell('Discount of Daniel Osei, Solutions Architect: –'))
    await person.keyboard('5{Tab}')
    await person.keyboard('0{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().map(({ body }) => body)).toEqual([
      { discountRate: 5, version: 3 },
      { vatRate: 0, vatCategory: 'zero', version: 4 },
    ])
  })

  it('keeps what was typed as it was on Escape, and refuses what is no quantity', async () => {
    const { person, sent } = open()
    await person.click(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50'))
    await person.keyboard('many{Enter}')
    await person.keyboard('7x{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t a quantity/)
    await person.keyboard('{Escape}')
    expect(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('takes a refused change back and says why', async () => {
    const { person } = open(draft, () => ({
      [`PUT /invoices/${draft.id}/items/daniel`]: () => new Refused(409, 'billedInvoiceCannotBeEdited'),
    }))
    await person.click(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50'))
    await person.keyboard('90{Enter}')
    expect(await screen.findByText('Billed invoices cannot be edited')).toBeTruthy()
    expect(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50')).toBeTruthy()
  })

  it('saves over another person’s change of something else', async () => {
    const { person, sent } = open(draft, (kept) => ({
      [`PUT /invoices/${draft.id}/items/daniel`]: ({ body }) => {
        const { version, ...changes } = JSON.parse(body)
        if (version === 3) {
          kept.invoice = { ...kept.invoice, version: 4, note: 'From somebody else' }
          return new Refused(409, 'changedMeanwhile')
        }
        kept.invoice = { ...withChanges(kept.invoice, [{ kind: 'item', item: daniel, changes }]), version: 5 }
        return kept.invoice
      },
    }))
    await person.click(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50'))
    await person.keyboard('90{Enter}')
    await waitFor(() => expect(sent().map(({ body }) => body.version)).toEqual([3, 4]))
    expect(await cell('Quantity of Daniel Osei, Solutions Architect: 90.00')).toBeTruthy()
  })

  it('gives way to another person’s change of the same', async () => {
    const { person, sent } = open(draft, (kept) => ({
      [`PUT /invoices/${draft.id}/items/daniel`]: () => {
        kept.invoice = {
          ...withChanges(kept.invoice, [{ kind: 'item', item: daniel, changes: { quantity: 80 } }]),
          version: 4,
        }
        return new Refused(409, 'changedMeanwhile')
      },
    }))
    await person.click(await cell('Quantity of Daniel Osei, Solutions Architect: 96.50'))
    await person.keyboard('90{Enter}')
    expect(await screen.findByText(/changed this/)).toBeTruthy()
    expect(await cell('Quantity of Daniel Osei, Solutions Architect: 80.00')).toBeTruthy()
    expect(sent()).toHaveLength(1)
  })

  it('moves items with the arrow keys, and back when that is refused', async () => {
    let refuse: (refused: Refused) => void = () => undefined
    const { person, sent } = open(draft, () => ({
      [`PUT /invoices/${draft.id}/items/order`]: () =>
        new Promise((resolve) => {
          refuse = resolve
        }),
    }))
    const names = () => screen.getAllByRole('button', { name: /^Rename / }).map(({ textContent }) => textContent)
    ;(await screen.findByRole('button', { name: 'Move Priya Nair, Data Engineer, with the arrow keys' })).focus()
    await person.keyboard('{ArrowUp}')
    await waitFor(() => expect(names()).toEqual([priya.name, daniel.name]))
    await waitFor(() =>
      expect(sent()).toEqual([{ path: '/items/order', body: { itemIDs: ['priya', 'daniel'], version: 3 } }]),
    )
    refuse(new Refused(409, 'billedInvoiceCannotBeEdited'))
    await waitFor(() => expect(names()).toEqual([daniel.name, priya.name]))
    expect(await screen.findByText('Billed invoices cannot be edited')).toBeTruthy()
  })

  it('renames an item in place', async () => {
    const { person, sent } = open()
    await person.click(await cell('Rename Daniel Osei, Solutions Architect'))
    await person.keyboard('Architecture{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ path: '/items/daniel', body: { name: 'Architecture', version: 3 } }]))
  })

  it('is billed after a question that names number and total', async () => {
    const { person, sent } = open(draft, (kept) => ({
      [`POST /invoices/${draft.id}/moveToBilled`]: () => {
        kept.invoice = {
          ...kept.invoice,
          ...{ stage: 'billed', state: 'billed', number: 'CR-1043', billedOn: '2026-11-12', version: 4 },
          can: { ...kept.invoice.can, edit: false, bill: false, delete: false },
        }
        return kept.invoice
      },
    }))
    await person.click(await screen.findByRole('button', { name: 'Move to billed' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('CR-1042')).toBeTruthy()
    expect(dialog.textContent).toMatch(/4 time entries behind it are locked/)
    await person.click(within(dialog).getByRole('button', { name: 'Move to billed' }))
    // Somebody else was first: the number is the next one.
    expect(await screen.findByText('Billed as CR-1043')).toBeTruthy()
    expect(sent()).toEqual([{ path: '/moveToBilled', body: { version: 3 } }])
    expect(await screen.findByRole('heading', { name: 'CR-1043' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move to billed' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull()
  })
})

it('calls a credit note what it is', async () => {
  const note = {
    kind: 'creditNote',
    state: 'issued',
    stage: 'billed',
    number: 'CN-0001',
    billedOn: '2026-11-12',
  } as const
  open(sampleInvoice({ ...note, note: 'Agreed with Jo', can: { ...draft.can, edit: false, bill: false } }))
  expect(await screen.findByText('Note on the credit note')).toBeTruthy()
  expect((await total()).getByText('Total credited')).toBeTruthy()
  expect(screen.getByText('Issued')).toBeTruthy()
})

it('tells whoever sees only some projects', async () => {
  open(sampleInvoice({ isWhole: false, can: { ...draft.can, edit: false, bill: false } }))
  expect(await screen.findByText(/You see the lines of Data platform alone/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move to billed' })).toBeNull()
})
