import { firstProblem } from '@praxis/domain/validation/rule'
import { describe, expect, it } from 'vitest'
import { emptyProject, newProject, newProjectRules } from './new-project'

const lead = { id: '0198c0de-0000-7000-8000-000000000001', displayName: 'Amelia Hart' }
const client = '0198c0de-0000-7000-8000-000000000011'
const definitions = [{ key: 'Framework', type: 'freeText' as const, isRequired: false, isStrategic: false }]
const empty = emptyProject(lead, definitions, null)

describe('a project that is being created', () => {
  it('starts with the defaults: charged by effort, budgets of nothing, every flag off', () => {
    expect(empty).toMatchObject({
      chargingMechanism: 'effort',
      isStrategic: false,
      isNonChargeableTimeAllowed: false,
      isNonChargeableExpensesAllowed: false,
      isTimeSheetCommentsRequired: false,
      shouldAutoApproveTimeSheet: false,
      isPublicToAllEmployees: false,
      consultancyBudget: { revenue: 0, cost: 0 },
      expensesBudget: { revenue: 0, cost: 0 },
      otherBudget: { revenue: 0, cost: 0 },
      leadID: lead,
    })
  })

  it('for a client says who and how it is charged', () => {
    const { kind, body } = newProject('client', { ...empty, name: ' Data platform ', clientID: client }, true)
    expect(kind).toBe('client')
    expect(body).toMatchObject({
      name: 'Data platform',
      clientID: client,
      chargingMechanism: 'effort',
      leadID: lead.id,
    })
  })

  it('names the template it is made from, if there is one', () => {
    expect(newProject('internal', empty, true).body).not.toHaveProperty('projectTemplateID')
    const { body } = newProject('internal', { ...empty, projectTemplateID: client }, true)
    expect(body.projectTemplateID).toBe(client)
  })

  it('of its own names no client and no charge', () => {
    const { body } = newProject('internal', { ...empty, name: 'Practice' }, true)
    for (const name of [
      'clientID',
      'chargingMechanism',
      'isNonChargeableTimeAllowed',
      'isNonChargeableExpensesAllowed',
    ])
      expect(body).not.toHaveProperty(name)
  })

  it('sends money only when the person may set it, and an empty amount as nothing', () => {
    const values = { ...empty, consultancyBudget: { revenue: 100_00, cost: null } }
    expect(newProject('client', values, true).body).toMatchObject({ consultancyBudget: { revenue: 100_00, cost: 0 } })
    expect(newProject('client', values, false).body).not.toHaveProperty('consultancyBudget')
  })

  it('drops rows of details that are empty, and tags that only differ by capitals', () => {
    const emptyRow = { key: '', value: '', type: 'freeText', isRequired: false, isStrategic: false } as const
    const values = { ...empty, dynamicDetails: [emptyRow], tags: ['data', 'Data'] }
    expect(newProject('client', values, false).body).toMatchObject({ dynamicDetails: [], tags: ['data'] })
  })
})

describe('what stands in the way', () => {
  const problemOf = (name: 'clientID' | 'endDate' | 'name', values = empty, kind: 'client' | 'internal' = 'client') =>
    firstProblem([newProjectRules(kind, values)[name] ?? []].flat())(values[name])

  it('is a missing name, and a missing client where there has to be one', () => {
    expect(problemOf('name')).toBe('Project name is required')
    expect(problemOf('clientID')).toBe('Client is required')
    expect(problemOf('clientID', empty, 'internal')).toBeUndefined()
  })

  it('is a tag that is too long', () => {
    const rules = newProjectRules('internal', empty).tags
    expect(firstProblem([rules ?? []].flat())(['data', 'x'.repeat(61)])).toBe('Maximum 60 characters')
  })

  it('is an end before the start; it may end on the day it begins', () => {
    const started = { ...empty, startDate: '2026-07-01' }
    expect(problemOf('endDate', { ...started, endDate: '2026-06-30' })).toBe('Date must be in the future')
    expect(problemOf('endDate', { ...started, endDate: '2026-07-01' })).toBeUndefined()
    expect(problemOf('endDate', { ...started, endDate: 'soon' })).toBe('Invalid Date')
  })
})
