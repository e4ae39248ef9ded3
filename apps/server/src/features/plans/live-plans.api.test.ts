import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createTestCompany, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, type PlansFirm, startPlansServer } from './testing/plans-firm'

let server: TestServer
let firm: PlansFirm
beforeAll(async () => {
  server = await startPlansServer()
  firm = await createPlansFirm(server)
})

/** What a person has heard of about an opportunity. */
const hears = async (person: TestPerson, id: string) => {
  const stream = await listen(person)
  onTestFinished(stream.hangUp)
  await expect.poll(() => stream.heard[0]?.event).toBe('ready')
  return () =>
    stream
      .changes()
      .filter((change) => change.id === id)
      .map(({ topic }) => topic)
      .sort()
}

it('changes of an opportunity and of its plan are heard by those who may see them, and by nobody else', async () => {
  const id = await firm.insertTarget('opportunity', { start_date: '2026-07-01', end_date: '2026-09-30' })
  await firm.letIn(id, firm.ana, { details: 'read' })
  const { owner: stranger } = await createTestCompany(server)
  const rename = (name: string) =>
    firm.lead.call(opportunities.updateOpportunityDetails, { params: { id }, body: { name } })
  const [lead, manager, ana] = [await hears(firm.lead, id), await hears(firm.manager, id), await hears(firm.ana, id)]
  const unheard = [await hears(firm.ben, id), await hears(stranger, id)]
  await rename('Renamed')
  for (const topics of [lead, manager, ana]) await expect.poll(topics).toEqual(['opportunities'])
  const { snapshot, version } = await firm.lead.call(plans.getOpportunityBudgetPlan, { params: { id } })
  await firm.lead.call(plans.saveOpportunityBudgetPlan, { params: { id }, body: { snapshot, version } })
  for (const topics of [lead, manager]) await expect.poll(topics).toEqual(['opportunities', 'opportunities', 'plans'])
  // Ana reads no plan, and after this nothing at all.
  await expect.poll(ana).toEqual(['opportunities', 'opportunities'])
  await server.sql('delete from targetable_permissions where targetable_id = $1', [id])
  await rename('Renamed again')
  for (const topics of [lead, manager]) await expect.poll(topics).toHaveLength(4)
  expect(ana()).toEqual(['opportunities', 'opportunities'])
  for (const topics of unheard) expect(topics()).toEqual([])
})
