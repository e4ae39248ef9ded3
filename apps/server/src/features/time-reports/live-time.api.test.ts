import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm } from './testing/reports-firm'

describe('reports of time that are open', () => {
  let server: TestServer
  let firm: ReportsFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createReportsFirm(server)
  })

  /** The events of a topic that a person has heard. */
  const hears = async (person: TestPerson, topic: string) => {
    const stream = await listen(person)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    return () => stream.changes().filter((change) => change.topic === topic)
  }
  const today = () => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
  const log = (by: TestPerson, projectID: string | null) =>
    by.call(timeSheetSubmissions.createSubmission, { body: { from: today(), duration: 3600, projectID } })

  it('hear of a team’s time wherever the team is read, and nowhere else', async () => {
    const readers = [firm.member, firm.lead, firm.reporter, firm.owner]
    const heard = await Promise.all(readers.map((person) => hears(person, 'teamTime')))
    const [own, other, manager] = [
      await hears(firm.junior, 'teamTime'),
      await hears(firm.other, 'teamTime'),
      await hears(firm.manager, 'teamTime'),
    ]
    const { id } = await log(firm.junior, null)
    for (const changes of heard) await expect.poll(changes).toHaveLength(1)
    await firm.junior.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    for (const changes of heard) await expect.poll(changes).toHaveLength(2)
    for (const changes of [own, other, manager]) expect(changes()).toEqual([])
  })

  it('hear of a client’s time as those who manage clients or own this one', async () => {
    const readers = [firm.clientsManager, firm.accountOwner]
    const heard = await Promise.all(readers.map((person) => hears(person, 'clientTime')))
    const other = await hears(firm.other, 'clientTime')
    await log(firm.member, null)
    await log(firm.member, firm.meters.id)
    for (const changes of heard) await expect.poll(changes).toEqual([{ topic: 'clientTime', id: firm.clientId }])
    expect(other()).toEqual([])
  })
})
