import { ApiError } from '@praxis/contract/protocol/caller'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { renderInKit } from '../../testing/render-in-kit'
import { hideSnackbars } from '../../ui/feedback/snackbar'
import { timeSheetApproval } from '../time-sheets/approval/time-sheet-approval'
import { sampleGroup } from '../time-sheets/testing/sample-group'
import { type ApprovalActions, useApprovalActions } from './use-approval-actions'

let actions: ApprovalActions
function Inbox() {
  actions = useApprovalActions(timeSheetApproval, () => undefined)
  return null
}
const open = () =>
  renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <Inbox />
    </QueryClientProvider>,
  )
afterEach(() => {
  vi.restoreAllMocks()
  act(hideSnackbars)
})

const [first, second] = [sampleGroup({ key: 'one' }), sampleGroup({ key: 'two' })]

describe('deciding', () => {
  it('by keys waits for what was decided last', async () => {
    let answer: () => void = () => undefined
    const call = vi.spyOn(api, 'call').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined as never)
        }),
    )
    open()
    await act(async () => actions.byKey.approve([first]))
    await act(async () => actions.byKey.approve([second]))
    await act(async () => actions.byKey.askToDeny([second]))
    expect(call).toHaveBeenCalledOnce()
    expect(actions.dialog).toBeUndefined()
    await act(async () => answer())
    await screen.findByText('1 entry approved')
    await act(async () => actions.byKey.approve([second]))
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('can take an approval back, with a reason', async () => {
    const call = vi.spyOn(api, 'call').mockResolvedValue(undefined as never)
    const { person } = open()
    await act(async () => actions.approve([first]))
    call.mockResolvedValue({ decidedIDs: ['submission'], skipped: [] } as never)
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(call.mock.lastCall?.[1]).toEqual({
      body: { requestIDs: ['submission'], state: 'waitingForApproval', comment: 'Approval undone' },
    })
    await screen.findByText('1 entry back in approvals')
  })

  it('offers no way back from a denial, which stays', async () => {
    vi.spyOn(api, 'call').mockResolvedValue(undefined as never)
    open()
    await act(async () => actions.deny([first], 'Which meeting?'))
    await screen.findByText('1 entry denied')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('names the first of many that somebody else has decided', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `${index}`)
    const skipped = ids.map((id) => ({ id, reason: 'requestDecided' }))
    vi.spyOn(api, 'call').mockResolvedValue({ decidedIDs: [], skipped } as never)
    open()
    const [request] = first.requests
    if (!request) throw new Error('the group has no request')
    await act(async () => actions.approve([{ ...first, requests: ids.map((id) => ({ ...request, id })) }]))
    const { textContent } = await screen.findByRole('alert')
    expect(textContent?.match(/already decided/g)).toHaveLength(3)
    expect(textContent).toContain('; and 37 more')
  })

  it.each([
    ['one', [first], 'This entry no longer exists'],
    [
      'several',
      [sampleGroup({ requests: [...first.requests, ...second.requests] })],
      '2 of these entries no longer exist',
    ],
  ])('on %s that whoever logged it has deleted says so', async (_, groups, words) => {
    vi.spyOn(api, 'call').mockRejectedValue(new ApiError(404, { reason: 'notFound' }))
    open()
    await act(async () => actions.deny(groups, ''))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))
  })
})
