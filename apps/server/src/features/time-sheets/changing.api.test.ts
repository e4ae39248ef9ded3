import { randomUUID } from 'node:crypto'
import type { NewSubmission, SubmissionChanges } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { createEmployee, createTestCompany } from '../../testing/people'
import { changeProject } from '../../testing/project-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTimeFirm, dayAt, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const { updateSubmission, deleteSubmission, convertToProject, getTimeSheetPeriod } = timeSheetSubmissions

describe('logged time', () => {
  let server: TestServer
  let firm: TimeFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
  })
  afterAll(() => expectOpenWorkKept(server))

  const change = (id: string, body: SubmissionChanges, by = firm.ana) =>
    by.call(updateSubmission, { params: { id }, body })
  const refused = (id: string, body: SubmissionChanges, by = firm.ana) =>
    by.refusal(updateSubmission, { params: { id }, body })
  const onProject = async (columns: object = {}, given: Partial<NewSubmission> = {}) => {
    const own = await firm.startOwnProject({ columns: { ...columns } })
    const { id } = await firm.log(firm.ana, { projectID: own.projectId, roleID: own.roleId, ...given })
    return { ...own, id }
  }

  it('changes in what is given and stays in what is left out', async () => {
    const { id, projectId, roleId } = await onProject({ is_non_chargeable_time_allowed: true }, { comment: 'Before' })
    await server.sql('update targetable_roles set hourly_charge = 99, name = $2 where id = $1', [roleId, 'Renamed'])
    expect(await change(id, { duration: 7200 })).toMatchObject({
      duration: 7200,
      chargeableDuration: 7200,
      comment: 'Before',
      project: { id: projectId },
      // The role's name is copied when the role is chosen, and kept while it stays.
      roleID: roleId,
      roleName: 'Consultant',
    })
    expect(await change(id, { chargeableDuration: 600, roleID: null })).toMatchObject({
      chargeableDuration: 600,
      roleName: null,
    })
    expect(await change(id, { duration: 3600, roleID: roleId })).toMatchObject({
      chargeableDuration: 600,
      roleName: 'Renamed',
    })
    const [row] = await server.sql('select hourly_charge from time_sheet_submissions where id = $1', [id])
    expect(row).toEqual({ hourly_charge: '99' })
  })

  it('is not changed by somebody who has not seen the last change of it', async () => {
    const seen = await firm.log(firm.ana, { from: dayAt('2026-11-10'), comment: 'Seen' })
    await server.sql(`update time_sheet_submissions set updated_at = updated_at + interval '1 second' where id = $1`, [
      seen.id,
    ])
    const { updatedAt } = seen
    expect(await refused(seen.id, { comment: 'Late', updatedAt })).toMatchObject({
      status: 409,
      reason: 'changedMeanwhile',
    })
    const newer = await change(seen.id, { comment: 'Without looking' })
    expect(await change(seen.id, { comment: 'Looked', updatedAt: newer.updatedAt })).toMatchObject({
      comment: 'Looked',
    })
  })

  it('gets and loses a time of day', async () => {
    const { id } = await firm.log(firm.ana, { from: dayAt('2026-11-10') })
    const timed = await change(id, { from: '2026-11-11T09:00:00Z', to: '2026-11-11T11:00:00Z' })
    expect(timed).toMatchObject({ day: '2026-11-11', duration: 7200 })
    expect(await change(id, { to: '2026-11-11T11:30:00Z' })).toMatchObject({ from: timed.from, duration: 9000 })
    expect(await change(id, { duration: 60 })).toMatchObject({ duration: 9000 })
    const untimed = await change(id, { to: null })
    expect(untimed).toMatchObject({ day: '2026-11-11', from: dayAt('2026-11-11'), duration: 9000 })
    expect(untimed).not.toHaveProperty('to')
    expect(await change(id, { from: dayAt('2026-11-09'), duration: 60 })).toMatchObject({
      day: '2026-11-09',
      duration: 60,
    })
    const backwards = { from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' }
    expect(await refused(id, backwards)).toMatchObject({ fields: [{ path: 'to' }] })
  })

  it('gets no end without a beginning, which would be midnight somewhere else', async () => {
    const { id } = await firm.log(firm.ana, { from: dayAt('2026-11-10') })
    expect(await refused(id, { to: '2026-11-10T11:00:00Z' })).toMatchObject({ fields: [{ path: 'from' }] })
  })

  it('stays on its day when its owner moves to another time zone', async () => {
    const traveller = await createEmployee(server, firm.company)
    const { id } = await firm.log(traveller, { from: '2026-11-12T11:00:00Z', to: '2026-11-12T12:00:00Z' })
    const zone = `update employees set time_zone = 'Pacific/Kiritimati' where company_id = $1 and id = $2`
    await firm.run(zone, traveller.employeeId)
    expect(await change(id, { comment: 'On the way', to: '2026-11-12T11:30:00Z' }, traveller)).toMatchObject({
      day: TODAY,
    })
    expect(await change(id, { from: '2026-11-12T10:30:00Z' }, traveller)).toMatchObject({ day: '2026-11-13' })
  })

  it('leaves task, role and details behind when it goes to another project', async () => {
    const { id, projectId } = await onProject()
    const taskID = await firm.addTask(projectId)
    await change(id, { taskID })
    expect(await server.sql('select logged_seconds as n from tasks where id = $1', [taskID])).toEqual([{ n: 3600 }])
    const { projectId: another } = await firm.startOwnProject({ isInternal: true })
    expect(await change(id, { projectID: another })).toMatchObject({
      project: { id: another },
      client: null,
      task: null,
      roleID: null,
      chargeableDuration: 0,
    })
    expect(await server.sql('select logged_seconds as n from tasks where id = $1', [taskID])).toEqual([{ n: 0 }])
    expect(await change(id, { projectID: null, clientID: firm.clientId })).toMatchObject({
      project: null,
      client: { id: firm.clientId },
    })
    expect(await change(id, { projectID: projectId })).toMatchObject({
      chargeableDuration: 3600,
      isFullyChargeable: true,
    })
    expect(await change(id, { projectID: null })).toMatchObject({ project: null, client: null, chargeableDuration: 0 })
  })

  it('obeys the rules when it changes, except for the time constraint while day and project stay', async () => {
    const { id, projectId } = await onProject({}, { comment: 'Why' })
    const set = (columns: Record<string, unknown>) => changeProject(server, projectId, columns)
    await server.sql(`update time_sheet_submissions set day = '2026-11-02' where id = $1`, [id])
    await set({ time_sheet_constraint: 'strict', is_time_sheet_comment_required: true })
    expect(await change(id, { duration: 60 })).toMatchObject({ day: '2026-11-02', duration: 60 })
    expect(await refused(id, { from: dayAt('2026-11-03') })).toMatchObject({ reason: 'notWithinTimeConstraint' })
    expect(await refused(id, { comment: '' })).toMatchObject({ reason: 'timeSheetCommentRequired' })
    expect(await refused(id, { isFullyChargeable: false })).toMatchObject({ reason: 'nonChargeableTimeNotAllowed' })
    expect(await refused(id, { roleID: randomUUID() })).toMatchObject({ reason: 'invalidClientProjectRole' })
    expect(await refused(id, { projectID: randomUUID() })).toMatchObject({ reason: 'notFound' })
    await set({ end_date: '2026-11-01' })
    expect(await refused(id, { duration: 120 })).toMatchObject({ reason: 'pastProjectEndDate' })
    await set({ end_date: null, ended_at: new Date() })
    expect(await refused(id, { duration: 120 })).toMatchObject({ reason: 'projectInactive' })
    await set({ ended_at: null })
    // Somebody who no longer works on a project may still correct what they logged there.
    await firm.run(
      'update targetable_roles set employee_id = null where company_id = $1 and targetable_id = $2',
      projectId,
    )
    expect(await change(id, { comment: 'Because' })).toMatchObject({ comment: 'Because', roleName: 'Consultant' })
  })

  it('keeps tags that are there when they are no longer in use', async () => {
    await firm.setting({ enableTags: true })
    const { id } = await firm.log(firm.ana, { tags: ['workshop'] })
    await firm.setting({})
    expect(await change(id, { tags: ['workshop'], comment: 'Same' })).toMatchObject({ tags: ['workshop'] })
    expect(await refused(id, { tags: ['another'] })).toMatchObject({ fields: [{ path: 'tags' }] })
    expect(await change(id, { tags: [] })).toMatchObject({ tags: [] })
  })

  it('waits for whoever decides on the project it goes to', async () => {
    const { id } = await firm.log(firm.ana)
    await firm.decided(id, 'waitingForApproval')
    const boss = await createEmployee(server, firm.company)
    const columns = { responsibility: 'projectLead', lead_id: boss.employeeId, is_public: true }
    const projectID = await firm.startProject({ columns })
    expect(await change(id, { projectID })).toMatchObject({
      request: { state: 'waitingForApproval', approver: { id: boss.employeeId } },
      can: { edit: true },
    })
    expect(await change(id, { projectID: null })).toMatchObject({ request: { approver: { id: firm.lead.employeeId } } })
    await firm.ana.call(deleteSubmission, { params: { id } })
    expect(await server.sql('select from requests where id = $1', [id])).toEqual([])
  })

  it.each(['approved', 'denied'] as const)('stays as it is once it is %s', async (state) => {
    const { id } = await firm.log(firm.ana)
    await firm.decided(id, state)
    const reason = { status: 409, reason: 'actionedTimeSheetCannotBeAmended' }
    expect(await refused(id, { comment: 'More' })).toMatchObject(reason)
    expect(await firm.ana.refusal(deleteSubmission, { params: { id } })).toMatchObject(reason)
    const { projectId } = await firm.startOwnProject()
    const body = { projectID: projectId }
    expect(await firm.ana.refusal(convertToProject, { params: { id }, body })).toMatchObject(reason)
  })

  it('is corrected once when it is denied, and its correction stands for it', async () => {
    const person = await createEmployee(server, firm.company)
    const projectID = await firm.startProject({ columns: { is_public: true } })
    const denied = await firm.log(person, { projectID, comment: 'Too much', duration: 7200, from: dayAt('2026-11-02') })
    expect(await firm.refused(person, { correctionOfID: denied.id })).toMatchObject({ reason: 'invalidInput' })
    await firm.decided(denied.id, 'denied')
    await firm.run(`update projects set time_sheet_constraint = 'strict' where company_id = $1 and id = $2`, projectID)
    expect(await firm.refused(firm.ana, { correctionOfID: denied.id })).toMatchObject({ reason: 'notFound' })
    expect(await firm.refused(person, { correctionOfID: denied.id, from: dayAt('2026-11-03') })).toMatchObject({
      reason: 'notWithinTimeConstraint',
    })
    const correction = await firm.log(person, { correctionOfID: denied.id, from: dayAt('2026-11-02'), duration: 3600 })
    expect(correction).toMatchObject({
      project: { id: projectID },
      comment: 'Too much',
      duration: 3600,
      correctionOf: { id: denied.id },
      request: { state: 'unsubmitted' },
    })
    expect(await firm.refused(person, { correctionOfID: denied.id })).toMatchObject({
      fields: [{ path: 'correctionOfID' }],
    })
    const { submissions } = await person.call(getTimeSheetPeriod, { query: { from: '2026-11-01', to: '2026-11-07' } })
    expect(submissions.map(({ id }) => id)).toEqual([correction.id])
    await person.call(deleteSubmission, { params: { id: correction.id } })
    const again = await person.call(getTimeSheetPeriod, { query: { from: '2026-11-01', to: '2026-11-07' } })
    expect(again.submissions).toMatchObject([{ id: denied.id, can: { correct: true, edit: false } }])
  })

  it('is corrected once, also by several calls at once', async () => {
    const { id } = await firm.log(firm.ana)
    await firm.decided(id, 'denied')
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => firm.log(firm.ana, { correctionOfID: id })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is converted to time of a project', async () => {
    const { id } = await firm.log(firm.ana, { clientID: firm.clientId, duration: 1800 })
    const { projectId, roleId } = await firm.startOwnProject()
    const body = { projectID: projectId, roleID: roleId }
    expect(await firm.ana.call(convertToProject, { params: { id }, body })).toMatchObject({
      project: { id: projectId },
      roleID: roleId,
      duration: 1800,
      chargeableDuration: 1800,
    })
    expect(await firm.ana.refusal(convertToProject, { params: { id }, body })).toMatchObject({ reason: 'invalidInput' })
  })

  it('keeps its task when that was converted to one of the project before', async () => {
    const { projectId } = await firm.startOwnProject()
    const [taskID, otherTaskID] = [await firm.addTask(firm.ana.employeeId), await firm.addTask(firm.ana.employeeId)]
    const [converted, other] = [await firm.log(firm.ana, { taskID }), await firm.log(firm.ana, { taskID: otherTaskID })]
    const target = await firm.addTask(projectId)
    await firm.run(
      `update tasks t set board_id = x.board_id, list_id = x.list_id, rank = 'Z' from tasks x
       where t.company_id = $1 and t.id = $2 and x.company_id = $1 and x.id = $3`,
      ...[taskID, target],
    )
    // Time that was logged on the task before is still personal, and may be changed as such.
    expect(await change(converted.id, { comment: 'Still mine' })).toMatchObject({ project: null, task: { id: taskID } })
    const convert = (id: string) => firm.ana.call(convertToProject, { params: { id }, body: { projectID: projectId } })
    expect(await convert(converted.id)).toMatchObject({ project: { id: projectId }, task: { id: taskID } })
    expect(await convert(other.id)).toMatchObject({ project: { id: projectId }, task: null })
  })

  it('is not for a client at large only because it was for one of their projects', async () => {
    const apart = await createTimeFirm(server)
    const { projectId, roleId } = await apart.startOwnProject()
    const { id } = await apart.log(apart.ana, { projectID: projectId, roleID: roleId })
    await apart.run(
      'update targetable_roles set employee_id = $3 where company_id = $1 and id = $2',
      ...[roleId, apart.other.employeeId],
    )
    const body = { projectID: null, clientID: apart.clientId }
    expect(await refused(id, body, apart.ana)).toMatchObject({ reason: 'notFound' })
    expect(await change(id, { projectID: null }, apart.ana)).toMatchObject({ project: null, client: null })
  })

  it('is nobody else’s to change, and not there for them', async () => {
    const { id } = await firm.log(firm.ana)
    const { owner: stranger } = await createTestCompany(server)
    const { projectId } = await firm.startOwnProject()
    for (const person of [firm.lead, firm.owner, firm.other, stranger]) {
      expect(await refused(id, { comment: 'Mine' }, person)).toMatchObject({ status: 404, reason: 'notFound' })
      expect(await person.refusal(deleteSubmission, { params: { id } })).toMatchObject({ reason: 'notFound' })
      const body = { projectID: projectId }
      expect(await person.refusal(convertToProject, { params: { id }, body })).toMatchObject({ reason: 'notFound' })
    }
  })

  it('tells its history with names and without rates', async () => {
    const { id } = await onProject()
    await change(id, { comment: 'After', duration: 60 })
    await firm.ana.call(deleteSubmission, { params: { id } })
    const rows = await server.sql<{ action: string; before: object | null; after: object | null }>(
      `select action, before, after from history where entity = 'timeSheetSubmission' and entity_id = $1 order by at, action`,
      [id],
    )
    expect(rows.map(({ action }) => action).sort()).toEqual(['created', 'deleted', 'updated'])
    const created = rows.find(({ action }) => action === 'created')
    expect(created?.after).toMatchObject({ project: 'Data platform', role: 'Consultant', duration: 3600 })
    expect(rows.find(({ action }) => action === 'updated')).toMatchObject({
      before: { comment: '', duration: 3600, chargeableDuration: 3600 },
      after: { comment: 'After', duration: 60, chargeableDuration: 60 },
    })
    expect(JSON.stringify(rows)).not.toContain('ourly')
  })
})
