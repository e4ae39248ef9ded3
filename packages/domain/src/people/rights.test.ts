import { adminCapabilities, type Capability, capabilities, type Permission } from '@praxis/contract/people/capabilities'
import { describe, expect, test } from 'vitest'
import { type GivenPermission, noRights, permissionFrom } from './employee-permission'
import { isWithin, mayGive } from './rights'

const having = (names: readonly Capability[], revenue: Permission['revenue'] = 'noAccess'): Permission => {
  const given: GivenPermission = { ...noRights, revenue }
  return permissionFrom({ ...given, ...Object.fromEntries(names.map((name) => [name, true])) }, false)
}
const nothing = having([])
const owner = permissionFrom(noRights, true)
const admin = having(adminCapabilities)

describe('giving rights', () => {
  test.each(capabilities)('%s is given by who has it', (capability) => {
    expect(mayGive(having([capability]), nothing, having([capability]))).toBe(true)
    const others = capabilities.filter((name) => name !== capability && name !== 'canManageEmployees')
    expect(mayGive(having(others), nothing, having([capability]))).toBe(false)
  })

  test.each<[Permission['revenue'], Permission['revenue'], Permission['revenue'], boolean]>([
    ['noAccess', 'noAccess', 'read', false],
    ['read', 'noAccess', 'read', true],
    ['read', 'noAccess', 'write', false],
    ['read', 'write', 'read', true],
    ['noAccess', 'write', 'noAccess', true],
    ['noAccess', 'write', 'write', true],
  ])('with revenue %s, from %s to %s: %s', (own, before, after, isAllowed) => {
    expect(mayGive(having(['canManageEmployees'], own), having([], before), having([], after))).toBe(isAllowed)
  })

  test('owner and admins give everything', () => {
    for (const giver of [owner, admin]) expect(mayGive(giver, nothing, having(capabilities, 'write'))).toBe(true)
  })

  test('what somebody has already may stay, and be taken away', () => {
    const rich = having(['canManageCompany', 'canProcessPayments'], 'write')
    const giver = having(['canManageEmployees'])
    expect(
      mayGive(giver, rich, having(['canManageCompany', 'canProcessPayments', 'canManageEmployees'], 'write')),
    ).toBe(true)
    expect(mayGive(giver, rich, nothing)).toBe(true)
  })

  test('the last of the four is not given by who is no admin: it would make one', () => {
    const three = adminCapabilities.filter((name) => name !== 'canManageEmployees')
    expect(mayGive(having(['canManageEmployees', 'canImpersonate']), having(three), admin)).toBe(false)
  })
})

describe('rights that are part of others', () => {
  test.each<[string, Permission, Permission, boolean]>([
    ['nobody’s of nobody’s', nothing, nothing, true],
    ['an admin’s of the owner’s', admin, owner, true],
    ['the owner’s of an admin’s', owner, admin, false],
    ['a reader of revenue’s of an admin’s', having([], 'read'), admin, false],
    ['an admin’s of four capabilities’', admin, having(['canImpersonate']), false],
    ['reading of writing', having([], 'read'), having([], 'write'), true],
  ])('%s: %s', (_, permission, other, isPart) => {
    expect(isWithin(permission, other)).toBe(isPart)
  })
})
