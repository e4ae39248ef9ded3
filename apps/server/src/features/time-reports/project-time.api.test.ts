import { projects } from '@praxis/contract/projects/projects'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm, type TestProject } from './testing/reports-firm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const ofProject = ({ id }: TestProject) => ({ id })
const reads = [
  projectTime.listProjectSubmissions,
  projectTime.exportProjectSubmissions,
  projectTime.getProjectTimeAnalysis,
] as const

describe('the time of a project', () => {
  it('is read by its lead, by managers of projects and by those who were let into it', async () => {
    const firm = await createReportsFirm(server)
    await firm.log(firm.member, { project: firm.tower })
    const input = { params: ofProject(firm.tower), query: {} }
    const month = { params: ofProject(firm.tower), query: { startOfMonth: '2026-06-01' } }
    for (const by of [firm.owner, firm.manager, firm.lead]) {
      const { total } = await by.call(projectTime.getProjectTimeAnalysis, input)
      expect(total.loggedTime).toBe(3600)
    }
    for (const endpoint of reads) {
      expect((await firm.member.refusal(endpoint, input)).reason).toBe('invalidPermission')
      expect((await firm.other.refusal(endpoint, input)).reason).toBe('notFound')
    }
    const { getEmployeeTimeReportByMonth } = projectTime
    expect((await firm.member.refusal(getEmployeeTimeReportByMonth, month)).reason).toBe('invalidPermission')
    expect((await firm.other.refusal(getEmployeeTimeReportByMonth, month)).reason).toBe('notFound')
    await firm.letIn(firm.tower, firm.other, { timeSheetSubmissions: 'read' })
    const { items, can } = await firm.other.call(projectTime.listProjectSubmissions, input)
    expect([items.length, can.amend]).toEqual([1, false])
    expect((await firm.lead.call(projectTime.listProjectSubmissions, input)).can.amend).toBe(true)
  })

  it('shows money and rates to those who see both revenue and the budget', async () => {
    const firm = await createReportsFirm(server)
    await firm.log(firm.member, { project: firm.tower, hourlyCharge: 10_000, hourlyCost: 4000, duration: 1200 })
    await firm.letIn(firm.tower, firm.other, { timeSheetSubmissions: 'read' })
    const input = { params: ofProject(firm.tower), query: {} }
    const byLead = await firm.lead.call(projectTime.getProjectTimeAnalysis, input)
    expect(byLead.total).toMatchObject({ chargedTime: 1800, revenue: 5000, cost: 1333 })
    expect(byLead.byProject).toMatchObject([{ project: { details: { name: 'Water tower' } }, revenue: 5000 }])
    const byOther = await firm.other.call(projectTime.getProjectTimeAnalysis, input)
    expect(JSON.stringify(byOther)).not.toMatch(/revenue|cost/)
    const listed = await firm.other.call(projectTime.listProjectSubmissions, input)
    expect(JSON.stringify(listed)).not.toMatch(/revenue|cost|roleHourly/i)
    const file = await (await firm.other.send(projectTime.exportProjectSubmissions, input)).text()
    expect(file).not.toContain('Revenue')
    expect(await (await firm.lead.send(projectTime.exportProjectSubmissions, input)).text()).toContain('50.00,13.33')
  })

  it('is told day by day for each person of a month, without what was denied', async () => {
    const firm = await createReportsFirm(server)
    const on = (day: string, duration: number, more = {}) => ({ project: firm.meters, day, duration, ...more })
    await firm.log(firm.member, on('2026-06-30', 100))
    await firm.log(firm.member, on('2026-06-30', 50, { chargeable: 0 }))
    await firm.log(firm.member, on('2026-06-01', 10))
    await firm.log(firm.junior, on('2026-06-15', 7))
    await firm.log(firm.junior, on('2026-06-16', 5, { state: 'denied' }))
    await firm.log(firm.junior, on('2026-07-01', 3))
    const report = await firm.manager.call(projectTime.getEmployeeTimeReportByMonth, {
      params: ofProject(firm.meters),
      query: { startOfMonth: '2026-06-10' },
    })
    expect(report).toMatchObject({
      startOfMonth: '2026-06-01',
      total: 167,
      items: [
        {
          employee: { id: firm.member.employeeId },
          total: 160,
          days: [
            { day: '2026-06-01', duration: 10, chargeableDuration: 10 },
            { day: '2026-06-30', duration: 150, chargeableDuration: 100 },
          ],
        },
        { employee: { id: firm.junior.employeeId }, total: 7, days: [{ day: '2026-06-15' }] },
      ],
    })
  })
})

