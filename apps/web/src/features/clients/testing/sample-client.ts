import type { Client } from '@praxis/contract/clients/clients'

/** Northgate Water, as somebody who manages clients sees it. */
export const sampleClient = (changes: Partial<Client['details']> = {}): Client => ({
  id: '0198c0de-0000-7000-8000-000000000011',
  details: {
    name: 'Northgate Water',
    isActive: true,
    logoImage: null,
    tradingCurrency: 'GBP',
    contact: { email: '', landline: '01925 555 014', mobile: '', fax: '', website: 'http://northgate.example' },
    address: { line1: 'Lakeside House', line2: '', city: 'Warrington', postcode: 'WA3 7XJ' },
    clientOwner: {
      id: '0198c0de-0000-7000-8000-000000000001',
      displayName: 'Amelia Hart',
      displayInitials: 'AH',
      profileImage: null,
      jobTitle: 'Director',
      isActive: true,
    },
    dynamicDetails: [
      { key: 'Sector', value: 'Utilities', type: 'selects', isRequired: false, isStrategic: true },
      { key: 'Framework', value: 'NW-ICT', type: 'freeText', isRequired: false, isStrategic: false },
    ],
    ...changes,
  },
  contacts: [],
  journalEntryCount: 0,
  version: 1,
  createdAt: '2021-03-14T09:00:00.000Z',
  updatedAt: '2026-11-12T09:18:00.000Z',
  can: { edit: true, delete: true, readHistory: true },
})
