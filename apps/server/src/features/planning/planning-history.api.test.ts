import { operations } from '@praxis/contract/company/history-and-jobs'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { withoutIds } from '../../testing/without-ids'
import { createPlanningFirm, type PlanningFirm, startPlanningServer } from './testing/planning-firm'

let firm: PlanningFirm
beforeAll(async () => {
  firm = await createPlanningFirm(await startPlanningServer())
})

describe.each(['project', 'opportunity'] as const)('roles and bookings of the %s', (kind) => {
  const ofPlanning = `${kind}Planning`
  const booked = async () => {
    const id = await firm.insertTarget(kind)
    const body = { [`${kind}ID`]: id, name: 'Engineer', employeeID: firm.ana.employeeId, hourlyCharge: 12_345 }
    const { id: roleID } = await firm.manager.call(masterPlanning.createPlanningRole, { body })
    await firm.plan({ roleID, note: 'Kick-off' })
    return id
  }
  const actionsIn = async (who: TestPerson, entity: string, id: string) =>
    (await who.call(operations.getHistory, { params: { entity, id } })).items.map(({ action }) => action).toSorted()

  it('are in a history of their own, for those who may read the planning', async () => {
    const id = await booked()
    await firm.letIn(id, firm.ben, { planning: 'read' })
    for (const who of [firm.manager, firm.lead, firm.ben])
      expect(await actionsIn(who, ofPlanning, id)).toEqual(['bookingsChanged', 'roleAdded'])
    const { items } = await firm.ben.call(operations.getHistory, { params: { entity: ofPlanning, id } })
    const after = Object.assign({}, ...items.map((item) => item.after))
    expect(after).toEqual({
      bookings: [expect.stringContaining('Engineer (Ana Reed)')],
      projectRole: { role: 'Engineer', employee: 'Ana Reed', rateCard: null },
    })
    expect(withoutIds(items)).not.toMatch(/12345|hourly/)
    expect(await firm.ben.refusal(operations.getHistory, { params: { entity: kind, id } })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('are absent for those who may change its details and not read its planning', async () => {
    const id = await booked()
    await firm.letIn(id, firm.ben, { details: 'write', planning: 'noAccess' })
    const ofDetails = await firm.ben.call(operations.getHistory, { params: { entity: kind, id } })
    expect(withoutIds(ofDetails)).not.toMatch(/bookingsChanged|Kick-off|roleAdded|Engineer|Ana Reed|12345|hourly/)
    expect(await firm.ben.refusal(operations.getHistory, { params: { entity: ofPlanning, id } })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('are not told of a target of the other kind, nor of none', async () => {
    const id = await booked()
    const refusal = async (entity: string, of: string) =>
      (await firm.manager.refusal(operations.getHistory, { params: { entity, id: of } })).reason
    expect(await refusal(kind === 'project' ? 'opportunityPlanning' : 'projectPlanning', id)).toBe('notFound')
    expect(await refusal(ofPlanning, 'not-an-id')).toBe('notFound')
  })
})
