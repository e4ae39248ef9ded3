import { describe, expect, it } from 'vitest'
import { matchSources } from '../palette/match-items'
import { addressOf, DASHBOARD, entriesFor, entryOfPage, SIDE_MENU } from './side-menu-entries'
import type { Capability, FeatureFlag } from './workspace-viewer'

const ALL_FLAGS: FeatureFlag[] = ['project', 'reports', 'timeSheet', 'absence', 'expense', 'asset']

function labelsFor({
  flags = ALL_FLAGS,
  capabilities = [] as Capability[],
  exists = (_: string): boolean => true,
} = {}) {
  const company = { id: '1', domain: 'calder-rowe', name: 'Calder & Rowe', colours: null, features: new Set(flags) }
  return entriesFor({ company, capabilities: new Set(capabilities) }, exists).map((entry) => entry.label)
}

describe('the side menu', () => {
  it('shows a plain employee the public zone and reports', () => {
    expect(labelsFor()).toEqual([
      'Dashboard',
      'My Tasks',
      'My Employment',
      'Opportunities and Projects',
      'Time Sheet submissions',
      'Absences and Holidays',
      'Expenses',
      'Asset Bookings',
      'Requests Center',
      'Reports',
    ])
  })

  it('leaves out what the company has switched off, whatever the rights', () => {
    expect(
      labelsFor({ flags: [], capabilities: ['canManageClients', 'canProcessPayments', 'canManageAssets'] }),
    ).toEqual(['Dashboard', 'My Tasks', 'My Employment'])
  })

  it('has the requests where anything can be asked for', () => {
    expect(labelsFor({ flags: ['absence'] })).toContain('Requests Center')
    expect(labelsFor({ flags: ['timeSheet'] })).toContain('Requests Center')
    expect(labelsFor({ flags: ['project'] })).not.toContain('Requests Center')
  })

  it('shows approvals to whoever others’ requests come to', () => {
    expect(labelsFor({ capabilities: ['isApprover'] })).toContain('Approvals')
  })

  it('shows each management page to those who may manage it', () => {
    expect(labelsFor({ capabilities: ['canManageEmployees'] })).toContain('Employees')
    expect(labelsFor({ capabilities: ['canManageClients'] })).toContain('Clients')
    expect(labelsFor({ capabilities: ['canProcessPayments'] })).toContain('Process Payments')
    expect(labelsFor({ capabilities: ['canManageCompany'] })).toContain('Company Settings')
  })

  it('leads whoever may read the reports to the time of the team, unless the page of employees does', () => {
    expect(labelsFor()).not.toContain('Team time')
    expect(labelsFor({ capabilities: ['canManageReports'] })).toContain('Team time')
    expect(labelsFor({ capabilities: ['canManageReports', 'canManageEmployees'] })).not.toContain('Team time')
    expect(labelsFor({ flags: [], capabilities: ['canManageReports'] })).not.toContain('Team time')
  })

  it('shows master planning to whoever manages projects or is available in client resourcing', () => {
    expect(labelsFor({ capabilities: ['canManageProjects'] })).toContain('Master Planning')
    expect(labelsFor({ capabilities: ['isAvailableInClientResourcing'] })).toContain('Master Planning')
    expect(labelsFor({ flags: [], capabilities: ['canManageProjects'] })).not.toContain('Master Planning')
  })

  it('leaves out entries whose page is not part of the product', () => {
    expect(labelsFor({ exists: (path) => path.endsWith('/absences') })).toEqual(['Absences and Holidays'])
  })

  it('has the public zone before the private one', () => {
    const zones = SIDE_MENU.map((entry) => entry.zone)
    expect(zones.lastIndexOf('public')).toBeLessThan(zones.indexOf('private'))
  })
})

describe('addressOf', () => {
  it('puts the company into the path and leaves out what is optional', () => {
    expect(addressOf(DASHBOARD, 'calder-rowe')).toBe('/employments/calder-rowe')
    expect(addressOf('/employments/$companyDomain/employees/{-$employeeID}', 'a b')).toBe(
      '/employments/a%20b/employees',
    )
    expect(addressOf('/employments/$companyDomain/clients', 'calder-rowe')).toBe('/employments/calder-rowe/clients')
  })
})

describe('the entry that a page belongs to', () => {
  it.each([
    ['/timesheetsubmissions', 'Time Sheet submissions'],
    ['/clients/1', 'Clients'],
    ['/projects/1/taskLists', 'Opportunities and Projects'],
    ['/project-template', 'Opportunities and Projects'],
    ['/employee-management/timesheets', 'Team time'],
    ['/employee-management/organisation', 'Employees'],
    ['/requests', 'Requests Center'],
    ['/failedWork', undefined],
    ['', undefined],
  ])('%s: %s', (path, label) => {
    expect(entryOfPage(path)?.label).toBe(label)
  })
})

it.each(['time sheets', 'timesheet', 'time sheet sub'])('the page of time sheets is found by “%s”', (typed) => {
  const items = SIDE_MENU.map((entry) => ({ ...entry, id: entry.to, icon: null, run: () => undefined }))
  const found = matchSources([{ group: 'Pages', items }], typed).flatMap(({ items: ranked }) => ranked)
  expect(found.map(({ item }) => item.label)).toEqual(['Time Sheet submissions'])
})
