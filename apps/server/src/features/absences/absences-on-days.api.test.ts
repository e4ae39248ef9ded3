import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { teamTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLeaveFirm, type LeaveFirm, NOW } from './testing/leave-firm'

const DAY = 27_000
/** A week that is over. */
const WEEK = { from: '2026-11-09', to: '2026-11-15' }

let server: TestServer
let firm: LeaveFirm

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
  firm = await createLeaveFirm(server)
})
beforeEach(() => firm.clear())

const mark = (from: string, takesTime: boolean) =>
  firm.manager.call(teamAbsences.createFullDayMarking, {
    body: { employeeID: firm.sam.employeeId, from, to: from, text: 'Training', color: '#336699', takesTime },
  })

describe('on a time sheet', () => {
  const period = () => firm.sam.call(timeSheetSubmissions.getTimeSheetPeriod, { query: WEEK })

  it('approved leave and markings that take time lower what is contracted; what waits and notes do not', async () => {
    await firm.away(firm.sam, { from: '2026-11-08', to: '2026-11-09', reason: 'secret' })
    await firm.away(firm.sam, { from: '2026-11-10', datePart: 'am' })
    await firm.away(firm.sam, { from: '2026-11-11', state: 'waitingForApproval' })
    await firm.away(firm.sam, { from: '2026-11-12', state: 'denied' })
    await firm.away(firm.sam, { from: '2026-11-12', state: 'cancelled' })
    await mark('2026-11-10', true)
    await mark('2026-11-12', false)
    const { absences, days, contractedTimeInterval } = await period()
    expect(absences.map(({ from, isWaiting, reason }) => [from, isWaiting, reason?.name])).toEqual([
      ['2026-11-08', false, 'Rare treatment'],
      ['2026-11-10', false, 'Annual leave'],
      ['2026-11-11', true, 'Annual leave'],
    ])
    expect(days.map((day) => day.contractedTimeInterval / DAY)).toEqual([0, 0, 1, 1, 1, 0, 0])
    expect(contractedTimeInterval).toBe(3 * DAY)
    expect(days.map(({ items }) => items.map(({ words, share, takesTime }) => [words, share, takesTime]))).toEqual([
      [['Rare treatment', 'fullDay', true]],
      [
        ['Annual leave', 'am', true],
        ['Training', 'fullDay', true],
      ],
      [['Annual leave (waiting)', 'fullDay', false]],
      [['Training', 'fullDay', false]],
      [],
      [],
      [],
    ])
  })

  it('time can be logged on a day of leave, and capacity stays', async () => {
    await firm.away(firm.sam, { from: '2026-11-09' })
    await firm.sam.call(timeSheetSubmissions.createSubmission, {
      body: { from: '2026-11-09T00:00:00.000Z', duration: 3600 },
    })
    const { submissions, days } = await period()
    expect(submissions).toHaveLength(1)
    expect(days[0]?.contractedTimeInterval).toBe(0)
    await firm.run(`delete from time_sheet_submissions where company_id = $1`)
  })
})

it('lowers what reports contract, and nobody is blamed for a week away', async () => {
  const query = { startDate: WEEK.from, endDate: WEEK.to }
  const report = async () => {
    const { reportsByEmployee, underUtilisedEmployees } = await firm.manager.call(teamTime.getTimeSheetReport, {
      query,
    })
    const ofSam = reportsByEmployee.find(({ employeeID }) => employeeID === firm.sam.employeeId)
    return {
      contracted: ofSam?.contractedTime,
      utilisation: ofSam?.utilisation,
      isBlamed: underUtilisedEmployees.some(({ id }) => id === firm.sam.employeeId),
    }
  }
  expect(await report()).toEqual({ contracted: 5 * DAY, utilisation: 0, isBlamed: true })
  await firm.away(firm.sam, { from: '2026-11-09', to: '2026-11-12' })
  expect(await report()).toMatchObject({ contracted: DAY, isBlamed: true })
  await firm.away(firm.sam, { from: '2026-11-13' })
  expect(await report()).toEqual({ contracted: 0, utilisation: null, isBlamed: false })
})
