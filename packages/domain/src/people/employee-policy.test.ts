import { type Capability, capabilities } from '@praxis/contract/people/capabilities'
import { describe, expect, test } from 'vitest'
import { noRights, permissionFrom } from './employee-permission'
import { type EmployeeRelation, type EmployeeStanding, employeeCan, visibleParts } from './employee-policy'

const having = (...names: readonly Capability[]) =>
  permissionFrom({ ...noRights, ...Object.fromEntries(names.map((name) => [name, true])) }, false)

const other: EmployeeRelation = {
  isSelf: false,
  isDirectLineManager: false,
  isAbove: false,
  isImpersonating: false,
  permission: having(),
}
const managing = having('canManageEmployees')
const everything = having(...capabilities)

const relations = {
  other,
  self: { ...other, isSelf: true },
  directLineManager: { ...other, isDirectLineManager: true, isAbove: true },
  above: { ...other, isAbove: true },
  managerOfEmployees: { ...other, permission: managing },
  managerThemselves: { ...other, isSelf: true, permission: managing },
  admin: { ...other, permission: everything },
  owner: { ...other, permission: everything },
  ownerThemselves: { ...other, isSelf: true, permission: everything },
  impersonatedManager: { ...other, permission: managing, isImpersonating: true },
  impersonatedLineManager: { ...other, isDirectLineManager: true, isAbove: true, isImpersonating: true },
  impersonatedSelf: { ...other, isSelf: true, isImpersonating: true },
} satisfies Record<string, EmployeeRelation>

const standings = {
  active: { isActive: true, isPending: false, isOwner: false, permission: having('canManageClients') },
  payer: { isActive: true, isPending: false, isOwner: false, permission: { ...having(), revenue: 'read' } },
  inactive: { isActive: false, isPending: false, isOwner: false, permission: having() },
  pending: { isActive: true, isPending: true, isOwner: false, permission: having() },
  owner: { isActive: true, isPending: false, isOwner: true, permission: permissionFrom(noRights, true) },
} satisfies Record<string, EmployeeStanding>

const allowed = (relation: keyof typeof relations, standing: keyof typeof standings): string =>
  Object.entries(employeeCan(relations[relation], standings[standing]))
    .filter(([, can]) => can)
    .map(([action]) => action)
    .join(' ')

const ofManager = 'editDetails editContract editPermission editPreferences deactivate readHistory'

describe('who can do what with an employee', () => {
  test.each<[keyof typeof relations, keyof typeof standings, string]>([
    ['other', 'active', ''],
    ['self', 'active', 'editDetails editPreferences readHistory'],
    ['directLineManager', 'active', 'editContract'],
    ['above', 'active', ''],
    ['managerOfEmployees', 'active', ofManager],
    ['managerThemselves', 'active', 'editDetails editPreferences readHistory'],
    ['admin', 'active', 'editDetails editContract editPermission editPreferences deactivate impersonate readHistory'],
    ['owner', 'active', 'editDetails editContract editPermission editPreferences deactivate impersonate readHistory'],
    ['admin', 'payer', ofManager],
    ['impersonatedManager', 'active', 'editDetails editPreferences readHistory'],
    ['impersonatedLineManager', 'active', ''],
    ['impersonatedSelf', 'active', 'editDetails editPreferences readHistory'],

    ['other', 'inactive', ''],
    ['directLineManager', 'inactive', ''],
    ['managerOfEmployees', 'inactive', 'editDetails editPermission editPreferences reactivate readHistory'],
    ['admin', 'inactive', 'editDetails editPermission editPreferences reactivate readHistory'],
    ['impersonatedManager', 'inactive', 'editDetails editPreferences readHistory'],

    ['other', 'pending', ''],
    ['directLineManager', 'pending', 'editContract'],
    ['managerOfEmployees', 'pending', ofManager],
    ['admin', 'pending', ofManager],

    ['other', 'owner', ''],
    ['directLineManager', 'owner', 'editContract'],
    ['managerOfEmployees', 'owner', 'editDetails editContract editPermission editPreferences readHistory'],
    ['admin', 'owner', 'editDetails editContract editPermission editPreferences readHistory'],
    ['ownerThemselves', 'owner', 'editDetails editPreferences readHistory'],
  ])('%s, of an employee who is %s: %s', (relation, standing, actions) => {
    expect(allowed(relation, standing)).toBe(actions)
  })
})

describe('which parts are shown', () => {
  test.each<[keyof typeof relations, boolean, boolean, boolean]>([
    ['other', false, false, false],
    ['self', true, true, true],
    ['directLineManager', true, true, false],
    ['above', true, true, false],
    ['managerOfEmployees', true, true, true],
    ['admin', true, true, true],
    ['owner', true, true, true],
    ['impersonatedManager', true, true, true],
    ['impersonatedLineManager', true, true, false],
  ])('%s: contract %s, permission %s, preferences %s', (relation, contract, permission, preferences) => {
    expect(visibleParts(relations[relation])).toEqual({ contract, permission, preferences })
  })
})

test.each(capabilities)('%s alone opens nothing about others unless it is about people', (capability) => {
  const relation = { ...other, permission: having(capability) }
  const can = Object.entries(employeeCan(relation, { ...standings.active, permission: having() })).filter(
    ([, may]) => may,
  )
  const expected = { canManageEmployees: ofManager, canImpersonate: 'impersonate' } as Record<string, string>
  expect(can.map(([action]) => action).join(' ')).toBe(expected[capability] ?? '')
})
