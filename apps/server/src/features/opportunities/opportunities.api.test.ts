import { randomUUID } from 'node:crypto'
import { journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { withoutIds } from '../../testing/without-ids'
import { createOpportunitiesFirm, type OpportunitiesFirm } from './testing/opportunities-firm'

let server: TestServer
let firm: OpportunitiesFirm
let stranger: TestPerson

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createOpportunitiesFirm(server)
  stranger = (await createTestCompany(server)).owner
})
afterEach(() => firm.allow({}))

const told = async (answer: Promise<Response>) => (await answer).json()
const zero = { revenue: 0, cost: 0 }
const budget = { consultancyBudget: { revenue: 100_00, cost: 60_00 } }
const update = (id: string, body: object, by: TestPerson = firm.manager) =>
  by.send(opportunities.updateOpportunityDetails, { params: { id }, body })
const get = (id: string, by: TestPerson = firm.manager) => by.call(opportunities.getOpportunity, { params: { id } })
const stagesOf = async (id: string) =>
  (await firm.manager.call(opportunities.listStageChanges, { params: { id } })).items

describe('starting an opportunity', () => {
  it('takes the defaults, the client’s currency and the first open stage', async () => {
    expect(await firm.start('Phase 2')).toMatchObject({
      client: { id: firm.clientId },
      details: {
        name: 'Phase 2',
        currency: 'GBP',
        lead: { displayName: 'Lena Smith' },
        clientOwner: { id: firm.clientId },
        expectedCloseDate: null,
        pipelineStage: { id: firm.stages.first, probability: 0.1, enteredOn: '2026-11-12' },
        chargingMechanism: 'effort',
        isStrategic: false,
        dynamicDetails: [],
      },
      isClosed: false,
      project: null,
      hasBudgetPlan: false,
      consultancyBudget: zero,
      expensesBudget: zero,
      otherBudget: zero,
      analytics: {
        projectCount: 0,
        budgetPlanTotalRevenue: 0,
        budgetPlanTotalMargin: 0,
        budgetPlanTotalMarginValue: 0,
      },
      weightedRevenueValue: 0,
      can: { edit: true, changeStage: true, moveToProject: false, delete: true },
    })
  })

  it('derives the figures from the budgets, each weighted value rounded half away from zero', async () => {
    const { analytics, weightedRevenueValue } = await firm.start('Small', {
      consultancyBudget: { revenue: 55, cost: 11 },
    })
    expect(analytics).toMatchObject({
      budgetPlanTotalRevenue: 55,
      budgetPlanTotalMargin: 0.8,
      budgetPlanTotalMarginValue: 44,
    })
    // A tenth of 55 is 5.5.
    expect(weightedRevenueValue).toBe(6)
  })

  it.each([
    ['an unknown stage', () => ({ pipelineStageID: randomUUID() }), 'pipelineStageID'],
    ['an unknown lead', () => ({ leadID: randomUUID() }), 'leadID'],
    ['an unknown client', () => ({ clientID: randomUUID() }), 'clientID'],
  ])('refuses %s at its field', async (_, more, field) => {
    const answer = await firm.manager.send(opportunities.createOpportunity, {
      body: { name: 'Odd', clientID: firm.clientId, leadID: firm.lead.employeeId, ...more() },
    })
    expect(await answer.json()).toMatchObject({ reason: 'invalidInput', fields: [{ path: field }] })
  })

  it('is for those who manage projects, with money only for those who may write it', async () => {
    const body = { name: 'Mine', clientID: firm.clientId, leadID: firm.lead.employeeId }
    const reason = async (by: TestPerson, more = {}) =>
      await told(by.send(opportunities.createOpportunity, { body: { ...body, ...more } }))
    expect(await reason(firm.lead)).toMatchObject({ reason: 'invalidPermission' })
    expect(await reason(firm.managerWithoutRevenue, budget)).toMatchObject({ reason: 'invalidPermission' })
    const made = await firm.managerWithoutRevenue.call(opportunities.createOpportunity, { body })
    expect(made).not.toHaveProperty('consultancyBudget')
    expect(made).not.toHaveProperty('weightedRevenueValue')
    expect(made.analytics).toEqual({ projectCount: 0 })
  })

  it('in a lost stage asks why', async () => {
    const lost = {
      name: 'Late',
      clientID: firm.clientId,
      leadID: firm.lead.employeeId,
      pipelineStageID: firm.stages.lost,
    }
    const asked = await firm.manager.send(opportunities.createOpportunity, { body: lost })
    expect(await asked.json()).toMatchObject({ reason: 'lostReasonRequired' })
    expect(await firm.start('Late', { pipelineStageID: firm.stages.lost, lostReason: 'Price' })).toMatchObject({
      isClosed: true,
      details: { lostReason: 'Price' },
    })
  })
})

