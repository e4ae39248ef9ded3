import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createOpportunitiesFirm, type OpportunitiesFirm } from './testing/opportunities-firm'

let server: TestServer
let firm: OpportunitiesFirm

beforeAll(async () => {
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createOpportunitiesFirm(server)
})
afterAll(() => expectOpenWorkKept(server))
afterEach(() => firm.allow({}))

const money = { consultancyBudget: { revenue: 100_00, cost: 60_00 }, expensesBudget: { revenue: 5, cost: 4 } }
const won = (name: string, more = {}) => firm.start(name, { pipelineStageID: firm.stages.won, ...money, ...more })
const move = (id: string, body: object = {}, by = firm.manager) =>
  by.send(opportunities.moveToProject, { params: { id }, body })
const moved = (id: string, body: object = {}) =>
  firm.manager.call(opportunities.moveToProject, { params: { id }, body })
const bookings = (targetableId: string) =>
  server.sql(
    `select b.id, b.role_id, b.start_date, b.end_date, b.seconds_per_day, b.is_soft
     from bookings b join targetable_roles r using (company_id) where b.role_id = r.id and r.targetable_id = $1 order by b.id`,
    [targetableId],
  )

/** A role with a soft booking. */
const book = async (id: string) => {
  const role = await firm.lead.call(opportunities.createOpportunityRole, {
    params: { id },
    body: { name: 'Consultant', employeeID: firm.member.employeeId, hourlyCharge: 9000, hourlyCost: 5000 },
  })
  await server.sql(
    `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, is_soft, created_at, updated_at)
     values ($1, $2, $3, '2027-01-04', '2027-01-29', 27000, true, now(), now())`,
    [firm.company.id, randomUUID(), role.id],
  )
  return role
}

it('takes over client, lead, details, budgets and people, re-points roles and bookings, and keeps the plan', async () => {
  const { id } = await won('Phase 2', {
    isStrategic: true,
    tags: ['data'],
    dynamicDetails: [{ key: 'Framework', value: 'NW-7', type: 'freeText' }],
  })
  const role = await book(id)
  await firm.lead.call(opportunities.createOpportunityPermission, {
    params: { id },
    body: { employeeID: firm.other.employeeId, permissions: { budgetPlan: 'read' } },
  })
  await server.sql(
    `insert into plans (company_id, targetable_id, budget_plan, saved_at) values ($1, $2, '{"startDate": "2027-01-01"}', now())
     on conflict (company_id, targetable_id) do update set budget_plan = excluded.budget_plan`,
    [firm.company.id, id],
  )
  const before = await bookings(id)
  const { opportunity, project } = await moved(id)
  expect(opportunity).toMatchObject({
    project: { id: project.id, name: 'Phase 2' },
    analytics: { projectCount: 1 },
    can: { edit: false, changeStage: false, moveToProject: false, editRoles: false },
  })
  expect(await firm.manager.call(projects.getProject, { params: { id: project.id } })).toMatchObject({
    client: { id: firm.clientId },
    opportunity: { id, name: 'Phase 2' },
    details: {
      lead: { id: firm.lead.employeeId },
      isStrategic: true,
      tags: ['data'],
      currency: 'GBP',
      chargingMechanism: 'effort',
      dynamicDetails: [{ key: 'Framework', value: 'NW-7' }],
    },
    ...money,
  })
  // The same bookings, of the same roles, are the project's now: nothing exists twice and nothing is lost.
  expect(await bookings(project.id)).toEqual(before)
  expect(await bookings(id)).toEqual([])
  const roles = await firm.manager.call(projects.listAllProjectRoles, { params: { id: project.id } })
  expect(roles.items.map(({ id: roleId }) => roleId)).toEqual([role.id])
  const rows = await firm.manager.call(projects.listResourcePermissions, { params: { id: project.id } })
  expect(rows.items).toMatchObject([{ employee: { id: firm.other.employeeId }, permissions: { budgetPlan: 'read' } }])
  const stored = await server.sql(
    'select targetable_id, budget_plan from plans where budget_plan is not null and targetable_id = any ($1)',
    [[id, project.id]],
  )
  expect(stored).toHaveLength(2)
  const { items } = await firm.manager.call(opportunities.listProjectsOfOpportunity, { params: { id } })
  expect(items.map(({ id: projectId }) => projectId)).toEqual([project.id])
  const history = await firm.manager.call(operations.getHistory, { params: { entity: 'opportunity', id } })
  expect(history.items.map(({ action }) => action)).toContain('movedToProject')
})