describe('the time of projects in their list', () => {
  const timeFor = async (by: TestPerson) => {
    const { items } = await by.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } })
    return Object.fromEntries(items.map(({ name, loggedTime }) => [name, loggedTime]))
  }

  it('is shown to those who may read it, without what was denied, whatever becomes of the entries', async () => {
    const firm = await createReportsFirm(server)
    const first = await firm.log(firm.member, { project: firm.tower, duration: 1 })
    await firm.log(firm.member, { project: firm.tower, duration: 10, state: 'approved' })
    await firm.log(firm.member, { project: firm.tower, duration: 100, state: 'denied' })
    await firm.log(firm.member, { project: firm.meters, duration: 1000 })
    await firm.log(firm.member, { duration: 10_000 })
    expect(await timeFor(firm.manager)).toEqual({ 'Water tower': 11, Meters: 1000, Office: 0 })
    expect(await timeFor(firm.lead)).toEqual({ 'Water tower': 11, Office: 0 })
    expect(await timeFor(firm.member)).toEqual({ 'Water tower': undefined, Meters: undefined })
    await server.sql(
      'update time_sheet_submissions set targetable_id = $1, duration = 5, chargeable = 5 where id = $2',
      [...[firm.meters.id, first]],
    )
    expect(await timeFor(firm.manager)).toEqual({ 'Water tower': 10, Meters: 1005, Office: 0 })
    await server.sql('update requests set state = $1 where targetable_id = $2', ['denied', firm.tower.id])
    await server.sql('delete from time_sheet_submissions where id = $1', [first])
    expect(await timeFor(firm.manager)).toEqual({ 'Water tower': 0, Meters: 1000, Office: 0 })
    await server.sql(`update companies set features = features || '{"timeSheet": false}' where company_id = $1`, [
      firm.company.id,
    ])
    expect(await timeFor(firm.manager)).toEqual({ 'Water tower': undefined, Meters: undefined, Office: undefined })
  })
})

describe('putting time of a project right', () => {
  const amend = (project: TestProject, ...amendments: { timeSheetSubmissionID: string }[]) => ({
    params: ofProject(project),
    body: { amendments: amendments.map((amendment) => ({ duration: 1800, ...amendment })) },
  })

  it('is for those who may write, who need not be the approver, and leaves a trace', async () => {
    const firm = await createReportsFirm(server)
    const first = await firm.log(firm.member, { project: firm.tower, state: 'waitingForApproval' })
    const second = await firm.log(firm.member, { project: firm.tower })
    const input = amend(firm.tower, { timeSheetSubmissionID: first }, { timeSheetSubmissionID: second })
    const { items } = await firm.lead.call(projectTime.amendProjectSubmissions, input)
    expect(items).toHaveLength(2)
    for (const item of items)
      expect(item).toMatchObject({
        duration: 1800,
        amendment: { by: { id: firm.lead.employeeId }, original: { duration: 3600 } },
      })
    await firm.letIn(firm.tower, firm.other, { timeSheetSubmissions: 'read' })
    expect((await firm.other.refusal(projectTime.amendProjectSubmissions, input)).reason).toBe('invalidPermission')
    expect((await firm.member.refusal(projectTime.amendProjectSubmissions, input)).reason).toBe('invalidPermission')
    expect((await firm.accountOwner.refusal(projectTime.amendProjectSubmissions, input)).reason).toBe('notFound')
  })

  it('does all or nothing, and nothing to what was decided or belongs elsewhere', async () => {
    const firm = await createReportsFirm(server)
    const open = await firm.log(firm.member, { project: firm.tower })
    const elsewhere = await firm.log(firm.member, { project: firm.meters })
    const refusalWith = async (id: string) => {
      const input = amend(firm.tower, { timeSheetSubmissionID: open }, { timeSheetSubmissionID: id })
      return (await firm.lead.refusal(projectTime.amendProjectSubmissions, input)).reason
    }
    expect(await refusalWith(elsewhere)).toBe('notFound')
    for (const state of ['approved', 'denied'] as const)
      expect(await refusalWith(await firm.log(firm.member, { project: firm.tower, state }))).toBe(
        'actionedTimeSheetCannotBeAmended',
      )
    const [row] = await server.sql('select duration from time_sheet_submissions where id = $1', [open])
    expect(row).toEqual({ duration: 3600 })
  })

  it('keeps the rules of the project', async () => {
    const firm = await createReportsFirm(server)
    const id = await firm.log(firm.member, { project: firm.tower })
    const refusalOf = async (amendment: object) =>
      (
        await firm.lead.refusal(projectTime.amendProjectSubmissions, {
          params: ofProject(firm.tower),
          body: { amendments: [{ timeSheetSubmissionID: id, ...amendment }] },
        })
      ).reason
    const roleOfOther = await firm.giveRole(firm.tower, firm.lead, 'Lead')
    expect(await refusalOf({ roleID: roleOfOther })).toBe('invalidClientProjectRole')
    await server.sql(
      `update projects set is_non_chargeable_time_allowed = false, is_time_sheet_comment_required = true where id = $1`,
      [firm.tower.id],
    )
    expect(await refusalOf({ comment: 'Said', chargeableDuration: 60 })).toBe('nonChargeableTimeNotAllowed')
    expect(await refusalOf({ comment: '' })).toBe('timeSheetCommentRequired')
  })
})

