import type { JournalEntry } from '@praxis/contract/clients/journal'

export const sampleEntry: JournalEntry = {
  id: 'entry',
  clientID: 'northgate',
  entryDate: '2026-11-12',
  title: 'Kick-off',
  content: '',
  createdAt: '2026-11-12T09:00:00.000Z',
  updatedAt: '2026-11-12T09:00:00.000Z',
  version: 1,
  category: null,
  author: {
    id: 'amelia',
    displayName: 'Amelia Hart',
    displayInitials: 'AH',
    profileImage: null,
    jobTitle: 'Consultant',
    isActive: true,
  },
  files: [],
  signOff: null,
  isShared: false,
  can: { update: true, delete: true },
}
