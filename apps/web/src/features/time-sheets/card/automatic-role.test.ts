import { expect, it } from 'vitest'
import { automaticRole, roleElsewhere } from './automatic-role'

const role = (id: string, name: string) => ({ id, name, employee: null, rateCard: null, version: 1 })
const [lead, analyst] = [role('1', 'Lead consultant'), role('2', 'Analyst')]

it('a single own role is chosen by itself', () => {
  expect(automaticRole([lead], undefined)).toBe('1')
  expect(automaticRole([lead], { roleID: null, roleName: null })).toBe('1')
})

it('a new submission takes the first', () => {
  expect(automaticRole([lead, analyst], undefined)).toBe('1')
})

it('an existing one keeps its role, or takes the one of the same name', () => {
  expect(automaticRole([lead, analyst], { roleID: '2', roleName: 'Analyst' })).toBe('2')
  expect(automaticRole([lead, analyst], { roleID: 'gone', roleName: 'Analyst' })).toBe('2')
  expect(automaticRole([lead, analyst], { roleID: null, roleName: null })).toBeNull()
})

it('where there is none, none is chosen', () => {
  expect(automaticRole([], undefined)).toBeNull()
})

it('another project gives the role of the same name, or else the first', () => {
  expect(roleElsewhere([lead, analyst], 'Analyst')).toBe('2')
  expect(roleElsewhere([lead, analyst], 'Designer')).toBe('1')
  expect(roleElsewhere([lead, analyst], null)).toBe('1')
  expect(roleElsewhere([], 'Analyst')).toBeNull()
})
