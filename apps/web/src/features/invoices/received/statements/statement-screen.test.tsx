import type { StatementLine } from '@praxis/contract/invoices/bank-statements'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../../api/testing/fake-server'
import { inWorkspace } from '../../../../testing/in-workspace'
import { renderInKit } from '../../../../testing/render-in-kit'
import { DraftsOf } from '../../../../ui/drafts/draft-scope'
import { sampleWorkspace } from '../../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../../workspaces/workspaces.queries'
import { sampleListItem } from '../../testing/sample-invoice'
import { sampleLine, sampleProposal, sampleStatement } from '../../testing/sample-statement'
import { StatementScreen } from './statement-screen'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const paid = sampleLine('paid', 1_200_00, {
  proposals: [
    sampleProposal('CR-1042', 1_200_00),
    sampleProposal('CR-1043', 1_000_00, {
      ...{ rest: 200_00, confidence: 'possible', reasons: [{ kind: 'overPayment', above: 200_00 }] },
    }),
  ],
})
const unknown = sampleLine('unknown', 90_00, { partyName: 'Somebody' })
const fee = sampleLine('fee', -5_00, { partyName: '', bankText: 'Monthly fee' })

function open(
  answers: Parameters<typeof serve>[0] = {},
  {
    statement = sampleStatement(),
    lines = [paid, unknown, fee],
  }: { statement?: ReturnType<typeof sampleStatement>; lines?: StatementLine[] } = {},
) {
  const kept = { lines: [...lines] }
  const decide = (id: string, state: StatementLine['state']) => {
    kept.lines = kept.lines.map((line) => (line.id === id ? { ...line, state } : line))
    return kept.lines.find((line) => line.id === id)
  }
  const received = serve({
    'GET /bankStatements/statement': () => statement,
    'GET /bankStatements/lines': ({ query }) => {
      const items = kept.lines.filter(({ state }) => state === (query.get('state') ?? 'toMatch'))
      return { items, metadata: { page: 1, per: 25, total: items.length, hasMore: false } }
    },
    'POST /bankStatements/lines/paid/confirm': () => decide('paid', 'matched'),
    'POST /bankStatements/lines/unknown/confirm': () => decide('unknown', 'matched'),
    'POST /bankStatements/lines/paid/takeBack': () => decide('paid', 'toMatch'),
    'POST /bankStatements/lines/setAside': ({ body }) => void decide(JSON.parse(body).lineIDs[0], 'setAside'),
    'POST /bankStatements/lines/confirmCertain': () => ({ confirmedCount: 1, leftCount: 0 }),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">
        {inWorkspace(<StatementScreen statementID="statement" search={{}} />, {
          capabilities: new Set(['canProcessPayments']),
        })}
      </DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () => received.flatMap(({ path, body }) => (body === '' ? [] : [{ path, body: JSON.parse(body) }]))
  return { person, sent }
}

const line = (name: string) => screen.findByRole('listitem', { name })

describe('lines', () => {
  it('say why they may be about an invoice, and are decided with the keyboard one after the other', async () => {
    const { person, sent } = open()
    const first = await line('£1,200.00 from Northgate Water')
    for (const words of ['Certain', 'Possible', 'Names CR-1042 · Exactly what is open', '£200.00 more than is open'])
      expect(within(first).getByText(words)).toBeTruthy()
    await person.keyboard('j')
    expect(document.activeElement).toBe(first)
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('£90.00 from Somebody'))
    await person.keyboard('j')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('£5.00 to Monthly fee')
    await person.keyboard('x')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '£5.00 to Monthly fee' })).toBeNull())
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          path: '/bankStatements/lines/paid/confirm',
          body: {
            clientID: '0198c0de-0000-7000-8000-000000000011',
            parts: [{ invoiceID: 'invoice-CR-1042', amount: 1_200_00 }],
          },
        },
        { path: '/bankStatements/lines/setAside', body: { lineIDs: ['fee'] } },
      ]),
    )
  })

  it('come back where the server refuses, and after Undo', async () => {
    let refuses = true
    const { person } = open({
      'POST /bankStatements/lines/setAside': () => (refuses ? new Refused(409, 'statementLineDecided') : undefined),
    })
    await person.click(await screen.findByRole('button', { name: 'Set aside £90.00 from Somebody' }))
    expect(await screen.findByText('This line is already matched or set aside')).toBeTruthy()
    expect(await line('£90.00 from Somebody')).toBeTruthy()
    refuses = false
    await person.click(screen.getByRole('button', { name: 'Confirm proposal 1 for £1,200.00 from Northgate Water' }))
    expect(await screen.findByText('£1,200.00 matched with CR-1042')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await line('£1,200.00 from Northgate Water')).toBeTruthy()
  })

  it('are split over several invoices of a client, found by search', async () => {
    const invoice = (id: string, total: number) =>
      sampleListItem({ id, number: id, stage: 'billed', state: 'billed', total, open: total })
    const items = [invoice('CR-7', 50_00), invoice('CR-8', 80_00)]
    const { person, sent } = open({
      'POST /invoices/paginated': () => ({ items, metadata: { page: 1, per: 20, total: 2, hasMore: false } }),
      'GET /clients': () => ({ items: [] }),
    })
    await person.click(await screen.findByRole('button', { name: 'Choose invoices for £90.00 from Somebody' }))
    const dialog = within(await screen.findByRole('dialog'))
    const choose = async (number: string) => {
      await person.click(dialog.getByRole('combobox', { name: /[Ii]nvoice/ }))
      await person.click(await screen.findByRole('option', { name: new RegExp(number) }))
    }
    await choose('CR-7')
    expect(dialog.getByText('£40.00 is left over and goes to the client’s balance.')).toBeTruthy()
    await choose('CR-8')
    await person.click(dialog.getByRole('button', { name: /^Confirm/ }))
    await screen.findByText('£90.00 matched')
    expect(sent().find(({ path }) => path.endsWith('/unknown/confirm'))?.body).toEqual({
      parts: [
        { invoiceID: 'CR-7', amount: 50_00 },
        { invoiceID: 'CR-8', amount: 40_00 },
      ],
    })
  })
})

