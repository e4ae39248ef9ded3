import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { describe, expect, it } from 'vitest'
import { shownEmployeeEntry } from './employee-history'

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

const period = (appliedDate: string, friday: number) => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: { ...defaultWorkingWeek, 6: friday },
  holidayEntitlementDays: 25,
})

describe('the history of an employee', () => {
  it('tells the fields that changed, as the page calls them', () => {
    const { did, changes } = shownEmployeeEntry(
      entry({
        action: 'permissionUpdated',
        before: { canManageClients: false, canManageAssets: true, revenue: 'noAccess', lineManager: 'Daniel Osei' },
        after: { canManageClients: true, canManageAssets: true, revenue: 'read', lineManager: null },
      }),
    )
    expect(did).toBe('changed the permissions')
    expect(changes).toEqual([
      { field: 'Manage clients', before: 'No', after: 'Yes' },
      { field: 'Revenue', before: 'No access', after: 'Read' },
      { field: 'Line manager', before: 'Daniel Osei', after: null },
    ])
  })

  it('tells a period that came, by its day', () => {
    const before = { startDate: '2022-02-07', periods: [period('2022-02-07', 27_000)] }
    const after = { ...before, periods: [...before.periods, period('2027-01-01', 0)] }
    expect(shownEmployeeEntry(entry({ action: 'contractUpdated', before, after })).changes).toEqual([
      { field: 'From 01/01/2027', before: null, after: '30h 00m a week, Permanent, 25 days of leave' },
    ])
  })

  it('shows both people when one acted as the other', () => {
    const impersonatedBy = { employeeID: '0198c0de-0000-7000-8000-000000000002', displayName: 'Amelia Hart' }
    expect(shownEmployeeEntry(entry({ impersonatedBy }))).toMatchObject({
      who: { name: 'Amelia Hart' },
      asWhom: 'Ruth Ellison',
    })
  })

  it('says Praxis for what nobody did', () => {
    expect(shownEmployeeEntry(entry({ by: null })).who.name).toBe('Praxis')
  })
})
