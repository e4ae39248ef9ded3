import { absenceApprovals } from '@praxis/contract/absences/absence-requests'
import { calendarFeeds } from '@praxis/contract/absences/calendar-feeds'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { readCalendar } from '@praxis/domain/calendar/testing/read-icalendar'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../../testing/test-server'
import { startAbsencesServer } from '../../absences/testing/absences-firm'
import { createResourcingFirm, type ResourcingFirm } from './testing/resourcing-firm'

const HOUR = 3600
let server: TestServer
let firm: ResourcingFirm

beforeAll(async () => {
  server = await startAbsencesServer()
})
beforeEach(async () => {
  firm = await createResourcingFirm(server)
})

const switchProjects = (is: boolean) =>
  server.sql(`update companies set features = features || $2 where company_id = $1`, [
    firm.company.id,
    JSON.stringify({ project: is }),
  ])

describe('the calendar of one’s bookings', () => {
  const eventsOf = async (url: string) => {
    const response = await fetch(server.url + new URL(url).pathname)
    return response.status === 200 ? readCalendar(await response.text()).events : response.status
  }

  it('has what one is booked on, and for how much', async () => {
    const { platform, intranet, tariff } = firm.targets
    const { id } = await firm.book(firm.member, platform, '2026-11-16', '2026-11-20', {
      ...{ secondsPerDay: 4.5 * HOUR, note: 'A secret' },
    })
    await firm.book(firm.member, intranet, '2026-11-17', '2026-11-18', { totalSeconds: 12 * HOUR })
    await firm.book(firm.member, tariff, '2026-11-23', '2026-11-24', { percentage: 5050, isSoft: true })
    await firm.book(firm.member, platform, '2020-01-01', '2020-01-02', { secondsPerDay: HOUR })
    await firm.book(firm.colleague, platform, '2026-11-16', '2026-11-20', { secondsPerDay: HOUR })
    const { url } = await firm.member.call(calendarFeeds.renewCalendarFeed, { params: { kind: 'bookings' } })
    const events = await eventsOf(url)
    expect(events).toMatchObject([
      { UID: `booking-${id}@praxis`, SUMMARY: 'Data platform, 4h 30m a day', STATUS: 'CONFIRMED' },
      { SUMMARY: 'Intranet, 12h in total', firstDay: '2026-11-17', lastDay: '2026-11-18' },
      { SUMMARY: 'Tariff explorer, 50.5%', STATUS: 'TENTATIVE' },
    ])
    expect(JSON.stringify(events)).not.toContain('secret')
    await server.sql(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
       values ($1, gen_random_uuid(), $2, $3, '{}')`,
      [firm.company.id, platform, firm.member.employeeId],
    )
    expect(await eventsOf(url)).toHaveLength(2)
    await switchProjects(false)
    expect(await eventsOf(url)).toBe(404)
  })
})

it('is one event in a calendar, whatever its project is called', async () => {
  const { platform } = firm.targets
  const name = 'Bridge\r\nEND:VEVENT\r\nATTENDEE:mailto:x@y.example\nX;Y,Z\\ "=1+1"'
  await server.sql('update targetables set name = $2 where id = $1', [platform, name])
  await firm.book(firm.member, platform, '2026-11-16', '2026-11-20', { secondsPerDay: HOUR })
  const { url } = await firm.member.call(calendarFeeds.renewCalendarFeed, { params: { kind: 'bookings' } })
  const text = await (await fetch(server.url + new URL(url).pathname)).text()
  const lines = text.split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT' || line === 'END:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => /^ATTENDEE|\n|\r/.test(line))).toEqual([])
})

describe('suggestions of time', () => {
  const suggested = async () =>
    (await firm.member.call(timeSheetSubmissions.listSuggestions, { query: { from: '2026-11-09', to: '2026-11-15' } }))
      .items

  it('follow hard bookings of days that are there, until time is logged there', async () => {
    const { platform, tariff } = firm.targets
    await firm.take(firm.member, '2026-11-10')
    const { roleId } = await firm.book(firm.member, platform, '2026-11-09', '2026-11-20', { secondsPerDay: 6 * HOUR })
    await firm.book(firm.member, tariff, '2026-11-09', '2026-11-20', { secondsPerDay: HOUR, isSoft: true })
    await firm.book(firm.colleague, platform, '2026-11-09', '2026-11-20', { secondsPerDay: HOUR })
    const items = await suggested()
    expect(items.map(({ day, duration, source }) => [day, duration, source])).toEqual(
      ['2026-11-09', '2026-11-11', '2026-11-12'].map((day) => [day, 6 * HOUR, 'booking']),
    )
    expect(items[0]).toMatchObject({
      project: { details: { name: 'Data platform' } },
      roleID: roleId,
      isFullyChargeable: true,
    })
    await firm.member.call(timeSheetSubmissions.createSubmission, {
      body: { projectID: platform, roleID: roleId, from: '2026-11-11T00:00:00.000Z', duration: HOUR, comment: 'Some' },
    })
    expect((await suggested()).map(({ day }) => day)).toEqual(['2026-11-09', '2026-11-12'])
    await server.sql('update targetables set ended_at = now() where id = $1', [platform])
    expect(await suggested()).toEqual([])
  })
})

describe('leave to decide on', () => {
  it('says what is booked on its days, before and after it is approved', async () => {
    const { platform, tariff } = firm.targets
    await firm.book(firm.member, platform, '2026-11-16', '2026-11-18', { secondsPerDay: 6 * HOUR })
    await firm.book(firm.member, tariff, '2026-11-18', '2026-11-30', { secondsPerDay: HOUR, isSoft: true })
    const { id } = await firm.ask(firm.member, '2026-11-18', '2026-11-22')
    const bookedFor = async () => (await firm.lead.call(absenceApprovals.getAbsenceToDecide, { params: { id } })).booked
    const seconds = (6 + 3) * HOUR
    expect(await bookedFor()).toEqual({ seconds, targets: [] })
    await firm.addRole(platform, firm.lead)
    expect(await bookedFor()).toEqual({ seconds, targets: ['Data platform'] })
    await firm.decide(firm.lead, id, 'approved')
    expect(await bookedFor()).toEqual({ seconds, targets: ['Data platform'] })
    await switchProjects(false)
    expect(await bookedFor()).toEqual({ seconds: 0, targets: [] })
  })
})
