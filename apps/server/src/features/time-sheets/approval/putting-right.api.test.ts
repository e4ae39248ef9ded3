import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../../testing/expect-open-work-kept'
import type { TestPerson } from '../../../testing/people'
import { changeProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { timeIn } from '../../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from '../../requests/testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createRequestsFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const addTaskTo = async (boardId: string, title: string): Promise<string> => {
  const [listId, id] = [randomUUID(), randomUUID()]
  await server.sql(`insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'To do', $4)`, [
    ...[firm.company.id, listId, boardId, title],
  ])
  await server.sql(
    `insert into tasks (company_id, id, board_id, list_id, title, rank, created_by) values ($1, $2, $3, $4, $5, 'V', $6)`,
    [firm.company.id, id, boardId, listId, title, firm.lead.employeeId],
  )
  return id
}

/** A project in which Sam has a role. */
const startProjectWithRole = async (project: Parameters<RequestsFirm['startProject']>[0] = {}) => {
  const [projectId, roleId] = [await firm.startProject(project), randomUUID()]
  await server.sql(
    `insert into targetable_roles (company_id, id, targetable_id, name, employee_id, hourly_charge, hourly_cost)
     values ($1, $2, $3, 'Analyst', $4, 10000, 6000)`,
    [firm.company.id, roleId, projectId, firm.submitter.employeeId],
  )
  return { projectId, roleId, addTask: (title: string) => addTaskTo(projectId, title) }
}

/** A project of a client who pays for all of the time. */
const startPaidProject = async () => {
  const [projectId, clientId] = [await firm.startProject(), randomUUID()]
  await server.sql(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Northgate', $3, 'GBP')`,
    [firm.company.id, clientId, firm.owner.employeeId],
  )
  await changeProject(server, projectId, {
    client_id: clientId,
    charging_mechanism: 'effort',
    is_non_chargeable_time_allowed: false,
  })
  return projectId
}

describe('another project', () => {
  const change = (id: string, projectID: string | null) => ({ params: { id }, body: { projectID } })

  it('is chosen by the approver, and the request goes to whoever decides there', async () => {
    const projectId = await firm.startProject({ name: 'Right' })
    const id = await firm.submit(firm.submitter)
    const request = await firm.manager.call(approvals.changeRequestProject, change(id, projectId))
    expect(request).toMatchObject({
      state: 'waitingForApproval',
      approver: { id: firm.lead.employeeId },
      timeSheetSubmission: {
        project: { id: projectId },
        amendment: { by: { id: firm.manager.employeeId }, original: { projectName: null } },
      },
    })
    expect((await firm.manager.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
    const back = await firm.lead.call(approvals.changeRequestProject, change(id, null))
    expect(back).toMatchObject({ approver: { id: firm.manager.employeeId } })
    expect(timeIn(back)?.project).toBeNull()
  })

  it('is another one: the same again amends nothing', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter, { projectId })
    const request = await firm.lead.call(approvals.changeRequestProject, change(id, projectId))
    expect(timeIn(request)).toMatchObject({ project: { id: projectId }, amendment: null })
  })

  it('is not chosen once it is decided, nor by anybody else', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter)
    expect(await firm.submitter.refusal(approvals.changeRequestProject, change(id, projectId))).toMatchObject({
      status: 401,
      reason: 'invalidPermission',
    })
    for (const other of [firm.otherManager, firm.lead, firm.owner, firm.personnel])
      expect(await other.refusal(approvals.changeRequestProject, change(id, projectId))).toMatchObject({ status: 404 })
    await firm.decide(firm.manager, id, 'approved')
    expect(await firm.manager.refusal(approvals.changeRequestProject, change(id, projectId))).toMatchObject({
      status: 409,
      reason: 'requestDecided',
    })
  })

  it('has to be there and to go on', async () => {
    const id = await firm.submit(firm.submitter, { day: '2026-11-03' })
    const refused = async (projectId: string) =>
      (await firm.manager.refusal(approvals.changeRequestProject, change(id, projectId))).reason
    expect(await refused(randomUUID())).toBe('notFound')
    const [completed, ended] = [await firm.startProject(), await firm.startProject()]
    await server.sql('update targetables set ended_at = now() where id = $1', [completed])
    await server.sql(`update targetables set end_date = '2026-11-02' where id = $1`, [ended])
    expect(await refused(completed)).toBe('projectInactive')
    expect(await refused(ended)).toBe('pastProjectEndDate')
    const commented = await firm.startProject()
    await server.sql('update projects set is_time_sheet_comment_required = true where id = $1', [commented])
    expect(await refused(commented)).toBe('timeSheetCommentRequired')
  })

  it('is needed where the workspace says so', async () => {
    const people = await createRequestsFirm(server)
    await server.sql(`update companies set settings = jsonb_set(settings, '{timeSheet}', $2) where company_id = $1`, [
      people.company.id,
      JSON.stringify({ isProjectMandatoryForTimeSheetSubmissions: true, enableTags: true }),
    ])
    const id = await people.submit(people.submitter, { projectId: await people.startProject() })
    expect((await people.lead.refusal(approvals.changeRequestProject, change(id, null))).reason).toBe(
      'projectMandatoryForTimeSheets',
    )
  })

  it('of a client makes the time chargeable', async () => {
    const id = await firm.submit(firm.submitter)
    const moved = await firm.manager.call(approvals.changeRequestProject, change(id, await startPaidProject()))
    expect(timeIn(moved)).toMatchObject({ chargeableDuration: 3600, client: { name: 'Northgate' } })
  })
})

