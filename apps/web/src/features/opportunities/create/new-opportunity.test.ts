import { expect, it } from 'vitest'
import { sampleStages } from '../testing/sample-opportunity'
import { emptyOpportunity, newOpportunity, newOpportunityRules } from './new-opportunity'

const stages = sampleStages.map((stage) => ({ ...stage, version: 1 }))
const [, , , lost] = stages
const empty = emptyOpportunity({ id: 'amelia', displayName: 'Amelia Hart' }, [], 'northgate')

it('starts with the specified defaults', () => {
  expect(newOpportunity({ ...empty, name: ' Phase 2 ' }, { setsMoney: true, isLost: false })).toEqual({
    name: 'Phase 2',
    clientID: 'northgate',
    leadID: 'amelia',
    expectedCloseDate: null,
    chargingMechanism: 'effort',
    isStrategic: false,
    tags: [],
    dynamicDetails: [],
    consultancyBudget: { revenue: 0, cost: 0 },
    expensesBudget: { revenue: 0, cost: 0 },
    otherBudget: { revenue: 0, cost: 0 },
  })
})

it('sends no money for those who may not set it, and a reason only for a lost stage', () => {
  const values = { ...empty, name: 'Phase 2', lostReason: 'Price', pipelineStageID: lost?.id ?? null }
  expect(newOpportunity(values, { setsMoney: false, isLost: false })).not.toHaveProperty('consultancyBudget')
  expect(newOpportunity(values, { setsMoney: false, isLost: false })).not.toHaveProperty('lostReason')
  expect(newOpportunity(values, { setsMoney: false, isLost: true })).toMatchObject({ lostReason: 'Price' })
})

it('asks for the reason where the stage is a lost one', () => {
  expect(newOpportunityRules(empty, stages)).not.toHaveProperty('lostReason')
  expect(newOpportunityRules({ ...empty, pipelineStageID: lost?.id ?? null }, stages)).toHaveProperty('lostReason')
})
