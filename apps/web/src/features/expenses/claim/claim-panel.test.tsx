import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOST, Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { amelia, sampleExpense, sampleMileage } from '../testing/sample-expense'
import { ClaimPanel } from './claim-panel'

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

function open(expense: Expense, answers: Parameters<typeof serve>[0] = {}) {
  const sent: { call: string; body: unknown }[] = []
  const keep = (call: string, answer: () => unknown) => (received: { body: string }) => {
    sent.push({ call, body: received.body.startsWith('{') ? JSON.parse(received.body) : received.body })
    return answer()
  }
  const { id } = expense
  serve({
    [`GET /expenses/${id}`]: () => expense,
    [`PUT /expenses/${id}`]: keep('update', () => ({ ...expense, version: expense.version + 1, problems: [] })),
    [`DELETE /expenses/${id}`]: keep('delete', () => undefined),
    'POST /expenses/restore': keep('restore', () => ({ items: [expense] })),
    [`POST /expenses/${id}/correction`]: keep('correct', () => sampleExpense({ id: 'corrected' })),
    'GET /expenses/convert': () => ({
      amount: 8712,
      currency: 'GBP',
      conversion: { rate: '0.87120000', day: '2026-04-13', isOld: true },
      newestDay: '2026-04-13',
    }),
    'GET /expenses/calculateDistance': () => ({
      metres: 157_716,
      source: 'estimate',
      unit: 'imperial',
      tenths: 980,
      rate: 45,
      amount: 4410,
    }),
    'GET /companyManagement/expenseTypes': () => ({ items: [] }),
    'GET /companyManagement/creditCards/options': () => ({ items: [] }),
    'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [] }),
    'GET /timeSheetSubmissions/projects/platform/details': () => ({
      id: 'platform',
      details: { name: 'Data platform' },
      client: { id: 'water', name: 'Northgate Water', logoImage: null },
      isInternal: false,
      isNonChargeableExpensesAllowed: true,
      approver: amelia,
    }),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const opening = { onOpen: vi.fn(), onClose: vi.fn(), onDirty: vi.fn(), previousID: undefined, nextID: 'next' }
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="priya">
        {inWorkspace(<ClaimPanel opened={{ id }} listed={expense} isFresh={false} {...opening} />)}
      </DraftsOf>
    </QueryClientProvider>,
  )
  return { person, sent, unmount, ...opening }
}

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

describe('an open claim', () => {
  it('shows the receipt, and the amount with the rate that is kept', async () => {
    open(sampleExpense())
    expect(await screen.findByAltText('Receipt maaszicht.jpg')).toBeTruthy()
    expect(screen.getByLabelText('Amount in GBP').textContent).toBe('£160.30')
    expect(screen.getByText(/€1 = £0.8712, European Central Bank of 05\/11\/2026/).textContent).toMatch(/, kept$/)
    expect(await screen.findByText('Approved by Amelia Hart')).toBeTruthy()
  })

  it('says who will decide before it is saved with its project', async () => {
    open(sampleExpense({ request: { approver: null } }))
    expect(await screen.findByText('Approved by Amelia Hart')).toBeTruthy()
  })

  it('asks for another amount in the company’s currency, and points out a rate that is old', async () => {
    const { person } = open(sampleExpense())
    const amount = await screen.findByLabelText('Amount')
    await person.clear(amount)
    await person.type(amount, '100')
    await waitFor(() => expect(screen.getByLabelText('Amount in GBP').textContent).toBe('£87.12'))
    expect(screen.getByText(/more than a week older than this claim/)).toBeTruthy()
  })

  it('says at each field why it cannot be submitted, until that is edited', async () => {
    const { person } = open(
      sampleExpense({
        name: '',
        receipts: [],
        problems: [
          { field: 'name', reason: 'nameRequired', message: 'Name is required' },
          { field: 'receipts', reason: 'receiptRequired', message: 'Add a receipt: this type needs one' },
        ],
      }),
    )
    expect(await screen.findByText('Add a receipt: this type needs one')).toBeTruthy()
    expect(screen.getByText('Name is required')).toBeTruthy()
    await person.type(screen.getByLabelText('Name'), 'H')
    expect(screen.queryByText('Name is required')).toBeNull()
  })

  it('sends what was changed, on the version it was changed on', async () => {
    const { person, sent, onDirty } = open(sampleExpense())
    const name = await screen.findByLabelText('Name')
    await person.clear(name)
    await person.type(name, 'Hotel')
    expect(onDirty).toHaveBeenLastCalledWith(true)
    await person.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(sent).toEqual([{ call: 'update', body: { name: 'Hotel', version: 3 } }]))
  })

  it('is deleted at once, and comes back', async () => {
    const { person, sent, onClose } = open(sampleExpense())
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['delete', 'restore']))
    expect(sent[1]?.body).toEqual({ expenseIDs: [sampleExpense().id] })
  })

  it('points out claims that are perhaps the same', async () => {
    const double = { id: 'other', name: 'Hotel', incurredDate: '2026-11-05', because: 'receipt' as const }
    const { person, onOpen } = open(sampleExpense({ doubles: [double] }))
    await person.click(await screen.findByRole('button', { name: 'Hotel, 05/11/2026' }))
    expect(onOpen).toHaveBeenCalledWith('other')
  })
})

