import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { startWishesServer } from '../../testing/wishes-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { WISH, wishes, wishRequests } from './testing/wishes/wish-contract'
import { createWishesFirm, type WishesFirm } from './testing/wishes/wishes-firm'

let server: TestServer
let firm: WishesFirm
let now = '2026-11-12T10:00:00.000Z'

beforeAll(async () => {
  server = await startWishesServer(() => new Date(now))
})

/** Every group of tests has a firm of its own, as waiting requests are counted. */
const startFirm = () =>
  beforeAll(async () => {
    now = '2026-11-12T10:00:00.000Z'
    firm = await createWishesFirm(server)
  })

describe('a request of a type that the engine has never heard of', () => {
  startFirm()

  it('goes to whoever decides for its person or project, and what it is about shows its state', async () => {
    const toManager = await firm.ask(firm.submitter)
    const projectId = await firm.startProject({ lead: firm.lead })
    const toLead = await firm.ask(firm.submitter, {}, WISH, projectId)
    expect(await firm.requestOf(firm.submitter, toManager)).toMatchObject({
      id: toManager,
      requestType: WISH,
      state: 'waitingForApproval',
      approver: { id: firm.manager.employeeId },
      groupIdentifier: null,
      wish: { id: toManager, words: 'A lamp', price: 100 },
    })
    expect((await firm.requestOf(firm.submitter, toLead)).approver?.id).toBe(firm.lead.employeeId)
    expect(await firm.stateOf(toManager)).toBe('waitingForApproval')
  })

  it('is one group with those that were asked for at once, and approved at once where its owner owns the company', async () => {
    const ids = [await firm.wish(firm.owner), await firm.wish(firm.owner)]
    await firm.submitWishes(firm.owner, ids)
    const made = await Promise.all(ids.map((id) => firm.requestOf(firm.owner, id)))
    expect(made.map(({ state, isAutoApproved }) => [state, isAutoApproved])).toEqual([
      ['approved', true],
      ['approved', true],
    ])
    expect(made[0]?.groupIdentifier).toBe(made[1]?.groupIdentifier)
    expect(await firm.stateOf(ids[0] ?? '')).toBe('approved')
  })

  it('is in the group that its type names, also alone', async () => {
    const [id, groupID] = [await firm.wish(firm.submitter), randomUUID()]
    await firm.submitter.call(wishes.submitWishes, { body: { type: WISH, wishIDs: [id], groupID } })
    expect((await firm.requestOf(firm.submitter, id)).groupIdentifier).toBe(groupID)
  })

  it('is there for nobody who has nothing to do with it, in the company or in another', async () => {
    const id = await firm.ask(firm.submitter)
    const { owner: stranger } = await createTestCompany(server)
    for (const somebody of [firm.otherManager, stranger]) {
      expect((await somebody.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
      expect(await firm.refusalOf(somebody, id, 'approved')).toBe('notFound')
      expect((await somebody.refusal(wishes.cancelWish, { params: { id } })).reason).toBe('notFound')
    }
    expect(await firm.refusalOf(firm.submitter, id, 'approved')).toBe('invalidPermission')
  })

  it('goes with what it is about', async () => {
    const id = await firm.ask(firm.submitter)
    await server.sql('delete from wishes where id = $1', [id])
    expect((await firm.submitter.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
  })

  it('stands in the same list as requests of other types, and is not decided on as one of them', async () => {
    const [wish, time] = [await firm.ask(firm.colleague), await firm.submit(firm.colleague)]
    const { items, metadata } = await firm.colleague.call(wishRequests.listActiveRequests, {})
    expect(new Map(items.map(({ id, requestType }) => [id, requestType]))).toEqual(
      new Map([
        [wish, WISH],
        [time, 'timeSheet'],
      ]),
    )
    expect(metadata.total).toBe(2)
    const body = { projectID: await firm.startProject() }
    expect((await firm.manager.refusal(approvals.changeRequestProject, { params: { id: wish }, body })).reason).toBe(
      'notFound',
    )
  })
})

describe('the inbox of such a type', () => {
  startFirm()
  let projectId: string

  beforeAll(async () => {
    projectId = await firm.startProject({ lead: firm.lead, responsibility: 'lineManager' })
    const together = [
      await firm.wish(firm.submitter, { words: 'Blue chair', price: 40, from: '2026-11-03', to: '2026-11-05' }),
      await firm.wish(firm.submitter, { words: 'Blue desk', price: 60, from: '2026-11-09' }),
    ]
    await firm.submitWishes(firm.submitter, together)
    now = '2026-11-12T10:01:00.000Z'
    await firm.ask(firm.colleague, { words: 'Red lamp', price: 7, from: '2026-11-20' })
    now = '2026-11-12T10:02:00.000Z'
    await firm.ask(firm.submitter, { words: 'Green bin', price: 5, from: '2026-12-01' }, WISH, projectId)
  })

  const wordsIn = (page: Awaited<ReturnType<WishesFirm['inboxOf']>>) =>
    page.items.map((group) => group.requests.map(({ wish }) => wish.words).join(' and '))

  it('has what lies together in groups, with sums, days and the longest wait', async () => {
    const { items, metadata, requestCount, requestType } = await firm.inboxOf(firm.manager, { per: 10 })
    expect(items[0]).toMatchObject({
      employee: { id: firm.submitter.employeeId },
      from: '2026-11-03',
      to: '2026-11-09',
      price: 100,
      waitingSince: '2026-11-12T10:00:00.000Z',
    })
    expect(wordsIn({ items, metadata, requestCount, requestType })).toEqual([
      'Blue chair and Blue desk',
      'Red lamp',
      'Green bin',
    ])
    expect({ requestType, requestCount, ...metadata }).toEqual({
      requestType: WISH,
      requestCount: 4,
      page: 1,
      per: 10,
      total: 3,
      hasMore: false,
    })
  })

  it('comes page by page, as many groups on each as its line says', async () => {
    const first = await firm.inboxOf(firm.manager)
    expect([wordsIn(first).length, first.metadata.hasMore]).toEqual([2, true])
    const second = await firm.inboxOf(firm.manager, { page: 2 })
    expect([wordsIn(second), second.metadata.hasMore]).toEqual([['Green bin'], false])
    const behind = await firm.inboxOf(firm.manager, { page: 3 })
    expect([behind.items, behind.metadata.total, behind.requestCount]).toEqual([[], 3, 4])
  })

  it.each([
    ['newest first', { sortOrder: 'newestFirst' as const }, ['Green bin', 'Red lamp', 'Blue chair and Blue desk']],
    ['one by one', { groupBy: 'entry' as const }, ['Blue chair', 'Blue desk', 'Red lamp', 'Green bin']],
    ['of somebody', () => ({ employeeID: firm.colleague.employeeId }), ['Red lamp']],
    ['of a project', () => ({ projectID: projectId }), ['Green bin']],
    ['of projects that one leads', { projectLead: 'me' as const }, []],
    ['that touch a period', { from: '2026-11-05', to: '2026-11-20' }, ['Blue chair and Blue desk', 'Red lamp']],
    ['with words', { search: 'blue' }, ['Blue chair and Blue desk']],
  ])('is read %s', async (_, query, words) => {
    const asked = typeof query === 'function' ? query() : query
    expect(wordsIn(await firm.inboxOf(firm.manager, { per: 10, ...asked }))).toEqual(words)
  })

  it('is counted by type, with what waits longest', async () => {
    await firm.submit(firm.submitter)
    const { timeSheetWaitSince, ...counts } = await firm.countsOf(firm.manager)
    expect(counts).toEqual({
      totalCount: 5,
      timeSheetCount: 1,
      reportsCount: 4,
      reportsWaitSince: '2026-11-12T10:00:00.000Z',
      projectCount: 0,
      projectWaitSince: null,
    })
    expect(await firm.countsOf(firm.submitter)).toMatchObject({ totalCount: 0, reportsCount: 0 })
  })

  it('is empty where the feature is off, and its requests are nowhere', async () => {
    const off = await createWishesFirm(server)
    const id = await off.ask(off.submitter)
    await server.sql(`update companies set features = features || '{"reports": false}' where company_id = $1`, [
      off.company.id,
    ])
    const page = await off.inboxOf(off.manager)
    expect([page.items, page.metadata.total, page.requestCount]).toEqual([[], 0, 0])
    expect((await off.countsOf(off.manager)).totalCount).toBe(0)
    expect((await off.submitter.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
    expect((await off.submitter.call(wishRequests.listActiveRequests, {})).items).toEqual([])
  })
})

describe('deciding on it', () => {
  startFirm()

  it('approves and denies once, and opens again with a reason', async () => {
    const id = await firm.ask(firm.submitter)
    expect(await firm.decide(firm.manager, id, 'approved')).toMatchObject({
      state: 'approved',
      approvedBy: { id: firm.manager.employeeId },
    })
    expect(await firm.stateOf(id)).toBe('approved')
    expect(await firm.refusalOf(firm.manager, id, 'denied')).toBe('requestDecided')
    expect(await firm.refusalOf(firm.manager, id, 'waitingForApproval')).toBe('invalidInput')
    expect(await firm.decide(firm.manager, id, 'waitingForApproval', 'Too dear')).toMatchObject({
      state: 'waitingForApproval',
      decidedAt: null,
    })
    expect(await firm.stateOf(id)).toBe('waitingForApproval')
    await firm.decide(firm.manager, id, 'denied', 'No')
    expect(await firm.stateOf(id)).toBe('denied')
  })

  it('tells its type of every change', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Look again')
    expect(await server.sql('select told from wishes where id = $1', [id])).toEqual([{ told: 3 }])
  })

  it('is final where its type says so: it stays approved, alone and among others', async () => {
    const [fulfilled, other, waiting] = [
      await firm.ask(firm.submitter),
      await firm.ask(firm.submitter),
      await firm.ask(firm.submitter),
    ]
    for (const id of [fulfilled, other]) await firm.decide(firm.manager, id, 'approved')
    await firm.fulfil(fulfilled)
    await firm.fulfil(waiting)
    expect(await firm.refusalOf(firm.manager, fulfilled, 'waitingForApproval', 'Look again')).toBe('expensePaid')
    const requestIDs = [fulfilled, other]
    const reopened = await firm.manager.call(approvals.decideRequests, {
      body: { requestIDs, state: 'waitingForApproval', comment: 'Look again' },
    })
    expect(reopened).toEqual({ decidedIDs: [other], skipped: [{ id: fulfilled, reason: 'expensePaid' }] })
    expect([await firm.stateOf(fulfilled), await firm.stateOf(other)]).toEqual(['approved', 'waitingForApproval'])
    expect((await firm.decide(firm.manager, waiting, 'approved')).state).toBe('approved')
  })

  it('is opened again without a reason where its type has an endpoint for it, by whom that lets and by who decides', async () => {
    const reopen = (id: string) => [wishes.reopenWish, { params: { id } }] as const
    const id = await firm.ask(firm.submitter)
    expect((await firm.reporter.refusal(...reopen(id))).reason).toBe('requestNotDecided')
    for (const by of [firm.reporter, firm.manager]) {
      await firm.decide(firm.manager, id, 'approved')
      await by.call(...reopen(id))
      expect(await firm.requestOf(firm.submitter, id)).toMatchObject({
        state: 'waitingForApproval',
        approver: { id: firm.manager.employeeId },
        approvedBy: null,
        comment: '',
      })
      expect(await firm.stateOf(id)).toBe('waitingForApproval')
    }
    await firm.decide(firm.manager, id, 'approved')
    expect((await firm.submitter.refusal(...reopen(id))).reason).toBe('invalidPermission')
    expect((await firm.otherManager.refusal(...reopen(id))).reason).toBe('notFound')
    const { owner: stranger } = await createTestCompany(server)
    expect((await stranger.refusal(...reopen(id))).reason).toBe('notFound')
    await firm.fulfil(id)
    expect((await firm.reporter.refusal(...reopen(id))).reason).toBe('expensePaid')
  })

  it('is about what was seen', async () => {
    const id = await firm.ask(firm.submitter)
    const { version } = await firm.requestOf(firm.manager, id)
    await server.sql('update wishes set price = 900 where id = $1', [id])
    const body = { state: 'approved' as const, version }
    expect((await firm.manager.refusal(approvals.decideRequest, { params: { id }, body })).reason).toBe(
      'changedMeanwhile',
    )
  })

  it('does several at once, and names those it had to skip with the reason', async () => {
    const [one, changed, decided, foreign] = [
      await firm.ask(firm.submitter),
      await firm.ask(firm.submitter),
      await firm.ask(firm.submitter),
      await firm.ask(firm.owner),
    ]
    await firm.decide(firm.manager, decided, 'denied')
    const [gone, stale] = [randomUUID(), 'seen long ago']
    const requestIDs = [one, changed, decided, foreign, gone]
    const outcome = await firm.manager.call(approvals.decideRequests, {
      body: { requestIDs, state: 'approved', versions: { [changed]: stale } },
    })
    expect(outcome.decidedIDs).toEqual([one])
    expect(new Map(outcome.skipped.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [changed, 'changedMeanwhile'],
        [decided, 'requestDecided'],
        [foreign, 'notFound'],
        [gone, 'notFound'],
      ]),
    )
  })

  it('takes along what is linked to it, which nobody decides on directly', async () => {
    const [leading, following] = [await firm.ask(firm.submitter), await firm.ask(firm.submitter)]
    await server.sql('update requests set linked_request_id = $1 where id = $2', [leading, following])
    expect(await firm.refusalOf(firm.manager, following, 'approved')).toBe('linkedRequestStateCannotBeUpdated')
    await firm.decide(firm.manager, leading, 'approved')
    expect(await firm.stateOf(following)).toBe('approved')
    expect((await firm.manager.refusal(wishes.cancelWish, { params: { id: following } })).reason).toBe(
      'linkedRequestStateCannotBeUpdated',
    )
    await firm.manager.call(wishes.cancelWish, { params: { id: leading } })
    expect((await firm.requestOf(firm.submitter, following)).cancelledAt).toBe(now)
  })

  it('is listed for both sides; a denial until it is corrected or accepted', async () => {
    const days = { from: '2026-11-12', to: '2026-11-12' }
    const [corrected, accepted] = [await firm.ask(firm.colleague), await firm.ask(firm.colleague)]
    for (const id of [corrected, accepted]) await firm.decide(firm.manager, id, 'denied', 'No')
    const denied = async () =>
      (await firm.colleague.call(wishRequests.listDeniedRequests, {})).items.map(({ id }) => id).toSorted()
    expect(await denied()).toEqual([corrected, accepted].toSorted())
    await firm.colleague.call(requests.acceptDenial, { params: { id: accepted } })
    await firm.wish(firm.colleague, { corrects: corrected })
    expect(await denied()).toEqual([])
    const history = await firm.colleague.call(wishRequests.listRequestHistory, { query: { ...days, search: 'lamp' } })
    expect(history.items.map(({ id }) => id).toSorted()).toEqual([corrected, accepted].toSorted())
    const decisions = await firm.manager.call(wishRequests.listDecisions, { query: { ...days, state: 'denied' } })
    expect(decisions.items.map(({ id }) => id)).toContain(accepted)
  })

  it('is mailed in the words of the type, or in words for all where several were decided', async () => {
    const lamp = await firm.ask(firm.otherManager, { words: 'A lamp' })
    await firm.decide(firm.owner, lamp, 'denied', 'Too bright')
    const [chair, time] = [
      await firm.ask(firm.otherManager, { words: 'A chair' }),
      await firm.submit(firm.otherManager),
    ]
    await firm.owner.call(approvals.decideRequests, { body: { requestIDs: [chair, time], state: 'denied' } })
    await server.drainJobs()
    const mails = await mailsTo(server, firm.otherManager.username)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '2 of your requests were denied',
      'Denied: A lamp · 03/11/2026',
    ])
    expect(mails.find(({ subject }) => subject.startsWith('Denied'))?.text).toContain('Your wish was denied')
  })

  it('stands in the history, for those who see it and those whom its type lets read', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    const history = { params: { entity: 'request', id }, query: {} }
    for (const reader of [firm.submitter, firm.manager, firm.reporter]) {
      const { items } = await reader.call(operations.getHistory, history)
      // The clock stands still, so neither entry is the later one.
      expect(items.map(({ action }) => action).sort()).toEqual(['approved', 'submitted'])
    }
    expect((await firm.otherManager.refusal(operations.getHistory, history)).reason).toBe('notFound')
  })
})

describe('an approved request', () => {
  startFirm()
  const cancel = (id: string) => [wishes.cancelWish, { params: { id } }] as const

  it('is cancelled by whoever asked or decides; it stays approved, and so do the lists of what was decided', async () => {
    const [own, others] = [await firm.ask(firm.submitter), await firm.ask(firm.submitter)]
    for (const id of [own, others]) await firm.decide(firm.manager, id, 'approved')
    await firm.submitter.call(...cancel(own))
    await firm.manager.call(...cancel(others))
    for (const id of [own, others])
      expect(await firm.requestOf(firm.submitter, id)).toMatchObject({ state: 'approved', cancelledAt: now })
    const { items } = await firm.submitter.call(operations.getHistory, {
      params: { entity: 'request', id: own },
      query: {},
    })
    expect(items.map(({ action, by }) => [action, by?.employeeID])).toContainEqual([
      'cancelled',
      firm.submitter.employeeId,
    ])
    expect(await server.sql('select told from wishes where id = $1', [own])).toEqual([{ told: 3 }])
  })

  it('is cancelled once, and neither opened again nor decided on then', async () => {
    const id = await firm.ask(firm.submitter)
    expect((await firm.submitter.refusal(...cancel(id))).reason).toBe('requestNotApproved')
    await firm.decide(firm.manager, id, 'approved')
    expect((await firm.requestOf(firm.submitter, id)).cancelledAt).toBeUndefined()
    await firm.submitter.call(...cancel(id))
    expect((await firm.submitter.refusal(...cancel(id))).reason).toBe('requestCancelled')
    expect(await firm.refusalOf(firm.manager, id, 'waitingForApproval', 'Look again')).toBe('requestCancelled')
  })
})
