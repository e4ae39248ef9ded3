import type { ResourcePermissionRow } from '@praxis/contract/projects/project-permissions'
import { describe, expect, it } from 'vitest'
import { sampleProject, sampleProjectOfReader } from '../testing/sample-project'
import { wholeDetails } from '../whole-details'
import { type AccessTarget, accessRows, permissionsAtFirst } from './access-rows'

const { lead } = wholeDetails(sampleProject())
const project: AccessTarget = { kind: 'project', id: 'data-platform', lead, isActive: true, isPublic: false }
const person = (id: string, displayName: string) => ({ ...lead, id, displayName })
const daniel = person('daniel', 'Daniel Osei')
const priya = person('priya', 'Priya Nair')

const grantOf = (employee: typeof lead): ResourcePermissionRow => ({
  id: `grant-${employee.id}`,
  employee,
  permissions: sampleProjectOfReader().permissions,
  updatedAt: '2026-11-12T09:18:00.000Z',
  updatedBy: 'Ruth Ellison',
})

describe('who may do what in a project', () => {
  it('begins with the lead and the managers of projects, who may do everything', () => {
    const [first, second] = accessRows(project, [], [])
    expect(first).toMatchObject({ kind: 'implied', name: 'Amelia Hart', permissions: { invoicing: 'write' } })
    expect(second).toMatchObject({ kind: 'implied', name: 'Project managers', permissions: { details: 'write' } })
  })

  it('tells those who were let in as what was given to them, and others with a role as what it brings', () => {
    const roles = [
      { employee: daniel },
      { employee: priya },
      { employee: priya },
      { employee: lead },
      { employee: null },
    ]
    const rows = accessRows(project, [grantOf(daniel)], roles).slice(2)
    expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['granted', 'Daniel Osei'],
      ['implied', 'Priya Nair'],
    ])
    expect(rows[1]?.permissions).toMatchObject({ details: 'read', taskLists: 'write', invoicing: 'noAccess' })
  })

  it('ends with everybody when the project is public', () => {
    const rows = accessRows({ ...project, isPublic: true }, [], [])
    expect(rows.at(-1)).toMatchObject({ name: 'All employees', permissions: { details: 'read', journal: 'noAccess' } })
  })
})

it('whoever is let in starts with the details, or with the same everywhere', () => {
  expect(permissionsAtFirst('details')).toEqual({})
  expect(permissionsAtFirst('read')).toMatchObject({ details: 'read', timeSheetSubmissions: 'read' })
})
