import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany, impersonating } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeIn } from '../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm
let now = '2026-11-12T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
  firm = await createRequestsFirm(server)
})

describe('submitting', () => {
  it('asks the line manager, and the time shows that it waits', async () => {
    const id = await firm.log(firm.submitter, { comment: 'Workshop' })
    const request = await firm.submitter.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    expect(request).toMatchObject({
      id,
      requestType: 'timeSheet',
      state: 'waitingForApproval',
      employee: { id: firm.submitter.employeeId },
      approver: { id: firm.manager.employeeId },
      approvedBy: null,
      linkedRequest: null,
      groupIdentifier: null,
      submittedAt: now,
      decidedAt: null,
      isAutoApproved: false,
      timeSheetSubmission: {
        id,
        comment: 'Workshop',
        request: { state: 'waitingForApproval', approver: { id: firm.manager.employeeId } },
        can: { edit: true, delete: true, submit: false, decide: false, reopen: false },
      },
    })
  })

  it('takes several together as one group, all of them or none', async () => {
    const ids = [await firm.log(firm.submitter), await firm.log(firm.submitter)]
    const submit = (submissionIDs: string[]) =>
      firm.submitter.send(timeSheetRequests.submitTimeSheets, { body: { submissionIDs } })
    expect((await submit([...ids, randomUUID()])).status).toBe(404)
    const { items } = await firm.submitter.call(timeSheetRequests.submitTimeSheets, {
      body: { submissionIDs: [...ids, ids[0] ?? ''] },
    })
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(items.map(({ groupIdentifier }) => groupIdentifier)).size).toBe(1)
    expect(items[0]?.groupIdentifier).toMatch(/^[0-9a-f-]{36}$/)
    const unsubmitted = await firm.log(firm.submitter)
    expect((await submit([unsubmitted, ids[0] ?? ''])).status).toBe(409)
    const [row] = await server.sql('select state from time_sheet_submissions where id = $1', [unsubmitted])
    expect(row).toEqual({ state: 'unsubmitted' })
  })

  it('takes as many as a busy week has', async () => {
    const submissionIDs = await Promise.all(Array.from({ length: 201 }, () => firm.log(firm.colleague)))
    const { items } = await firm.colleague.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs } })
    expect(items).toHaveLength(201)
    expect(new Set(items.map(({ groupIdentifier }) => groupIdentifier)).size).toBe(1)
  })

  it('happens once, however often and however concurrently it is asked', async () => {
    const submissionID = await firm.log(firm.submitter)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        firm.submitter.send(timeSheetRequests.submitTimeSheet, { body: { submissionID } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await firm.submitter.refusal(timeSheetRequests.submitTimeSheet, { body: { submissionID } })).toMatchObject({
      status: 409,
      reason: 'alreadySubmitted',
    })
  })

  it("is for one's own time: anybody else's is not there", async () => {
    const submissionID = await firm.log(firm.submitter)
    for (const other of [firm.colleague, firm.manager, firm.owner, firm.personnel])
      expect(await other.refusal(timeSheetRequests.submitTimeSheet, { body: { submissionID } })).toMatchObject({
        status: 404,
        reason: 'notFound',
      })
  })

  it('is done at once for the owner, and marked so', async () => {
    const id = await firm.log(firm.owner)
    const request = await firm.owner.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    expect(request).toMatchObject({ state: 'approved', isAutoApproved: true, decidedAt: now, approvedBy: null })
    expect(timeIn(request)?.can.edit).toBe(false)
  })

  it('is done at once where the project says so, but not for the rest of the group', async () => {
    const projectId = await firm.startProject({ autoApproves: true })
    const ids = [await firm.log(firm.submitter, { projectId }), await firm.log(firm.submitter)]
    const { items } = await firm.submitter.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: ids } })
    expect(new Map(items.map(({ id, state, isAutoApproved }) => [id, [state, isAutoApproved]]))).toEqual(
      new Map([
        [ids[0], ['approved', true]],
        [ids[1], ['waitingForApproval', false]],
      ]),
    )
  })

  it('is refused where time sheets are switched off', async () => {
    const { owner } = await createTestCompany(server, { timeSheet: false })
    expect(
      await owner.refusal(timeSheetRequests.submitTimeSheet, { body: { submissionID: randomUUID() } }),
    ).toMatchObject({
      status: 403,
      reason: 'featureDisabled',
    })
  })

  it('is in the history, which the two concerned may read and others may not', async () => {
    const id = await firm.submit(firm.submitter)
    const params = { entity: 'request', id }
    for (const reader of [firm.submitter, firm.manager]) {
      const { items } = await reader.call(operations.getHistory, { params })
      expect(items.map(({ action }) => action)).toEqual(['submitted'])
    }
    for (const other of [firm.colleague, firm.otherManager, firm.lead])
      expect((await other.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  })

  it('as somebody else names both in the history', async () => {
    const id = await firm.log(firm.submitter)
    const acting = await impersonating(server, firm.owner, firm.submitter)
    await acting.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    const [row] = await server.sql(
      `select employee_id, impersonator_id from history where entity = 'request' and entity_id = $1`,
      [id],
    )
    expect(row).toEqual({ employee_id: firm.submitter.employeeId, impersonator_id: firm.owner.employeeId })
  })
})

