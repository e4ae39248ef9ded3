import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { beforeAll, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
})

const { getOwnPlanning, extendOwnPlanning, expandOwnPlanning } = masterPlanning
const shown = { fromDate: WEEK.startDate, toDate: WEEK.endDate }
const person = () => createEmployee(server, firm.company, { firstName: 'Bea', lastName: 'Booked' })

it('counts what one was shut out of, and names nothing of it', async () => {
  const bea = await person()
  const [open, closed] = [await firm.insertTarget('project'), await firm.insertTarget('project', { name: 'Merger' })]
  const { roleID } = await firm.plan({ projectID: open, employeeID: bea.employeeId })
  await firm.plan({ projectID: closed, employeeID: bea.employeeId, note: 'Keep quiet' })
  await firm.letIn(closed, bea, { details: 'noAccess', planning: 'noAccess' })
  const asked = { startDate: WEEK.startDate, endDate: WEEK.endDate }
  for (const planning of [
    await bea.call(getOwnPlanning, { query: shown }),
    await bea.call(extendOwnPlanning, { query: asked }),
    await bea.call(expandOwnPlanning, { query: { ...asked, employeeID: bea.employeeId } }),
  ]) {
    expect(JSON.stringify(planning)).not.toMatch(/Merger|Keep quiet/)
    expect(planning.namedResources).toMatchObject([{ roles: [{ roleID }] }])
    expect(Object.keys(planning.projectInfos)).toEqual([open])
    expect(planning.targetables.map(({ id }) => id)).toEqual([open])
  }
  const query = { ...asked, targetableID: closed }
  expect(await bea.refusal(expandOwnPlanning, { query })).toMatchObject({ reason: 'notFound' })
})

it('has its targets page by page, by name, as they are searched and chosen', async () => {
  const bea = await person()
  const ids: string[] = []
  for (const name of ['Harbour', 'Bridge', 'Tower']) {
    const projectID = await firm.insertTarget('project', { name })
    ids.push(projectID)
    await firm.plan({ projectID, employeeID: bea.employeeId })
  }
  const read = async (query: Partial<Parameters<typeof bea.call<typeof getOwnPlanning>>[1]['query']>) => {
    const { targetables, metadata } = await bea.call(getOwnPlanning, {
      query: { ...shown, groupedBy: 'target', ...query },
    })
    return [targetables.map(({ name }) => name), metadata.total, metadata.hasMore]
  }
  expect(await read({})).toEqual([['Bridge', 'Harbour', 'Tower'], 3, false])
  expect(await read({ per: 2 })).toEqual([['Bridge', 'Harbour'], 3, true])
  expect(await read({ per: 2, page: 2 })).toEqual([['Tower'], 3, false])
  expect(await read({ search: 'har' })).toEqual([['Harbour'], 1, false])
  expect(await read({ includedTargetableIDs: ids.slice(2) })).toEqual([['Tower'], 1, false])
})

it('begins today where one is, on either side of the date line', async () => {
  const bea = await person()
  const daysIn = async (zone: string) => {
    await server.sql('update employees set time_zone = $2 where id = $1', [bea.employeeId, zone])
    const { fromDate, toDate } = await bea.call(getOwnPlanning, { query: {} })
    return [fromDate, toDate]
  }
  // It is 10:00 in London on the 15th.
  expect(await daysIn('Pacific/Kiritimati')).toEqual(['2026-07-16', '2026-07-29'])
  expect(await daysIn('Pacific/Pago_Pago')).toEqual(['2026-07-14', '2026-07-27'])
})

it('is there for whoever is only available in client resourcing, who plans nothing else', async () => {
  const bea = await person()
  await server.sql('update employees set is_available_in_client_resourcing = true where id = $1', [bea.employeeId])
  const projectID = await firm.insertTarget('project')
  await firm.plan({ projectID, employeeID: bea.employeeId })
  const planning = await bea.call(getOwnPlanning, { query: shown })
  expect(planning).toMatchObject({ can: { edit: false }, namedResources: [{ id: bea.employeeId }] })
  expect(await bea.refusal(masterPlanning.getMasterPlanning, { query: {} })).toMatchObject({
    reason: 'invalidPermission',
  })
  const body = { ...WEEK, employeeID: bea.employeeId, secondsPerDay: 3600 }
  expect(await bea.refusal(targetablePlanning.createProjectBooking, { params: { id: projectID }, body })).toMatchObject(
    { reason: 'invalidPermission' },
  )
})
