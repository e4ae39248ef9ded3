import { type JournalEntry, journalEntries } from '@praxis/contract/clients/journal'
import { ApiError } from '@praxis/contract/protocol/caller'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { DraftsOf } from '../../ui/drafts/draft-scope'
import { drafts } from '../../ui/drafts/drafts'
import { reloadDrafts } from '../../ui/drafts/testing/reload-drafts'
import { EditedEntryCard } from './edited-entry-card'
import { sampleEntry } from './testing/sample-entry'

afterEach(() => vi.restoreAllMocks())

/** Opens an entry for editing on a server that refuses changes made on an older version. */
function editEntry() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let saved: JournalEntry = sampleEntry
  const sent: unknown[] = []
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: unknown, input: { body: { version: number } }) => {
    if (endpoint === journalEntries.getJournalEntry) return saved
    sent.push(input.body)
    if (input.body.version !== saved.version) throw new ApiError(409, { reason: 'changedMeanwhile' })
    return saved
  }) as never)
  const onEnd = vi.fn()
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">
        {inWorkspace(
          <EditedEntryCard
            entry={sampleEntry}
            categories={[]}
            today="2026-11-12"
            isClosed={false}
            isShareable={false}
            onEnd={onEnd}
          />,
        )}
      </DraftsOf>
    </QueryClientProvider>,
  )
  const somebodySaves = (changes: Partial<JournalEntry>) => {
    saved = { ...saved, ...changes, version: saved.version + 1 }
  }
  const hear = () => act(() => queryClient.invalidateQueries())
  return { person, sent, onEnd, somebodySaves, hear }
}

const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const entryField = () => screen.findByRole('textbox', { name: 'Entry' })
const save = () => screen.getByRole('button', { name: /^Save/ })

it('an entry whose title two people change is saved once one is chosen, with all else that the other wrote', async () => {
  const { person, sent, onEnd, somebodySaves, hear } = editEntry()
  await person.type(titleField(), ' with Ruth')
  somebodySaves({ title: 'First meeting', content: '<p>Price agreed.</p>', entryDate: '2026-11-11' })
  await hear()

  const told = await screen.findByText(/while you were editing/)
  expect(told.textContent).toContain('First meeting')
  expect(told.textContent).toContain('Kick-off with Ruth')
  expect(titleField().value).toBe('Kick-off with Ruth')
  expect((await entryField()).innerHTML).toBe('<p>Price agreed.</p>')

  await person.click(save())
  await screen.findByText('Someone else changed this in the meantime')
  expect(sent).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Keep mine: Title' }))
  await person.click(save())
  await waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(sent).toEqual([
    expect.objectContaining({
      title: 'Kick-off with Ruth',
      content: '<p>Price agreed.</p>',
      entryDate: '2026-11-11',
      version: 2,
    }),
  ])
})

it('an entry that somebody else has changed unheard keeps both changes', async () => {
  const { person, sent, onEnd, somebodySaves } = editEntry()
  await person.type(titleField(), ' with Ruth')
  somebodySaves({ content: '<p>Price agreed.</p>' })
  await person.click(save())
  await waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ title: 'Kick-off with Ruth', content: '<p>Price agreed.</p>', version: 2 })
})

it('an entry whose title somebody else has changed unheard is not overwritten', async () => {
  const { person, sent, onEnd, somebodySaves } = editEntry()
  await person.type(titleField(), ' with Ruth')
  somebodySaves({ title: 'First meeting' })
  await person.click(save())
  await person.click(await screen.findByRole('button', { name: 'Take theirs: Title' }))
  expect(titleField().value).toBe('First meeting')
  expect(sent).toHaveLength(1)
  expect(onEnd).not.toHaveBeenCalled()
})

it('an entry that was left as it is can be saved with a file', async () => {
  const { person, sent, onEnd } = editEntry()
  await person.upload(screen.getByLabelText('Files to attach'), new File(['plan'], 'plan.txt'))
  await person.click(save())
  await waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(sent).toEqual([expect.objectContaining({ title: 'Kick-off', version: 1 })])
})

it.each([
  '{"edits":{"title":"Kick-off with Ruth","content":"<p>An hour of typing</p>"},"base":{"title":"Kick-off","content":""},"idempotencyKey":"926f6501ca316665acd8db388a748aa9"}',
  '{"edited":{"title":"Kick-off with Ruth","content":"<p>An hour of typing</p>","categoryID":null,"entryDate":"2026-11-12"},"base":{"title":"Kick-off","content":"","categoryID":null,"entryDate":"2026-11-12"}}',
])('an entry is filled with what was typed before a deployment: %s', async (kept) => {
  drafts.keep('amelia/journal/entry/entry', JSON.parse(kept))
  reloadDrafts()
  const { person, sent, onEnd } = editEntry()
  expect(titleField().value).toBe('Kick-off with Ruth')
  expect((await entryField()).innerHTML).toBe('<p>An hour of typing</p>')
  await person.click(save())
  await waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(sent).toEqual([expect.objectContaining({ title: 'Kick-off with Ruth', content: '<p>An hour of typing</p>' })])
  expect(drafts.own('amelia/journal/entry/entry')).toBeUndefined()
})
