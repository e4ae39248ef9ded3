import type { Input } from '@praxis/contract/protocol/endpoint'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeGroupsIn } from '../../testing/time-requests'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm
let now = '2026-11-09T08:00:00.000Z'
let apollo: string
let ids: Record<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'personal' | 'cleo', string>

type Query = NonNullable<Input<typeof approvals.listApprovals>['query']>
const list = async (query: Query = {}, by = firm.manager) => {
  const page = await by.call(approvals.listApprovals, { query })
  return { ...page, items: timeGroupsIn(page) }
}
const HOUR = 3600

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
  firm = await createRequestsFirm(server)
  apollo = await firm.startProject({ name: 'Apollo Ångström', responsibility: 'lineManager' })
  const submit = async (moment: string, by: typeof firm.submitter, time: Parameters<RequestsFirm['submit']>[1]) => {
    now = moment
    return firm.submit(by, time)
  }
  await server.sql(
    `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
     values ($1, $2, '2026-01-01', 'permanent', '{0,27000,27000,27000,27000,27000,0}', 50)`,
    [firm.company.id, firm.submitter.employeeId],
  )
  await server.sql(`update employees set contract_start = '2026-01-01' where id = $1`, [firm.submitter.employeeId])
  await server.sql(
    `insert into bank_holidays (company_id, id, name, date) values ($1, gen_random_uuid(), 'A day off', '2026-11-06')`,
    [firm.company.id],
  )
  ids = {
    // Sunday is the last day of the week before.
    sunday: await submit('2026-11-05T08:00:00.000Z', firm.submitter, { projectId: apollo, day: '2026-11-01' }),
    monday: await submit('2026-11-04T08:00:00.000Z', firm.submitter, {
      projectId: apollo,
      day: '2026-11-02',
      duration: 5 * HOUR,
      chargeable: 2 * HOUR,
    }),
    tuesday: await submit('2026-11-03T08:00:00.000Z', firm.submitter, {
      projectId: apollo,
      day: '2026-11-03',
      duration: 3 * HOUR,
      chargeable: 3 * HOUR,
      comment: 'Interviews with Zoë',
    }),
    wednesday: await submit('2026-11-09T08:00:00.000Z', firm.submitter, { day: '2026-11-04', projectId: apollo }),
    personal: await submit('2026-11-08T08:00:00.000Z', firm.submitter, { day: '2026-11-04' }),
    cleo: await submit('2026-11-07T08:00:00.000Z', firm.colleague, { day: '2026-11-03', projectId: apollo }),
  }
  // Also logged in the same week: unsubmitted time counts, denied time does not.
  await firm.log(firm.submitter, { day: '2026-11-08', duration: 2 * HOUR })
  const denied = await submit('2026-11-02T08:00:00.000Z', firm.submitter, { day: '2026-11-05', duration: 7 * HOUR })
  await firm.decide(firm.manager, denied, 'denied')
  await firm.submit(firm.otherManager)
})

