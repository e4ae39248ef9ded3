import { operations } from '@praxis/contract/company/history-and-jobs'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeIn } from '../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createRequestsFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const stateOf = async (id: string) =>
  (await server.sql<{ state: string }>('select state from time_sheet_submissions where id = $1', [id]))[0]?.state

describe('opening again', () => {
  it('lets an approved one wait, with the reason, and it can be decided anew', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    const reopened = await firm.decide(firm.manager, id, 'waitingForApproval', 'Wrong project')
    expect(reopened).toMatchObject({
      state: 'waitingForApproval',
      comment: 'Wrong project',
      approver: { id: firm.manager.employeeId },
      approvedBy: null,
      decidedAt: null,
    })
    expect(await stateOf(id)).toBe('waitingForApproval')
    const { can } = timeIn(await firm.submitter.call(requests.getRequest, { params: { id } })) ?? {}
    expect(can).toMatchObject({ edit: true, delete: true })
    expect((await firm.decide(firm.manager, id, 'denied', 'Still')).state).toBe('denied')
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(items.map(({ action }) => action)).toEqual(['denied', 'reopened', 'approved', 'submitted'])
  })

  it('needs a reason', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    expect(
      await firm.manager.refusal(approvals.decideRequest, {
        params: { id },
        body: { state: 'waitingForApproval', comment: '  ' },
      }),
    ).toMatchObject({ status: 400, reason: 'invalidInput', fields: [{ path: 'comment' }] })
  })

  it('takes back what was approved together; what is not approved is passed over', async () => {
    const ids = [await firm.submit(firm.submitter), await firm.submit(firm.submitter)]
    await firm.manager.call(approvals.decideRequests, { body: { requestIDs: ids, state: 'approved' } })
    const denied = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, denied, 'denied')
    const body = { requestIDs: [...ids, denied], state: 'waitingForApproval' as const }
    expect(await firm.manager.refusal(approvals.decideRequests, { body })).toMatchObject({
      status: 400,
      fields: [{ path: 'comment' }],
    })
    const outcome = await firm.manager.call(approvals.decideRequests, { body: { ...body, comment: 'Too quick' } })
    expect(outcome.decidedIDs.toSorted()).toEqual(ids.toSorted())
    expect(outcome.skipped).toEqual([{ id: denied, reason: 'requestNotDecided' }])
    for (const id of ids) expect(await stateOf(id)).toBe('waitingForApproval')
  })

  it('is for approved ones: neither denied nor waiting', async () => {
    const id = await firm.submit(firm.submitter)
    const body = { state: 'waitingForApproval' as const, comment: 'Again' }
    const reopen = () => firm.manager.refusal(approvals.decideRequest, { params: { id }, body })
    expect(await reopen()).toMatchObject({ status: 409, reason: 'requestNotDecided' })
    await firm.decide(firm.manager, id, 'denied')
    expect(await reopen()).toMatchObject({ status: 409, reason: 'requestNotDecided' })
  })

  it('is for whoever approved it', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    const body = { state: 'waitingForApproval' as const, comment: 'Again' }
    const reason = async (by: typeof firm.manager) =>
      (await by.refusal(approvals.decideRequest, { params: { id }, body })).reason
    expect(await reason(firm.submitter)).toBe('invalidPermission')
    expect(await reason(firm.owner)).toBe('notFound')
    expect(await reason(firm.otherManager)).toBe('notFound')
  })

  it('of what nobody had to decide is for whoever would have', async () => {
    const projectId = await firm.startProject({ autoApproves: true })
    const id = await firm.submit(firm.submitter, { projectId })
    expect(timeIn(await firm.lead.call(requests.getRequest, { params: { id } }))?.can.reopen).toBe(true)
    expect(await firm.decide(firm.lead, id, 'waitingForApproval', 'Look again')).toMatchObject({
      state: 'waitingForApproval',
      isAutoApproved: false,
    })
    expect(await firm.decide(firm.lead, id, 'approved')).toMatchObject({ approvedBy: { id: firm.lead.employeeId } })
  })

  it('lets the owner correct what was approved at once', async () => {
    const id = await firm.submit(firm.owner)
    await firm.decide(firm.owner, id, 'waitingForApproval', 'Typed wrong')
    expect((await firm.decide(firm.owner, id, 'approved')).state).toBe('approved')
  })

  it('is done by whoever decides now when the one who approved has left', async () => {
    const people = await createRequestsFirm(server)
    const id = await people.submit(people.submitter)
    await people.decide(people.manager, id, 'approved')
    await server.sql('update employees set is_active = false where id = $1', [people.manager.employeeId])
    const request = await people.owner.call(requests.getRequest, { params: { id } })
    expect(timeIn(request)?.can.reopen).toBe(true)
    expect(await people.decide(people.owner, id, 'waitingForApproval', 'She left')).toMatchObject({
      approver: { id: people.owner.employeeId },
    })
  })
})
