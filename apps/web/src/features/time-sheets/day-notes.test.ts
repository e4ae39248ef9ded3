import { expect, it } from 'vitest'
import { dayNotes, hatchedPart, noteText } from './day-notes'

it('shows absences and markings of the day, and which of them wait', () => {
  const notes = dayNotes(
    {
      contractedTimeInterval: 13_500,
      items: [
        { kind: 'absence', share: 'am', words: 'Annual leave', takesTime: true, takenTimeInterval: 13_500 },
        { kind: 'absence', share: 'pm', words: 'Study (waiting)', takesTime: false, takenTimeInterval: 0 },
        { kind: 'marking', share: 'fullDay', words: 'On site', takesTime: false, takenTimeInterval: 0 },
        { kind: 'booking', share: 3600, words: 'Data platform', takesTime: false, takenTimeInterval: 0 },
      ],
    },
    true,
  )
  expect(notes.map(noteText)).toEqual(['Annual leave, morning', 'Study (waiting), afternoon', 'On site'])
  expect(notes.map(({ isWaiting }) => isWaiting)).toEqual([false, true, false])
  expect(hatchedPart(notes)).toBe('am')
})

it('hatches what takes time: a half, or all of the day', () => {
  const note = (part: 'am' | 'pm' | 'fullDay', takesTime = true) =>
    ({ kind: 'absence', words: '', part, isWaiting: !takesTime, isIdle: false, takesTime }) as const
  expect(hatchedPart([note('am'), note('pm')])).toBe('fullDay')
  expect(hatchedPart([note('pm'), note('fullDay', false)])).toBe('pm')
  expect(hatchedPart([note('fullDay', false)])).toBeUndefined()
})

it('lets an absence go on over a day off, on which it takes nothing', () => {
  const weekend = (takesTime: boolean) => ({
    contractedTimeInterval: 0,
    items: [
      { kind: 'absence' as const, share: 'fullDay' as const, words: 'Annual leave', takesTime, takenTimeInterval: 0 },
    ],
  })
  expect(dayNotes(weekend(true), true)).toMatchObject([{ isIdle: true, isWaiting: false }])
  expect(hatchedPart(dayNotes(weekend(true), true))).toBeUndefined()
  expect(dayNotes(weekend(false), true)).toMatchObject([{ isIdle: true, isWaiting: true }])
  // Without a contract no day is known to be off.
  expect(hatchedPart(dayNotes(weekend(true), false))).toBe('fullDay')
})