describe('a statement', () => {
  it('confirms all lines that are certain', async () => {
    const { person, sent } = open()
    await person.click(await screen.findByRole('button', { name: 'Confirm 1 certain line' }))
    expect(await screen.findByText('1 line confirmed')).toBeTruthy()
    expect(sent()).toContainEqual({
      path: '/bankStatements/lines/confirmCertain',
      body: { statementID: 'statement' },
    })
  })

  it('names what could not be read, and has its columns corrected', async () => {
    const csv = {
      layout: {
        ...{ delimiter: ',' as const, rowsBefore: 1, dayOrder: 'dayFirst' as const, decimalMark: '.' as const },
        roles: ['bookedOn' as const, 'ignored' as const, 'amount' as const],
      },
      firstRows: [
        ['Date', 'Name', 'Amount'],
        ['14/07/2026', 'Payer', '10.00'],
      ],
    }
    const statement = sampleStatement({
      ...{ csv, lineCount: 0, certainCount: 0, problemCount: 1 },
      problems: [{ fileLine: 3, kind: 'notRead', text: '“soon” is no day' }],
    })
    const { person, sent } = open(
      { 'PUT /bankStatements/statement/csvLayout': () => statement },
      { statement, lines: [] },
    )
    expect(await screen.findByText(/Line 3: “soon” is no day/)).toBeTruthy()
    expect(await screen.findByText('There are no new lines in this file.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'More options for november.csv' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Correct the columns…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('combobox', { name: 'Column 2' }))
    await person.click(await screen.findByRole('option', { name: 'Name' }))
    await person.click(dialog.getByRole('button', { name: 'Read again' }))
    await screen.findByText('Reading the file again')
    expect(sent()[0]?.body).toMatchObject({
      ...{ version: 1, layout: { roles: ['bookedOn', 'partyName', 'amount'], rowsBefore: 1 } },
    })
  })
})
