import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleSubmission } from '../testing/sample-time'
import { CellEditor } from './cell-editor'

afterEach(() => vi.unstubAllGlobals())

const entry = sampleSubmission({ project: null, to: undefined, comment: 'Feeds' })
const newer: TimeSheetSubmission = {
  ...entry,
  duration: 7200,
  comment: 'Sizing',
  updatedAt: '2026-11-11T18:00:00.000Z',
}
const row = { key: 'personal', project: null, client: null, task: null, cells: new Map(), total: 0 }

/** A cell whose entry somebody else changes while it is typed in. */
function ContestedCell({ onLeave, onDrop }: { onLeave: () => void; onDrop: () => void }) {
  const [shown, setShown] = useState(entry)
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
          edited: { row: 'personal', day: entry.day },
          edit: vi.fn(),
          leave: onLeave,
          drop: onDrop,
          goTo: vi.fn(),
          isActive: () => true,
          onFocus: vi.fn(),
          onKeyDown: () => false,
        }}
        onOpen={vi.fn()}
        onClear={vi.fn()}
      />
    </>
  )
}

function renderCell() {
  const sent: unknown[] = []
  serve({
    [`PATCH /timeSheetSubmissions/${entry.id}`]: ({ body }) => {
      const changes = JSON.parse(body)
      sent.push(changes)
      return changes.updatedAt === newer.updatedAt
        ? { ...newer, ...changes, updatedAt: '2026-11-11T19:00:00.000Z' }
        : new Refused(409, 'changedMeanwhile')
    },
  })
  const left = vi.fn()
  const dropped = vi.fn()
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <ContestedCell onLeave={left} onDrop={dropped} />
    </QueryClientProvider>,
  )
  const input = screen.getByRole('textbox', { name: 'Personal Work' })
  return { person, sent, left, dropped, input }
}

it('says that an entry was changed elsewhere, what it is now, and replaces it only when saved again', async () => {
  const { person, sent, left, input } = renderCell()
  await person.clear(input)
  await person.type(input, '4h{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This was changed elsewhere meanwhile.')
  expect(left).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Look again' }).click()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'This was changed elsewhere meanwhile. It is 2h 00m now, “Sizing”: save again to replace it.',
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
