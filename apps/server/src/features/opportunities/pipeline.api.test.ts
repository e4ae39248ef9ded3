import { randomUUID } from 'node:crypto'
import { companyManagement } from '@praxis/contract/company/company-management'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { NewOpportunity } from '@praxis/contract/opportunities/opportunity-fields'
import { opportunitySortKeys } from '@praxis/contract/opportunities/pipeline'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createOpportunitiesFirm, type OpportunitiesFirm } from './testing/opportunities-firm'

let server: TestServer
let firm: OpportunitiesFirm
/** Everything kept so far was that many days earlier, as sessions do not last that long. */
const daysPass = async (days: number) => {
  await server.sql('update opportunity_stages set entered_on = entered_on - $1::integer', [days])
  await server.sql('update opportunities set stage_entered_on = stage_entered_on - $1::integer', [days])
  await server.sql('update opportunity_days set day = day - $1::integer', [days])
}

const priced = (revenue: number, cost: number): Partial<NewOpportunity> => ({ consultancyBudget: { revenue, cost } })
const move = (id: string, pipelineStageID: string, lostReason?: string) =>
  firm.manager.call(opportunities.updateOpportunityDetails, { params: { id }, body: { pipelineStageID, lostReason } })
const pipeline = (body: object = {}, by = firm.manager) => by.call(opportunities.getPipeline, { body })

