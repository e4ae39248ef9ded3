import { expect, it } from 'vitest'
import { sampleResourcePlan } from '../testing/sample-plans'
import { withCopiedRoles } from './copied-roles'
import { resourceValues } from './resource-values'

const plan = sampleResourcePlan()
const values = resourceValues(plan.snapshot)
const copy = (from = plan, to = plan) => withCopiedRoles(values, to, from, '2027-03-01', () => 'copied').roles

it('adds the roles as new ones that begin in the week of the plan, with the same hours', () => {
  const roles = copy()
  expect(roles).toHaveLength(2)
  expect(roles[0]).toEqual(values.roles[0])
  expect(roles[1]).toMatchObject({
    key: 'copied',
    roleID: null,
    name: 'Data engineer',
    hourlyCharge: 12_000,
    startDate: '2027-03-01',
    endDate: '2027-03-14',
    weeks: { '2027-03-01': 37.5, '2027-03-08': 20 },
  })
})

it('leaves out rates in another currency, and those that the copier may not set', () => {
  expect(copy({ ...plan, currency: 'EUR' })[1]).not.toHaveProperty('hourlyCharge')
  expect(copy(plan, { ...plan, can: { edit: true, setRates: false } })[1]).not.toHaveProperty('hourlyCost')
})
