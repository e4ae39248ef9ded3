import { operations } from '@praxis/contract/company/history-and-jobs'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeActor } from '../../platform/auth/actor'
import { scopeOf } from '../../platform/auth/actor'
import { Refusal } from '../../platform/refusal'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { changeProject } from '../../testing/project-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { amendSubmission, moveSubmissionToProject } from './commands/amend-submission'
import { createTimeFirm, NOW, type TimeFirm } from './testing/time-firm'

describe('putting right what somebody else logged', () => {
  let server: TestServer
  let firm: TimeFirm
  let lead: EmployeeActor

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
    const { authenticator } = server.application.running
    const actor = await authenticator.actorOfSession(firm.lead.sessionId, firm.lead.employeeId, undefined)
    lead = actor as EmployeeActor
  })
  afterAll(() => expectOpenWorkKept(server))

  const amend = (id: string, amendment: SubmissionAmendment) =>
    server.application.running.database.mutate(scopeOf(lead), (db) =>
      amendSubmission(db, server.platform, lead, id, amendment),
    )
  const move = (id: string, projectId: string | null) =>
    server.application.running.database.mutate(scopeOf(lead), (db) =>
      moveSubmissionToProject(db, server.platform, lead, id, projectId),
    )
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => (error instanceof Refusal ? error.reason : error),
    )

  it('keeps what it was at first, and who changed it', async () => {
    const { projectId, roleId } = await firm.startOwnProject({ columns: { rounding: 'thirtyMinuteBlocks' } })
    const { id } = await firm.log(firm.ana, { projectID: projectId, roleID: roleId, comment: 'As logged' })
    expect(await amend(id, { duration: 1860, comment: 'As worked' })).toMatchObject({
      duration: 1860,
      chargeableDuration: 1860,
      chargedDuration: 3600,
      comment: 'As worked',
      roleName: 'Consultant',
      amendment: {
        by: { id: firm.lead.employeeId },
        at: NOW,
        original: {
          duration: 3600,
          chargeableDuration: 3600,
          comment: 'As logged',
          roleName: 'Consultant',
          projectName: 'Data platform',
        },
      },
    })
    expect(await amend(id, { comment: 'Once more' })).toMatchObject({
      comment: 'Once more',
      amendment: { original: { comment: 'As logged' } },
    })
    const { items } = await firm.ana.call(operations.getHistory, { params: { entity: 'timeSheetSubmission', id } })
    expect(items.map(({ action }) => action)).toContain('amended')
  })

  it('moves the end with the duration', async () => {
    const { id } = await firm.log(firm.ana, { from: '2026-11-12T09:00:00Z', to: '2026-11-12T11:00:00Z' })
    expect(await amend(id, { duration: 3600 })).toMatchObject({
      from: '2026-11-12T09:00:00.000Z',
      to: '2026-11-12T10:00:00.000Z',
    })
    expect(await amend(id, { comment: 'Same time' })).toMatchObject({ to: '2026-11-12T10:00:00.000Z' })
  })

  it('obeys the project, and takes roles and tasks as the person who worked could', async () => {
    const { projectId } = await firm.startOwnProject({ columns: { is_time_sheet_comment_required: true } })
    const leadRole = await firm.addRole(projectId, firm.lead, 'Lead')
    const anaRole = await firm.addRole(projectId, firm.ana, 'Analyst')
    const taskID = await firm.addTask(projectId)
    const { id } = await firm.log(firm.ana, { projectID: projectId, comment: 'Needed' })
    expect(await reasonOf(amend(id, { comment: '' }))).toBe('timeSheetCommentRequired')
    expect(await reasonOf(amend(id, { chargeableDuration: 60 }))).toBe('nonChargeableTimeNotAllowed')
    expect(await reasonOf(amend(id, { roleID: leadRole }))).toBe('invalidClientProjectRole')
    expect(await reasonOf(amend(id, { taskID: await firm.addTask(firm.lead.employeeId) }))).toBe('notFound')
    expect(await amend(id, { roleID: anaRole, taskID })).toMatchObject({ roleName: 'Analyst', task: { id: taskID } })
    // Neither the project's end nor its constraint keeps an approver from amending time that is there.
    await changeProject(server, projectId, { time_sheet_constraint: 'strict', end_date: '2026-01-01' })
    expect(await amend(id, { duration: 60 })).toMatchObject({ duration: 60 })
  })

  it('moves it to another project, with the role of the same name there', async () => {
    const from = await firm.startOwnProject({ name: 'Former' })
    const to = await firm.startOwnProject({ name: 'Later' })
    const taskID = await firm.addTask(from.projectId)
    const { id } = await firm.log(firm.ana, { projectID: from.projectId, roleID: from.roleId, taskID })
    await firm.decided(id, 'waitingForApproval')
    expect(await move(id, to.projectId)).toMatchObject({
      project: { id: to.projectId },
      roleID: to.roleId,
      task: null,
      request: { state: 'waitingForApproval' },
      amendment: { original: { projectName: 'Former' } },
    })
    const [request] = await server.sql('select targetable_id from requests where id = $1', [id])
    expect(request).toEqual({ targetable_id: to.projectId })
    const internal = await firm.startOwnProject({ isInternal: true })
    expect(await move(id, internal.projectId)).toMatchObject({ chargeableDuration: 0, client: null })
    expect(await move(id, null)).toMatchObject({ project: null, roleID: null })
  })

  it('moves it only where the person could have logged it', async () => {
    const { id } = await firm.log(firm.ana)
    const started = (columns: object) => firm.startProject({ columns: { is_public: true, ...columns } })
    expect(await reasonOf(move(id, await firm.startProject()))).toBe('notFound')
    expect(await reasonOf(move(id, await started({ ended_at: NOW })))).toBe('projectInactive')
    expect(await reasonOf(move(id, await started({ end_date: '2026-11-11' })))).toBe('pastProjectEndDate')
    expect(await reasonOf(move(id, await started({ is_time_sheet_comment_required: true })))).toBe(
      'timeSheetCommentRequired',
    )
  })

  it('is too late once it is decided', async () => {
    for (const state of ['approved', 'denied'] as const) {
      const { id } = await firm.log(firm.ana)
      await firm.decided(id, state)
      expect(await reasonOf(amend(id, { duration: 60 }))).toBe('actionedTimeSheetCannotBeAmended')
      expect(await reasonOf(move(id, null))).toBe('actionedTimeSheetCannotBeAmended')
    }
  })
})
