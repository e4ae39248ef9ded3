import { randomUUID } from 'node:crypto'
import { planningViewEndpoints } from '@praxis/contract/planning/planning-views'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, type PlanningFirm, startPlanningServer } from './testing/planning-firm'

const { createPlanningView, updatePlanningView, deletePlanningView, getPlanningView, listPlanningViews } =
  planningViewEndpoints

let server: TestServer
let firm: PlanningFirm
let other: TestPerson
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
  other = await createEmployee(server, firm.company, { capabilities: ['canManageProjects'] })
})

type New = Input<typeof createPlanningView>['body']
const keep = (body: Partial<New> = {}, who = firm.manager) =>
  who.call(createPlanningView, { body: { name: `View ${randomUUID()}`, groupedBy: 'resource', ...body } })
const change = (viewId: string, body: Input<typeof updatePlanningView>['body'], who = firm.manager) =>
  who.call(updatePlanningView, { params: { viewId }, body })
const namesFor = async (who: TestPerson) => (await who.call(listPlanningViews, {})).items.map(({ name }) => name)

describe('views of master planning', () => {
  it('keep the rows and days that somebody looks at', async () => {
    const projectId = await firm.insertTarget('project')
    const view = await keep({
      name: 'Water team',
      groupedBy: 'target',
      showUnnamedRoles: false,
      includedEmployeeIDs: [firm.ana.employeeId],
      includedTargetableIDs: [projectId],
    })
    expect(view).toMatchObject({
      name: 'Water team',
      groupedBy: 'target',
      showUnnamedRoles: false,
      initialRange: 'nextThreeMonth',
      includedEmployeeIDs: [firm.ana.employeeId],
      includedRateCardIDs: [],
      includedTargetableIDs: [projectId],
      isShared: false,
      owner: { id: firm.manager.employeeId },
      can: { edit: true },
    })
    expect(await firm.manager.call(getPlanningView, { params: { viewId: view.id } })).toEqual(view)
    expect(await namesFor(firm.manager)).toContain('Water team')
  })

  it('have a range of two days, or one that moves with the calendar', async () => {
    const fixed = { startDate: '2026-08-01', endDate: '2026-09-30' }
    const view = await keep({ initialRangeType: 'fixed', initialRangeFixedRange: fixed })
    expect(view.initialRange).toBe('2026-08-01~2026-09-30')
    const moving = { initialRangeType: 'dynamic', initialRangeDynamic: 'nextSixMonth' } as const
    expect((await change(view.id, moving)).initialRange).toBe('nextSixMonth')
    expect((await change(view.id, { isShared: true })).initialRange).toBe('nextSixMonth')
    for (const initialRangeFixedRange of [null, { startDate: '2026-09-30', endDate: '2026-08-01' }])
      expect(
        await firm.manager.refusal(updatePlanningView, {
          params: { viewId: view.id },
          body: { initialRangeType: 'fixed', initialRangeFixedRange },
        }),
      ).toMatchObject({ reason: 'invalidInput' })
    expect(
      await firm.manager.refusal(updatePlanningView, {
        params: { viewId: view.id },
        body: { initialRangeType: 'dynamic' },
      }),
    ).toMatchObject({ reason: 'invalidInput' })
  })

  it('leave out what the company does not have', async () => {
    const stranger = await createPlanningFirm(server)
    const theirs = [stranger.ana.employeeId, randomUUID()]
    const view = await keep({ includedEmployeeIDs: [firm.ben.employeeId, ...theirs], includedTargetableIDs: theirs })
    expect(view).toMatchObject({ includedEmployeeIDs: [firm.ben.employeeId], includedTargetableIDs: [] })
    expect((await change(view.id, { includedRateCardIDs: theirs })).includedRateCardIDs).toEqual([])
  })

  it('have names of their own, for each owner', async () => {
    const [{ name }, second] = [await keep(), await keep()]
    const body = { name, groupedBy: 'resource' } as const
    expect(
      await firm.manager.refusal(createPlanningView, { body: { ...body, name: name.toUpperCase() } }),
    ).toMatchObject({ reason: 'nameExists' })
    expect(
      await firm.manager.refusal(updatePlanningView, { params: { viewId: second.id }, body: { name } }),
    ).toMatchObject({ reason: 'nameExists' })
    expect(await keep({ name }, other)).toMatchObject({ name })
  })

  it('are renamed and shared; what is not said stays, and what was changed meanwhile is not written over', async () => {
    const view = await keep({ groupedBy: 'target' })
    const renamed = await change(view.id, { name: 'Autumn', isShared: true, version: view.version })
    expect(renamed).toEqual({ ...view, name: 'Autumn', isShared: true, version: view.version + 1 })
    expect(
      await firm.manager.refusal(updatePlanningView, {
        params: { viewId: view.id },
        body: { name: 'Winter', version: view.version },
      }),
    ).toMatchObject({ reason: 'changedMeanwhile' })
    const history = await server.sql<{ action: string }>(
      `select action from history where company_id = $1 and entity = 'planningView' and entity_id = $2 order by ctid`,
      [firm.company.id, view.id],
    )
    expect(history.map(({ action }) => action)).toEqual(['created', 'updated'])
  })

  it('are changed and deleted by their owner alone', async () => {
    const [shared, own] = [await keep({ isShared: true }), await keep()]
    expect(await other.call(getPlanningView, { params: { viewId: shared.id } })).toEqual({
      ...shared,
      can: { edit: false },
    })
    const names = await namesFor(other)
    expect(names).toContain(shared.name)
    expect(names).not.toContain(own.name)
    for (const [viewId, reason] of [
      [shared.id, 'invalidPermission'],
      [own.id, 'notFound'],
    ] as const) {
      const params = { viewId }
      expect(await other.refusal(updatePlanningView, { params, body: { name: 'Mine' } })).toMatchObject({ reason })
      expect(await other.refusal(deletePlanningView, { params })).toMatchObject({ reason })
    }
    await firm.manager.call(deletePlanningView, { params: { viewId: shared.id } })
    expect(await other.refusal(getPlanningView, { params: { viewId: shared.id } })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('are for those who manage projects, in their company', async () => {
    const view = await keep({ isShared: true })
    expect(await firm.lead.refusal(listPlanningViews, {})).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.lead.refusal(createPlanningView, { body: { name: 'Mine', groupedBy: 'target' } })).toMatchObject({
      reason: 'invalidPermission',
    })
    const stranger = await createPlanningFirm(server)
    expect(await stranger.manager.refusal(getPlanningView, { params: { viewId: view.id } })).toMatchObject({
      reason: 'notFound',
    })
    expect(await namesFor(stranger.manager)).toEqual([])
  })
})
