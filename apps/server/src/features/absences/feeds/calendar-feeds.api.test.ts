import { randomUUID } from 'node:crypto'
import { calendarFeeds, type FeedKind } from '@praxis/contract/absences/calendar-feeds'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { readCalendar } from '@praxis/domain/calendar/testing/read-icalendar'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { impersonating, type TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { type AbsencesFirm, createAbsencesFirm, TODAY } from '../testing/absences-firm'

let server: TestServer
let firm: AbsencesFirm
const lines: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  server = await startTestServer({ clock: () => new Date(`${TODAY}T11:00:00.000Z`), log })
})
beforeEach(async () => {
  firm = await createAbsencesFirm(server)
})

const renew = (by: TestPerson, kind: FeedKind = 'own') => by.call(calendarFeeds.renewCalendarFeed, { params: { kind } })
const fetchFeed = (url: string) => fetch(server.url + new URL(url).pathname)
const eventsOf = async (url: string) => readCalendar(await (await fetchFeed(url)).text()).events
const summaries = async (url: string) =>
  (await eventsOf(url)).map(({ SUMMARY, firstDay, lastDay, STATUS }) => [SUMMARY, firstDay, lastDay, STATUS])
const mark = (employee: TestPerson, text: string, day: string) =>
  server.sql(
    `insert into calendar_markings (company_id, id, employee_id, first_day, last_day, date_part, text, color)
     values ($1, $2, $3, $4, $4, 'pm', $5, '#112233')`,
    [firm.company.id, randomUUID(), employee.employeeId, day, text],
  )

describe('the address of a calendar', () => {
  it('is given, shown again and ended by its owner alone', async () => {
    const made = await renew(firm.member)
    expect(made.url).toMatch(/\/api\/v1\/calendars\/[\w-]{43}\.ics$/)
    expect(await firm.member.call(calendarFeeds.listCalendarFeeds, {})).toEqual({ items: [made] })
    const team = await renew(firm.member, 'team')
    expect((await firm.member.call(calendarFeeds.listCalendarFeeds, {})).items).toEqual([made, team])
    expect(await firm.colleague.call(calendarFeeds.listCalendarFeeds, {})).toEqual({ items: [] })
    await firm.colleague.call(calendarFeeds.endCalendarFeed, { params: { kind: 'own' } })
    expect((await fetchFeed(made.url)).status).toBe(200)
    for (let times = 0; times < 2; times++)
      await firm.member.call(calendarFeeds.endCalendarFeed, { params: { kind: 'own' } })
    expect((await fetchFeed(made.url)).status).toBe(404)
    expect((await fetchFeed(team.url)).status).toBe(200)
  })

  it('leads nowhere once there is another one, also of many made at once', async () => {
    const first = await renew(firm.member)
    const others = await Promise.all(Array.from({ length: 4 }, () => renew(firm.member)))
    const statuses = await Promise.all([first, ...others].map(async ({ url }) => (await fetchFeed(url)).status))
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404])
    const { items } = await firm.member.call(calendarFeeds.listCalendarFeeds, {})
    expect(items.map(({ kind }) => kind)).toEqual(['own'])
    expect((await fetchFeed(items[0]?.url ?? '')).status).toBe(200)
  })

  it('leads nowhere while its owner has left or absences are off', async () => {
    const { url } = await renew(firm.member)
    const statusWith = async (change: string, undo: string, id: string) => {
      await server.sql(change, [id])
      const { status } = await fetchFeed(url)
      await server.sql(undo, [id])
      return status
    }
    const active = (is: boolean) => `update employees set is_active = ${is} where id = $1`
    expect(await statusWith(active(false), active(true), firm.member.employeeId)).toBe(404)
    const feature = (is: boolean) =>
      `update companies set features = features || '{"absence": ${is}}' where company_id = $1`
    expect(await statusWith(feature(false), feature(true), firm.company.id)).toBe(404)
    expect((await fetchFeed(url)).status).toBe(200)
    expect((await fetchFeed(`http://x/api/v1/calendars/${'a'.repeat(43)}.ics`)).status).toBe(404)
  })

  it('is for oneself, and in no history and no log', async () => {
    const { url } = await renew(firm.member)
    const token = /calendars\/([\w-]+)/.exec(url)?.[1] ?? ''
    await fetchFeed(url)
    await fetchFeed(url.replace(token.slice(0, 5), 'AAAAA'))
    await expect.poll(() => lines.some((line) => line.includes('/api/v1/calendars/:token'))).toBe(true)
    expect(lines.join()).not.toContain(token.slice(5))
    await firm.member.call(calendarFeeds.endCalendarFeed, { params: { kind: 'own' } })
    const { items } = await firm.personnel.call(operations.getHistory, {
      params: { entity: 'employee', id: firm.member.employeeId },
    })
    expect(JSON.stringify(items)).not.toContain(token)
    expect(items).toContainEqual(expect.objectContaining({ action: 'calendarFeedRenewed', after: { calendar: 'own' } }))
    expect(items).toContainEqual(expect.objectContaining({ action: 'calendarFeedEnded', before: { calendar: 'own' } }))
    const acting = await impersonating(server, firm.owner, firm.member)
    const params = { kind: 'own' } as const
    for (const refusal of [
      await acting.refusal(calendarFeeds.listCalendarFeeds, {}),
      await acting.refusal(calendarFeeds.renewCalendarFeed, { params }),
      await acting.refusal(calendarFeeds.endCalendarFeed, { params }),
    ])
      expect(refusal.reason).toBe('invalidPermission')
  })

  it('is kept sealed', async () => {
    const { url } = await renew(firm.member)
    const [row] = await server.sql('select f::text as text from calendar_feeds f where employee_id = $1', [
      firm.member.employeeId,
    ])
    expect(row?.text).toContain('s1.')
    expect(row?.text).not.toContain(/calendars\/([\w-]+)/.exec(url)?.[1])
  })

  it('cannot be tried for ever', async () => {
    const missed = () => fetchFeed(`http://x/api/v1/calendars/${randomUUID().replaceAll('-', '')}${'a'.repeat(11)}.ics`)
    const { url } = await renew(firm.member)
    expect((await missed()).status).toBe(404)
    await server.sql(`update rate_limits set taken = 200 where bucket like 'calendarFeed.missed:%'`)
    expect((await missed()).status).toBe(429)
    expect((await fetchFeed(url)).status).toBe(200)
    await server.sql(`delete from rate_limits where bucket like 'calendarFeed.missed:%'`)
    expect((await missed()).status).toBe(404)
  })
})

