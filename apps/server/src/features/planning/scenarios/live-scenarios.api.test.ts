import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../testing/event-stream'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { HOUR, startPlanningServer } from '../testing/planning-firm'
import { createScenarioFirm, type ScenarioFirm } from './testing/scenario-firm'

let server: TestServer
let firm: ScenarioFirm
beforeAll(async () => {
  server = await startPlanningServer()
})
beforeEach(async () => {
  firm = await createScenarioFirm(server)
})

/** What a person has heard of: `scenario` is of the scenario of the firm, others are named by their topic. */
const hears = async (person: TestPerson) => {
  const stream = await listen(person)
  onTestFinished(stream.hangUp)
  await expect.poll(() => stream.heard[0]?.event).toBe('ready')
  return () =>
    stream
      .changes()
      .map(({ topic, id }) => (topic === 'planningScenarios' && id === firm.scenarioID ? 'scenario' : topic))
}
const update = (body: Input<typeof planningScenarios.updatePlanningScenario>['body']) =>
  firm.manager.call(planningScenarios.updatePlanningScenario, { params: { scenarioId: firm.scenarioID }, body })

it('whatever is done in a scenario is heard by those who are let in, and by nobody else', async () => {
  const { scenarioID } = firm
  const stranger = await createScenarioFirm(server)
  const members = await Promise.all([firm.manager, firm.paul].map(hears))
  // Rita plans, Lena leads the project, and Ana is booked there: all of them hear of the real plan.
  const [rita, lead, ana] = [await hears(firm.rita), await hears(firm.lead), await hears(firm.ana)]
  const elsewhere = await hears(stranger.manager)
  const ofScenario = { params: { scenarioId: scenarioID } }
  const steps: (() => Promise<unknown>)[] = [
    () => update({ name: 'Phase 3' }),
    () => firm.change(3 * HOUR, scenarioID),
    () => firm.change(4 * HOUR, scenarioID, firm.paul),
    () => firm.paul.call(planningChanges.undoPlanningChange, { body: { scenarioID } }),
    () =>
      firm.manager.call(masterPlanning.createPlanningRole, {
        body: { projectID: firm.projectID, name: 'Designer', scenarioID },
      }),
    () =>
      firm.manager.call(planningScenarios.discardScenarioChanges, {
        ...ofScenario,
        body: { changeIDs: [firm.booking.id] },
      }),
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    for (const heard of members) await expect.poll(heard).toEqual(Array.from({ length: index + 1 }, () => 'scenario'))
  }
  // What comes after all that is the first that they hear.
  await firm.change(HOUR)
  for (const heard of [rita, lead, ana]) {
    await expect.poll(heard).toContain('planning')
    expect(heard()).not.toContain('planningScenarios')
    expect(heard()).not.toContain('scenario')
    expect(heard().filter((topic) => topic === 'planning')).toHaveLength(1)
  }
  expect(elsewhere()).toEqual([])
})

it('merging is heard of as a scenario by those who are let in, and as the real plan by whoever sees that', async () => {
  await firm.change(3 * HOUR, firm.scenarioID)
  const [manager, rita] = [await hears(firm.manager), await hears(firm.rita)]
  await firm.merge({}, firm.paul)
  await expect.poll(manager).toEqual(expect.arrayContaining(['planning', 'scenario']))
  await expect.poll(rita).toContain('planning')
  expect(rita()).not.toContain('planningScenarios')
  expect(rita()).not.toContain('scenario')
})

it('whoever is let in or shut out hears of that, and of nothing more once they are out', async () => {
  const [paul, rita] = [await hears(firm.paul), await hears(firm.rita)]
  await update({ members: [{ employeeID: firm.rita.employeeId, access: 'read' }] })
  for (const heard of [paul, rita]) await expect.poll(heard).toEqual(['scenario'])
  await firm.change(3 * HOUR, firm.scenarioID)
  await firm.drop()
  await expect.poll(rita).toEqual(['scenario', 'scenario', 'scenario'])
  expect(paul()).toEqual(['scenario'])
})
