import { adminCapabilities, type Capability, capabilities } from '@praxis/contract/people/capabilities'
import { describe, expect, test } from 'vitest'
import { type GivenPermission, permissionFrom } from './employee-permission'

const given = (...names: readonly Capability[]): GivenPermission => ({
  ...(Object.fromEntries(capabilities.map((name) => [name, names.includes(name)])) as Record<Capability, boolean>),
  revenue: 'noAccess',
})

describe('what somebody can do', () => {
  test('the four make an admin, who may impersonate', () => {
    expect(permissionFrom(given(...adminCapabilities), false)).toEqual({
      ...given(...adminCapabilities, 'canImpersonate'),
      isAdmin: true,
    })
  })

  test.each(adminCapabilities)('without %s nobody is an admin', (missing) => {
    const three = adminCapabilities.filter((name) => name !== missing)
    expect(permissionFrom(given(...three), false)).toEqual({ ...given(...three), isAdmin: false })
  })

  test('the owner can do everything, whatever was given', () => {
    expect(permissionFrom(given(), true)).toEqual({ ...given(...capabilities), isAdmin: true, revenue: 'write' })
  })
})
