import { randomUUID } from 'node:crypto'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import type { SubmissionChanges } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeGroupsIn } from '../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createRequestsFirm(server)
})

/** The version that a person sees: the same in the inbox and on the request itself. */
const seenBy = async (person: TestPerson, id: string): Promise<string> => {
  const { version } = await person.call(requests.getRequest, { params: { id } })
  const page = await person.call(approvals.listApprovals, { query: { per: 100 } })
  const listed = timeGroupsIn(page)
    .flatMap((group) => group.requests)
    .find((request) => request.id === id)
  expect(listed?.version).toBe(version)
  return version
}
const change = (id: string, body: SubmissionChanges) =>
  firm.submitter.call(timeSheetSubmissions.updateSubmission, { params: { id }, body })
const approve = (id: string, version: string) => ({ params: { id }, body: { state: 'approved' as const, version } })
const stateOf = async (id: string) => (await firm.submitter.call(requests.getRequest, { params: { id } })).state

describe('a decision about what was seen', () => {
  it('is made while it is as it was seen', async () => {
    const id = await firm.submit(firm.submitter)
    expect((await firm.manager.call(approvals.decideRequest, approve(id, await seenBy(firm.manager, id)))).state).toBe(
      'approved',
    )
  })

  it.each<[string, SubmissionChanges]>([
    ['duration', { duration: 7200 }],
    ['day', { from: '2026-11-04T00:00:00.000Z' }],
    ['time of day', { from: '2026-11-03T09:00:00.000Z', to: '2026-11-03T10:00:00.000Z' }],
    ['comment', { comment: 'Something else' }],
  ])('is refused when the %s has changed since, and made after another look', async (_, changes) => {
    const id = await firm.submit(firm.submitter)
    const seen = await seenBy(firm.manager, id)
    await change(id, changes)
    for (const state of ['approved', 'denied'] as const)
      expect(
        await firm.manager.refusal(approvals.decideRequest, { params: { id }, body: { state, version: seen } }),
      ).toMatchObject({ status: 409, reason: 'changedMeanwhile' })
    expect(await stateOf(id)).toBe('waitingForApproval')
    await firm.manager.call(approvals.decideRequest, approve(id, await seenBy(firm.manager, id)))
    expect(await stateOf(id)).toBe('approved')
  })

  it('is refused when somebody else has amended it', async () => {
    const id = await firm.submit(firm.submitter)
    const seen = await seenBy(firm.manager, id)
    await firm.manager.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body: { duration: 1800 } })
    expect((await firm.manager.refusal(approvals.decideRequest, approve(id, seen))).reason).toBe('changedMeanwhile')
  })

  it('stands when nothing it is about has changed: saved again, changed and changed back, or sent to somebody else', async () => {
    const id = await firm.submit(firm.submitter, { comment: 'As seen' })
    const seen = await seenBy(firm.manager, id)
    await change(id, { comment: 'As seen' })
    await change(id, { duration: 60 })
    await change(id, { duration: 3600 })
    await server.sql('update employees set line_manager_id = $2 where id = $1', [
      ...[firm.submitter.employeeId, firm.otherManager.employeeId],
    ])
    expect((await firm.otherManager.call(approvals.decideRequest, approve(id, seen))).state).toBe('approved')
    await server.sql('update employees set line_manager_id = $2 where id = $1', [
      ...[firm.submitter.employeeId, firm.manager.employeeId],
    ])
  })

  it('is refused first for what holds in any case', async () => {
    const id = await firm.submit(firm.submitter)
    expect((await firm.submitter.refusal(approvals.decideRequest, approve(id, 'other'))).reason).toBe(
      'invalidPermission',
    )
    await firm.decide(firm.manager, id, 'denied')
    expect((await firm.manager.refusal(approvals.decideRequest, approve(id, 'other'))).reason).toBe('requestDecided')
    expect((await firm.manager.send(approvals.decideRequest, approve(id, ''))).status).toBe(400)
  })

  it('is not asked for: without a version everything that waits is decided', async () => {
    const id = await firm.submit(firm.submitter)
    await change(id, { duration: 60 })
    expect((await firm.decide(firm.manager, id, 'approved')).state).toBe('approved')
  })

  it('never decides on a change that comes at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await firm.submit(firm.submitter)
      const version = await seenBy(firm.manager, id)
      const [decided, changed] = await Promise.all([
        firm.manager.send(approvals.decideRequest, approve(id, version)),
        firm.submitter.send(timeSheetSubmissions.updateSubmission, { params: { id }, body: { duration: 7200 } }),
      ])
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([decided.status, changed.status])
    }
  })
})

describe('deciding several that were seen', () => {
  it('passes over those that have changed, names them, and decides the others', async () => {
    const [kept, changed, unseen] = [
      await firm.submit(firm.submitter),
      await firm.submit(firm.submitter),
      await firm.submit(firm.submitter),
    ]
    const versions = {
      [kept]: await seenBy(firm.manager, kept),
      [changed]: await seenBy(firm.manager, changed),
      [randomUUID()]: 'of something else',
    }
    for (const id of [changed, unseen]) await change(id, { comment: 'Later' })
    const outcome = await firm.manager.call(approvals.decideRequests, {
      body: { requestIDs: [kept, changed, unseen], state: 'denied', versions },
    })
    expect(outcome.decidedIDs.toSorted()).toEqual([kept, unseen].toSorted())
    expect(outcome.skipped).toEqual([{ id: changed, reason: 'changedMeanwhile' }])
    expect([await stateOf(kept), await stateOf(changed), await stateOf(unseen)]).toEqual([
      ...['denied', 'waitingForApproval', 'denied'],
    ])
  })
})
