import type { JournalEntry } from '@praxis/contract/clients/journal'
import { describe, expect, it } from 'vitest'
import { withEditedEntries } from './edited-entries'
import { sampleEntry } from './testing/sample-entry'

const entry = (id: string, entryDate: string, mayUpdate = true): JournalEntry => ({
  ...sampleEntry,
  id,
  entryDate,
  can: { update: mayUpdate, delete: mayUpdate },
})

const placesOf = (entries: readonly JournalEntry[]) => entries.map(({ id, entryDate }) => `${id} ${entryDate}`)

describe('an entry that is being edited', () => {
  const edited = entry('2', '2026-11-12')

  it('stays on its day when somebody else moves it', () => {
    const entries = [entry('1', '2026-11-12'), entry('3', '2026-11-10'), entry('2', '2026-11-01')]
    expect(placesOf(withEditedEntries(entries, [edited]))).toEqual(['1 2026-11-12', '2 2026-11-12', '3 2026-11-10'])
  })

  it('stays when somebody else deletes it', () => {
    const entries = [entry('1', '2026-11-13'), entry('3', '2026-11-10')]
    expect(placesOf(withEditedEntries(entries, [edited]))).toEqual(['1 2026-11-13', '2 2026-11-12', '3 2026-11-10'])
  })

  it('stays open when the right to change it goes', () => {
    expect(withEditedEntries([entry('2', '2026-11-12', false)], [edited])[0]?.can.update).toBe(true)
  })
})

it('without any, the list is as it came', () => {
  const entries = [entry('2', '2026-11-01'), entry('1', '2026-11-12')]
  expect(withEditedEntries(entries, [])).toEqual(entries)
})