it('keeps the resource plan it had, whose rates are for those who may see them', async () => {
  const { id } = await won('Staffed')
  const role = await book(id)
  const rows = {
    name: 'Consultant',
    employeeID: firm.member.employeeId,
    startDate: '2027-01-04',
    endDate: '2027-01-29',
  }
  const planOf = (person: typeof firm.lead) => person.call(plans.getOpportunityResourcePlan, { params: { id } })
  expect(await planOf(firm.manager)).toMatchObject({
    keptOn: null,
    snapshot: { roles: [{ ...rows, roleID: role.id }] },
  })
  await firm.lead.call(opportunities.createOpportunityPermission, {
    params: { id },
    body: { employeeID: firm.other.employeeId, permissions: { resourcePlan: 'read' } },
  })
  const before = await planOf(firm.manager)
  const { project } = await moved(id)
  const day = expect.stringMatching(/^2026-11-12$/)
  expect(await planOf(firm.manager)).toMatchObject({
    keptOn: day,
    snapshot: { roles: [{ ...rows, roleID: null, hourlyCharge: 9000, hourlyCost: 5000 }] },
    employees: [{ id: firm.member.employeeId }],
    sums: before.sums,
    can: { edit: false },
  })
  const seenByOther = await planOf(firm.other)
  expect(seenByOther).toMatchObject({ keptOn: day, sums: { seconds: before.sums.seconds } })
  expect(JSON.stringify(seenByOther)).not.toMatch(/hourlyCharge|hourlyCost|revenue|"cost"/)
  const ofProject = await firm.manager.call(plans.getProjectResourcePlan, { params: { id: project.id } })
  expect(ofProject).toMatchObject({ keptOn: null, sums: before.sums, snapshot: { roles: [{ roleID: role.id }] } })

  await firm.allow({ allowEditingConvertedOpportunities: true })
  await firm.manager.call(opportunities.createOpportunityRole, { params: { id }, body: { name: 'More' } })
  expect(await planOf(firm.manager)).toMatchObject({ keptOn: null, snapshot: { roles: [{ name: 'More' }] } })
})

it('makes soft bookings hard only when asked', async () => {
  const { id } = await won('Confirmed')
  await book(id)
  const { project } = await moved(id, {
    name: 'Confirmed, year 1',
    leadID: firm.manager.employeeId,
    shouldConfirmBookings: true,
  })
  expect(await bookings(project.id)).toMatchObject([{ is_soft: false }])
  expect(project.name).toBe('Confirmed, year 1')
})

it('makes one project when many do it at once', async () => {
  const { id } = await won('Wanted')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => move(id, {}, index % 2 ? firm.owner : firm.manager)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status !== 200)
  expect(await refused?.json()).toMatchObject({ reason: 'opportunityNotConvertible', why: 'it already has a project' })
  const { items } = await firm.manager.call(opportunities.listProjectsOfOpportunity, { params: { id } })
  expect(items).toHaveLength(1)
})

it('is refused before it is won, unless the settings allow any stage, and never once lost', async () => {
  const open = await firm.start('Open')
  expect(await (await move(open.id)).json()).toMatchObject({
    reason: 'opportunityNotConvertible',
    why: 'it isn’t won yet',
  })
  const lost = await firm.start('Lost', { pipelineStageID: firm.stages.lost, lostReason: 'Price' })
  await firm.allow({ allowConversionAtAnyStage: true })
  expect((await move(open.id)).status).toBe(200)
  expect(await (await move(lost.id)).json()).toMatchObject({ reason: 'opportunityNotConvertible', why: 'it’s lost' })
})

it('makes another project where converted ones are edited, but not from a stale page', async () => {
  const { id, version } = await won('Twice')
  await moved(id, { version })
  await firm.allow({ allowEditingConvertedOpportunities: true })
  expect(await (await move(id, { version })).json()).toMatchObject({ reason: 'changedMeanwhile' })
  expect((await move(id)).status).toBe(200)
  const { items } = await firm.manager.call(opportunities.listProjectsOfOpportunity, { params: { id } })
  expect(items).toHaveLength(2)
})

it('is for those who manage projects, of what they see', async () => {
  const { id } = await won('Not yours')
  expect(await (await move(id, {}, firm.lead)).json()).toMatchObject({ reason: 'invalidPermission' })
  expect(await (await move(randomUUID())).json()).toMatchObject({ reason: 'notFound' })
})

it('hides the opportunity from those on the project who may not see it', async () => {
  const { id } = await won('Hidden')
  const { project } = await moved(id)
  await firm.lead.call(projects.createResourcePermission, {
    params: { id: project.id },
    body: { employeeID: firm.member.employeeId, permissions: { details: 'read' } },
  })
  expect(await firm.member.call(projects.getProject, { params: { id: project.id } })).toMatchObject({
    opportunity: null,
  })
})

it('tells the name of the project only to those who may see it', async () => {
  const { id } = await won('Given away')
  const { project } = await moved(id, { name: 'Nobody else’s', leadID: firm.manager.employeeId })
  const seenBy = async (person: typeof firm.lead) =>
    (await person.call(opportunities.getOpportunity, { params: { id } })).project
  expect(await seenBy(firm.manager)).toMatchObject({ id: project.id })
  expect(await seenBy(firm.lead)).toBeNull()
})
