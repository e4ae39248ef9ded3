import { ApiError } from '@praxis/contract/protocol/caller'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { ChangeProjectDialog } from './change-project-dialog'
import { sampleSubmission } from './testing/sample-group'

afterEach(() => vi.restoreAllMocks())

const gone = new ApiError(404, { reason: 'notFound' })
const northgate = { id: 'northgate', name: 'Northgate', logoImage: null, isActive: true }
const choice = { id: 'tower', name: 'Water tower', isActive: true, isInternal: false, client: northgate }

async function change(onChange: () => Promise<unknown>) {
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {inWorkspace(
        <ChangeProjectDialog submissions={[sampleSubmission()]} onChange={onChange} onClose={() => undefined} />,
      )}
    </QueryClientProvider>,
  )
  await person.click(screen.getByRole('combobox', { name: /New project/ }))
  await person.click(await screen.findByRole('option', { name: /Water tower/ }))
  return () => person.click(screen.getByRole('button', { name: /^Change/ }))
}

describe('changing the project of an entry', () => {
  it('offers what the server says would be accepted', async () => {
    const call = vi.spyOn(api, 'call').mockResolvedValue({ items: [choice] } as never)
    await change(async () => undefined)
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
      timeSheetApprovals.listProjectChoices,
      { query: { timeSheetSubmissionIDs: ['submission'], query: '' } },
    ])
  })

  it('says the reason of a refusal', async () => {
    vi.spyOn(api, 'call').mockResolvedValue({ items: [choice] } as never)
    const save = await change(() => Promise.reject(new ApiError(400, { reason: 'pastProjectEndDate' })))
    await save()
    await screen.findByText('The submission is past the project end date')
  })

  it('says whether the entry or the project is gone', async () => {
    const call = vi.spyOn(api, 'call').mockResolvedValue({ items: [choice] } as never)
    const save = await change(() => Promise.reject(gone))
    await save()
    await screen.findByText('This project is no longer available')
    call.mockRejectedValue(gone)
    await save()
    await screen.findByText('This entry no longer exists')
  })
})
