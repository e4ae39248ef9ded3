import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { describe, expect, it } from 'vitest'
import { shownClientEntry } from './client-history'

const entry = (parts: Partial<HistoryEntry>): HistoryEntry => ({
  id: '0198c0de-0000-7000-8000-000000000009',
  at: '2026-11-12T09:18:00.000Z',
  by: { employeeID: '0198c0de-0000-7000-8000-000000000001', displayName: 'Ruth Ellison' },
  impersonatedBy: null,
  action: 'updated',
  before: null,
  after: null,
  ...parts,
})

describe('the history of a client', () => {
  it('tells the fields and the dynamic details that changed, as the page calls them', () => {
    const before = { name: 'Northgate', city: 'Warrington', isActive: true, dynamicDetails: { Sector: 'Water' } }
    const after = { name: 'Northgate', city: 'Chester', isActive: true, dynamicDetails: { Brief: '<p>Pipes</p>' } }
    expect(shownClientEntry(entry({ before, after }))).toMatchObject({
      did: 'changed the details',
      changes: [
        { field: 'City', before: 'Warrington', after: 'Chester' },
        { field: 'Sector', before: 'Water', after: null },
        { field: 'Brief', before: null, after: 'Pipes' },
      ],
    })
  })

  it('tells a contact that came', () => {
    const after = { type: 'Main', firstName: 'Rachel', lastName: 'Hale', jobTitle: '', email: '' }
    expect(shownClientEntry(entry({ action: 'contactAdded', after }))).toMatchObject({
      did: 'added a contact',
      changes: [
        { field: 'Type', before: null, after: 'Main' },
        { field: 'First name', before: null, after: 'Rachel' },
        { field: 'Last name', before: null, after: 'Hale' },
      ],
    })
  })
})