describe("one's requests", () => {
  let people: RequestsFirm
  let waiting: string[]
  let decided: string[]

  beforeAll(async () => {
    people = await createRequestsFirm(server)
    await server.sql(`update employees set time_zone = 'Pacific/Auckland' where id = $1`, [people.submitter.employeeId])
    waiting = []
    decided = []
    for (const moment of ['2026-11-09T08:00:00.000Z', '2026-11-09T09:00:00.000Z']) {
      now = moment
      waiting.unshift(await people.submit(people.submitter))
    }
    // In Auckland the second one is decided on the 11th, which is still the 10th in London.
    for (const moment of ['2026-11-10T10:00:00.000Z', '2026-11-10T11:30:00.000Z']) {
      const id = await people.submit(people.submitter)
      now = moment
      await people.decide(people.manager, id, 'denied', 'Another project')
      decided.unshift(id)
    }
    now = '2026-11-12T10:00:00.000Z'
  })

  it('that wait are listed, newest first', async () => {
    const { items, metadata } = await people.submitter.call(requests.listActiveRequests, {})
    expect(items.map(({ id }) => id)).toEqual(waiting)
    expect(metadata).toEqual({ page: 1, per: 25, total: 2, hasMore: false })
    const second = await people.submitter.call(requests.listActiveRequests, { query: { per: 1, page: 2 } })
    expect(second.items.map(({ id }) => id)).toEqual(waiting.slice(1))
    expect(items.every((request) => timeIn(request) !== undefined)).toBe(true)
    expect((await people.manager.call(requests.listActiveRequests, {})).items).toEqual([])
  })

  it('that were decided are listed by days of their own calendar, newest first', async () => {
    const history = async (from: string, to: string) =>
      (await people.submitter.call(requests.listRequestHistory, { query: { from, to } })).items.map(({ id }) => id)
    expect(await history('2026-11-01', '2026-11-30')).toEqual(decided)
    expect(await history('2026-11-10', '2026-11-10')).toEqual([decided[1]])
    expect(await history('2026-11-11', '2026-11-11')).toEqual([decided[0]])
    expect(await history('2026-11-12', '2026-11-30')).toEqual([])
    expect(await history('2026-11-30', '2026-11-01')).toEqual([])
    expect(await history('0001-01-01', '9999-12-31')).toEqual(decided)
  })

  it('say who decided, when and with what comment', async () => {
    const [id = ''] = decided
    expect(await people.submitter.call(requests.getRequest, { params: { id } })).toMatchObject({
      state: 'denied',
      approvedBy: { id: people.manager.employeeId },
      decidedAt: '2026-11-10T11:30:00.000Z',
      comment: 'Another project',
      timeSheetSubmission: { can: { edit: false, delete: false, correct: true } },
    })
  })

  it('are seen by those who made them or decide on them, and nobody else', async () => {
    const [id = ''] = waiting
    for (const reader of [people.submitter, people.manager])
      expect((await reader.call(requests.getRequest, { params: { id } })).id).toBe(id)
    for (const other of [people.colleague, people.otherManager, people.personnel, people.owner, firm.owner]) {
      expect(await other.refusal(requests.getRequest, { params: { id } })).toMatchObject({ status: 404 })
      const { items } = await other.call(requests.listRequests, { query: { requestIDs: [...waiting] } })
      expect(items).toEqual([])
    }
  })

  it('come by their ids, those one may see', async () => {
    const other = await people.submit(people.otherManager)
    const requestIDs = [...waiting, ...decided, other, randomUUID()]
    const idsFor = async (reader: typeof people.manager) =>
      (await reader.call(requests.listRequests, { query: { requestIDs } })).items.map(({ id }) => id).toSorted()
    expect(await idsFor(people.submitter)).toEqual([...waiting, ...decided].toSorted())
    expect(await idsFor(people.manager)).toEqual([...waiting, ...decided].toSorted())
    expect(await idsFor(people.owner)).toEqual([other])
  })

  it('are gone with the feature, and back with it', async () => {
    const set = (isOn: boolean) =>
      server.sql(`update companies set features = jsonb_set(features, '{timeSheet}', $2) where company_id = $1`, [
        people.company.id,
        JSON.stringify(isOn),
      ])
    await set(false)
    const [id = ''] = waiting
    expect((await people.submitter.call(requests.listActiveRequests, {})).items).toEqual([])
    expect((await people.submitter.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
    await set(true)
    expect((await people.submitter.call(requests.listActiveRequests, {})).items).toHaveLength(2)
  })
})
