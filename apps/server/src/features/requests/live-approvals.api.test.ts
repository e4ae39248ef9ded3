import { employees } from '@praxis/contract/people/employees'
import { projects } from '@praxis/contract/projects/projects'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetApprovals, timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import type { TestPerson } from '../../testing/people'
import { callerAt, startTestServer, type TestServer } from '../../testing/test-server'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let other: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  // A second process on the same database: browsers are spread over both.
  other = await startTestServer({ database: server.database })
  firm = await createRequestsFirm(server)
})

/** A browser at the other process that counts again when it hears of a change of approvals. */
const badgeOf = async (person: TestPerson) => {
  const caller = callerAt(other.url, person.headers)
  const stream = await listen(caller)
  await expect.poll(() => stream.heard[0]?.event).toBe('ready')
  const heard = (topic: string) => stream.changes().filter((change) => change.topic === topic).length
  return {
    heard,
    shows: async (count: number) => {
      const before = heard('approvals')
      return async () => {
        await expect.poll(() => heard('approvals')).toBeGreaterThan(before)
        expect((await caller.call(approvals.countApprovals, {})).totalCount).toBe(count)
      }
    },
    hangUp: stream.hangUp,
  }
}

it('counts follow submitting, deciding, opening again and deleting, in another process’ browsers', async () => {
  const [manager, submitter, bystander] = [
    await badgeOf(firm.manager),
    await badgeOf(firm.submitter),
    await badgeOf(firm.otherManager),
  ]
  const id = await firm.log(firm.submitter)
  let shown = await manager.shows(1)
  await firm.submitter.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
  await shown()
  shown = await manager.shows(0)
  await firm.decide(firm.manager, id, 'approved')
  await shown()
  shown = await manager.shows(1)
  await firm.decide(firm.manager, id, 'waitingForApproval', 'Look again')
  await shown()
  shown = await manager.shows(0)
  await firm.submitter.call(timeSheetSubmissions.deleteSubmission, { params: { id } })
  await shown()
  await expect.poll(() => submitter.heard('requests')).toBeGreaterThan(2)
  await expect.poll(() => submitter.heard('timeSheetSubmissions')).toBeGreaterThan(2)
  expect(bystander.heard('approvals') + bystander.heard('requests')).toBe(0)
  for (const { hangUp } of [manager, submitter, bystander]) hangUp()
})

it('nobody hears of an amendment that changes nothing', async () => {
  const [manager, submitter] = [await badgeOf(firm.manager), await badgeOf(firm.submitter)]
  const id = await firm.submit(firm.submitter, { comment: 'As it is' })
  const times = ({ heard }: typeof manager) => heard('timeSheetSubmissions')
  await expect.poll(() => [times(manager), times(submitter)]).toEqual([1, 1])
  const amend = (body: { comment: string }) =>
    firm.manager.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body })
  await amend({ comment: 'As it is' })
  await amend({ comment: 'As it was' })
  // Events keep their order: anything the first change had announced would be heard before the second.
  await expect.poll(() => [times(manager), times(submitter)]).toEqual([2, 2])
  await firm.decide(firm.manager, id, 'approved')
  for (const { hangUp } of [manager, submitter]) hangUp()
})

it('counts of both approvers follow a change of lead, project and line manager, and who leaves', async () => {
  const [before, after] = [await badgeOf(firm.lead), await badgeOf(firm.otherManager)]
  const projectId = await firm.startProject()
  let shown = [await before.shows(1)]
  const id = await firm.submit(firm.submitter, { projectId })
  for (const isShown of shown) await isShown()

  shown = [await before.shows(0), await after.shows(1)]
  await firm.owner.call(projects.updateProjectDetails, {
    params: { id: projectId },
    body: { leadID: firm.otherManager.employeeId },
  })
  for (const isShown of shown) await isShown()

  shown = [await before.shows(1), await after.shows(0)]
  const ofLead = await firm.startProject()
  await firm.otherManager.call(approvals.changeRequestProject, { params: { id }, body: { projectID: ofLead } })
  for (const isShown of shown) await isShown()

  shown = [await after.shows(1)]
  await firm.submit(firm.submitter)
  await firm.owner.call(employees.updateEmployeePermission, {
    params: { id: firm.submitter.employeeId },
    body: { lineManagerID: firm.otherManager.employeeId },
  })
  for (const isShown of shown) await isShown()

  shown = [await after.shows(2)]
  await firm.owner.call(employees.deactivateEmployee, { params: { id: firm.lead.employeeId } })
  for (const isShown of shown) await isShown()
  before.hangUp()
  after.hangUp()
})
