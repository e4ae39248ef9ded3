import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { describe, expect, it } from 'vitest'
import { shownEntry } from './own-history'

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  at: '2026-11-12T09:18:00.000Z',
  by: { employeeID: null, displayName: 'Amelia Hart' },
  impersonatedBy: null,
  action: 'updated',
  before: null,
  after: null,
  ...changes,
})

describe('the own history', () => {
  it('shows only what has changed, under the names of the page', () => {
    const shown = shownEntry(
      entry({
        before: { firstName: 'Amelia', lastName: 'Hart', profileImage: null },
        after: { firstName: 'Amy', lastName: 'Hart', profileImage: '/api/v1/files/public/x' },
      }),
    )
    expect(shown.did).toBe('changed the account')
    expect(shown.changes).toEqual([
      { field: 'First name', before: 'Amelia', after: 'Amy' },
      { field: 'Profile image', before: null, after: 'an image' },
    ])
  })

  it('says which browser signed in, and from where', () => {
    const { did, changes } = shownEntry(
      entry({ action: 'signedIn', after: { userAgent: 'X Chrome/1 Linux', address: '192.0.2.7', session: 's' } }),
    )
    expect(did).toBe('signed in with Chrome on Linux from 192.0.2.7')
    expect(changes).toEqual([])
  })

  it('credits what happened by itself to Praxis, and shows an unknown action as it is', () => {
    const shown = shownEntry(entry({ by: null, action: 'somethingNew' }))
    expect(shown.who.name).toBe('Praxis')
    expect(shown.did).toBe('somethingNew')
  })
})
