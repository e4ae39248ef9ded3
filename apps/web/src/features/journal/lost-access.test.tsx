import { journalEntries } from '@praxis/contract/clients/journal'
import { ApiError } from '@praxis/contract/protocol/caller'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { Journal } from './journal'
import { sampleEntry } from './testing/sample-entry'

afterEach(() => vi.restoreAllMocks())

const entryFor = (mayWrite: boolean) => ({ ...sampleEntry, can: { update: mayWrite, delete: mayWrite } })
const pageFor = (mayWrite: boolean) => ({
  items: [entryFor(mayWrite)],
  metadata: { page: 1, per: 25, total: 1, hasMore: false },
  countByCategory: [],
  can: { create: mayWrite },
})

const workspace = sampleWorkspace('calder-rowe')
const target = { clientID: 'northgate' }

/** A journal that is open for writing, until the server answers otherwise. */
async function openJournal() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let mayRead = true
  let mayWrite = true
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: unknown) => {
    if (!mayRead) throw new ApiError(404, { reason: 'notFound' })
    return endpoint === journalEntries.getJournalEntry ? entryFor(mayWrite) : pageFor(mayWrite)
  }) as never)
  const onDraft = vi.fn()
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(
        <Journal
          target={target}
          about="Northgate"
          workspace={workspace}
          search={{}}
          onSearch={() => undefined}
          onDraft={onDraft}
        />,
      )}
    </QueryClientProvider>,
  )
  await screen.findByRole('article', { name: 'Kick-off' })
  const answerWith = async (rights: { mayRead: boolean; mayWrite: boolean }) => {
    mayRead = rights.mayRead
    mayWrite = rights.mayWrite
    await act(() => queryClient.invalidateQueries())
  }
  return {
    person,
    onDraft,
    takeAway: () => answerWith({ mayRead: true, mayWrite: false }),
    closeAll: () => answerWith({ mayRead: false, mayWrite: false }),
    giveBack: () => answerWith({ mayRead: true, mayWrite: true }),
  }
}

const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })

describe('an entry half written when the right to write is taken away', () => {
  it('stays, cannot be saved, and can be copied', async () => {
    const { person, onDraft, takeAway, giveBack } = await openJournal()
    await person.click(screen.getByRole('button', { name: 'What happened with Northgate?' }))
    await person.type(titleField(), 'Price agreed')
    await takeAway()
    await screen.findByText(/You can no longer write here/)
    expect(titleField().value).toBe('Price agreed')
    expect(screen.queryByRole('button', { name: /Add entry/ })).toBeNull()
    expect(onDraft).toHaveBeenLastCalledWith(true)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await person.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(copied).toHaveBeenCalledWith('Price agreed')

    await giveBack()
    await screen.findByRole('button', { name: /Add entry/ })
    expect(titleField().value).toBe('Price agreed')
  })

  it('stays alone when nothing of the journal may be read any more', async () => {
    const { person, closeAll } = await openJournal()
    await person.click(screen.getByRole('button', { name: 'Actions for Kick-off' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await person.type(titleField(), ' with Ruth')
    await closeAll()
    await screen.findByText(/You can no longer write here/)
    expect(titleField().value).toBe('Kick-off with Ruth')
  })

  it('leaves nothing to read behind when nothing was typed', async () => {
    const { closeAll, onDraft } = await openJournal()
    await closeAll()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(screen.queryByRole('button', { name: 'What happened with Northgate?' })).toBeNull()
    expect(onDraft).toHaveBeenLastCalledWith(false)
  })
})
