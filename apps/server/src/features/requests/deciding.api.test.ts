import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { impersonating } from '../../testing/people'
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

const approve = (id: string) => ({ params: { id }, body: { state: 'approved' as const } })
const stateOf = async (id: string) =>
  (await server.sql<{ state: string }>('select state from time_sheet_submissions where id = $1', [id]))[0]?.state

describe('a decision', () => {
  it.each(['approved', 'denied'] as const)('makes a request %s, with its comment', async (state) => {
    const id = await firm.submit(firm.submitter)
    const request = await firm.decide(firm.manager, id, state, 'As agreed')
    expect(request).toMatchObject({
      state,
      comment: 'As agreed',
      approvedBy: { id: firm.manager.employeeId },
      timeSheetSubmission: { request: { state, comment: 'As agreed' }, can: { decide: false } },
    })
    expect(timeIn(request)?.can.reopen).toBe(state === 'approved')
    expect(await stateOf(id)).toBe(state)
    const { items } = await firm.submitter.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(items[0]).toMatchObject({
      action: state,
      by: { employeeID: firm.manager.employeeId },
      before: { state: 'waitingForApproval' },
      after: { state, comment: 'As agreed' },
    })
  })

  it('is made once: whoever comes later is told', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'denied')
    for (const state of ['approved', 'denied'] as const)
      expect(await firm.manager.refusal(approvals.decideRequest, { params: { id }, body: { state } })).toMatchObject({
        status: 409,
        reason: 'requestDecided',
      })
  })

  it('is made once by fifty at the same moment, half of them for it and half against', async () => {
    const id = await firm.submit(firm.submitter)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        firm.manager.send(approvals.decideRequest, {
          params: { id },
          body: { state: index % 2 === 0 ? 'approved' : 'denied' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)])
    const decisions = await server.sql(
      `select from history where entity = 'request' and entity_id = $1 and action in ('approved', 'denied')`,
      [id],
    )
    expect(decisions).toHaveLength(1)
  })

  it('is the approver’s alone', async () => {
    const id = await firm.submit(firm.submitter)
    expect(await firm.submitter.refusal(approvals.decideRequest, approve(id))).toMatchObject({
      status: 401,
      reason: 'invalidPermission',
    })
    const stranger = (await createRequestsFirm(server)).owner
    for (const other of [firm.otherManager, firm.lead, firm.colleague, firm.personnel, firm.owner, stranger])
      expect(await other.refusal(approvals.decideRequest, approve(id))).toMatchObject({
        status: 404,
        reason: 'notFound',
      })
    expect(await stateOf(id)).toBe('waitingForApproval')
  })

  it('is not made on one’s own request in the name of the approver', async () => {
    const id = await firm.submit(firm.submitter)
    const asManager = await impersonating(server, firm.submitter, firm.manager)
    await server.sql('update employees set can_impersonate = true where id = $1', [firm.submitter.employeeId])
    const request = await asManager.call(requests.getRequest, { params: { id } })
    expect(timeIn(request)?.can.decide).toBe(false)
    expect((await asManager.refusal(approvals.decideRequest, approve(id))).reason).toBe('invalidPermission')
    const others = await firm.submit(firm.colleague)
    expect((await asManager.call(approvals.decideRequest, approve(others))).state).toBe('approved')
  })

  it('is about what was submitted', async () => {
    const id = await firm.log(firm.submitter)
    expect((await firm.manager.refusal(approvals.decideRequest, approve(id))).reason).toBe('notFound')
    expect((await firm.manager.refusal(approvals.decideRequest, approve(randomUUID()))).reason).toBe('notFound')
  })

  it('ends what the owner of the time can do with it', async () => {
    for (const state of ['approved', 'denied'] as const) {
      const id = await firm.submit(firm.submitter)
      await firm.decide(firm.manager, id, state)
      const refusals = [
        await firm.submitter.refusal(timeSheetSubmissions.updateSubmission, {
          params: { id },
          body: { comment: 'Later' },
        }),
        await firm.submitter.refusal(timeSheetSubmissions.deleteSubmission, { params: { id } }),
      ]
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ status: 409, reason: 'actionedTimeSheetCannotBeAmended' })
    }
  })

  it('takes denied time from its task, and opening again gives nothing back that was never taken', async () => {
    const projectId = await firm.startProject()
    const [listId, taskId] = [randomUUID(), randomUUID()]
    await server.sql(
      `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'To do', 'V')`,
      [firm.company.id, listId, projectId],
    )
    await server.sql(
      `insert into tasks (company_id, id, board_id, list_id, title, rank, created_by) values ($1, $2, $3, $4, 'Plan', 'V', $5)`,
      [firm.company.id, taskId, projectId, listId, firm.lead.employeeId],
    )
    const logged = async () =>
      (
        await server.sql<{ logged: number }>('select logged_seconds::integer as logged from tasks where id = $1', [
          taskId,
        ])
      )[0]?.logged
    const [kept, denied] = [
      await firm.log(firm.submitter, { projectId }),
      await firm.log(firm.submitter, { projectId }),
    ]
    await server.sql('update time_sheet_submissions set task_id = $1 where id = any ($2)', [taskId, [kept, denied]])
    await firm.submitter.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: [kept, denied] } })
    expect(await logged()).toBe(7200)
    await firm.decide(firm.lead, denied, 'denied')
    expect(await logged()).toBe(3600)
    await firm.decide(firm.lead, kept, 'approved')
    await firm.decide(firm.lead, kept, 'waitingForApproval', 'Too early')
    expect(await logged()).toBe(3600)
  })
})

