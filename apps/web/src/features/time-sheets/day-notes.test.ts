import { expect, it } from 'vitest'
import { dayNotes, hatchedPart, noteText } from './day-notes'

it('shows absences and markings of the day, and which of them wait', () => {
  const notes = dayNotes({
    items: [
      { kind: 'absence', share: 'am', words: 'Annual leave', takesTime: true },
      { kind: 'absence', share: 'pm', words: 'Study (waiting)', takesTime: false },
      { kind: 'marking', share: 'fullDay', words: 'On site', takesTime: false },
      { kind: 'booking', share: 3600, words: 'Data platform', takesTime: false },
    ],
  })
  expect(notes.map(noteText)).toEqual(['Annual leave, morning', 'Study (waiting), afternoon', 'On site'])
  expect(notes.map(({ isWaiting }) => isWaiting)).toEqual([false, true, false])
  expect(hatchedPart(notes)).toBe('am')
})

it('hatches what takes time: a half, or all of the day', () => {
  const note = (part: 'am' | 'pm' | 'fullDay', takesTime = true) =>
    ({ kind: 'absence', words: '', part, isWaiting: !takesTime, takesTime }) as const
  expect(hatchedPart([note('am'), note('pm')])).toBe('fullDay')
  expect(hatchedPart([note('pm'), note('fullDay', false)])).toBe('pm')
  expect(hatchedPart([note('fullDay', false)])).toBeUndefined()
})
