import { projectAreas } from '@praxis/contract/projects/project-rules'
import { describe, expect, it } from 'vitest'
import { type TargetableRelation, targetablePermissions } from './targetable-policy'

const nobody: TargetableRelation = {
  managesProjects: false,
  isLead: false,
  hasRole: false,
  granted: null,
  revenue: 'noAccess',
}
const active = { isActive: true, isPublic: false }

describe('what somebody may do with a targetable', () => {
  it.each([
    [
      'a manager of projects',
      { managesProjects: true },
      { edit: true, editPermissions: true, editRoles: true, trackTime: false, delete: true },
    ],
    [
      'the lead',
      { isLead: true },
      { edit: true, editPermissions: true, editRoles: true, trackTime: true, delete: false },
    ],
    [
      'somebody with a role',
      { hasRole: true },
      { edit: false, editPermissions: false, editRoles: false, trackTime: true, delete: false },
    ],
    [
      'somebody let into the journal',
      { granted: { journal: 'write' } },
      { edit: false, editPermissions: false, editRoles: false, trackTime: true, delete: false },
    ],
    [
      'somebody let into the details',
      { granted: { details: 'write' } },
      { edit: true, editPermissions: false, editRoles: false, trackTime: true, delete: false },
    ],
    ['somebody let into the planning', { granted: { planning: 'write' } }, { edit: false, editRoles: true }],
  ] as const)('%s', (_, relation, permissions) => {
    expect(targetablePermissions({ ...nobody, ...relation }, active)).toMatchObject({ isVisible: true, ...permissions })
  })

  it('somebody who has nothing to do with it sees it only when it is public, and may then log time', () => {
    expect(targetablePermissions(nobody, active)).toMatchObject({ isVisible: false, trackTime: false })
    expect(targetablePermissions(nobody, { ...active, isPublic: true })).toMatchObject({
      isVisible: true,
      trackTime: true,
      edit: false,
    })
  })

  it.each([
    ['noAccess', false, false],
    ['read', true, false],
    ['write', true, true],
  ] as const)('a lead with revenue %s sees the money: %s, changes it: %s', (revenue, seesMoney, editBudgets) => {
    expect(targetablePermissions({ ...nobody, isLead: true, revenue }, active)).toMatchObject({
      seesMoney,
      editBudgets,
    })
  })

  it('the right to see revenue alone shows no money of a project one only works on', () => {
    expect(targetablePermissions({ ...nobody, hasRole: true, revenue: 'write' }, active)).toMatchObject({
      seesMoney: false,
      editBudgets: false,
    })
    const granted = { budgetPlan: 'read' } as const
    expect(targetablePermissions({ ...nobody, granted, revenue: 'read' }, active).seesMoney).toBe(true)
  })

  it('a completed project takes no time and keeps its plans', () => {
    const lead = { ...nobody, isLead: true, revenue: 'write' } as const
    expect(targetablePermissions(lead, { isActive: false, isPublic: true })).toMatchObject({
      trackTime: false,
      editBudgets: false,
      editRoles: false,
      edit: true,
    })
  })

  it.each(projectAreas)('a grant replaces what the role brings, in %s too', (area) => {
    const { areas } = targetablePermissions({ ...nobody, hasRole: true, granted: { [area]: 'read' } }, active)
    for (const other of projectAreas) expect(areas[other]).toBe(other === area ? 'read' : 'noAccess')
  })
})
