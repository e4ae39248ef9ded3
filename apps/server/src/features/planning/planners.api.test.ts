import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { beforeAll, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createPlanningFirm, NOW, type PlanningFirm } from './testing/planning-firm'

const { listPlanners, announcePlanner } = planningChanges

let server: TestServer
let firm: PlanningFirm
let other: TestPerson
let now = new Date(NOW)
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  firm = await createPlanningFirm(server)
  other = await createEmployee(server, firm.company, {
    firstName: 'Petra',
    lastName: 'Planner',
    capabilities: ['canManageProjects'],
  })
})

const seenBy = async (who: TestPerson) =>
  (await who.call(listPlanners, {})).items.map(({ employee, rowID, day }) => [employee.displayName, rowID, day])
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

it('tells planners of each other, and where they are, for half a minute', async () => {
  const rowID = firm.ana.employeeId
  await firm.manager.call(announcePlanner, { body: { rowID, day: '2026-07-20' } })
  await other.call(announcePlanner, { body: { rowID: null, day: null } })
  expect(await seenBy(other)).toEqual([['Mona Reed', rowID, '2026-07-20']])
  expect(await seenBy(firm.manager)).toEqual([['Petra Planner', null, null]])

  pass(29)
  await firm.manager.call(announcePlanner, { body: { rowID, day: '2026-07-21' } })
  expect(await seenBy(other)).toEqual([['Mona Reed', rowID, '2026-07-21']])
  pass(1)
  expect(await seenBy(firm.manager)).toEqual([])
  pass(29)
  expect(await seenBy(other)).toEqual([])
})

it('is for those who manage projects, in their company', async () => {
  await firm.manager.call(announcePlanner, { body: { rowID: null, day: null } })
  expect(await firm.lead.refusal(listPlanners, {})).toMatchObject({ reason: 'invalidPermission' })
  expect(await firm.lead.refusal(announcePlanner, { body: { rowID: null, day: null } })).toMatchObject({
    reason: 'invalidPermission',
  })
  const stranger = await createPlanningFirm(server)
  expect(await seenBy(stranger.manager)).toEqual([])
})