describe('who sees an opportunity', () => {
  it('is 404 for everybody else, and a project’s addresses do not know it', async () => {
    const { id } = await firm.start('Secret')
    for (const person of [firm.other, firm.member, stranger])
      expect(await told(person.send(opportunities.getOpportunity, { params: { id } }))).toMatchObject({
        reason: 'notFound',
      })
  })

  it('hides money from a lead who may not see revenue', async () => {
    const { id } = await firm.start('Quiet', { leadID: firm.leadWithoutRevenue.employeeId, ...budget })
    const seen = await get(id, firm.leadWithoutRevenue)
    expect(seen).not.toHaveProperty('consultancyBudget')
    expect(seen).not.toHaveProperty('costOfSale')
    const { items } = await firm.leadWithoutRevenue.call(opportunities.listStageChanges, { params: { id } })
    expect(items[0]).not.toHaveProperty('value')
    expect(await told(update(id, budget, firm.leadWithoutRevenue))).toMatchObject({ reason: 'invalidPermission' })
  })

  it('lets in whoever has a role, for the details alone', async () => {
    const { id } = await firm.start('With a role', budget)
    await firm.lead.call(opportunities.createOpportunityRole, {
      params: { id },
      body: { name: 'Consultant', employeeID: firm.member.employeeId },
    })
    const seen = await get(id, firm.member)
    expect(seen.permissions).toMatchObject({ details: 'read', budgetPlan: 'noAccess', journal: 'read' })
    expect(seen.can).toMatchObject({ edit: false, changeStage: false, delete: false, trackTime: true })
    expect(await told(update(id, { name: 'Mine' }, firm.member))).toMatchObject({ reason: 'invalidPermission' })
    expect(await told(update(id, { pipelineStageID: firm.stages.won }, firm.member))).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('is given and taken by permissions', async () => {
    const { id } = await firm.start('Let in')
    const row = await firm.lead.call(opportunities.createOpportunityPermission, {
      params: { id },
      body: { employeeID: firm.other.employeeId, permissions: { details: 'write' } },
    })
    expect((await update(id, { name: 'By Otis' }, firm.other)).status).toBe(200)
    expect(await told(update(id, { leadID: firm.other.employeeId }, firm.other))).toMatchObject({
      reason: 'invalidPermission',
    })
    await firm.lead.call(opportunities.deleteOpportunityPermission, { params: { id, permissionId: row.id } })
    expect((await firm.other.send(opportunities.getOpportunity, { params: { id } })).status).toBe(404)
  })
})

describe('changing an opportunity', () => {
  it('keeps what is left out, and the last version', async () => {
    const { id, version } = await firm.start('Phase 3', { expectedCloseDate: '2026-12-04', tags: ['data'] })
    const changed = await update(id, { name: 'Phase three', version })
    expect(await changed.json()).toMatchObject({
      details: { name: 'Phase three', expectedCloseDate: '2026-12-04', tags: ['data'] },
    })
    expect(await told(update(id, { name: 'Phase 4', version }))).toMatchObject({ reason: 'changedMeanwhile' })
  })

  it('does not move amounts to a client who trades in another currency', async () => {
    const { id } = await firm.start('Priced', budget)
    expect(await told(update(id, { clientID: firm.euroClientId }))).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'clientID' }],
    })
    const { id: free } = await firm.start('Unpriced')
    expect(await told(update(free, { clientID: firm.euroClientId }))).toMatchObject({ details: { currency: 'EUR' } })
  })

  it('leaves budgets to the plan where there is one', async () => {
    const { id } = await firm.start('Planned', budget)
    await server.sql(
      `insert into plans (company_id, targetable_id, budget_plan, saved_at) values ($1, $2, '{}', now())`,
      [firm.company.id, id],
    )
    expect(await get(id)).toMatchObject({ hasBudgetPlan: true, can: { editBudgets: false } })
    expect(await told(update(id, budget))).toMatchObject({ reason: 'budgetsComeFromPlan' })
  })

  it('is recorded, money apart', async () => {
    const { id } = await firm.start('Recorded')
    await update(id, { name: 'Recorded twice', ...budget })
    const read = async (entity: 'opportunity' | 'opportunityBudget', by = firm.manager) =>
      await told(by.send(operations.getHistory, { params: { entity, id } }))
    expect(withoutIds(await read('opportunity'))).not.toContain('10000')
    expect(JSON.stringify(await read('opportunityBudget'))).toContain('10000')
    expect(await read('opportunityBudget', firm.managerWithoutRevenue)).toMatchObject({ reason: 'notFound' })
  })
})

