import { describe, expect, it } from 'vitest'
import { firstsOfWeeks, groupsText, notesOf, periodText, shownEntries, withoutRequests } from './approval-group'
import { sampleGroup, sampleSubmission } from './testing/sample-group'
import { waitingText } from './waiting-text'

const HOUR = 3600

describe('a group of requests', () => {
  it('says what makes one look twice', () => {
    expect(notesOf(sampleGroup(), true)).toEqual([])
    const long = sampleGroup({ weekLoggedTime: 41.25 * HOUR, weekContractedTime: 37.5 * HOUR })
    expect(notesOf(long, true)).toEqual(['Week 3h 45m over 37h 30m'])
    expect(notesOf(long, false)).toEqual([])
    expect(notesOf(sampleGroup({ duration: 8 * HOUR, chargeableDuration: 5 * HOUR }), false)).toEqual([
      '3h 00m non-chargeable',
    ])
  })

  it('does not wonder at internal time, nor at a week that nothing is contracted for', () => {
    const internal = { id: 'p', details: { name: 'Hiring' }, isInternal: true }
    expect(notesOf(sampleGroup({ project: internal, chargeableDuration: 0, weekContractedTime: 0 }), true)).toEqual([])
    expect(notesOf(sampleGroup({ project: null, chargeableDuration: 0 }), true)).toEqual([])
  })

  it('is read as the sum of its entries, also when timers have measured them to the second', () => {
    const requests = [3659, 1859, 42].map((duration, index) => ({
      id: `entry ${index}`,
      version: 'seen',
      timeSheetSubmission: sampleSubmission({ duration, chargeableDuration: duration }),
    }))
    const shown = shownEntries({ requests })
    expect(shown.map(({ duration }) => duration)).toEqual([3660, 1860, 42])
    expect(shown.map(({ chargeableDuration }) => chargeableDuration)).toEqual([3660, 1860, 0])
  })

  it('is smaller without some of its requests, and gone without all of them', () => {
    const group = sampleGroup({
      requests: [
        {
          id: 'one',
          version: '1',
          timeSheetSubmission: sampleSubmission({ id: 'one', day: '2026-11-09', duration: HOUR }),
        },
        {
          id: 'two',
          version: '1',
          timeSheetSubmission: sampleSubmission({ id: 'two', day: '2026-11-11', duration: 2 * HOUR }),
        },
      ],
    })
    expect(withoutRequests(group, new Set(['one']))).toMatchObject({
      from: '2026-11-11',
      to: '2026-11-11',
      duration: 2 * HOUR,
      requests: [{ id: 'two' }],
    })
    expect(withoutRequests(group, new Set(['one', 'two']))).toBeUndefined()
    expect(withoutRequests(group, new Set(['other']))).toBe(group)
  })

  it('speaks of a week once, on the first of its groups in the list', () => {
    const at = (id: string, from: string, employee = 'priya') => ({
      ...sampleGroup({ from, to: from, employee: { ...sampleGroup().employee, id: employee } }),
      id,
    })
    const groups = [at('a', '2026-11-10'), at('b', '2026-11-09'), at('c', '2026-11-08'), at('d', '2026-11-10', 'tom')]
    expect([...firstsOfWeeks(groups)]).toEqual(['a', 'c', 'd'])
  })

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
