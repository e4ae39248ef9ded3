import { clientTime, projectTime, type SubmissionPage } from '@praxis/contract/time/time-reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm } from './testing/reports-firm'

/** The test makes random changes of time, after which the kept figures must be what the entries add up to. */
const BEGUN_WITH = 40
const CHANGES = 120
const CHECKED_EVERY = 40

let server: TestServer
let firm: ReportsFirm
let clientIds: readonly string[]

/** The random numbers are the same on every run. */
let seed = 17
const random = (below: number): number => {
  seed = (seed * 16807) % 2147483647
  return seed % below
}
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('one of none')
  return item
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-06-08T09:00:00.000Z') })
  firm = await createReportsFirm(server)
  const rows = await run(
    `insert into clients (company_id, id, name, owner_id, trading_currency)
     select company_id, gen_random_uuid(), 'Southgate Water', owner_id, 'GBP' from clients where company_id = $1
     returning id`,
  )
  clientIds = [firm.clientId, rows[0]?.id]
})
afterAll(() => expectOpenWorkKept(server))

const run = (text: string, ...values: unknown[]) => server.sql(text, [firm.company.id, ...values])

/** A condition that picks a few entries at random. */
const some = (condition = 'true') => `company_id = $1 and id in (
  select id from time_sheet_submissions where company_id = $1 and ${condition}
  order by md5(id::text || ${random(1_000_000)}) limit ${1 + random(4)})`

const decide = (state: string, condition?: string) =>
  run(
    `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at, decided_at)
     select company_id, id, 'timeSheet', $2, employee_id, employee_id, targetable_id, now(),
            case when $2 <> 'waitingForApproval' then now() end
     from time_sheet_submissions where ${some(condition)}
     on conflict (company_id, id) do update set state = excluded.state, decided_at = excluded.decided_at`,
    state,
  )

const logOne = () =>
  firm.log(firm.member, {
    project: oneOf([firm.tower, firm.meters, firm.office, null]),
    clientId: oneOf([firm.clientId, null]),
    duration: 60 * (1 + random(600)),
    hourlyCharge: oneOf([null, 12_345]),
    hourlyCost: oneOf([null, 4321]),
  })

const changes: readonly (() => Promise<unknown>)[] = [
  logOne,
  logOne,
  () =>
    run(
      `insert into time_sheet_submissions
         (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, hourly_charge)
       select s.company_id, gen_random_uuid(), employee_id, day, duration, chargeable, rounded, charged, targetable_id,
              client_id, hourly_charge
       from time_sheet_submissions s where ${some()}`,
    ),
  () =>
    run(
      `update time_sheet_submissions set duration = duration + ${random(900)}, charged = charged + 900 where ${some()}`,
    ),
  () => run(`update time_sheet_submissions set chargeable = duration / 2, charged = duration where ${some()}`),
  () => run(`update time_sheet_submissions set comment = comment || '.' where ${some()}`),
  () =>
    run(
      `update time_sheet_submissions s set targetable_id = p.id, client_id = p.client_id from targetables p
       where p.company_id = s.company_id and p.id = $2 and s.${some().replaceAll(' and id in', ' and s.id in')}`,
      oneOf([firm.tower, firm.meters, firm.office]).id,
    ),
  () => run(`update time_sheet_submissions set targetable_id = null where ${some()}`),
  () =>
    run(
      `update targetables set client_id = $2 where company_id = $1 and id = $3`,
      oneOf(clientIds),
      oneOf([firm.tower, firm.meters]).id,
    ),
  () => decide('waitingForApproval'),
  () => decide('approved'),
  () => decide('denied'),
  () => run(`update time_sheet_submissions set hourly_charge = ${random(20_000)}, hourly_cost = 5000 where ${some()}`),
  () => run(`delete from time_sheet_submissions where ${some("state <> 'approved'")}`),
]

const figuresOf = ({ figures, denied, metadata }: SubmissionPage) => ({ figures, denied, total: metadata.total })

/** A period that leaves nothing out, but for which the kept figures cannot be used. */
const ALL_DAYS = { from: '1900-01-01' }

const expectToAgree = async () => {
  for (const { id } of [firm.tower, firm.meters, firm.office]) {
    const page = (query: object) => firm.manager.call(projectTime.listProjectSubmissions, { params: { id }, query })
    expect(figuresOf(await page({}))).toEqual(figuresOf(await page(ALL_DAYS)))
  }
  for (const id of clientIds)
    for (const more of [{}, { projectID: firm.tower.id }]) {
      const page = (query: object) =>
        firm.manager.call(clientTime.listClientSubmissions, { params: { id }, query: { ...query, ...more } })
      expect(figuresOf(await page({}))).toEqual(figuresOf(await page(ALL_DAYS)))
    }
}

/** Adds enough entries to one project for its figures to mean something, whatever chance has left. */
const addForCertain = async () => {
  for (let entry = 0; entry < 11; entry += 1) await firm.log(firm.member, { project: firm.tower, duration: 600 })
  const isUndecided = `targetable_id = '${firm.tower.id}' and not exists (
    select from requests r where r.company_id = time_sheet_submissions.company_id and r.id = time_sheet_submissions.id)`
  await decide('approved', isUndecided)
  await decide('denied', isUndecided)
}

describe('the figures of all time', () => {
  it('are those that it adds up to, whatever has happened to it', async () => {
    for (let entry = 0; entry < BEGUN_WITH; entry += 1) await logOne()
    for (let change = 1; change <= CHANGES; change += 1) {
      await oneOf(changes)()
      if (change % CHECKED_EVERY === 0) await expectToAgree()
    }
    await addForCertain()
    await expectToAgree()
    const page = await firm.manager.call(projectTime.listProjectSubmissions, {
      params: { id: firm.tower.id },
      query: { per: 1 },
    })
    expect(page.metadata.total).toBeGreaterThan(10)
    expect(page.denied.count).toBeGreaterThan(0)
    expect(page.figures.approvedTime).toBeGreaterThan(0)
  })
})