describe('stages', () => {
  it('keep every entry with its day and what was planned then', async () => {
    const { id } = await firm.start('Moving', budget)
    await update(id, { pipelineStageID: firm.stages.proposal })
    await update(id, { consultancyBudget: { revenue: 200_00, cost: 60_00 } })
    await update(id, { pipelineStageID: firm.stages.won })
    expect(await stagesOf(id)).toMatchObject([
      { name: 'Lead', probability: 0.1, value: { revenue: 100_00, cost: 60_00, currency: 'GBP' } },
      { name: 'Proposal', probability: 0.5, value: { revenue: 100_00 } },
      { name: 'Won', probability: 1, value: { revenue: 200_00 }, enteredBy: { displayName: 'Mona Smith' } },
    ])
    expect(await get(id)).toMatchObject({ weightedRevenueValue: 200_00, can: { moveToProject: true } })
  })

  it('are not entered twice in a row', async () => {
    const { id } = await firm.start('Still')
    await update(id, { pipelineStageID: firm.stages.first })
    expect(await stagesOf(id)).toHaveLength(1)
  })

  it('lost asks for a reason each time, locks the rest, and can be left again', async () => {
    const { id } = await firm.start('Lost')
    expect(await told(update(id, { pipelineStageID: firm.stages.lost }))).toMatchObject({
      reason: 'lostReasonRequired',
    })
    expect(await told(update(id, { pipelineStageID: firm.stages.lost, lostReason: 'Price' }))).toMatchObject({
      isClosed: true,
      can: { edit: false, changeStage: true, editRoles: false, trackTime: false },
    })
    expect(await told(update(id, { name: 'Other' }))).toMatchObject({ reason: 'opportunityLocked' })
    expect(await told(update(id, budget))).toMatchObject({ reason: 'opportunityLocked' })
    const role = await firm.manager.send(opportunities.createOpportunityRole, {
      params: { id },
      body: { name: 'Consultant' },
    })
    expect(await role.json()).toMatchObject({ reason: 'opportunityLocked' })
    expect(await told(update(id, { lostReason: 'No budget' }))).toMatchObject({ details: { lostReason: 'No budget' } })
    expect((await stagesOf(id)).at(-1)).toMatchObject({ lostReason: 'No budget' })
    expect(await told(update(id, { pipelineStageID: firm.stages.first, name: 'Found' }))).toMatchObject({
      isClosed: false,
      details: { name: 'Found', lostReason: '' },
      can: { edit: true },
    })
  })

  it('let lost ones be edited where the settings allow it', async () => {
    const { id } = await firm.start('Lost too', { pipelineStageID: firm.stages.lost, lostReason: 'Price' })
    await firm.allow({ allowEditingConvertedOpportunities: true })
    expect(await told(update(id, { name: 'Edited' }))).toMatchObject({ details: { name: 'Edited' }, isClosed: true })
  })
})

describe('deleting', () => {
  it('is refused while somebody wrote in the journal', async () => {
    const { id } = await firm.start('Noted')
    await firm.lead.call(journalEntries.createJournalEntry, {
      body: { opportunityID: id, entryDate: '2026-11-12', content: '<p>Met them.</p>', categoryID: null },
      files: {},
    })
    const answer = await firm.manager.send(opportunities.deleteOpportunity, { params: { id } })
    expect(await answer.json()).toMatchObject({ reason: 'recordInUse', usedBy: '1 journal entry' })
    expect(await told(firm.lead.send(opportunities.deleteOpportunity, { params: { id } }))).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('takes roles and stages along', async () => {
    const { id } = await firm.start('Mistake')
    await firm.manager.call(opportunities.deleteOpportunity, { params: { id } })
    expect((await firm.manager.send(opportunities.getOpportunity, { params: { id } })).status).toBe(404)
  })
})
