import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { drafts } from '../../../ui/drafts/drafts'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { sampleSubmission } from '../testing/sample-time'
import { CellEditor } from './cell-editor'
import { useUnsavedCells } from './unsaved-cells'

afterEach(() => {
  vi.unstubAllGlobals()
  drafts.clear()
})

const entry = sampleSubmission({ project: null, to: undefined, comment: 'Feeds' })
const newer: TimeSheetSubmission = {
  ...entry,
  duration: 7200,
  comment: 'Sizing',
  updatedAt: '2026-11-11T18:00:00.000Z',
}
const row = { key: 'personal ', project: null, opportunity: null, client: null, task: null, cells: new Map(), total: 0 }

/** A cell whose entry somebody else changes while it is typed in. */
function ContestedCell({ of, onLeave, onDrop }: { of: TimeSheetSubmission; onLeave: () => void; onDrop: () => void }) {
  const [shown, setShown] = useState(of)
  const unsaved = useUnsavedCells('2026-11-09')
  return (
    <>
      <button type="button" onClick={() => setShown(newer)}>
        Look again
      </button>
      <CellEditor
        row={row}
        day={entry.day}
        entry={shown}
        label="Personal Work"
        typed={undefined}
        keys={{
          edited: { row: 'personal ', day: entry.day },
          edit: vi.fn(),
          leave: onLeave,
          drop: onDrop,
          goTo: vi.fn(),
          isActive: () => true,
          onFocus: vi.fn(),
          onKeyDown: () => false,
        }}
        unsaved={unsaved}
        onOpen={vi.fn()}
        onClear={vi.fn()}
      />
    </>
  )
}

function renderCell(of = entry, isReached = true) {
  const sent: unknown[] = []
  serve({
    [`PATCH /timeSheetSubmissions/${entry.id}`]: ({ body }) => {
      const changes = JSON.parse(body)
      if (!isReached) return new Refused(503, 'unavailable')
      sent.push(changes)
      return changes.updatedAt === newer.updatedAt
        ? { ...newer, ...changes, updatedAt: '2026-11-11T19:00:00.000Z' }
        : new Refused(409, 'changedMeanwhile')
    },
  })
  const left = vi.fn()
  const dropped = vi.fn()
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <DraftsOf id="priya">
        <ContestedCell of={of} onLeave={left} onDrop={dropped} />
      </DraftsOf>
    </QueryClientProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Personal Work' })
  const comment = screen.getByRole<HTMLInputElement>('textbox', { name: 'Comment' })
  return { person, unmount, sent, left, dropped, input, comment }
}

it('says that an entry was changed elsewhere, what it is now, and replaces it only when saved again', async () => {
  const { person, sent, left, input } = renderCell()
  await person.clear(input)
  await person.type(input, '4h{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This was changed elsewhere in the meantime.')
  expect(left).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Look again' }).click()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'This was changed elsewhere in the meantime. It’s now 2h 00m, “Sizing”. Save again to replace it.',
    ),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Comment' }).value).toBe('Sizing')
  await person.type(input, '{Enter}')
  await waitFor(() => expect(left).toHaveBeenCalledWith('down'))
  expect(sent).toEqual([
    { duration: 14_400, updatedAt: entry.updatedAt },
    { duration: 14_400, updatedAt: newer.updatedAt },
  ])
})

it('leaves what was changed elsewhere as it is when the person looks elsewhere', async () => {
  const { person, sent, dropped, input } = renderCell()
  await person.clear(input)
  await person.type(input, '4h{Enter}')
  await screen.findByRole('alert')
  await person.click(screen.getByRole('button', { name: 'Look again' }))
  expect(dropped).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
})

it('has what could not be saved again after a reload, until it is saved', async () => {
  const lost = renderCell(newer, false)
  await lost.person.clear(lost.input)
  await lost.person.type(lost.input, '4h')
  await lost.person.type(lost.comment, ', again{Enter}')
  await screen.findByRole('alert')
  lost.unmount()

  reloadDrafts()
  const again = renderCell(newer)
  expect([again.input.value, again.comment.value]).toEqual(['4h', 'Sizing, again'])
  await again.person.type(again.input, '{Enter}')
  await waitFor(() => expect(again.left).toHaveBeenCalledWith('down'))
  again.unmount()

  reloadDrafts()
  expect(renderCell(newer).input.value).toBe('2h')
})

it('is given up with Escape', async () => {
  const { person, input, unmount } = renderCell()
  await person.clear(input)
  await person.type(input, '4h{Escape}')
  unmount()
  reloadDrafts()
  expect(renderCell().input.value).toBe('3h 30m')
})

it('says after a reload that what it was typed over has changed, before it is replaced', async () => {
  const first = renderCell()
  await first.person.clear(first.input)
  await first.person.type(first.input, '4h')
  first.unmount()
  reloadDrafts()
  const { input, dropped, person, sent } = renderCell(newer)
  expect(input.value).toBe('4h')
  expect(screen.getByRole('alert').textContent).toContain('It’s now 2h 00m, “Sizing”')
  await person.click(screen.getByRole('button', { name: 'Look again' }))
  expect(dropped).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

it('saves nothing while an input method takes a word of the comment with Enter', async () => {
  const { person, sent, left, comment } = renderCell(newer)
  await person.type(comment, '会議')
  fireEvent.keyDown(comment, { key: 'Enter', isComposing: true })
  expect(sent).toEqual([])
  await person.type(comment, '{Enter}')
  await waitFor(() => expect(left).toHaveBeenCalledWith('down'))
  expect(sent).toHaveLength(1)
})
