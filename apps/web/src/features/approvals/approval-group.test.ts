import { describe, expect, it } from 'vitest'
import { groupsText, periodText } from './approval-group'
import { waitingText } from './waiting-text'

describe('a group of requests', () => {
  it('is counted together with its entries', () => {
    expect(groupsText(46, 15, false)).toBe('46 entries in 15 groups')
    expect(groupsText(1, 1, false)).toBe('1 entry in 1 group')
    expect(groupsText(46, 46, true)).toBe('46 entries')
  })

  it('names its days with the year once', () => {
    expect(periodText('2026-11-02', '2026-11-08')).toBe('02/11 – 08/11/2026')
    expect(periodText('2025-12-29', '2026-01-04')).toBe('29/12/2025 – 04/01/2026')
    expect(periodText('2026-11-11', '2026-11-11')).toBe('11/11/2026')
  })
})

describe('how long something waits', () => {
  it.each([
    ['2026-11-09T08:00:00Z', '3 days'],
    ['2026-11-11T11:00:00Z', '1 day'],
    ['2026-11-12T07:00:00Z', '5 hours'],
    ['2026-11-12T11:48:00Z', '12 minutes'],
    ['2026-11-12T12:00:01Z', 'just now'],
    ['never', 'N/A'],
  ])('since %s is %s', (since, words) => {
    expect(waitingText(since, Date.parse('2026-11-12T12:00:00Z'))).toBe(words)
  })
})
