import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTimeFirm, NOW, type TimeFirm } from './testing/time-firm'

describe('time that is logged', () => {
  let server: TestServer
  let firm: TimeFirm
  let reader: TestPerson
  let projectId: string

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
    projectId = (await firm.startOwnProject()).projectId
    reader = await createEmployee(server, firm.company)
    await firm.run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)`,
      ...[randomUUID(), projectId, reader.employeeId, JSON.stringify({ timeSheetSubmissions: 'read' })],
    )
  })

  const topicsOf = async (person: TestPerson) => {
    const stream = await listen(person)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    return { ...stream, topics: () => new Set(stream.changes().map(({ topic }) => topic)) }
  }

  it('is heard of by its owner, those who read the project’s time and those on its board, and by nobody else', async () => {
    const [own, read, other] = [await topicsOf(firm.ana), await topicsOf(reader), await topicsOf(firm.other)]
    const taskID = await firm.addTask(projectId)
    const { id } = await firm.log(firm.ana, { projectID: projectId, taskID })
    await expect.poll(own.topics).toEqual(new Set(['timeSheetSubmissions', 'tasks']))
    await expect.poll(read.topics).toEqual(new Set(['timeSheetSubmissions']))
    await firm.ana.call(timeSheetSubmissions.deleteSubmission, { params: { id } })
    await expect.poll(() => read.changes().length).toBe(2)
    expect(other.changes()).toEqual([])
    for (const stream of [own, read, other]) stream.hangUp()
  })

  it('waits in the inbox of its approver, who hears of its changes', async () => {
    const { id } = await firm.log(firm.ana)
    await firm.decided(id, 'waitingForApproval')
    const approver = await topicsOf(firm.lead)
    await firm.ana.call(timeSheetSubmissions.updateSubmission, { params: { id }, body: { comment: 'More' } })
    await expect.poll(approver.topics).toEqual(new Set(['timeSheetSubmissions', 'teamTime', 'approvals']))
    approver.hangUp()
  })

  it('tells its history to its owner, its approver and those who read the project’s time', async () => {
    const { id } = await firm.log(firm.ana, { projectID: projectId })
    const params = { entity: 'timeSheetSubmission', id }
    for (const person of [firm.ana, firm.lead, reader])
      expect(await person.call(operations.getHistory, { params })).toMatchObject({ items: [{ action: 'created' }] })
    const { owner: stranger } = await createTestCompany(server)
    for (const person of [firm.other, stranger])
      expect(await person.refusal(operations.getHistory, { params })).toMatchObject({ status: 404 })
  })

  it('is measured by timers that only their owner hears of', async () => {
    const [own, lead] = [await topicsOf(firm.ana), await topicsOf(firm.lead)]
    const { id } = await firm.ana.call(timeTrackers.createTimeTracker, { body: {} })
    await expect.poll(own.topics).toEqual(new Set(['timeTrackers']))
    expect(lead.changes()).toEqual([])
    const params = { entity: 'timeTracker', id }
    expect(await firm.ana.call(operations.getHistory, { params })).toMatchObject({ items: [{ action: 'created' }] })
    expect(await firm.lead.refusal(operations.getHistory, { params })).toMatchObject({ status: 404 })
    for (const stream of [own, lead]) stream.hangUp()
  })
})