beforeAll(async () => {
  let moment = Date.parse('2026-07-01T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createOpportunitiesFirm(server)
  await server.sql(`update companies set financial_year_start = '04-01' where company_id = $1`, [firm.company.id])
  // The day's rate: a euro is 0.87 of a pound.
  await server.sql(
    `insert into exchange_rates (day, currency, per_euro) values ('2026-06-01', 'GBP', '0.87'), ('2026-06-01', 'USD', '1.1')`,
  )
  const early = await firm.start('Won before the year', { ...priced(70_00, 40_00), pipelineStageID: firm.stages.won })
  expect(early.weightedRevenueValue).toBe(70_00)
  await daysPass(119)
  const first = await firm.start('Core review', priced(100_00, 60_00))
  const euro = await firm.start('Fraud signals', {
    ...priced(1001, 500),
    clientID: firm.euroClientId,
    expectedCloseDate: '2026-12-01',
  })
  const won = await firm.start('Branch onboarding', { ...priced(51_00, 21_00), expectedCloseDate: '2026-09-30' })
  const lost = await firm.start('Repairs analytics', { ...priced(30_00, 10_00), leadID: firm.manager.employeeId })
  await daysPass(37)
  await move(first.id, firm.stages.proposal)
  await move(euro.id, firm.stages.proposal)
  await daysPass(21)
  await move(won.id, firm.stages.won)
  await move(lost.id, firm.stages.lost, 'Price')
})

describe('the pipeline', () => {
  it('sums what is open by stage and currency, each value weighted and rounded first', async () => {
    const { currency, open, columns } = await pipeline()
    expect(currency).toBe('GBP')
    // Half of 1001 is 500.5; a euro is 0.87 of a pound: 1001 is 871, 501 is 436.
    expect(open).toMatchObject({ count: 2, revenue: 100_00 + 871, weighted: 50_00 + 436, profit: 40_00 + 436 })
    expect(columns.map(({ stage, sum, items }) => [stage.name, sum.count, items.map(({ name }) => name)])).toEqual([
      ['Lost', 1, ['Repairs analytics']],
      ['Lead', 0, []],
      ['Proposal', 2, ['Core review', 'Fraud signals']],
      ['Won', 1, ['Branch onboarding']],
    ])
    const [gbp, eur] = open.parts.toSorted((one, other) => other.currency.localeCompare(one.currency))
    expect(gbp).toMatchObject({ currency: 'GBP', revenue: 100_00, rate: null })
    expect(eur).toMatchObject({ currency: 'EUR', revenue: 1001, rate: '0.87000000', converted: { revenue: 871 } })
  })

  it('counts what was won and lost since the financial year began, at its value then', async () => {
    const { since, won, lost, unallocatedWon } = await pipeline()
    expect(since).toBe('2026-04-01')
    expect(won).toMatchObject({ count: 1, revenue: 51_00, profit: 30_00 })
    expect(lost).toMatchObject({ count: 1, revenue: 30_00, weighted: 0 })
    expect(unallocatedWon.count).toBe(1)
  })

  it('is as it was on a past day', async () => {
    const { open, won, lost, asOf, keptSince, columns } = await pipeline({ asOf: '2026-06-15' })
    expect({ asOf, keptSince }).toEqual({ asOf: '2026-06-15', keptSince: '2026-01-05' })
    expect(open.count).toBe(4)
    expect([won.count, lost.count]).toEqual([0, 0])
    expect(columns.find(({ stage }) => stage.name === 'Lead')?.items.map(({ name }) => name)).toEqual([
      'Branch onboarding',
      'Repairs analytics',
    ])
    const later = await pipeline({ asOf: '2026-06-01' })
    expect(later.columns.find(({ stage }) => stage.name === 'Proposal')?.sum.count).toBe(0)
  })

  it('is that of whoever led on the day, also when somebody else does now', async () => {
    const ledBy = async (leadID: string, asOf?: string) =>
      (await pipeline({ filter: { leadID }, ...(asOf && { asOf }) })).columns
        .flatMap(({ items }) => items)
        .map(({ name }) => name)
    const before = await ledBy(firm.lead.employeeId, '2026-06-15')
    const [first = ''] = before
    const hand = (to: string) =>
      server.sql(`update targetables set lead_id = $3 where company_id = $1 and name = $2`, [
        firm.company.id,
        first,
        to,
      ])
    await hand(firm.manager.employeeId)
    expect(await ledBy(firm.lead.employeeId, '2026-06-15')).toEqual(before)
    expect(await ledBy(firm.lead.employeeId)).not.toContain(first)
    expect(await ledBy(firm.manager.employeeId, '2026-06-15')).not.toContain(first)
    await hand(firm.lead.employeeId)
  })

  it.each(['2026-01-04', '2026-12-24'])('has kept nothing of %s', async (asOf) => {
    const answer = await firm.manager.send(opportunities.getPipeline, { body: { asOf } })
    expect(await answer.json()).toMatchObject({ reason: 'dataNotAvailable' })
  })

  it('is for managers of projects, with amounts only for those who see revenue', async () => {
    const refused = await firm.lead.send(opportunities.getPipeline, { body: {} })
    expect(await refused.json()).toMatchObject({ reason: 'invalidPermission' })
    const { open, columns } = await pipeline({}, firm.managerWithoutRevenue)
    expect(open).toEqual({ count: 2, parts: [] })
    expect(JSON.stringify(columns)).not.toMatch(/[rR]evenue|[wW]eighted|[mM]argin/)
  })

  it('narrows with its filter', async () => {
    const { open } = await pipeline({ filter: { search: 'fraud' } })
    expect(open.count).toBe(1)
  })
})

describe('lists', () => {
  const names = async (body: object, by = firm.manager) =>
    (await by.call(opportunities.listManagedOpportunities, { body })).items.map(({ name }) => name)

  it.each([
    [
      'opportunityName',
      ['Branch onboarding', 'Core review', 'Fraud signals', 'Repairs analytics', 'Won before the year'],
    ],
    [
      'budgetPlanTotalRevenue',
      ['Fraud signals', 'Repairs analytics', 'Branch onboarding', 'Won before the year', 'Core review'],
    ],
    [
      'weightedRevenueValue',
      ['Repairs analytics', 'Fraud signals', 'Core review', 'Branch onboarding', 'Won before the year'],
    ],
    [
      'budgetPlanTotalMargin',
      ['Core review', 'Won before the year', 'Fraud signals', 'Branch onboarding', 'Repairs analytics'],
    ],
    ['pipelineStage', ['Repairs analytics']],
  ] as const)('by %s', async (sortOrder, expected) => {
    expect((await names({ sortOrder })).slice(0, expected.length)).toEqual(expected)
  })

  it('are not in the order of money for those who may not see it', async () => {
    const byName = await names({ sortOrder: 'opportunityName' })
    const keys = [
      'budgetPlanTotalRevenue',
      'budgetPlanTotalMargin',
      'budgetPlanTotalMarginValue',
      'weightedRevenueValue',
    ]
    for (const sortOrder of keys) expect(await names({ sortOrder }, firm.managerWithoutRevenue)).toEqual(byName)
  })

  it('turn every order around, apart from those without a day, which stay last', async () => {
    for (const sortOrder of opportunitySortKeys) {
      const [forward, back] = [await names({ sortOrder }), await names({ sortOrder, sortDesc: true })]
      expect(forward).toHaveLength(5)
      if (sortOrder === 'expectedCloseDate') {
        expect(forward.slice(0, 2)).toEqual(['Branch onboarding', 'Fraud signals'])
        expect(back.slice(0, 2)).toEqual(['Fraud signals', 'Branch onboarding'])
      } else expect(back).toEqual(forward.toReversed())
    }
  })

  it.each([
    [{ state: 'open' }, ['Core review', 'Fraud signals']],
    [{ state: 'won' }, ['Branch onboarding', 'Won before the year']],
    [{ state: 'lost' }, ['Repairs analytics']],
    [{ state: 'converted' }, []],
    [{ closesFrom: '2026-11-01', closesTo: '2026-12-31' }, ['Fraud signals']],
    [{ search: 'halden' }, ['Fraud signals']],
  ])('with %o', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected)
  })

  it('of others hold only what they may see', async () => {
    const list = async (by = firm.lead) => (await by.call(opportunities.listOpportunitiesPaginated, { body: {} })).items
    expect(await list()).toHaveLength(4)
    expect(await list(firm.other)).toEqual([])
    expect((await firm.other.call(opportunities.listOpportunities, { query: {} })).items).toEqual([])
    const found = await firm.lead.call(opportunities.listOpportunities, { query: { query: 'core' } })
    expect(found.items.map(({ name }) => name)).toEqual(['Core review'])
  })

  it('can be downloaded, with nothing that a spreadsheet would run', async () => {
    await firm.start('=1+1', { pipelineStageID: firm.stages.first, leadID: firm.manager.employeeId })
    const answer = await firm.manager.send(opportunities.exportOpportunities, {
      body: { filter: { search: '1' }, sortOrder: 'weightedRevenueValue', sortDesc: true },
    })
    expect(await answer.text()).toContain("'=1+1,Northgate Water,Mona Smith,Lead,10.0")
  })

  it('are downloaded with the days of the company', async () => {
    const zone = (name: string) =>
      server.sql('update companies set time_zone = $2 where company_id = $1', [firm.company.id, name])
    // When it is nine in the morning in London, it is still the evening before there.
    await zone('Pacific/Pago_Pago')
    const answer = await firm.manager.send(opportunities.exportOpportunities, { body: { filter: { search: 'core' } } })
    await zone('Europe/London')
    expect(await answer.text()).toMatch(/,30\/06\/2026\r?\n?$/)
  })
})

