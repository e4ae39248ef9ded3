import { describe, expect, it } from 'vitest'
import { overlapping, overlappingIDs } from './overlaps'

const entry = (id: string, from: string, to?: string, state: 'approved' | 'denied' = 'approved') => ({
  id,
  request: { state },
  from: `2026-11-11T${from}:00Z`,
  ...(to && { to: `2026-11-11T${to}:00Z` }),
})

describe('overlaps', () => {
  it('are told of both that share a moment', () => {
    expect([...overlappingIDs([entry('a', '09:00', '11:00'), entry('b', '10:30', '12:00')])].sort()).toEqual(['a', 'b'])
  })

  it('are none where one ends as the other begins', () => {
    expect(overlappingIDs([entry('a', '09:00', '11:00'), entry('b', '11:00', '12:00')]).size).toBe(0)
  })

  it('are seen across one that ended before', () => {
    const entries = [entry('a', '09:00', '12:00'), entry('b', '09:30', '10:00'), entry('c', '11:00', '13:00')]
    expect([...overlappingIDs(entries)].sort()).toEqual(['a', 'b', 'c'])
  })

  it('leave out what has no time of day', () => {
    expect(overlappingIDs([entry('a', '00:00'), entry('b', '00:00')]).size).toBe(0)
  })

  it('leave out what was denied', () => {
    const denied = entry('a', '09:00', '11:00', 'denied')
    expect(overlappingIDs([denied, entry('b', '10:00', '12:00')]).size).toBe(0)
    expect(overlapping([denied], new Date(denied.from), new Date(denied.to ?? ''))).toEqual([])
  })

  it('are found for a time that is being typed', () => {
    const entries = [entry('a', '09:00', '11:00'), entry('b', '00:00')]
    const at = (time: string) => new Date(`2026-11-11T${time}:00Z`)
    expect(overlapping(entries, at('10:00'), at('12:00')).map(({ id }) => id)).toEqual(['a'])
    expect(overlapping(entries, at('11:00'), at('12:00'))).toEqual([])
  })
})
