import { randomUUID } from 'node:crypto'
import { approvals } from '@praxis/contract/requests/approvals'
import { opportunityTime } from '@praxis/contract/time/opportunity-time'
import { clientTime } from '@praxis/contract/time/time-reports'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertOpportunity, stageCalled } from '../../testing/opportunity-rows'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeGroupsIn } from '../../testing/time-requests'
import { createTimeFirm, dayAt, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const { convertToProject, createSubmissions, listLoggableItems, listSuggestions, updateSubmission } =
  timeSheetSubmissions
const { listLoggableProjectsOfOpportunity, listOpportunitySubmissions } = opportunityTime

let server: TestServer
let firm: TimeFirm
let manager: TestPerson

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
  firm = await createTimeFirm(server)
  manager = await createEmployee(server, firm.company, { capabilities: ['canManageProjects'], revenue: 'write' })
})

/** An opportunity that Lena leads. */
const startOpportunity = async (columns: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = randomUUID()
  await insertOpportunity(server, firm.company.id, id, {
    ...{ name: 'Smart meters', client_id: firm.clientId, lead_id: firm.lead.employeeId, currency: 'GBP', ...columns },
  })
  return id
}
const letIn = (id: string, { employeeId }: TestPerson, areas: object) =>
  firm.run(
    `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)`,
    ...[randomUUID(), id, employeeId, JSON.stringify(areas)],
  )

describe('time on an opportunity', () => {
  it('is logged by its lead, and by those with a role or a permission there, and never charged', async () => {
    const opportunityID = await startOpportunity()
    const roleID = await firm.addRole(opportunityID, firm.ana)
    await letIn(opportunityID, firm.other, { details: 'read' })
    expect(await firm.log(firm.ana, { opportunityID, roleID, isFullyChargeable: true })).toMatchObject({
      project: null,
      opportunity: { id: opportunityID, details: { name: 'Smart meters' } },
      client: { id: firm.clientId },
      roleName: 'Consultant',
      ...{ duration: 3600, chargeableDuration: 0, chargedDuration: 0, isFullyChargeable: false },
    })
    for (const person of [firm.lead, firm.other])
      expect(await firm.log(person, { opportunityID })).toMatchObject({ opportunity: { id: opportunityID } })
  })

  it('is nobody else’s to log, whoever may see it', async () => {
    const opportunityID = await startOpportunity({ is_public: true })
    for (const person of [firm.other, manager])
      expect(await firm.refused(person, { opportunityID })).toMatchObject({ reason: 'notFound' })
  })

  it('is on an opportunity or a project, each by its own name', async () => {
    const opportunityID = await startOpportunity({ lead_id: firm.ana.employeeId })
    const { projectId: projectID } = await firm.startOwnProject()
    expect(await firm.refused(firm.ana, { opportunityID, projectID })).toMatchObject({
      fields: [{ path: 'opportunityID', message: 'Choose a project or an opportunity' }],
    })
    expect(await firm.refused(firm.ana, { projectID: opportunityID })).toMatchObject({ reason: 'notFound' })
    expect(await firm.refused(firm.ana, { opportunityID: projectID })).toMatchObject({ reason: 'notFound' })
    const body = {
      submissions: [
        { from: dayAt(TODAY), duration: 60 },
        { from: dayAt(TODAY), duration: 60, opportunityID: projectID },
      ],
    }
    expect(await firm.ana.refusal(createSubmissions, { body })).toMatchObject({ reason: 'notFound', index: 1 })
  })

  it('moves between opportunities, projects and neither, and stays where another field is taken away', async () => {
    const opportunityID = await startOpportunity({ lead_id: firm.ana.employeeId })
    const { projectId: projectID } = await firm.startOwnProject()
    const { id } = await firm.log(firm.ana, { opportunityID })
    const change = (body: object) => firm.ana.call(updateSubmission, { params: { id }, body })
    expect(await change({ projectID: null })).toMatchObject({ opportunity: { id: opportunityID } })
    expect(await change({ projectID })).toMatchObject({
      ...{ project: { id: projectID }, opportunity: null, chargeableDuration: 3600 },
    })
    expect(await change({ opportunityID: null })).toMatchObject({ project: { id: projectID } })
    expect(await change({ opportunityID })).toMatchObject({
      ...{ project: null, opportunity: { id: opportunityID }, chargeableDuration: 0 },
    })
    expect(await change({ opportunityID: null })).toMatchObject({ project: null, opportunity: null, client: null })
    const convert = (body: object) => ({ params: { id }, body })
    expect(await firm.ana.refusal(convertToProject, convert({}))).toMatchObject({ fields: [{ path: 'projectID' }] })
    expect(await firm.ana.call(convertToProject, convert({ opportunityID }))).toMatchObject({
      opportunity: { id: opportunityID },
    })
    expect(await firm.ana.refusal(convertToProject, convert({ projectID }))).toMatchObject({
      fields: [{ path: 'projectID', message: 'This time is on a project or an opportunity already' }],
    })
  })

  it('is refused once it is closed, unless the settings let closed ones be edited', async () => {
    const stage_id = await stageCalled(server, firm.company.id, 'Lost')
    const opportunityID = await startOpportunity({ stage_id, ended_at: NOW })
    expect(await firm.refused(firm.lead, { opportunityID })).toMatchObject({ reason: 'opportunityLocked' })
    const tracker = { body: { opportunityID } }
    expect(await firm.lead.refusal(timeTrackers.createTimeTracker, tracker)).toMatchObject({
      reason: 'opportunityLocked',
    })
    const settings = { opportunityAndProject: { allowEditingConvertedOpportunities: true } }
    await firm.run('update companies set settings = $2 where company_id = $1', JSON.stringify(settings))
    await firm.log(firm.lead, { opportunityID })
    await firm.run(`update companies set settings = '{}' where company_id = $1`)
  })
})

