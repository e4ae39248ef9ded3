import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { describe, expect, it } from 'vitest'
import { shownProjectEntry } from './project-history'

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

const shown = (parts: Partial<HistoryEntry>) => shownProjectEntry(entry(parts), 'GBP')

describe('the history of a project', () => {
  it('tells what changed in the words of the page', () => {
    const before = {
      name: 'Data platform',
      endDate: '2027-03-31',
      tags: ['data'],
      isPublicToAllEmployees: false,
      timeSheetConstraint: 'none',
      dynamicDetails: { Framework: 'NW-ICT' },
    }
    const after = {
      ...before,
      endDate: null,
      tags: ['data', 'water'],
      isPublicToAllEmployees: true,
      timeSheetConstraint: 'strict',
      dynamicDetails: {},
    }
    expect(shown({ before, after })).toMatchObject({
      did: 'changed the project',
      changes: [
        { field: 'End date', before: '31/03/2027', after: null },
        { field: 'Tags', before: 'data', after: 'data, water' },
        { field: 'Backdating limit', before: 'No limit', after: 'Same day only' },
        { field: 'Public to all employees', before: 'No', after: 'Yes' },
        { field: 'Framework', before: 'NW-ICT', after: null },
      ],
    })
  })

  it('tells whose rights changed', () => {
    const permission = { employee: 'Daniel Osei', details: 'read', journal: 'noAccess' }
    const after = { permission: { ...permission, journal: 'write' } }
    expect(shown({ action: 'permissionChanged', before: { permission }, after })).toMatchObject({
      did: 'changed access: Daniel Osei',
      changes: [{ field: 'Journal', before: 'No access', after: 'Write' }],
    })
  })

  it('tells what was booked', () => {
    const [before, after] = [{ bookings: ['Architect: 50%'] }, { bookings: ['Architect: 100%', '3 more'] }]
    expect(shown({ action: 'bookingsChanged', before, after })).toMatchObject({
      did: 'changed bookings',
      changes: [{ field: 'Bookings', before: 'Architect: 50%', after: 'Architect: 100%; 3 more' }],
    })
  })

  it('tells which role changed, and to whom it goes', () => {
    const projectRole = { role: 'Architect', employee: 'Daniel Osei', rateCard: null }
    const after = { projectRole: { ...projectRole, employee: 'Priya Nair' } }
    expect(shown({ action: 'roleUpdated', before: { projectRole }, after })).toMatchObject({
      did: 'changed a role: Architect',
      changes: [{ field: 'Person', before: 'Daniel Osei', after: 'Priya Nair' }],
    })
  })

  it('tells the rates of a role', () => {
    const roleRates = { role: 'Architect', hourlyCharge: 0, hourlyCost: 80_00 }
    const after = { roleRates: { ...roleRates, hourlyCharge: 120_50 } }
    expect(shown({ action: 'ratesChanged', before: { roleRates }, after })).toMatchObject({
      did: 'changed the rates of a role: Architect',
      changes: [{ field: 'Hourly charge', before: '£0.00', after: '£120.50' }],
    })
  })

  it('tells what re-rating changed', () => {
    const before = { reRated: { count: 0, revenue: 0, cost: 10_000 } }
    const after = { reRated: { count: 12, revenue: 144_000, cost: 10_000 } }
    expect(shown({ action: 'timeReRated', before, after })).toMatchObject({
      did: 're-rated logged time: 12 entries',
      changes: [{ field: 'Revenue', before: '£0.00', after: '£1,440.00' }],
    })
  })

  it('tells names as they were typed, and rich text by its words', () => {
    const after = { name: 'R&D <phase 1>', dynamicDetails: { Aim: '<p>Q&amp;A <b>first</b></p>', Code: '<none>' } }
    expect(shown({ after }).changes).toEqual([
      { field: 'Project name', before: null, after: 'R&D <phase 1>' },
      { field: 'Aim', before: null, after: 'Q&A first' },
      { field: 'Code', before: null, after: '<none>' },
    ])
  })

  it('tells what a time sheet asks for', () => {
    const row = { key: 'Purchase order', type: 'freeText', isRequired: true, isStrategic: false }
    const [before, after] = [{ timeSheetSubmissionDetails: [] }, { timeSheetSubmissionDetails: [row] }]
    expect(shown({ before, after }).changes).toEqual([
      { field: 'Time sheet details', before: null, after: 'Purchase order (required)' },
    ])
  })

  it('shows no ids', () => {
    const after = { name: 'Data platform', lead: '0198c0de-0000-7000-8000-000000000001' }
    expect(shown({ action: 'created', after }).changes).toEqual([
      { field: 'Project name', before: null, after: 'Data platform' },
    ])
  })

  it('tells the amounts of a budget that changed', () => {
    const before = { consultancyBudget: { revenue: 0, cost: 0 }, expensesBudget: { revenue: 5, cost: 5 } }
    const after = { ...before, consultancyBudget: { revenue: 1_000_000, cost: 0 } }
    expect(shown({ before, after })).toMatchObject({
      did: 'changed the budget',
      changes: [{ field: 'Consultancy, revenue', before: '£0', after: '£10,000' }],
    })
  })
})