describe('the inbox', () => {
  it('puts the week of a person in a project together, longest wait first', async () => {
    const { items, metadata, requestCount } = await list()
    expect(metadata).toEqual({ page: 1, per: 5, total: 4, hasMore: false })
    expect(requestCount).toBe(6)
    expect(items.map(({ requests }) => requests.map(({ id }) => id))).toEqual([
      [ids.monday, ids.tuesday, ids.wednesday],
      [ids.sunday],
      [ids.cleo],
      [ids.personal],
    ])
    expect(items[0]).toMatchObject({
      employee: { id: firm.submitter.employeeId, displayName: 'Sam Stone' },
      project: { id: apollo, details: { name: 'Apollo Ångström' }, isInternal: true },
      from: '2026-11-02',
      to: '2026-11-04',
      duration: 9 * HOUR,
      chargeableDuration: 5 * HOUR,
      waitingSince: '2026-11-03T08:00:00.000Z',
      // Nine hours of Apollo, one personal, two not submitted; the week has four working days and a bank holiday.
      weekLoggedTime: 12 * HOUR,
      weekContractedTime: 4 * 27_000,
    })
    expect(items[0]?.requests[0]?.timeSheetSubmission).toMatchObject({
      day: '2026-11-02',
      can: { decide: true, edit: false },
    })
    expect(items[1]).toMatchObject({ from: '2026-11-01', to: '2026-11-01', weekLoggedTime: HOUR })
    expect(items[2]).toMatchObject({ weekContractedTime: 0 })
    expect(items[3]?.project).toBeNull()
    expect(new Set(items.map(({ key }) => key)).size).toBe(4)
  })

  it('shows each entry on its own', async () => {
    const { items, metadata } = await list({ groupBy: 'entry' })
    expect(metadata).toMatchObject({ total: 6, hasMore: true })
    expect(items.map(({ key }) => key)).toEqual([ids.tuesday, ids.monday, ids.sunday, ids.cleo, ids.personal])
    expect(items[0]).toMatchObject({
      from: '2026-11-03',
      to: '2026-11-03',
      duration: 3 * HOUR,
      weekLoggedTime: 12 * HOUR,
    })
  })

  it('lists what was submitted together by its days', async () => {
    const { manager, colleague, ...other } = await createRequestsFirm(server)
    const days = ['2026-11-11', '2026-11-09', '2026-11-12', '2026-11-10']
    const submissionIDs = await Promise.all(days.map((day) => other.log(colleague, { day })))
    await colleague.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs } })
    const daysOf = async (sortOrder: 'oldestFirst' | 'newestFirst') =>
      (await manager.call(approvals.listApprovals, { query: { groupBy: 'entry', sortOrder } })).items.map(
        ({ from }) => from,
      )
    expect(await daysOf('oldestFirst')).toEqual(days.toSorted())
    expect(await daysOf('newestFirst')).toEqual(days.toSorted().toReversed())
  })

  it('turns around', async () => {
    const { items } = await list({ sortOrder: 'newestFirst', groupBy: 'entry', per: 100 })
    expect(items.map(({ key }) => key)).toEqual([
      ids.wednesday,
      ids.personal,
      ids.cleo,
      ids.sunday,
      ids.monday,
      ids.tuesday,
    ])
    const groups = await list({ sortOrder: 'newestFirst' })
    expect(groups.items.map(({ requests }) => requests.length)).toEqual([1, 1, 1, 3])
  })

  it('comes a page at a time', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, per: 2 })))
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 0])
    expect(pages.map(({ metadata }) => [metadata.total, metadata.hasMore])).toEqual([
      [4, true],
      [4, false],
      [4, false],
    ])
  })

  it.each<[string, () => Query, () => string[]]>([
    ['a person', () => ({ employeeID: firm.colleague.employeeId }), () => [ids.cleo]],
    ['a project', () => ({ projectID: apollo, employeeID: firm.colleague.employeeId }), () => [ids.cleo]],
    ['the first day', () => ({ from: '2026-11-04' }), () => [ids.personal, ids.wednesday]],
    ['the last day', () => ({ to: '2026-11-02' }), () => [ids.monday, ids.sunday]],
    ['both days', () => ({ from: '2026-11-02', to: '2026-11-02' }), () => [ids.monday]],
    ['a name', () => ({ search: 'cle' }), () => [ids.cleo]],
    ['a project’s name', () => ({ search: 'angst', from: '2026-11-04' }), () => [ids.wednesday]],
    ['a comment', () => ({ search: 'ZOE inter' }), () => [ids.tuesday]],
    ['words of both', () => ({ search: 'apollo stone interv' }), () => [ids.tuesday]],
    ['the inside of a word', () => ({ search: 'pollo' }), () => []],
    ['signs', () => ({ search: '.*' }), () => []],
  ])('is narrowed by %s', async (_, query, expected) => {
    const { items, metadata } = await list({ ...query(), groupBy: 'entry', per: 100 })
    expect(items.map(({ key }) => key).toSorted()).toEqual(expected().toSorted())
    expect(metadata.total).toBe(expected().length)
  })

  it('is narrowed to the projects that one leads oneself', async () => {
    const people = await createRequestsFirm(server)
    const led = await people.startProject({ lead: people.manager })
    const ledByOther = await people.startProject({ responsibility: 'lineManager' })
    const own = await people.submit(people.submitter, { projectId: led })
    const managed = await people.submit(people.submitter, { projectId: ledByOther })
    const personal = await people.submit(people.submitter)
    const keys = async (query: Query) =>
      (await list({ ...query, groupBy: 'entry' }, people.manager)).items.map(({ key }) => key).toSorted()
    expect(await keys({})).toEqual([own, managed, personal].toSorted())
    expect(await keys({ projectLead: 'me' })).toEqual([own])
    expect(await keys({ projectLead: 'me', search: 'nobody' })).toEqual([])
    const { status } = await people.manager.send(approvals.listApprovals, { query: { projectLead: 'you' as 'me' } })
    expect(status).toBe(400)
  })

  it('takes what lies centuries apart', async () => {
    const people = await createRequestsFirm(server)
    for (const day of ['1900-01-01', '2026-11-03', '2199-12-31']) await people.submit(people.submitter, { day })
    await people.submit(people.colleague, { day: '2026-11-03' })
    const { items } = await list({ per: 100 }, people.manager)
    expect(items.map(({ from, weekLoggedTime }) => [from, weekLoggedTime]).toSorted()).toEqual([
      ['1900-01-01', HOUR],
      ['2026-11-03', HOUR],
      ['2026-11-03', HOUR],
      ['2199-12-31', HOUR],
    ])
  })

  it('holds what waits for oneself alone', async () => {
    for (const other of [firm.submitter, firm.lead, firm.otherManager, firm.personnel])
      expect((await list({}, other)).items).toEqual([])
    expect((await list({}, firm.owner)).items.map(({ employee }) => employee.id)).toEqual([
      firm.otherManager.employeeId,
    ])
  })

  it('leaves rates out for those who may not see them', async () => {
    const { items } = await list({ per: 100 })
    for (const { timeSheetSubmission } of items.flatMap(({ requests }) => requests))
      expect(timeSheetSubmission).not.toHaveProperty('roleHourlyCharge')
  })

  it('is counted, with the longest wait', async () => {
    expect(await firm.manager.call(approvals.countApprovals, {})).toEqual({
      timeSheetCount: 6,
      timeSheetWaitSince: '2026-11-03T08:00:00.000Z',
      expenseCount: 0,
      expenseWaitSince: null,
      absenceCount: 0,
      absenceWaitSince: null,
      assetCount: 0,
      assetWaitSince: null,
      totalCount: 6,
    })
    expect(await firm.lead.call(approvals.countApprovals, {})).toEqual({
      timeSheetCount: 0,
      timeSheetWaitSince: null,
      expenseCount: 0,
      expenseWaitSince: null,
      absenceCount: 0,
      absenceWaitSince: null,
      assetCount: 0,
      assetWaitSince: null,
      totalCount: 0,
    })
  })

  it('is empty without the feature', async () => {
    const set = (isOn: boolean) =>
      server.sql(`update companies set features = jsonb_set(features, '{timeSheet}', $2) where company_id = $1`, [
        firm.company.id,
        JSON.stringify(isOn),
      ])
    await set(false)
    expect(await list()).toEqual({
      items: [],
      metadata: { page: 1, per: 5, total: 0, hasMore: false },
      requestCount: 0,
    })
    expect(await firm.manager.call(approvals.countApprovals, {})).toMatchObject({ timeSheetCount: 0, totalCount: 0 })
    expect(
      await firm.manager.refusal(approvals.decideRequest, { params: { id: ids.cleo }, body: { state: 'approved' } }),
    ).toMatchObject({ status: 404 })
    await set(true)
    expect((await list()).items).toHaveLength(4)
  })
})
