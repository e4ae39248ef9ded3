import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, type PlanningFirm, startPlanningServer } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
})

const { createPlanningRole, updatePlanningRole, deletePlanningRole } = masterPlanning

describe.each(['project', 'opportunity'] as const)('the roles of a %s in master planning', (kind) => {
  it('are added, filled and deleted with their bookings', async () => {
    const id = await firm.insertTarget(kind)
    const body = { [`${kind}ID`]: id, name: 'Engineer', hourlyCharge: 9000, hourlyCost: 5000 }
    const role = await firm.manager.call(createPlanningRole, { body })
    expect(role).toMatchObject({ name: 'Engineer', employee: null, hourlyCharge: 9000, version: 1 })
    const params = { roleId: role.id }
    const booking = await firm.plan({ roleID: role.id })
    const filled = { employeeID: firm.ana.employeeId, version: 1 }
    expect(await firm.manager.call(updatePlanningRole, { params, body: filled })).toMatchObject({
      employee: { id: firm.ana.employeeId },
      version: 2,
    })
    expect(await firm.manager.refusal(updatePlanningRole, { params, body: filled })).toMatchObject({
      reason: 'changedMeanwhile',
    })
    await firm.manager.call(deletePlanningRole, { params })
    expect(await server.sql('select id from bookings where id = $1', [booking.id])).toEqual([])
    expect((await firm.historyOf(id)).at(-1)).toMatchObject({
      before: { bookings: ['Engineer (Ana Reed): 20/07/2026–24/07/2026, 1h 00m a day'] },
      after: { bookings: [] },
    })
    expect(await firm.historyOf(id, 'roleRemoved')).toHaveLength(1)
  })

  it('stay as they are once it has ended', async () => {
    const id = await firm.insertTarget(kind)
    const roleId = await firm.addRole(id)
    await server.sql('update targetables set ended_at = now() where id = $1', [id])
    const reason = kind === 'project' ? 'plansOfInactiveProjectLocked' : 'opportunityLocked'
    const locked = [
      await firm.manager.refusal(createPlanningRole, { body: { [`${kind}ID`]: id, name: 'Late' } }),
      await firm.manager.refusal(updatePlanningRole, { params: { roleId }, body: { name: 'Late' } }),
      await firm.manager.refusal(deletePlanningRole, { params: { roleId } }),
    ]
    expect(locked).toMatchObject([{ reason }, { reason }, { reason }])
  })
})

it('is for managers of projects, and for roles of their company', async () => {
  const projectID = await firm.insertTarget('project')
  const params = { roleId: await firm.addRole(projectID) }
  const refusals = async (who: typeof firm.lead, roleParams = params) => [
    (await who.refusal(updatePlanningRole, { params: roleParams, body: { name: 'x' } })).reason,
    (await who.refusal(deletePlanningRole, { params: roleParams })).reason,
  ]
  expect(await refusals(firm.lead)).toEqual(['invalidPermission', 'invalidPermission'])
  expect(await firm.lead.refusal(createPlanningRole, { body: { projectID, name: 'x' } })).toMatchObject({
    reason: 'invalidPermission',
  })
  const { manager } = await createPlanningFirm(server)
  expect(await refusals(manager)).toEqual(['notFound', 'notFound'])
  expect(await refusals(firm.manager, { roleId: randomUUID() })).toEqual(['notFound', 'notFound'])
  expect(await manager.refusal(createPlanningRole, { body: { projectID, name: 'x' } })).toMatchObject({
    reason: 'notFound',
  })
  expect(await firm.manager.refusal(createPlanningRole, { body: { name: 'x' } })).toMatchObject({
    fields: [{ path: 'projectID' }],
  })
})

it('keeps a role in which time was logged, with all of its bookings', async () => {
  const projectID = await firm.insertTarget('project')
  const { id, roleID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  await server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
       targetable_id, role_id)
     values ($1, $2, $3, '2026-07-20', 3600, 0, 3600, 0, $4, $5)`,
    [firm.company.id, randomUUID(), firm.ana.employeeId, projectID, roleID],
  )
  expect(await firm.manager.refusal(deletePlanningRole, { params: { roleId: roleID } })).toMatchObject({
    reason: 'recordInUse',
  })
  // Undoing the booking leaves the role that time was logged in.
  await firm.manager.call(planningChanges.undoPlanningChange, { body: {} })
  expect(await server.sql('select id from bookings where id = $1', [id])).toEqual([])
  expect(await server.sql('select id from targetable_roles where id = $1', [roleID])).toHaveLength(1)
})
