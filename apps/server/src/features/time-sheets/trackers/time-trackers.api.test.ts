import { randomUUID } from 'node:crypto'
import type { NewTimeTracker, TimeTrackerChanges } from '@praxis/contract/time/time-trackers'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTimeFirm, NOW, type TimeFirm } from '../testing/time-firm'

const { createTimeTracker, updateTimeTracker, deleteTimeTracker, listTimeTrackers } = timeTrackers

describe('timers', () => {
  let server: TestServer
  let firm: TimeFirm
  let now = NOW
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(now) })
    firm = await createTimeFirm(server)
  })
  beforeEach(async () => {
    now = NOW
    person = await createEmployee(server, firm.company)
  })

  const start = (body: NewTimeTracker = {}, by = person) => by.call(createTimeTracker, { body })
  const change = (id: string, body: TimeTrackerChanges, by = person) =>
    by.call(updateTimeTracker, { params: { id }, body })
  const refused = (id: string, body: TimeTrackerChanges, by = person) =>
    by.refusal(updateTimeTracker, { params: { id }, body })
  const all = async (by = person) => (await by.call(listTimeTrackers, {})).items

  it('run from now, with nothing attached', async () => {
    const timer = await start()
    expect(timer).toMatchObject({
      startDate: NOW,
      comment: '',
      isChargeable: true,
      project: null,
      projectID: null,
      taskID: null,
      proposedEndDate: null,
    })
    expect(timer).not.toHaveProperty('endDate')
    expect(await all()).toEqual([timer])
  })

  it('stop those that run when another one starts, unless they are to be kept', async () => {
    const first = await start()
    now = '2026-11-12T12:02:00.000Z'
    const second = await start({ shouldPauseCurrentTrackers: false })
    expect((await all()).map(({ endDate }) => endDate)).toEqual([undefined, undefined])
    now = '2026-11-12T12:04:00.000Z'
    const third = await start()
    expect((await all()).map(({ id, endDate }) => [id, endDate])).toEqual([
      [third.id, undefined],
      [second.id, now],
      [first.id, now],
    ])
  })

  it('run one at a time, also when two devices start at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => start()))
    const timers = await all()
    expect(timers).toHaveLength(8)
    expect(timers.filter(({ endDate }) => endDate === undefined)).toHaveLength(1)
  })

  it('are the same in every session of a person, and say so to all of them', async () => {
    const [session] = await server.sql<{ id: string }>(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
      [randomUUID(), person.userId],
    )
    const token = await server.platform.accessTokens.issue(session?.id ?? '')
    const elsewhere = server.caller({ authorization: `Bearer ${token}`, employeeID: person.employeeId })
    const { id } = await start()
    await elsewhere.call(updateTimeTracker, { params: { id }, body: { comment: 'From the phone' } })
    expect(await all()).toMatchObject([{ id, comment: 'From the phone' }])
    await elsewhere.call(deleteTimeTracker, { params: { id } })
    expect(await person.refusal(deleteTimeTracker, { params: { id } })).toMatchObject({
      status: 404,
      reason: 'notFound',
    })
    expect(await all()).toEqual([])
  })

  it('change in what is given, and stop with an end', async () => {
    const { projectId } = await firm.startOwnProject()
    const taskID = await firm.addTask(projectId)
    const { id } = await start({ projectID: projectId, taskID, isChargeable: false }, firm.ana)
    expect(await change(id, { comment: 'Mapping' }, firm.ana)).toMatchObject({
      comment: 'Mapping',
      isChargeable: false,
      project: { id: projectId, isInternal: false },
      task: { id: taskID },
    })
    expect(
      await change(id, { startDate: '2026-11-12T09:00:00Z', endDate: '2026-11-12T11:00:00Z' }, firm.ana),
    ).toMatchObject({
      startDate: '2026-11-12T09:00:00.000Z',
      endDate: '2026-11-12T11:00:00.000Z',
    })
    const { projectId: another } = await firm.startOwnProject()
    expect(await change(id, { projectID: another }, firm.ana)).toMatchObject({ project: { id: another }, task: null })
    expect(await change(id, { projectID: null }, firm.ana)).toMatchObject({ project: null, comment: 'Mapping' })
  })

  it('keep the end of the first stop, whichever device stops them again', async () => {
    const { id } = await start({ startDate: '2026-11-12T09:00:00Z' })
    const ends = Array.from({ length: 6 }, (_, minute) => `2026-11-12T11:0${minute}:00.000Z`)
    const answers = await Promise.all(ends.map((endDate) => change(id, { endDate })))
    const [first] = answers
    expect(ends).toContain(first?.endDate)
    expect(new Set(answers.map(({ endDate }) => endDate))).toEqual(new Set([first?.endDate]))
    const again = await change(id, { comment: 'Typed on the second', endDate: '2026-11-12T11:59:00Z' })
    expect(again).toMatchObject({ comment: 'Typed on the second', endDate: first?.endDate })
    const stops = await server.sql(
      `select from history where entity = 'timeTracker' and entity_id = $1 and action = 'stopped'`,
      [id],
    )
    expect(stops).toHaveLength(1)
  })

  it('stay stopped when an edit is saved late, and move their start only before their end', async () => {
    const { id } = await start({ startDate: '2026-11-12T09:00:00Z' })
    await change(id, { endDate: '2026-11-12T11:00:00Z' })
    expect(await change(id, { comment: 'Late', isChargeable: false })).toMatchObject({
      comment: 'Late',
      endDate: '2026-11-12T11:00:00.000Z',
    })
    expect(await refused(id, { startDate: '2026-11-12T11:30:00Z', endDate: '2026-11-12T11:45:00Z' })).toMatchObject({
      fields: [{ path: 'startDate' }],
    })
  })

  it('refuse times that cannot be', async () => {
    const { id } = await start()
    expect(await refused(id, { endDate: '2026-11-12T11:00:00Z' })).toMatchObject({ fields: [{ path: 'endDate' }] })
    expect(await refused(id, { endDate: '2026-11-12T13:00:00Z' })).toMatchObject({ fields: [{ path: 'endDate' }] })
    expect(await refused(id, { startDate: '2026-11-12T12:06:00Z' })).toMatchObject({ fields: [{ path: 'startDate' }] })
    // A browser whose clock is a little ahead means now.
    expect(await change(id, { endDate: '2026-11-12T12:01:00Z' })).toMatchObject({ endDate: NOW })
  })

  it('take only projects and tasks that time may be logged on', async () => {
    const hidden = await firm.startProject()
    const over = await firm.startProject({ columns: { is_public: true, ended_at: NOW } })
    const foreign = await firm.addTask(firm.other.employeeId)
    const refusal = (body: NewTimeTracker) => person.refusal(createTimeTracker, { body })
    expect(await refusal({ projectID: hidden })).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await refusal({ projectID: over })).toMatchObject({ reason: 'projectInactive' })
    expect(await refusal({ taskID: foreign })).toMatchObject({ reason: 'notFound' })
    expect(await refusal({ tags: ['a'] })).toMatchObject({ fields: [{ path: 'tags' }] })
    const { id } = await start()
    expect(await refused(id, { projectID: hidden })).toMatchObject({ reason: 'notFound' })
    expect(await refused(id, { projectID: over })).toMatchObject({ reason: 'projectInactive' })
  })

  it('are done when their time is logged, once', async () => {
    const { id } = await start()
    await change(id, { startDate: '2026-11-12T10:00:00Z', endDate: '2026-11-12T11:30:00Z' })
    expect(await all()).toHaveLength(1)
    const given = { from: '2026-11-12T10:00:00Z', to: '2026-11-12T11:30:00Z', trackerID: id }
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => firm.log(person, given)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await firm.refused(person, given)).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await all()).toEqual([])
    const logged = await server.sql('select tracker_id, duration from time_sheet_submissions where employee_id = $1', [
      person.employeeId,
    ])
    expect(logged).toEqual([{ tracker_id: id, duration: 5400 }])
  })

  it('stay when their time is refused', async () => {
    const { id } = await start()
    expect(await firm.refused(person, { trackerID: id, projectID: randomUUID() })).toMatchObject({ reason: 'notFound' })
    expect(await all()).toHaveLength(1)
  })

  it('that were left running are pointed out with an end: the last sign of work on that day', async () => {
    now = '2026-11-11T09:00:00.000Z'
    await start()
    now = '2026-11-11T16:20:00.000Z'
    await firm.log(person, { from: '2026-11-11T08:00:00Z', to: '2026-11-11T09:00:00Z' })
    expect(await all()).toMatchObject([{ proposedEndDate: null }])
    now = NOW
    expect(await all()).toMatchObject([{ proposedEndDate: '2026-11-11T16:20:00.000Z' }])
  })

  it('that were left running without a sign are proposed a day’s work, within their day', async () => {
    now = '2026-11-11T09:00:00.000Z'
    await start()
    now = '2026-11-11T20:00:00.000Z'
    await start({ shouldPauseCurrentTrackers: false })
    now = NOW
    expect((await all()).map(({ proposedEndDate }) => proposedEndDate)).toEqual([
      '2026-11-12T00:00:00.000Z',
      '2026-11-11T20:00:00.000Z',
    ])
  })

  it('are left running by the person’s own calendar', async () => {
    now = '2026-11-12T09:30:00.000Z'
    await firm.run(
      `update employees set time_zone = 'Pacific/Kiritimati' where company_id = $1 and id = $2`,
      person.employeeId,
    )
    await start()
    now = NOW
    expect(await all()).toMatchObject([{ proposedEndDate: '2026-11-12T10:00:00.000Z' }])
  })

  it('are nobody else’s, and not there for them', async () => {
    const { id } = await start()
    const { owner: stranger } = await createTestCompany(server)
    for (const other of [firm.owner, firm.lead, stranger]) {
      expect(await all(other)).toEqual([])
      expect(await refused(id, { comment: 'Mine' }, other)).toMatchObject({ reason: 'notFound' })
      expect(await other.refusal(deleteTimeTracker, { params: { id } })).toMatchObject({ reason: 'notFound' })
      expect(await firm.refused(other, { trackerID: id })).toMatchObject({ reason: 'notFound' })
    }
    expect(await all()).toHaveLength(1)
  })
})
