import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { createEmployee, type TestPerson } from '../../../../testing/people'
import type { TestServer } from '../../../../testing/test-server'
import { createPlanningFirm, HOUR, WEEK } from '../../testing/planning-firm'

type Merge = Input<typeof planningScenarios.mergePlanningScenario>['body']

/** Mona plans, and so do Paul and Rita; Ana is booked on a project, and Mona has a scenario in which Paul may plan. */
export const createScenarioFirm = async (server: TestServer) => {
  const firm = await createPlanningFirm(server)
  await firm.giveContracts()
  const planner = (firstName: string) =>
    createEmployee(server, firm.company, { firstName, lastName: 'Reed', capabilities: ['canManageProjects'] })
  const paul = await planner('Paul')
  const rita = await planner('Rita')
  const projectID = await firm.insertTarget('project')
  const otherID = await firm.insertTarget('project', { name: 'Second' })
  const roleID = await firm.addRole(projectID, firm.ana.employeeId)
  const booking = await firm.plan({ roleID, secondsPerDay: 2 * HOUR })
  const start = async (
    members: { employeeID: string; access: 'read' | 'write' }[] = [{ employeeID: paul.employeeId, access: 'write' }],
  ) => (await firm.manager.call(planningScenarios.createPlanningScenario, { body: { name: 'Phase 2', members } })).id
  const scenarioID = await start()
  const ofScenario = { params: { scenarioId: scenarioID } }
  const read = (who: TestPerson = firm.manager, id = scenarioID) =>
    who.call(planningScenarios.getPlanningScenario, { params: { scenarioId: id } })
  const changes = async (query: Input<typeof planningScenarios.listScenarioChanges>['query'] = {}) =>
    (await firm.manager.call(planningScenarios.listScenarioChanges, { ...ofScenario, query })).items
  const difference = () => firm.manager.call(planningScenarios.getScenarioDifference, ofScenario)
  const merge = (body: Merge = {}, who: TestPerson = firm.manager) =>
    who.call(planningScenarios.mergePlanningScenario, { ...ofScenario, body })
  const drop = (who: TestPerson = firm.manager) =>
    who.call(planningScenarios.dropPlanningScenario, { ...ofScenario, body: {} })
  /** What is booked for Ana in the week, by day, in a plan. */
  const hoursOf = async (person: TestPerson, inPlan?: string, who: TestPerson = firm.manager) => {
    const { namedResources } = await who.call(masterPlanning.getMasterPlanning, {
      query: {
        fromDate: WEEK.startDate,
        toDate: WEEK.endDate,
        level: 'week',
        includedEmployeeIDs: [person.employeeId],
        ...(inPlan && { scenarioID: inPlan }),
      },
    })
    const load = Object.values(namedResources[0]?.weekly ?? {})[0]
    return ((load?.hard ?? 0) + (load?.soft ?? 0)) / HOUR
  }
  const change = (secondsPerDay: number, inPlan?: string, who: TestPerson = firm.manager) =>
    who.call(masterPlanning.updateBooking, {
      params: { bookingId: booking.id },
      body: { secondsPerDay, ...(inPlan && { scenarioID: inPlan }) },
    })
  return {
    ...firm,
    paul,
    rita,
    projectID,
    otherID,
    roleID,
    booking,
    start,
    scenarioID,
    read,
    changes,
    difference,
    merge,
    drop,
    hoursOf,
    change,
  }
}

export type ScenarioFirm = Awaited<ReturnType<typeof createScenarioFirm>>