describe('a mileage claim', () => {
  it('shows what its places come to, by whom that was found out', async () => {
    open(sampleMileage())
    expect(await screen.findByText('2 × 49, estimated from the places')).toBeTruthy()
    expect(value('Distance')).toBe('98')
    expect(screen.getByText('98 miles × £0.45')).toBeTruthy()
    expect(screen.getByText('£44.10')).toBeTruthy()
  })

  it('takes another distance with a reason', async () => {
    const { person, sent } = open(sampleMileage())
    await screen.findByText('2 × 49, estimated from the places')
    const distance = screen.getByLabelText('Distance')
    await person.clear(distance)
    await person.type(distance, '110')
    await person.type(await screen.findByLabelText('Why the distance differs'), 'Closed road')
    await person.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ metres: 177_028, reason: 'Closed road', version: 3 })
  })

  it('works with a place that nobody knows', async () => {
    open(
      sampleMileage({
        places: [
          { label: 'The barn', latitude: null, longitude: null },
          { label: 'Leeds', latitude: 53.8, longitude: -1.55 },
        ],
      }),
    )
    expect(await screen.findByText('Enter the distance: not all places are known')).toBeTruthy()
  })
})

describe('what is typed', () => {
  const renamed = { ...sampleExpense(), name: 'Hostel', version: 4 }
  const save = () => screen.getByRole('button', { name: /^Save/ })
  const rename = async ({ person }: ReturnType<typeof open>) => {
    const name = await screen.findByLabelText('Name')
    await person.clear(name)
    await person.type(name, 'Hotel Maaszicht')
  }

  it('outlives a lost connection and the page, and is saved once there is one again', async () => {
    const offline = open(sampleExpense(), { [`PUT /expenses/${renamed.id}`]: () => LOST })
    await rename(offline)
    await offline.person.click(save())
    expect(await screen.findByText(/can’t be reached/)).toBeTruthy()
    expect(value('Name')).toBe('Hotel Maaszicht')
    offline.unmount()
    reloadDrafts()
    const online = open(sampleExpense())
    await waitFor(() => expect(value('Name')).toBe('Hotel Maaszicht'))
    await online.person.click(save())
    await waitFor(() => expect(online.sent).toMatchObject([{ call: 'update', body: { name: 'Hotel Maaszicht' } }]))
  })

  it('is held against what another browser has saved meanwhile, and neither is lost', async () => {
    let saved = sampleExpense()
    const bodies: { readonly version: number }[] = []
    const here = open(saved, {
      [`GET /expenses/${renamed.id}`]: () => saved,
      [`PUT /expenses/${renamed.id}`]: ({ body }) => {
        const given = JSON.parse(body) as (typeof bodies)[number]
        bodies.push(given)
        return given.version === saved.version ? { ...saved, ...given } : new Refused(409, 'changedMeanwhile')
      },
    })
    await rename(here)
    saved = { ...renamed, comment: 'Two nights' }
    await here.person.click(save())
    await here.person.click(await screen.findByRole('button', { name: 'Keep mine: Name' }))
    expect(value('Name')).toBe('Hotel Maaszicht')
    expect(value('Comment optional')).toBe('Two nights')
    await here.person.click(save())
    await waitFor(() => expect(bodies.at(-1)).toEqual({ name: 'Hotel Maaszicht', version: 4 }))
  })
})

describe('a denied claim', () => {
  it('says why, and is put right by a copy of it', async () => {
    const { person, onOpen } = open(
      sampleExpense({
        request: { state: 'denied', comment: 'Which night?', submittedAt: '2026-11-06T09:00:00.000Z' },
        can: { edit: false, delete: false, correct: true, changeVAT: false, unapprove: false },
      }),
    )
    expect(await screen.findByText('Which night?')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Correct' }))
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith('corrected'))
  })
})
