import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import { projectTime } from '@praxis/contract/time/time-reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type TestProject } from './testing/reports-firm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => expectOpenWorkKept(server))

/** Mia's hour as an engineer was logged before the role had rates; the role has 120 and 50 an hour by now. */
const unratedFirm = async () => {
  const firm = await createReportsFirm(server)
  const roleID = await firm.giveRole(firm.meters, firm.member, 'Engineer')
  const logInRole = async (time: Parameters<typeof firm.log>[1] = {}) => {
    const id = await firm.log(firm.member, { project: firm.meters, hourlyCharge: 0, hourlyCost: 0, ...time })
    await server.sql(`update time_sheet_submissions set role_id = $1 where id = $2`, [roleID, id])
    return id
  }
  const ratesOf = async (id: string) => {
    const [row] = await server.sql(`select hourly_charge, hourly_cost from time_sheet_submissions where id = $1`, [id])
    return [Number(row?.hourly_charge), Number(row?.hourly_cost)]
  }
  return { ...firm, roleID, logInRole, ratesOf }
}
const of = ({ id }: TestProject) => ({ id })
const states = ['unsubmitted', 'waitingForApproval', 'approved'] as const

describe('giving logged time the present rates of its roles', () => {
  it('is shown first, and then done as it was shown, with a trace', async () => {
    const { manager, member, meters, logInRole, ratesOf, roleID } = await unratedFirm()
    const approved = await logInRole({ state: 'approved' })
    const open = await logInRole({ duration: 1800 })
    const denied = await logInRole({ state: 'denied' })
    const rated = await logInRole({ hourlyCharge: 12_000, hourlyCost: 5000 })
    const asked = { params: of(meters), body: { states: [...states] } }
    const preview = await manager.call(projectTime.previewReRating, asked)
    const amounts = { revenue: { before: 0, after: 18_000 }, cost: { before: 0, after: 7500 } }
    expect(preview).toMatchObject({
      currency: 'GBP',
      total: { count: 2, loggedTime: 5400, ...amounts },
      byRole: [{ roleID, roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000, count: 2, ...amounts }],
    })
    expect(await ratesOf(approved)).toEqual([0, 0])

    const body = { ...asked.body, version: preview.version }
    const done = await manager.call(projectTime.reRateSubmissions, { params: of(meters), body })
    expect(done.total).toEqual(preview.total)
    expect([await ratesOf(approved), await ratesOf(open), await ratesOf(rated)]).toEqual(
      [0, 1, 2].map(() => [12_000, 5000]),
    )
    expect(await ratesOf(denied)).toEqual([0, 0])
    const { total } = await manager.call(projectTime.getProjectTimeAnalysis, { params: of(meters), query: {} })
    expect([total.revenue, total.cost]).toEqual([30_000, 12_500])
    const { items } = await manager.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } })
    expect(items.find(({ id }) => id === meters.id)?.actuals).toEqual({ revenue: 30_000, cost: 12_500 })

    const historyOf = (by: typeof manager, entity: string, id: string) =>
      by.call(operations.getHistory, { params: { entity, id }, query: {} })
    const [ofEntry] = (await historyOf(member, 'timeSheetSubmission', approved)).items
    expect(ofEntry).toMatchObject({ action: 'reRated', before: null, after: null })
    const [ofBudget] = (await historyOf(manager, 'projectBudget', meters.id)).items
    expect(ofBudget).toMatchObject({ action: 'timeReRated', after: { reRated: { count: 2, revenue: 18_000 } } })
    expect((await manager.call(projectTime.previewReRating, asked)).total.count).toBe(0)
  })

  it('keeps to the role, days and states that were chosen', async () => {
    const { manager, meters, member, roleID, logInRole, giveRole } = await unratedFirm()
    await logInRole({ day: '2026-05-31' })
    await logInRole({ day: '2026-06-01', state: 'approved' })
    await logInRole({ day: '2026-06-02' })
    const otherRole = await giveRole(meters, member, 'Analyst')
    const countOf = async (body: object) =>
      (await manager.call(projectTime.previewReRating, { params: of(meters), body: { states: [...states], ...body } }))
        .total.count
    expect(await countOf({})).toBe(3)
    expect(await countOf({ roleID })).toBe(3)
    expect(await countOf({ roleID: otherRole })).toBe(0)
    expect(await countOf({ from: '2026-06-01' })).toBe(2)
    expect(await countOf({ to: '2026-06-01', states: ['approved'] })).toBe(1)
    const backwards = { states: [...states], from: '2026-06-02', to: '2026-06-01' }
    const refusal = await manager.refusal(projectTime.previewReRating, { params: of(meters), body: backwards })
    expect(refusal.reason).toBe('invalidInput')
  })

  it('is refused once it would do something else than was shown', async () => {
    const { manager, meters, roleID, logInRole, ratesOf } = await unratedFirm()
    const entry = await logInRole()
    const body = { states: [...states] }
    const { version } = await manager.call(projectTime.previewReRating, { params: of(meters), body })
    const input = { params: of(meters), body: { ...body, version } }
    await manager.call(projects.updateProjectRole, {
      params: { id: meters.id, roleId: roleID },
      body: { hourlyCharge: 99_00 },
    })
    expect((await manager.refusal(projectTime.reRateSubmissions, input)).reason).toBe('changedMeanwhile')
    expect(await ratesOf(entry)).toEqual([0, 0])
  })

  it('is for those who may change both the money and the time of the project', async () => {
    const { lead, owner, member, other, meters, clientsManager, logInRole, letIn } = await unratedFirm()
    await logInRole()
    const input = { params: of(meters), body: { states: [...states] } }
    const tryAs = async (by: typeof owner) => [
      (await by.refusal(projectTime.previewReRating, input)).reason,
      (await by.refusal(projectTime.reRateSubmissions, { ...input, body: { ...input.body, version: '' } })).reason,
    ]
    expect(await tryAs(lead)).toEqual(['notFound', 'notFound'])
    expect(await tryAs(clientsManager)).toEqual(['notFound', 'notFound'])
    expect(await tryAs(member)).toEqual(['invalidPermission', 'invalidPermission'])
    await letIn(meters, other, { budgetPlan: 'write', timeSheetSubmissions: 'read' })
    expect(await tryAs(other)).toEqual(['invalidPermission', 'invalidPermission'])
    await server.sql(`update targetable_permissions set areas = $1 where employee_id = $2`, [
      { budgetPlan: 'read', timeSheetSubmissions: 'write' },
      other.employeeId,
    ])
    expect(await tryAs(other)).toEqual(['invalidPermission', 'invalidPermission'])
    expect((await owner.call(projectTime.previewReRating, input)).total.count).toBe(1)
    await server.sql(`update targetables set ended_at = now() where id = $1`, [meters.id])
    expect(await tryAs(owner)).toEqual(['plansOfInactiveProjectLocked', 'plansOfInactiveProjectLocked'])
  })
})
