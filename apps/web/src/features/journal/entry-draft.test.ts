import type { JournalCategory } from '@praxis/contract/company/company-settings'
import { describe, expect, it } from 'vitest'
import { categoriesOf, entryInput, flattenedCategory, isWorthSaving, newDraft } from './entry-draft'

const meeting: JournalCategory = {
  id: '0198c0de-0000-7000-8000-000000000021',
  name: 'Meeting',
  color: '#0a7ea4',
  initials: 'MT',
  canBeDeleted: false,
}
const risk: JournalCategory = { ...meeting, id: '0198c0de-0000-7000-8000-000000000022', name: 'Risk', initials: 'RK' }

describe('the category of an entry', () => {
  it('is sent flattened', () => {
    expect(flattenedCategory(meeting)).toEqual({
      categoryID: meeting.id,
      categoryName: 'Meeting',
      categoryColor: '#0a7ea4',
      categoryCanBeDeleted: false,
      categoryInitials: 'MT',
    })
  })

  it('is told to be none by its id alone', () => {
    expect(flattenedCategory(undefined)).toEqual({ categoryID: null })
  })

  it('stays to be chosen though the company has it no longer', () => {
    expect(categoriesOf([meeting], risk)).toEqual([meeting, risk])
    expect(categoriesOf([meeting], meeting)).toEqual([meeting])
    expect(categoriesOf([meeting], null)).toEqual([meeting])
  })
})

describe('a draft', () => {
  it('begins today with the category at hand', () => {
    expect(newDraft('2026-11-12', meeting)).toEqual({
      title: '',
      content: '',
      categoryID: meeting.id,
      entryDate: '2026-11-12',
      isShared: false,
    })
  })

  it('becomes what is sent', () => {
    const draft = { ...newDraft('2026-11-12', meeting), title: ' Steering group 5 ', content: '<p>Agreed.</p>' }
    expect(entryInput(draft, [meeting, risk], '2026-11-12')).toEqual({
      title: 'Steering group 5',
      content: '<p>Agreed.</p>',
      entryDate: '2026-11-12',
      isShared: false,
      ...flattenedCategory(meeting),
    })
  })

  it('is worth saving with a title, words or a file', () => {
    const empty = { title: ' ', content: '' }
    expect(isWorthSaving(empty, 0)).toBe(false)
    expect(isWorthSaving(empty, 1)).toBe(true)
    expect(isWorthSaving({ ...empty, content: '<p>Agreed.</p>' }, 0)).toBe(true)
  })
})
