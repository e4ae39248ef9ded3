import { projects } from '@praxis/contract/projects/projects'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm, type TestProject } from './testing/reports-firm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const listed = async (by: TestPerson, { id }: TestProject) => {
  const { items } = await by.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } })
  return items.find((item) => item.id === id)
}

/** The list and the project's own page show the same money. */
const expectSameMoney = async ({ manager }: ReportsFirm, project: TestProject, money: object) => {
  const { total } = await manager.call(projectTime.getProjectTimeAnalysis, { params: { id: project.id }, query: {} })
  const item = await listed(manager, project)
  expect(item?.actuals).toEqual({ revenue: total.revenue, cost: total.cost })
  expect(item?.loggedTime).toBe(total.loggedTime)
  expect(item?.actuals).toEqual(money)
}

describe('what a project has brought so far', () => {
  it('is the same in lists as in its breakdown, whatever happens to its time', async () => {
    const firm = await createReportsFirm(server)
    const { member, tower, meters } = firm
    const rates = { project: tower, hourlyCharge: 10_001, hourlyCost: 3999 }
    await expectSameMoney(firm, tower, { revenue: 0, cost: 0 })
    const kept = await firm.log(member, { ...rates, duration: 1234 })
    const moved = await firm.log(member, { ...rates, duration: 77 })
    await firm.log(member, { project: tower, duration: 3600 })
    await firm.log(member, { ...rates, state: 'denied' })
    await expectSameMoney(firm, tower, { revenue: 7501, cost: 1457 })

    await server.sql(`update time_sheet_submissions set hourly_charge = 20000, hourly_cost = 0 where id = $1`, [kept])
    await expectSameMoney(firm, tower, { revenue: 12_500, cost: 86 })

    await server.sql(`update time_sheet_submissions set targetable_id = $1 where id = $2`, [meters.id, moved])
    await expectSameMoney(firm, tower, { revenue: 10_000, cost: 0 })
    await expectSameMoney(firm, meters, { revenue: 2500, cost: 86 })

    await server.sql(`delete from time_sheet_submissions where id = $1`, [kept])
    await expectSameMoney(firm, tower, { revenue: 0, cost: 0 })
  })

  it('is shown only to those who may see both the money and the time', async () => {
    const firm = await createReportsFirm(server)
    const { tower, lead, other, member, junior } = firm
    await firm.log(member, { project: tower, hourlyCharge: 10_000, hourlyCost: 4000 })
    await firm.letIn(tower, other, { timeSheetSubmissions: 'read' })
    await firm.letIn(tower, junior, { timeSheetSubmissions: 'read', budgetPlan: 'read' })
    expect((await listed(lead, tower))?.actuals).toEqual({ revenue: 10_000, cost: 4000 })
    for (const by of [other, member, junior]) expect(await listed(by, tower)).not.toHaveProperty('actuals')
    expect((await listed(other, tower))?.loggedTime).toBe(3600)
    await server.sql(`update targetable_permissions set areas = '{"budgetPlan": "read"}' where employee_id = $1`, [
      other.employeeId,
    ])
    const withoutTime = await listed(other, tower)
    expect(withoutTime?.figures).toBeDefined()
    expect(withoutTime).not.toHaveProperty('actuals')
  })
})
