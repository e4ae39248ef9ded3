import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { addDays, startOfWeek } from '@praxis/domain/calendar/day'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()

test('everybody is planned for half a year: some have too much to do, some have time, and roles wait for somebody', async () => {
  const owner = await actingAs('Owner')
  const monday = startOfWeek(new Date().toISOString().slice(0, 10))
  const load = await owner.call(planningChanges.getWeightedLoad, {
    query: { startDate: monday, endDate: addDays(monday, 26 * 7 - 1) },
  })
  const names = load.overBooked.map(({ employee }) => employee.displayName)
  expect(names).toEqual(expect.arrayContaining(['Priya Nair', 'Callum Reid']))
  expect(load.overBookedCount).toBeLessThan(load.people / 2)
  expect(load.intervals).toHaveLength(26)
  for (const { hard, expected, all, capacity } of load.intervals) {
    expect(hard).toBeLessThanOrEqual(expected)
    expect(expected).toBeLessThanOrEqual(all)
    if (capacity > 0) expect(hard).toBeGreaterThan(0)
  }
  const planning = await owner.call(masterPlanning.getMasterPlanning, { query: { level: 'week' } })
  expect(planning.rateCardsResources.some(({ hasBookings }) => hasBookings)).toBe(true)
  const { items } = await owner.call(masterPlanning.listPlanningViews, {})
  expect(items.map(({ name }) => name)).toEqual(['Delivery team, next three months', 'Projects, next six months'])
})

test('nobody has a month without booked time, from a year back to half a year ahead, and some are nearly free', async () => {
  const owner = await actingAs('Owner')
  const monday = startOfWeek(new Date().toISOString().slice(0, 10))
  const { namedResources, employeeInfos, metadata } = await owner.call(masterPlanning.getMasterPlanning, {
    query: {
      ...{ level: 'month', per: 100, showUnnamedRoles: 'false' },
      ...{ fromDate: addDays(monday, -52 * 7), toDate: addDays(monday, 26 * 7) },
    },
  })
  expect(metadata).toMatchObject({ total: namedResources.length, hasMore: false })
  const here = namedResources.filter(
    ({ id }) => employeeInfos[id]?.isActive && employeeInfos[id]?.isAvailableInClientResourcing,
  )
  expect(here.length).toBeGreaterThan(10)
  const gaps = here.flatMap(({ id, monthly }) =>
    Object.entries(monthly).flatMap(([month, { capacity, hard }]) =>
      capacity > 0 && hard === 0 && month > addDays(monday, -52 * 7) ? [`${id} ${month}`] : [],
    ),
  )
  expect(gaps).toEqual([])
  const months = namedResources.map(({ monthly }) => Object.keys(monthly).length)
  expect(Math.max(...months)).toBeGreaterThanOrEqual(18)
  const next = addDays(monday, 7)
  const { namedResources: weeks } = await owner.call(masterPlanning.getMasterPlanning, {
    query: { level: 'week', per: 100, fromDate: next, toDate: next, showUnnamedRoles: 'false' },
  })
  const loads = weeks.flatMap(({ weekly }) => weekly[next] ?? []).filter(({ capacity }) => capacity > 0)
  expect(loads.some(({ hard, capacity }) => hard < 0.7 * capacity)).toBe(true)
})

test('one plan is tried out, and one of its bookings was changed in the real plan since', async () => {
  const owner = await actingAs('Owner')
  const [scenario] = (await owner.call(planningScenarios.listPlanningScenarios, {})).items
  expect(scenario).toMatchObject({ name: 'Without overtime', state: 'open', can: { edit: true } })
  const ofScenario = { params: { scenarioId: scenario?.id ?? '' } }
  const {
    changeCount,
    conflictCount,
    problemCount,
    real,
    scenario: wanted,
  } = await owner.call(planningScenarios.getScenarioDifference, ofScenario)
  expect(changeCount).toBeGreaterThanOrEqual(4)
  expect([conflictCount, problemCount]).toEqual([1, 0])
  expect(wanted.hard).toBeLessThan(real.hard)
})