describe('amending', () => {
  const amend = (id: string, body: { duration?: number; comment?: string }) => ({ params: { id }, body })

  it('is done by the approver while it waits, and what it was stays with it', async () => {
    const id = await firm.submit(firm.submitter, { duration: 7200, comment: 'Two hours' })
    const submission = await firm.manager.call(timeSheetApprovals.amendTimeSheet, amend(id, { duration: 3600 }))
    expect(submission).toMatchObject({
      duration: 3600,
      request: { state: 'waitingForApproval' },
      amendment: { by: { id: firm.manager.employeeId }, original: { duration: 7200, comment: 'Two hours' } },
    })
    const again = await firm.manager.call(timeSheetApprovals.amendTimeSheet, amend(id, { comment: 'One hour' }))
    expect(again).toMatchObject({
      comment: 'One hour',
      amendment: { original: { duration: 7200, comment: 'Two hours' } },
    })
    const params = { entity: 'timeSheetSubmission', id }
    const { items } = await firm.submitter.call(operations.getHistory, { params })
    expect(items.map(({ action }) => action)).toEqual(['amended', 'amended'])
  })

  it('is none when everything is as it was', async () => {
    const roleOf = await startProjectWithRole()
    const id = await firm.submit(firm.submitter, { projectId: roleOf.projectId, comment: 'As it was' })
    const before = await firm.lead.call(requests.getRequest, { params: { id } })
    const same = { duration: 3600, comment: ' As it was ', tags: [], dynamicDetails: [], roleID: null, taskID: null }
    for (const body of [{}, same, { chargeableDuration: 0 }, { isFullyChargeable: false }]) {
      const submission = await firm.lead.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body })
      expect(submission).toEqual(timeIn(before))
    }
    const params = { entity: 'timeSheetSubmission', id }
    expect((await firm.lead.call(operations.getHistory, { params })).items).toEqual([])
  })

  it('chooses another role and task of the project, and keeps what they were', async () => {
    const { projectId, roleId, addTask } = await startProjectWithRole()
    const [first, second] = [await addTask('Mapping'), await addTask('Meeting')]
    const id = await firm.submit(firm.submitter, { projectId })
    const choices = await firm.lead.call(timeSheetApprovals.listAmendmentChoices, { params: { id } })
    expect(choices).toMatchObject({
      roles: [{ id: roleId, name: 'Analyst' }],
      tasks: [
        { id: first, title: 'Mapping' },
        { id: second, title: 'Meeting' },
      ],
    })
    const body = { roleID: roleId, taskID: first }
    expect(await firm.lead.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body })).toMatchObject({
      roleID: roleId,
      roleName: 'Analyst',
      task: { id: first },
      amendment: { original: { roleName: null, taskTitle: null, tags: [] } },
    })
    await firm.lead.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body: { roleID: null, taskID: second } })
    const params = { entity: 'timeSheetSubmission', id }
    const { items } = await firm.submitter.call(operations.getHistory, { params })
    expect(items.map(({ before, after }) => [before, after])).toEqual([
      [
        { role: 'Analyst', task: 'Mapping' },
        { role: null, task: 'Meeting' },
      ],
      [
        { role: null, task: null },
        { role: 'Analyst', task: 'Mapping' },
      ],
    ])
  })

  it('takes no role or task of another project, and no task that the approver may not see', async () => {
    const [here, there] = [await startProjectWithRole(), await startProjectWithRole()]
    const id = await firm.submit(firm.submitter, { projectId: here.projectId })
    const refused = async (by: TestPerson, body: { roleID?: string; taskID?: string }, of = id) =>
      (await by.refusal(timeSheetApprovals.amendTimeSheet, { params: { id: of }, body })).reason
    expect(await refused(firm.lead, { roleID: there.roleId })).toBe('invalidClientProjectRole')
    expect(await refused(firm.lead, { taskID: await there.addTask('Elsewhere') })).toBe('notFound')
    expect(await refused(firm.lead, { taskID: randomUUID() })).toBe('notFound')

    const hidden = await startProjectWithRole({ responsibility: 'lineManager' })
    await server.sql('update targetables set is_public = false where id = $1', [hidden.projectId])
    const taskID = await hidden.addTask('Not for the line manager')
    const waiting = await firm.submit(firm.submitter, { projectId: hidden.projectId })
    expect(await firm.manager.call(timeSheetApprovals.listAmendmentChoices, { params: { id: waiting } })).toEqual({
      roles: [{ id: hidden.roleId, name: 'Analyst' }],
      tasks: [],
    })
    expect(await refused(firm.manager, { taskID }, waiting)).toBe('notFound')
    await firm.manager.call(timeSheetApprovals.amendTimeSheet, {
      params: { id: waiting },
      body: { roleID: hidden.roleId },
    })

    const personal = await firm.submit(firm.submitter)
    const ownTask = await addTaskTo(firm.submitter.employeeId, 'My own affair')
    expect(await firm.manager.call(timeSheetApprovals.listAmendmentChoices, { params: { id: personal } })).toEqual({
      roles: [],
      tasks: [],
    })
    expect(await refused(firm.manager, { taskID: ownTask }, personal)).toBe('notFound')
  })

  it('shows its choices to those who may amend, and to nobody else', async () => {
    const { projectId } = await startProjectWithRole()
    const id = await firm.submit(firm.submitter, { projectId })
    const choices = (by: TestPerson, of = id) =>
      by.send(timeSheetApprovals.listAmendmentChoices, { params: { id: of } })
    expect((await choices(firm.lead)).status).toBe(200)
    expect((await choices(firm.owner)).status).toBe(200)
    expect((await choices(firm.submitter)).status).toBe(401)
    for (const other of [firm.colleague, firm.otherManager]) expect((await choices(other)).status).toBe(404)
    expect((await choices(firm.lead, randomUUID())).status).toBe(404)
    expect((await choices((await createRequestsFirm(server)).owner)).status).toBe(404)
  })

  it('is not done once it is decided, nor by anybody else', async () => {
    const id = await firm.submit(firm.submitter)
    expect(await firm.submitter.refusal(timeSheetApprovals.amendTimeSheet, amend(id, { duration: 60 }))).toMatchObject({
      status: 401,
      reason: 'invalidPermission',
    })
    for (const other of [firm.otherManager, firm.lead, firm.owner, firm.personnel])
      expect(await other.refusal(timeSheetApprovals.amendTimeSheet, amend(id, { duration: 60 }))).toMatchObject({
        status: 404,
      })
    for (const state of ['approved', 'denied'] as const) {
      const decided = await firm.submit(firm.submitter)
      await firm.decide(firm.manager, decided, state)
      expect(
        await firm.manager.refusal(timeSheetApprovals.amendTimeSheet, amend(decided, { duration: 60 })),
      ).toMatchObject({
        status: 409,
        reason: 'actionedTimeSheetCannotBeAmended',
      })
    }
  })

  it('is over with the project: what waits there can be decided, or go to another one', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter, { projectId })
    await server.sql('update targetables set ended_at = now() where id = $1', [projectId])
    expect((await firm.lead.refusal(timeSheetApprovals.amendTimeSheet, amend(id, { duration: 60 }))).reason).toBe(
      'projectInactive',
    )
    const body = { projectID: await firm.startProject() }
    await firm.lead.call(approvals.changeRequestProject, { params: { id }, body })
    expect(await firm.lead.call(timeSheetApprovals.amendTimeSheet, amend(id, { duration: 60 }))).toMatchObject({
      duration: 60,
    })
  })

  it('leaves time of projects as it is while the company has put projects away', async () => {
    const people = await createRequestsFirm(server)
    const id = await people.submit(people.submitter, { projectId: await people.startProject(), chargeable: 3600 })
    await server.sql(`update companies set features = features || '{"project": false}' where company_id = $1`, [
      people.company.id,
    ])
    expect(
      (await people.lead.refusal(timeSheetApprovals.amendTimeSheet, amend(id, { comment: 'Changed' }))).reason,
    ).toBe('notFound')
    expect(await people.lead.call(requests.getRequest, { params: { id } })).toMatchObject({
      timeSheetSubmission: { chargeableDuration: 3600, comment: '' },
    })
  })

  it('keeps to the rules of the project', async () => {
    const projectId = await firm.startProject()
    await server.sql('update projects set is_time_sheet_comment_required = true where id = $1', [projectId])
    const id = await firm.submit(firm.submitter, { projectId, comment: 'Done' })
    expect((await firm.lead.refusal(timeSheetApprovals.amendTimeSheet, amend(id, { comment: '' }))).reason).toBe(
      'timeSheetCommentRequired',
    )
    const paid = await firm.submit(firm.submitter, { projectId: await startPaidProject(), chargeable: 3600 })
    expect(
      (
        await firm.lead.refusal(timeSheetApprovals.amendTimeSheet, {
          params: { id: paid },
          body: { chargeableDuration: 60 },
        })
      ).reason,
    ).toBe('nonChargeableTimeNotAllowed')
    const roleID = randomUUID()
    expect(
      (await firm.lead.refusal(timeSheetApprovals.amendTimeSheet, { params: { id }, body: { roleID } })).reason,
    ).toBe('invalidClientProjectRole')
  })
})
