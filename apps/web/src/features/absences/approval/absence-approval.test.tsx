import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { describe, expect, it } from 'vitest'
import { approved, sampleAbsence, sampleRequest, studyLeave } from '../testing/sample-absence'
import { absenceApproval } from './absence-approval'
import { absenceTrace } from './absence-trace'
import { soleGroup } from './waiting-leave'

const waiting = (id: string, from: string, to: string, days: number, reason = sampleAbsence().reason) => ({
  id,
  version: 'seen',
  absence: sampleAbsence({ id, from, to, days, reason }),
})
const [short, long] = [
  waiting('a', '2026-12-02', '2026-12-02', 1, studyLeave),
  waiting('b', '2026-12-21', '2027-01-04', 7.5),
]
const group = { ...soleGroup(short), from: short.absence.from, to: long.absence.to, days: 8.5, requests: [short, long] }
const { inbox } = absenceApproval

describe('leave in the inbox', () => {
  it('is a group of what one person asks for, in days', () => {
    expect(inbox.nameOf(group)).toBe('Study leave, Annual leave')
    expect(inbox.show([group]).get(group.key)).toMatchObject({
      title: 'Study leave, Annual leave',
      amounts: ['8.5 days'],
    })
    expect(inbox.totalOf([group, soleGroup(short)])).toBe('9.5 days')
    expect(inbox.phraseOf(short)).toBe('Priya Nair, Study leave, 02/12/2026')
  })

  it('has the days and the weekdays of each request', () => {
    expect(inbox.showEntries(group, 'Europe/London')[1]).toMatchObject({
      title: 'Annual leave',
      detail: 'Mon – Mon',
      when: '21/12/2026 – 04/01/2027',
      amounts: ['7.5 days'],
    })
  })

  it('keeps the days of the requests that are left', () => {
    expect(inbox.reduced(group, [long])).toMatchObject({ from: '2026-12-21', to: '2027-01-04', days: 7.5 })
  })
})

describe('leave among requests', () => {
  const withCan = (can: Partial<Absence['can']>, request: Partial<Absence['request']> = {}) =>
    sampleRequest(sampleAbsence({ request, can: { ...sampleAbsence().can, ...can } }))

  it('is asked for again where it was denied, and decided on while it waits', () => {
    const denied = withCan({ correct: true }, { state: 'denied' })
    expect(absenceApproval.show(denied).can.correct).toBe(true)
    expect(absenceApproval.waiting(denied)).toBeUndefined()
    const request = withCan({ decide: true })
    expect(absenceApproval.show(request)).toMatchObject({
      title: 'Annual leave',
      amount: '1 day',
      detail: '23/11/2026, Mon',
    })
    expect(absenceApproval.waiting(request)).toMatchObject({ id: request.id, version: 'seen' })
    expect(absenceApproval.show(sampleRequest(sampleAbsence({ request: approved }))).can.correct).toBe(false)
  })

  it('is reopened or called off once it is approved, also its end alone', () => {
    const can = (given: Partial<Absence['can']>) => absenceApproval.show(withCan(given, approved)).can
    expect(can({ reopen: true })).toMatchObject({ reopen: true, cancel: false })
    expect(can({ cancel: true })).toMatchObject({ reopen: false, cancel: true })
    expect(can({ cancelFromDay: true })).toMatchObject({ cancel: true })
  })
})

it('has words for what the history keeps of an absence', () => {
  expect(absenceTrace.valueText('datePart', 'pm', 'UTC')).toBe('PM')
  expect(absenceTrace.valueText('from', '2026-12-02', 'UTC')).toBe('02/12/2026')
  expect(absenceTrace.valueText('comment', 'Skiing', 'UTC')).toBeUndefined()
})
