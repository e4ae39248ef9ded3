import { randomUUID } from 'node:crypto'
import { type FigureName, type FigureQuery, figureNames, figures } from '@praxis/contract/company/figures'
import { projects } from '@praxis/contract/projects/projects'
import { clientTime, projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../app'
import { createReportsFirm, type ReportsFirm } from '../../features/time-reports/testing/reports-firm'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { withoutIds } from '../../testing/without-ids'

const HOUR = 3600
let server: TestServer
let firm: ReportsFirm
let ofTower: FigureQuery
let ofClient: FigureQuery

beforeAll(async () => {
  server = await startTestServer()
  firm = await createReportsFirm(server)
  const { tower, meters, lead, member } = firm
  ofTower = { projectID: tower.id }
  ofClient = { clientID: firm.clientId }
  await server.sql(
    `update targetables set consultancy_revenue = 100, consultancy_cost = 50, expenses_revenue = 20, expenses_cost = 10,
       other_revenue = 3, other_cost = 1 where company_id = $1 and id = $2`,
    [firm.company.id, tower.id],
  )
  const engineer = { project: tower, roleName: 'Engineer', hourlyCharge: 10_001, hourlyCost: 3999 }
  await firm.log(member, { ...engineer, duration: 1234, state: 'approved' })
  await firm.log(member, { ...engineer, duration: 77, state: 'waitingForApproval' })
  await firm.log(member, { ...engineer, hourlyCharge: 20_000, day: '2026-07-01' })
  await firm.log(member, { ...engineer, duration: 2 * HOUR, state: 'denied' })
  await firm.log(lead, { project: tower, duration: HOUR })
  await firm.log(lead, { project: meters, roleName: 'Analyst', hourlyCharge: 50_000, hourlyCost: 20_000 })
  await firm.log(member, { project: meters, roleName: 'Analyst', hourlyCharge: 50_000, hourlyCost: 20_000 })
})

const explain = (by: TestPerson, name: FigureName, query: FigureQuery) =>
  by.call(figures.explainFigure, { params: { name }, query })
const refusalOf = (by: TestPerson, name: FigureName, query: FigureQuery) =>
  by.refusal(figures.explainFigure, { params: { name }, query })

it('every name there is leads to a figure of one feature', () => {
  const registered = features.flatMap((feature) => Object.keys(feature.figures ?? {}))
  expect(registered.toSorted()).toEqual(figureNames.toSorted())
})

describe('what is planned', () => {
  it('is made of the budgets of a project', async () => {
    const revenue = await explain(firm.lead, 'plannedRevenue', ofTower)
    expect(revenue).toMatchObject({ unit: 'money', currency: 'GBP', value: 123, leftOut: [], isPartial: false })
    expect(revenue.parts.map(({ label, value }) => [label, value])).toEqual([
      ['Consultancy', 100],
      ['Expenses', 20],
      ['Others', 3],
    ])
    const { figures: own } = await firm.lead.call(projects.getProject, { params: { id: firm.tower.id } })
    expect(own).toMatchObject({ totalRevenue: revenue.value, totalCost: 61 })
    expect((await explain(firm.lead, 'plannedCost', ofTower)).value).toBe(61)
  })

  it('is for those who see its money, of projects they may see', async () => {
    expect(await refusalOf(firm.member, 'plannedRevenue', ofTower)).toMatchObject({ reason: 'invalidPermission' })
    expect(await refusalOf(firm.other, 'plannedRevenue', ofTower)).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await refusalOf(firm.lead, 'plannedCost', { projectID: randomUUID() })).toMatchObject({ status: 404 })
  })
})

describe('logged time', () => {
  it('is made of its states, whose entries are listed, and says what is denied', async () => {
    const figure = await explain(firm.lead, 'loggedTime', ofTower)
    const list = `/projects/${firm.tower.id}/timeSheetSubmissions`
    expect(figure).toEqual({
      unit: 'seconds',
      currency: null,
      value: 1234 + 77 + 2 * HOUR,
      parts: [
        { id: 'approvedTime', label: 'Approved', detail: null, value: 1234, records: `${list}?state=approved` },
        {
          ...{ id: 'waitingForApprovalTime', label: 'Waiting', detail: null, value: 77 },
          records: `${list}?state=waitingForApproval`,
        },
        {
          ...{ id: 'unsubmittedTime', label: 'Unsubmitted', detail: null, value: 2 * HOUR },
          records: `${list}?state=unsubmitted`,
        },
      ],
      leftOut: [{ reason: 'notCounted', label: '1 denied entry', value: 2 * HOUR }],
      isPartial: false,
    })
    const { figures: listed } = await firm.lead.call(projectTime.listProjectSubmissions, {
      params: { id: firm.tower.id },
      query: { state: 'unsubmitted' },
    })
    expect(listed.loggedTime).toBe(figure.parts[2]?.value)
  })

  it('of a period is that of its days', async () => {
    const july = { ...ofTower, from: '2026-07-01', to: '2026-07-31' }
    const figure = await explain(firm.lead, 'loggedTime', july)
    expect(figure).toMatchObject({ value: HOUR, leftOut: [] })
    expect(figure.parts[0]?.records).toContain('from=2026-07-01&to=2026-07-31&state=approved')
  })

  it('of a client is partial for those who do not see all of it, and says why', async () => {
    const whole = await explain(firm.accountOwner, 'loggedTime', ofClient)
    expect(whole).toMatchObject({ isPartial: false, value: 1234 + 77 + 4 * HOUR })
    expect(await explain(firm.lead, 'loggedTime', ofClient)).toMatchObject({
      isPartial: true,
      value: 1234 + 77 + 3 * HOUR,
      leftOut: [
        { reason: 'noAccess', label: 'time on projects you don’t have access to', value: null },
        { reason: 'notCounted' },
      ],
    })
    expect(await explain(firm.member, 'loggedTime', ofClient)).toMatchObject({
      isPartial: true,
      leftOut: [{ reason: 'noAccess', label: 'other people’s time', value: null }, { reason: 'notCounted' }],
    })
  })
})

