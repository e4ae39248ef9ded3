import type { JournalEntry } from '@praxis/contract/clients/journal'
import { describe, expect, it } from 'vitest'
import { dayTitle, entryDays } from './entry-days'
import { sampleEntry } from './testing/sample-entry'

const entry = (id: string, entryDate: string): JournalEntry => ({ ...sampleEntry, id, entryDate })

it('entries of a day stand together, in the order they came', () => {
  const entries = [entry('1', '2026-11-12'), entry('2', '2026-11-12'), entry('3', '2026-11-10')]
  expect(entryDays(entries).map(({ day, entries: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-12', ['1', '2']],
    ['2026-11-10', ['3']],
  ])
})

describe('the title of a day', () => {
  it.each([
    ['2026-11-12', 'Today, 12/11/2026'],
    ['2026-11-11', 'Yesterday, 11/11/2026'],
    ['2026-11-08', 'Sunday, 08/11/2026'],
    ['2026-11-13', 'Friday, 13/11/2026'],
  ])('of %s is %s', (day, title) => {
    expect(dayTitle(day, '2026-11-12')).toBe(title)
  })
})
