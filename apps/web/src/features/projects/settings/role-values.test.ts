import { expect, it } from 'vitest'
import { roleChanges, roleInput, roleValues } from './role-values'

const daniel = { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' }
const card = '0198c0de-0000-7000-8000-000000000031'

it('a new role without rates takes those of its rate card', () => {
  const values = { ...roleValues(null), name: ' Architect ', rateCardID: card }
  expect(roleInput(values)).toEqual({ name: 'Architect', employeeID: null, rateCardID: card })
})

it('a rate of nothing is a rate', () => {
  expect(roleInput({ ...roleValues(null), name: 'Advisor', hourlyCharge: 0 })).toMatchObject({ hourlyCharge: 0 })
})

it('a changed role sends what changed, a person taken out of it too', () => {
  expect(roleChanges({ employeeID: daniel })).toEqual({ employeeID: daniel.id })
  expect(roleChanges({ employeeID: null, hourlyCharge: null })).toEqual({ employeeID: null })
})
