import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { createPlanningFirm, type PlanningFirm, startPlanningServer } from './testing/planning-firm'

let firm: PlanningFirm
beforeAll(async () => {
  firm = await createPlanningFirm(await startPlanningServer())
})

describe.each(['project', 'opportunity'] as const)('what was booked on a %s', (kind) => {
  const ofPlanning = `${kind}Planning`
  const booked = async () => {
    const id = await firm.insertTarget(kind)
    await firm.plan({ roleID: await firm.addRole(id, firm.ana.employeeId), note: 'Kick-off' })
    return id
  }
  const actionsIn = async (who: TestPerson, entity: string, id: string) =>
    (await who.call(operations.getHistory, { params: { entity, id } })).items.map(({ action }) => action)

  it('is in a history of its own, for those who may read the planning', async () => {
    const id = await booked()
    await firm.letIn(id, firm.ben, { planning: 'read' })
    for (const who of [firm.manager, firm.lead, firm.ben])
      expect(await actionsIn(who, ofPlanning, id)).toEqual(['bookingsChanged'])
    const { items } = await firm.ben.call(operations.getHistory, { params: { entity: ofPlanning, id } })
    expect(items).toMatchObject([{ after: { bookings: [expect.stringContaining('Engineer (Ana Reed)')] } }])
    expect(await firm.ben.refusal(operations.getHistory, { params: { entity: kind, id } })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('is absent for those who may change its details and not read its planning', async () => {
    const id = await booked()
    await firm.letIn(id, firm.ben, { details: 'write', planning: 'noAccess' })
    const ofDetails = await firm.ben.call(operations.getHistory, { params: { entity: kind, id } })
    expect(JSON.stringify(ofDetails)).not.toMatch(/bookingsChanged|Kick-off/)
    expect(await firm.ben.refusal(operations.getHistory, { params: { entity: ofPlanning, id } })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('is not told of a target of the other kind, nor of none', async () => {
    const id = await booked()
    const refusal = async (entity: string, of: string) =>
      (await firm.manager.refusal(operations.getHistory, { params: { entity, id: of } })).reason
    expect(await refusal(kind === 'project' ? 'opportunityPlanning' : 'projectPlanning', id)).toBe('notFound')
    expect(await refusal(ofPlanning, 'not-an-id')).toBe('notFound')
  })
})