it('what one is assigned to can be chosen to log on, and found by its name', async () => {
  const person = await createEmployee(server, firm.company)
  const [own, open] = [await startOpportunity({ name: 'Tidal array' }), await startOpportunity({ is_public: true })]
  await firm.addRole(own, person)
  await startOpportunity({ lead_id: person.employeeId, ended_at: NOW })
  const offered = async (query = '') => (await person.call(listLoggableItems, { query: { query } })).items
  expect((await offered()).filter(({ type }) => type === 'opportunity')).toEqual([
    { type: 'opportunity', id: own, title: 'Tidal array', subtitle: 'Northgate Water', logo: null, lastLoggedOn: null },
  ])
  await firm.run(
    `insert into search_words (company_id, entity, word, entity_id)
     values ($1, 'opportunity', 'tidal', $2), ($1, 'opportunity', 'tidal', $3)`,
    ...[own, open],
  )
  expect((await offered('tidal')).map(({ id }) => id)).toEqual([own])
  await firm.log(person, { opportunityID: own })
  expect((await offered())[0]).toMatchObject({ id: own, lastLoggedOn: TODAY })
})

it('timers run on it, and suggest its time', async () => {
  const opportunityID = await startOpportunity({ lead_id: firm.other.employeeId })
  const startDate = '2026-11-12T09:00:00.000Z'
  const timer = await firm.other.call(timeTrackers.createTimeTracker, { body: { opportunityID, startDate } })
  expect(timer).toMatchObject({
    ...{
      project: null,
      projectID: null,
      opportunityID,
      opportunity: { id: opportunityID },
      client: { id: firm.clientId },
    },
  })
  const stop = { params: { id: timer.id }, body: { endDate: '2026-11-12T10:00:00.000Z' } }
  expect(await firm.other.call(timeTrackers.updateTimeTracker, stop)).toMatchObject({ opportunityID })
  const { items } = await firm.other.call(listSuggestions, { query: { from: TODAY, to: TODAY } })
  expect(items.find(({ trackerID }) => trackerID === timer.id)).toMatchObject({
    ...{ project: null, opportunity: { id: opportunityID }, isFullyChargeable: false, duration: 3600 },
  })
})

it('goes to the line manager, who sees it as what it is', async () => {
  const opportunityID = await startOpportunity({ lead_id: firm.ana.employeeId, name: 'Pumping station' })
  const { id } = await firm.log(firm.ana, { opportunityID })
  const request = await firm.ana.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
  expect(request).toMatchObject({ approver: { id: firm.lead.employeeId } })
  const page = await firm.lead.call(approvals.listApprovals, { query: {} })
  expect(timeGroupsIn(page).find(({ opportunity }) => opportunity?.id === opportunityID)).toMatchObject({
    project: null,
    opportunity: { details: { name: 'Pumping station' } },
    requests: [{ timeSheetSubmission: { id, opportunity: { id: opportunityID } } }],
  })
})