describe('a stage', () => {
  it('that changes its probability reweighs what is in it', async () => {
    const stage = randomUUID()
    await server.sql(
      `insert into pipeline_stages (company_id, id, name, color, probability) values ($1, $2, 'Talks', '#123456', 40)`,
      [firm.company.id, stage],
    )
    const { id } = await firm.start('Talked about', { ...priced(10_00, 0), pipelineStageID: stage })
    await daysPass(1)
    const manager = await createEmployee(server, firm.company, { capabilities: ['canManageCompany'] })
    const body = { probability: 0.6 }
    await manager.call(companyManagement.updatePipelineStage, { params: { id: stage }, body })
    const { weightedRevenueValue } = await firm.manager.call(opportunities.getOpportunity, { params: { id } })
    expect(weightedRevenueValue).toBe(6_00)
    const { items } = await firm.manager.call(opportunities.listStageChanges, { params: { id } })
    expect(items[0]?.probability).toBe(0.4)
    // The day of the change is kept, so that later days do not show what it was before.
    await daysPass(1)
    const weightedOn = async (asOf: string) =>
      (await pipeline({ asOf, filter: { stageID: stage } })).open.parts.map(({ weighted }) => weighted)
    expect(await weightedOn('2026-06-30')).toEqual([6_00])
    expect(await weightedOn('2026-06-29')).toEqual([4_00])
  })
})