describe('moving time to another project', () => {
  const moving = (from: TestProject, to: TestProject, ...ids: string[]) => ({
    params: ofProject(from),
    body: { timeSheetSubmissionIDs: ids, projectID: to.id },
  })

  it('takes what is not decided yet along, as time of the person it belongs to', async () => {
    const firm = await createReportsFirm(server)
    await firm.letIn(firm.meters, firm.lead, { details: 'read' })
    const ids = [
      await firm.log(firm.member, { project: firm.tower, roleName: 'Engineer' }),
      await firm.log(firm.member, { project: firm.tower, state: 'waitingForApproval' }),
    ]
    const { items } = await firm.lead.call(
      projectTime.moveSubmissionsToProject,
      moving(firm.tower, firm.meters, ...ids),
    )
    expect(items.map(({ id }) => id).sort()).toEqual(ids.sort())
    for (const { project } of items) expect(project?.id).toBe(firm.meters.id)
    const input = { params: ofProject(firm.tower), query: {} }
    expect((await firm.lead.call(projectTime.listProjectSubmissions, input)).items).toEqual([])
  })

  it('is refused to those who only read, for what is decided, and to where it may not go', async () => {
    const firm = await createReportsFirm(server)
    const id = await firm.log(firm.member, { project: firm.tower })
    expect(
      (await firm.lead.refusal(projectTime.moveSubmissionsToProject, moving(firm.tower, firm.meters, id))).reason,
    ).toBe('notFound')
    await firm.letIn(firm.meters, firm.lead, { details: 'read' })
    const reasonOf = async (by: ReportsFirm['lead'], input: ReturnType<typeof moving>) =>
      (await by.refusal(projectTime.moveSubmissionsToProject, input)).reason
    await firm.letIn(firm.tower, firm.other, { timeSheetSubmissions: 'read' })
    expect(await reasonOf(firm.other, moving(firm.tower, firm.meters, id))).toBe('invalidPermission')
    expect(await reasonOf(firm.lead, moving(firm.meters, firm.tower, id))).toBe('invalidPermission')
    expect(await reasonOf(firm.lead, moving(firm.office, firm.tower, id))).toBe('notFound')
    const approved = await firm.log(firm.member, { project: firm.tower, state: 'approved' })
    expect(await reasonOf(firm.lead, moving(firm.tower, firm.meters, id, approved))).toBe(
      'actionedTimeSheetCannotBeAmended',
    )
    const over = await firm.startProject('Pumps', firm.member, { isActive: false })
    await firm.letIn(over, firm.lead, { details: 'read' })
    expect(await reasonOf(firm.lead, moving(firm.tower, over, id))).toBe('projectInactive')
    const ended = await firm.startProject('Pipes', firm.member)
    await firm.letIn(ended, firm.lead, { details: 'read' })
    await server.sql(`update targetables set end_date = '2026-06-01' where id = $1`, [ended.id])
    expect(await reasonOf(firm.lead, moving(firm.tower, ended, id))).toBe('pastProjectEndDate')
    const strangers = await firm.startProject('Secret', firm.lead)
    expect(await reasonOf(firm.lead, moving(firm.tower, strangers, id))).toBe('notFound')
  })
})
