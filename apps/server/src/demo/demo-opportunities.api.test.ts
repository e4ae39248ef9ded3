import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()

test('forty opportunities are in every stage, some late, some won and no project yet', async () => {
  const owner = await actingAs('Owner')
  const { columns, open, won, lost, unallocatedWon, keptSince } = await owner.call(opportunities.getPipeline, {
    body: {},
  })
  expect(columns.map(({ stage }) => stage.name)).toEqual([
    'Lost',
    'Lead',
    'Qualified',
    'Proposal',
    'Negotiation',
    'Won',
  ])
  for (const { sum } of columns) expect(sum.count).toBeGreaterThan(0)
  expect(open.count).toBe(23)
  expect(open.weighted).toBeGreaterThan(0)
  expect(won.count).toBeGreaterThan(lost.count - 1)
  expect(unallocatedWon.count).toBe(2)
  expect(keptSince).toBeTruthy()
  const { metadata } = await owner.call(opportunities.listManagedOpportunities, { body: {} })
  expect(metadata.total).toBe(40)
})

test('the pipeline of a year ago can be looked at', async () => {
  const owner = await actingAs('Owner')
  const asOf = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)
  const { open } = await owner.call(opportunities.getPipeline, { body: { asOf } })
  expect(open.count).toBeGreaterThan(0)
})

test('a project says which opportunity it was made from', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(opportunities.listManagedOpportunities, {
    body: { filter: { search: 'data platform' } },
  })
  const [opportunity] = items
  const { project } = await owner.call(opportunities.getOpportunity, { params: { id: opportunity?.id ?? '' } })
  const made = await owner.call(projects.getProject, { params: { id: project?.id ?? '' } })
  expect(made.opportunity?.id).toBe(opportunity?.id)
})

test('the forecast of a project can be looked at as it was some weeks ago', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(projects.listManagedProjects, { body: { filter: { search: 'data platform' } } })
  const id = items[0]?.id ?? ''
  const now = await owner.call(plans.getForecast, { params: { id }, query: {} })
  const asOf = new Date(Date.now() - 15 * 86_400_000).toISOString().slice(0, 10)
  const then = await owner.call(plans.getForecast, { params: { id }, query: { asOf } })
  expect(then.keptOn).toBeTruthy()
  expect(then.actual.revenue).toBeGreaterThan(0)
  expect(then.actual.revenue).toBeLessThan(now.actual.revenue)
})