describe('the time of an opportunity', () => {
  it('is read by those who may read it there, with what it costs for those who see money', async () => {
    const opportunityID = await startOpportunity()
    const roleID = await firm.addRole(opportunityID, firm.ana)
    await letIn(opportunityID, firm.other, { details: 'read', timeSheetSubmissions: 'read' })
    await firm.log(firm.ana, { opportunityID, roleID })
    const call = { params: { id: opportunityID }, query: {} }
    const listed = await firm.lead.call(listOpportunitySubmissions, call)
    expect(listed).toMatchObject({
      items: [{ opportunity: { id: opportunityID }, project: null, roleHourlyCost: 6000 }],
      figures: { loggedTime: 3600, chargeableTime: 0, cost: 6000 },
      can: { amend: true },
    })
    const read = await firm.other.call(listOpportunitySubmissions, call)
    expect(read.items[0]).not.toHaveProperty('roleHourlyCost')
    expect(read.figures).not.toHaveProperty('cost')
    expect(await firm.ana.refusal(listOpportunitySubmissions, call)).toMatchObject({ reason: 'invalidPermission' })
    const outsider = await createEmployee(server, firm.company)
    expect(await outsider.refusal(listOpportunitySubmissions, call)).toMatchObject({ reason: 'notFound' })
    const csv = await firm.lead.send(clientTime.exportClientSubmissions, {
      params: { id: firm.clientId },
      query: {},
    })
    const text = await csv.text()
    expect(text).toContain('Client,Project,Opportunity,')
    expect(text).toContain('Northgate Water,,Smart meters,')
  })

  it('names the projects made of it that one may log on', async () => {
    const opportunityID = await startOpportunity()
    await letIn(opportunityID, firm.other, { details: 'read' })
    const open = await firm.startProject({ name: 'Meters, phase 1', columns: { is_public: true } })
    const closed = await firm.startProject({ name: 'Meters, phase 2' })
    await firm.run(
      'update projects set opportunity_id = $2 where company_id = $1 and id in ($3, $4)',
      ...[...[opportunityID, open, closed]],
    )
    const call = { params: { id: opportunityID }, query: {} }
    expect((await firm.other.call(listLoggableProjectsOfOpportunity, call)).items).toMatchObject([
      { type: 'project', id: open, title: 'Meters, phase 1', subtitle: 'Northgate Water' },
    ])
    expect((await firm.lead.call(listLoggableProjectsOfOpportunity, call)).items).toHaveLength(2)
    expect(await firm.ana.refusal(listLoggableProjectsOfOpportunity, call)).toMatchObject({ reason: 'notFound' })
  })

  it('is not there while the company keeps no time', async () => {
    const call = { params: { id: await startOpportunity() }, query: {} }
    await firm.run(`update companies set features = features || '{"timeSheet": false}' where company_id = $1`)
    for (const endpoint of [listOpportunitySubmissions, listLoggableProjectsOfOpportunity])
      expect(await firm.lead.refusal(endpoint, call)).toMatchObject({ reason: 'featureDisabled' })
    await firm.run(`update companies set features = features || '{"timeSheet": true}' where company_id = $1`)
  })
})

describe('what an hour costs', () => {
  const costOf = async (id: string) =>
    (await server.sql('select hourly_cost::integer as cost from time_sheet_submissions where id = $1', [id]))[0]?.cost
  const giveCard = async (person: TestPerson, hourlyCost: number) => {
    const card = randomUUID()
    await firm.run(
      `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $4, 9000, $3)`,
      ...[card, hourlyCost, `Card ${card}`],
    )
    await firm.run(
      'update contract_periods set rate_card_id = $2 where company_id = $1 and employee_id = $3',
      ...[card, person.employeeId],
    )
  }

  it('is the role’s, else that of the contract’s rate card, else none', async () => {
    const opportunityID = await startOpportunity({ lead_id: firm.ana.employeeId })
    const roleID = await firm.addRole(opportunityID, firm.ana)
    const before = await firm.log(firm.ana, { opportunityID })
    expect(await costOf(before.id)).toBeNull()
    await giveCard(firm.ana, 4500)
    const logged = await firm.log(firm.ana, { opportunityID })
    expect(await costOf(logged.id)).toBe(4500)
    const change = (id: string, body: object) => firm.ana.call(updateSubmission, { params: { id }, body })
    await change(logged.id, { roleID })
    expect(await costOf(logged.id)).toBe(6000)
    await change(logged.id, { roleID: null })
    expect(await costOf(logged.id)).toBe(4500)
    await change(before.id, { comment: 'Where it was, it costs what it did' })
    expect(await costOf(before.id)).toBeNull()
    expect(await costOf((await firm.log(firm.ana)).id)).toBe(4500)
    expect(await costOf((await firm.log(firm.ana, { from: '2025-12-31T00:00:00.000Z' })).id)).toBeNull()
  })

  it('is converted by the rate of the day, and none where there is no rate', async () => {
    await giveCard(firm.lead, 10_000)
    const ofDay = async (currency: string, day: string) => {
      const opportunityID = await startOpportunity({ currency })
      return costOf((await firm.log(firm.lead, { opportunityID, from: `${day}T00:00:00.000Z` })).id)
    }
    expect(await ofDay('EUR', '2026-04-13')).toBe(11_487)
    await server.sql(`insert into exchange_rates (day, currency, per_euro) values ('2026-11-10', 'GBP', '0.88')`)
    expect(await ofDay('ZAR', '2026-11-12')).toBeNull()
  })
})