describe('linked requests', () => {
  const link = (id: string, to: string) =>
    server.sql('update requests set linked_request_id = $2 where id = $1', [id, to])

  it('are not decided themselves, and follow the one they are linked to', async () => {
    const [first, follower] = [await firm.submit(firm.submitter), await firm.submit(firm.submitter)]
    await link(follower, first)
    expect(await firm.manager.refusal(approvals.decideRequest, approve(follower))).toMatchObject({
      status: 409,
      reason: 'linkedRequestStateCannotBeUpdated',
    })
    await firm.decide(firm.manager, first, 'approved', 'Both')
    const request = await firm.submitter.call(requests.getRequest, { params: { id: follower } })
    expect(request).toMatchObject({ state: 'approved', comment: 'Both', linkedRequest: { id: first } })
    expect(timeIn(request)?.request.state).toBe('approved')
    await firm.decide(firm.manager, first, 'waitingForApproval', 'Both again')
    expect(await stateOf(follower)).toBe('waitingForApproval')
  })

  it('are passed over among several, and follow all the same', async () => {
    const [first, follower] = [await firm.submit(firm.submitter), await firm.submit(firm.submitter)]
    await link(follower, first)
    const outcome = await firm.manager.call(approvals.decideRequests, {
      body: { requestIDs: [first, follower], state: 'denied' },
    })
    expect(outcome).toEqual({
      decidedIDs: [first],
      skipped: [{ id: follower, reason: 'linkedRequestStateCannotBeUpdated' }],
    })
    expect(await stateOf(follower)).toBe('denied')
  })
})

describe('deciding several', () => {
  it('decides those that wait and names the others with the reason', async () => {
    const [one, two, decided, others, own] = [
      await firm.submit(firm.submitter),
      await firm.submit(firm.colleague),
      await firm.submit(firm.submitter),
      await firm.submit(firm.otherManager),
      await firm.submit(firm.manager),
    ]
    await firm.decide(firm.manager, decided, 'denied')
    const unknown = randomUUID()
    const outcome = await firm.manager.call(approvals.decideRequests, {
      body: { requestIDs: [one, two, one, decided, others, own, unknown], state: 'approved', comment: 'Thanks' },
    })
    expect(outcome.decidedIDs.toSorted()).toEqual([one, two].toSorted())
    expect(outcome.skipped).toEqual([
      { id: decided, reason: 'requestDecided' },
      { id: others, reason: 'notFound' },
      { id: own, reason: 'invalidPermission' },
      { id: unknown, reason: 'notFound' },
    ])
    const states: (string | undefined)[] = []
    for (const id of [one, two, decided, others, own]) states.push(await stateOf(id))
    expect(states).toEqual(['approved', 'approved', 'denied', 'waitingForApproval', 'waitingForApproval'])
    expect((await firm.colleague.call(requests.getRequest, { params: { id: two } })).comment).toBe('Thanks')
  })

  it('is nothing to those who may see none of them', async () => {
    const id = await firm.submit(firm.submitter)
    const input = { body: { requestIDs: [id], state: 'approved' as const } }
    for (const other of [firm.otherManager, firm.personnel, firm.lead])
      expect(await other.refusal(approvals.decideRequests, input)).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await firm.submitter.call(approvals.decideRequests, input)).toEqual({
      decidedIDs: [],
      skipped: [{ id, reason: 'invalidPermission' }],
    })
    expect(await stateOf(id)).toBe('waitingForApproval')
  })

  it('decides each once when several people’s clicks cross', async () => {
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) ids.push(await firm.submit(firm.submitter))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        firm.manager.call(approvals.decideRequests, {
          body: {
            requestIDs: index % 2 === 0 ? ids : ids.toReversed(),
            state: index % 2 === 0 ? 'approved' : 'denied',
          },
        }),
      ),
    )
    expect(answers.flatMap(({ decidedIDs }) => decidedIDs).toSorted()).toEqual(ids.toSorted())
  })
})