describe('one’s own calendar', () => {
  it('has own leave with its reasons, and what others have marked', async () => {
    await firm.take(firm.member, '2026-12-30', '2027-01-01')
    await firm.ask(firm.member, '2026-12-07', '2026-12-08', { reasonID: firm.reasons.secret, comment: 'My own words' })
    await firm.askHalf(firm.member, '2026-12-10', 'am', firm.reasons.sick)
    const denied = await firm.ask(firm.member, '2026-12-14')
    await firm.decide(firm.lead, denied.id, 'denied')
    await firm.cancel(firm.lead, await firm.take(firm.member, '2026-12-16'))
    await firm.take(firm.colleague, '2026-12-17')
    await mark(firm.member, 'Training; day', '2026-12-18')
    await mark(firm.colleague, 'Of another', '2026-12-18')
    const { url } = await renew(firm.member)
    const response = await fetchFeed(url)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await response.text()).not.toContain('My own words')
    expect(await summaries(url)).toEqual([
      ['Bereavement', '2026-12-07', '2026-12-08', 'TENTATIVE'],
      ['Sick leave (morning)', '2026-12-10', '2026-12-10', 'CONFIRMED'],
      ['Annual leave', '2026-12-30', '2027-01-01', 'CONFIRMED'],
      ['Training; day (afternoon)', '2026-12-18', '2026-12-18', 'CONFIRMED'],
    ])
  })

  it('has one event for an absence, whatever changes about it, and counts the changes', async () => {
    const id = await firm.take(firm.member, '2026-12-07', '2026-12-11')
    const { url } = await renew(firm.member)
    const [before] = await eventsOf(url)
    await server.sql(`update absences set first_day = '2026-12-08', version = version + 1 where id = $1`, [id])
    const [after] = await eventsOf(url)
    expect(after).toMatchObject({ UID: before?.UID, firstDay: '2026-12-08' })
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE))
  })

  it('reaches from a year back to two years ahead', async () => {
    const id = await firm.take(firm.member, '2026-12-07')
    const { url } = await renew(firm.member)
    for (const [day, count] of [
      ['2025-11-11', 1],
      ['2025-11-10', 0],
      ['2028-11-12', 1],
      ['2028-11-13', 0],
    ] as const) {
      await server.sql('update absences set first_day = $1, last_day = $1 where id = $2', [day, id])
      expect([day, (await eventsOf(url)).length]).toEqual([day, count])
    }
  })
})

describe('the team’s calendar', () => {
  it('says who is away and never why, whoever may see the reason', async () => {
    await firm.take(firm.colleague, '2026-12-07')
    await firm.take(firm.colleague, '2026-12-08', '2026-12-08', firm.reasons.secret)
    await firm.ask(firm.colleague, '2026-12-09', '2026-12-09', { comment: 'Own words' })
    await firm.take(firm.lead, '2026-12-10', '2026-12-11', firm.reasons.secret)
    await firm.take(firm.member, '2026-12-14')
    for (const other of [firm.director, firm.stranger]) await firm.take(other, '2026-12-15')
    await mark(firm.colleague, 'A secret project', '2026-12-18')
    const { url } = await renew(firm.member, 'team')
    expect(await summaries(url)).toEqual([
      ['Cole Hale – away', '2026-12-07', '2026-12-07', 'CONFIRMED'],
      ['Cole Hale – away', '2026-12-08', '2026-12-08', 'CONFIRMED'],
      ['Leo Hale – away', '2026-12-10', '2026-12-11', 'CONFIRMED'],
    ])
    const text = await (await fetchFeed(url)).text()
    for (const secret of ['Annual leave', 'Bereavement', 'Own words', 'A secret project'])
      expect(text).not.toContain(secret)
    const ofLead = (await summaries((await renew(firm.lead, 'team')).url)).map(([summary]) => summary)
    expect(ofLead).toContain('Mia Hale – away')
    expect(ofLead).toContain('Dora Hale – away')
  })
})
