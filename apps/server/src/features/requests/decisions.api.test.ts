import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeIn } from '../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createRequestsFirm(server)
})

const DAY_MS = 86_400_000
/** Days that are right wherever the company's midnight is. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const everyDay = { from: '2020-01-01', to: '2100-01-01' }

describe('what somebody has decided', () => {
  it('is listed with the latest first, to whoever decided and to nobody else', async () => {
    const [one, two] = [await firm.submit(firm.submitter), await firm.submit(firm.colleague)]
    await firm.decide(firm.manager, one, 'approved')
    await firm.decide(firm.manager, two, 'denied', 'Which project?')
    const { items } = await firm.manager.call(approvals.listDecisions, { query: everyDay })
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [two, 'denied'],
      [one, 'approved'],
    ])
    expect(timeIn(items[0])?.can.reopen).toBe(false)
    expect(timeIn(items[1])?.can.reopen).toBe(true)
    for (const person of [firm.submitter, firm.otherManager, firm.personnel])
      expect((await person.call(approvals.listDecisions, { query: everyDay })).items).toEqual([])
  })

  it('waits no longer there once it is opened again, and keeps to the days asked for', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    const listed = async (query: { from: string; to: string }) =>
      (await firm.manager.call(approvals.listDecisions, { query })).items.some((request) => request.id === id)
    expect(await listed({ from: dayFromNow(-1), to: dayFromNow(1) })).toBe(true)
    expect(await listed({ from: '2020-01-01', to: '2020-12-31' })).toBe(false)
    await firm.manager.call(approvals.decideRequest, {
      params: { id },
      body: { state: 'waitingForApproval', comment: 'Looked at the wrong week' },
    })
    expect(await listed(everyDay)).toBe(false)
  })

  it('is not what was approved without anybody, such as the time of the owner', async () => {
    await firm.submit(firm.owner)
    expect((await firm.owner.call(approvals.listDecisions, { query: everyDay })).items).toEqual([])
  })

  it('goes on page by page to the last one, and is narrowed by state and words', async () => {
    const { manager, submitter, colleague, ...other } = await createRequestsFirm(server)
    const projectId = await other.startProject({ name: 'Étude du quai', responsibility: 'lineManager' })
    const ids: string[] = []
    // As many at once as people would be.
    while (ids.length < 203) ids.push(...(await Promise.all(Array.from({ length: 29 }, () => other.submit(submitter)))))
    const ofColleague = await other.submit(colleague, { projectId })
    await manager.call(approvals.decideRequests, { body: { requestIDs: [...ids, ofColleague], state: 'approved' } })
    const denied = await other.submit(submitter, { comment: 'Harbour wall' })
    await other.decide(manager, denied, 'denied')

    const found: string[] = []
    for (let page = 1; page <= 3; page++) {
      const answer = await manager.call(approvals.listDecisions, { query: { ...everyDay, per: 100, page } })
      expect(answer.metadata).toEqual({ page, per: 100, total: 205, hasMore: page < 3 })
      found.push(...answer.items.map(({ id }) => id))
    }
    expect(found[0]).toBe(denied)
    expect(found.toSorted()).toEqual([...ids, ofColleague, denied].toSorted())

    const narrowed = async (filter: { state?: 'approved' | 'denied'; search?: string }) => {
      const { items, metadata } = await manager.call(approvals.listDecisions, { query: { ...everyDay, ...filter } })
      return { first: items[0]?.id, total: metadata.total }
    }
    expect(await narrowed({ state: 'denied' })).toEqual({ first: denied, total: 1 })
    expect((await narrowed({ state: 'approved' })).total).toBe(204)
    expect(await narrowed({ search: 'cleo' })).toEqual({ first: ofColleague, total: 1 })
    expect(await narrowed({ search: 'etude' })).toEqual({ first: ofColleague, total: 1 })
    expect(await narrowed({ search: 'harb wa' })).toEqual({ first: denied, total: 1 })
    expect((await narrowed({ search: 'arbour' })).total).toBe(0)

    const mine = await submitter.call(requests.listRequestHistory, { query: { ...everyDay, page: 9 } })
    expect(mine.metadata).toEqual({ page: 9, per: 25, total: 204, hasMore: false })
    expect(
      (await submitter.call(requests.listRequestHistory, { query: { ...everyDay, state: 'denied' } })).items,
    ).toHaveLength(1)
  })
})