describe('revenue and cost', () => {
  it('are made of roles and rates, and the same as in the breakdown', async () => {
    const { total } = await firm.lead.call(projectTime.getProjectTimeAnalysis, {
      params: { id: firm.tower.id },
      query: {},
    })
    const revenue = await explain(firm.lead, 'revenue', ofTower)
    expect(revenue).toMatchObject({ unit: 'money', currency: 'GBP', value: total.revenue, isPartial: false })
    expect(revenue.parts.map(({ label, detail, value }) => [label, detail, value])).toEqual([
      ['Engineer', '1h 00m at £200.00', 20_000],
      // Time is charged in blocks of a quarter of an hour: two of the first entry, one of the second.
      ['Engineer', '0h 45m at £100.01', 7501],
    ])
    expect((await explain(firm.lead, 'cost', ofTower)).value).toBe(total.cost)
  })

  it('of a client name the project too', async () => {
    const { total } = await firm.manager.call(clientTime.getClientTimeAnalysis, {
      params: { id: firm.clientId },
      query: {},
    })
    const revenue = await explain(firm.manager, 'revenue', ofClient)
    expect(revenue).toMatchObject({ value: total.revenue, isPartial: false })
    expect(revenue.parts[0]).toMatchObject({ label: 'Analyst', detail: 'Meters · 2h 00m at £500.00', value: 100_000 })
  })

  it('leave out rates that somebody may not see, and say so', async () => {
    const revenue = await explain(firm.lead, 'revenue', ofClient)
    expect(revenue.value).toBe((await explain(firm.lead, 'revenue', ofTower)).value)
    expect(revenue.isPartial).toBe(true)
    expect(revenue.leftOut.map(({ label }) => label)).toEqual([
      'time on projects you don’t have access to',
      'time at rates you can’t see, or in another currency',
    ])
    expect(withoutIds(revenue)).not.toMatch(/Meters|Analyst|500/)
  })

  it('in another currency are left out', async () => {
    await server.sql(`update targetables set currency = 'EUR' where id = $1`, [firm.meters.id])
    const { leftOut, parts } = await explain(firm.manager, 'revenue', ofClient)
    expect(leftOut).toHaveLength(1)
    expect(parts.every(({ label }) => label === 'Engineer')).toBe(true)
    await server.sql(`update targetables set currency = 'GBP' where id = $1`, [firm.meters.id])
  })

  it('are refused to those who see no money at all', async () => {
    expect(await refusalOf(firm.clientsManager, 'revenue', ofClient)).toMatchObject({ reason: 'invalidPermission' })
    expect(await refusalOf(firm.clientsManager, 'cost', ofClient)).toMatchObject({ reason: 'invalidPermission' })
  })
})

describe('a figure is refused', () => {
  it.each(['loggedTime', 'revenue', 'cost'] as const)('%s of what somebody may not see', async (name) => {
    expect(await refusalOf(firm.other, name, ofTower)).toMatchObject({ status: 404 })
    expect(await refusalOf(firm.member, name, ofTower)).toMatchObject({ reason: 'invalidPermission' })
    expect(await refusalOf(firm.lead, name, { projectID: randomUUID() })).toMatchObject({ status: 404 })
    expect(await refusalOf(firm.lead, name, { clientID: randomUUID() })).toMatchObject({ status: 404 })
    const stranger = await createReportsFirm(server)
    expect(await refusalOf(stranger.owner, name, ofTower)).toMatchObject({ status: 404 })
    expect(await refusalOf(stranger.owner, name, ofClient)).toMatchObject({ status: 404 })
  })

  it('with arguments it does not take, or without those it needs', async () => {
    const fields = async (name: FigureName, query: FigureQuery) => (await refusalOf(firm.lead, name, query)).fields
    expect(await fields('plannedRevenue', { ...ofTower, from: '2026-01-01' })).toEqual([
      { path: 'from', message: 'Unknown field' },
    ])
    expect(await fields('plannedRevenue', {})).toMatchObject([{ path: 'projectID' }])
    expect(await fields('loggedTime', {})).toMatchObject([{ path: 'projectID' }])
    expect(await fields('loggedTime', { ...ofTower, ...ofClient })).toMatchObject([{ path: 'projectID' }])
    for (const name of ['loggedTime', 'revenue', 'cost'] as const)
      expect(await fields(name, { ...ofTower, from: '2026-02-01', to: '2026-01-01' })).toMatchObject([{ path: 'to' }])
  })

  it('under a name that is none', async () => {
    const name = 'nonsense' as FigureName
    expect(await refusalOf(firm.lead, name, ofTower)).toMatchObject({ status: 400, fields: [{ path: 'name' }] })
  })

  it('where the company does not use what it is about', async () => {
    const switched = (flags: object) =>
      server.sql(`update companies set features = features || $2 where company_id = $1`, [
        firm.company.id,
        JSON.stringify(flags),
      ])
    await switched({ timeSheet: false, project: false })
    for (const name of figureNames)
      expect(await refusalOf(firm.lead, name, ofTower)).toMatchObject({ status: 403, reason: 'featureDisabled' })
    await switched({ timeSheet: true, project: true })
  })
})
