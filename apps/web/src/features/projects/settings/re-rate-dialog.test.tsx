import { ApiError } from '@praxis/contract/protocol/caller'
import { projectTime } from '@praxis/contract/time/time-reports'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../api/api'
import { renderInKit } from '../../../testing/render-in-kit'
import { ReRateDialog } from './re-rate-dialog'

afterEach(() => vi.restoreAllMocks())

const amounts = { loggedTime: 5400, revenue: { before: 0, after: 18_000 }, cost: { before: 0, after: 7500 } }
const preview = {
  currency: 'EUR',
  version: 'v1',
  total: { count: 2, ...amounts },
  byRole: [{ roleID: 'r', roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000, count: 2, ...amounts }],
}

const open = (answer: () => unknown) => {
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation((async (endpoint: unknown) =>
      endpoint === projectTime.previewReRating ? preview : answer()) as never)
  const onClose = vi.fn()
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReRateDialog projectID="p" ofRole={undefined} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { call, onClose, person }
}

describe('re-rating logged time', () => {
  it('shows what it changes, and applies exactly that', async () => {
    const { call, onClose, person } = open(() => preview)
    const row = await screen.findByRole('row', { name: /Engineer/ })
    expect(row.textContent).toMatch(/2.*€0.*€180.*€0.*€75/)
    await person.click(screen.getByRole('checkbox', { name: 'Approved' }))
    await person.click(await screen.findByRole('button', { name: 'Re-rate 2 entries' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const applied = call.mock.calls.find(([endpoint]) => (endpoint as unknown) === projectTime.reRateSubmissions)
    expect(applied?.[1]).toEqual({
      params: { id: 'p' },
      body: { states: ['unsubmitted', 'waitingForApproval'], version: 'v1' },
    })
  })

  it('stays open with the reason when something changed meanwhile', async () => {
    const { onClose, person } = open(() => {
      throw new ApiError(409, { reason: 'changedMeanwhile' })
    })
    await person.click(await screen.findByRole('button', { name: 'Re-rate 2 entries' }))
    expect(await screen.findByText(/Someone else changed this/)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks for nothing while no state is chosen', async () => {
    const { person } = open(() => preview)
    await screen.findByRole('row', { name: /Engineer/ })
    for (const box of screen.getAllByRole('checkbox')) await person.click(box)
    expect(screen.getByText('Choose at least one state.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Re-rate' }).disabled).toBe(true)
  })
})
