import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'

const daniel = {
  id: '0198c0de-0000-7000-8000-000000000001',
  displayName: 'Daniel Osei',
  displayInitials: 'DO',
  profileImage: null,
  jobTitle: 'Solutions Architect',
  isActive: true,
}
const platform = '0198c0de-0000-7000-8000-000000000021'
const standard = { vatRate: 0.2, vatCategory: 'standard' } as const

/** Open work of Data platform: time of one person, two expenses, a milestone that is due and one that is not. */
export const sampleWork = (changes: Partial<UninvoicedWork> = {}): UninvoicedWork => ({
  client: { id: '0198c0de-0000-7000-8000-000000000011', name: 'Northgate Water', logoImage: null, isActive: true },
  currency: 'GBP',
  projects: [{ id: platform, name: 'Data platform', ...standard }],
  time: [
    {
      projectID: platform,
      name: 'Daniel Osei, Solutions Architect',
      employee: daniel,
      roleName: 'Solutions Architect',
      from: '2026-11-02',
      to: '2026-11-11',
      seconds: 78_300,
      quantity: 21.75,
      unitAmount: 11_800,
      net: 256_650,
      timeSheetSubmissions: ['t1', 't2'],
    },
  ],
  expenses: [
    {
      id: 'e1',
      projectID: platform,
      name: 'Rail, Leeds to Warrington',
      typeName: 'Travel',
      employee: daniel,
      incurredDate: '2026-11-04',
      net: 4860,
      vatRate: 0,
      vatCategory: 'zero',
    },
    {
      id: 'e2',
      projectID: platform,
      name: 'Cloud sandbox, November',
      typeName: 'Software',
      employee: daniel,
      incurredDate: '2026-11-05',
      net: 16_030,
      ...standard,
    },
  ],
  agreements: [
    {
      ...{ id: 'a1', projectID: platform, name: 'Discovery milestone 3', dueDate: '2026-11-01', doneOn: null },
      ...{ total: 300_000, invoiced: 150_000, left: 150_000, due: 150_000, draftID: null },
    },
    {
      ...{ id: 'a2', projectID: platform, name: 'Handover', dueDate: '2027-03-31', doneOn: null },
      ...{ total: 500_000, invoiced: 0, left: 500_000, due: 0, draftID: null },
    },
  ],
  waitingItems: [],
  notOffered: [
    {
      ...{ reason: 'waitingForApproval', kind: 'time', projectID: platform, count: 2, seconds: 23_400, net: 75_400 },
      ...{ employee: { ...daniel, displayName: 'Tom Okafor' }, draftID: null },
    },
  ],
  net: { time: 256_650, expenses: 20_890, agreements: 150_000, waitingItems: 0, total: 427_540, rounding: 0 },
  ...changes,
})
