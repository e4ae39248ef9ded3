import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { describe, expect, it } from 'vitest'
import { timeSheetTrace } from '../time-sheets/approval/time-sheet-trace'
import { shownRequestEntry } from './request-trace'

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'one',
  at: '2026-11-12T12:00:00Z',
  by: { employeeID: 'olive', displayName: 'Olive Marlow' },
  impersonatedBy: null,
  action: 'updated',
  before: null,
  after: null,
  ...changes,
})
const shown = (changes: Partial<HistoryEntry>) => shownRequestEntry(entry(changes), timeSheetTrace, 'Europe/London')

describe('the history of a request', () => {
  it('says who decides now, instead of whom and why, without ids', () => {
    expect(
      shown({
        action: 'approverChanged',
        before: { approver: 'Mo Stone', approverID: 'mo' },
        after: { approver: 'Otto Stone', approverID: 'otto', because: 'newLineManager' },
      }),
    ).toMatchObject({
      did: 'changed the approver: the line manager changed',
      changes: [{ field: 'Approver', before: 'Mo Stone', after: 'Otto Stone' }],
    })
  })

  it('names both who decided and in whose place', () => {
    expect(shown({ action: 'approved', after: { state: 'approved', decidedFor: 'Mo Stone' } }).did).toBe(
      'approved it for Mo Stone',
    )
  })

  it('tells of amendments in the words of the page', () => {
    const { did, changes } = shown({
      action: 'amended',
      before: { duration: 7200, role: 'Analyst', task: null, day: '2026-11-11', tags: [], dynamicDetails: {} },
      after: {
        duration: 5400,
        role: null,
        task: 'Plan',
        day: '2026-11-12',
        tags: ['site'],
        dynamicDetails: { Site: 'B' },
      },
    })
    expect(did).toBe('amended it')
    expect(changes).toEqual([
      { field: 'Day', before: '11/11/2026', after: '12/11/2026' },
      { field: 'Duration', before: '2h 00m', after: '1h 30m' },
      { field: 'Task', before: null, after: 'Plan' },
      { field: 'Role', before: 'Analyst', after: null },
      { field: 'Tags', before: null, after: 'site' },
      { field: 'Details', before: '', after: 'Site: B' },
    ])
  })

  it('says that a denial was left at that', () => {
    expect(shown({ action: 'denialAccepted' })).toMatchObject({ did: 'left it as denied', changes: [] })
  })

  it('names both where one acted as the other, and Praxis where nobody did', () => {
    const impersonatedBy = { employeeID: 'lea', displayName: 'Lea Stone' }
    expect(shown({ impersonatedBy })).toMatchObject({ who: { name: 'Lea Stone' }, asWhom: 'Olive Marlow' })
    expect(shown({ by: null }).who.name).toBe('Praxis')
  })
})
