import { describe, expect, it } from 'vitest'
import { withoutRequests } from '../../approvals/approval-group'
import { sampleGroup, sampleSubmission } from '../testing/sample-group'
import { timeSheetApproval } from './time-sheet-approval'
import { firstsOfWeeks, notesOf, timesRead } from './waiting-time'

const HOUR = 3600

describe('a group of waiting time', () => {
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
    const shown = timesRead({ requests })
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
    expect(withoutRequests(timeSheetApproval, group, new Set(['one']))).toMatchObject({
      from: '2026-11-11',
      to: '2026-11-11',
      duration: 2 * HOUR,
      requests: [{ id: 'two' }],
    })
    expect(withoutRequests(timeSheetApproval, group, new Set(['one', 'two']))).toBeUndefined()
    expect(withoutRequests(timeSheetApproval, group, new Set(['other']))).toBe(group)
  })

  it('speaks of a week once, on the first of its groups in the list', () => {
    const at = (key: string, from: string, employee = 'priya') =>
      sampleGroup({ key, from, to: from, employee: { ...sampleGroup().employee, id: employee } })
    const groups = [at('a', '2026-11-10'), at('b', '2026-11-09'), at('c', '2026-11-08'), at('d', '2026-11-10', 'tom')]
    expect([...firstsOfWeeks(groups)]).toEqual(['a', 'c', 'd'])
  })
})
