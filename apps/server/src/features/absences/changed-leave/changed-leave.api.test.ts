import { companyManagement } from '@praxis/contract/company/company-management'
import { employees } from '@praxis/contract/people/employees'
import { notifications } from '@praxis/contract/people/notifications'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { type AbsencesFirm, createAbsencesFirm, startAbsencesServer } from '../testing/absences-firm'

let server: TestServer
let firm: AbsencesFirm

beforeAll(async () => {
  server = await startAbsencesServer()
})
beforeEach(async () => {
  firm = await createAbsencesFirm(server)
})

/** What somebody is told of leave that has changed; decisions are told as well. */
const told = async (person: TestPerson) => {
  await server.drainJobs()
  const { items } = await person.call(notifications.listNotifications, {})
  return items.filter(({ kind }) => kind === 'leaveChanged').map(({ title, text, by }) => ({ title, text, by: by?.id }))
}
const OTHER_COST = 'What your leave costs has changed'
const closeOn = (date: string) =>
  firm.owner.call(companyManagement.createBankHoliday, { body: { date, name: 'Early close' } })

describe('a bank holiday', () => {
  it('is told to those whose leave costs less with it, once each, and to nobody else', async () => {
    await firm.take(firm.member, '2026-12-23', '2026-12-24')
    await firm.ask(firm.member, '2026-12-01')
    await firm.ask(firm.colleague, '2026-12-22', '2026-12-23')
    await firm.ask(firm.lead, '2026-12-24')
    await firm.ask(firm.owner, '2026-12-24')
    await closeOn('2026-12-24')
    const why = 'Bank holidays have changed.'
    expect(await told(firm.member)).toEqual([
      {
        title: OTHER_COST,
        text: `${why} Annual leave · 23/12/2026 – 24/12/2026: 1 instead of 2 days`,
        by: firm.owner.employeeId,
      },
    ])
    expect(await told(firm.lead)).toEqual([
      { title: OTHER_COST, text: `${why} Annual leave · 24/12/2026: 0 instead of 1 day`, by: firm.owner.employeeId },
    ])
    for (const other of [firm.colleague, firm.director, firm.owner, firm.stranger])
      expect(await told(other)).toEqual([])
    const mail = (await mailsTo(server, firm.member.username)).find(({ subject }) => subject === OTHER_COST)
    expect(mail?.text).toContain('- Annual leave · 23/12/2026 – 24/12/2026: 1 instead of 2 days')
    expect(mail?.text).toContain(`/employments/${firm.company.domain}/absences`)
  })

  it('that is worked on may take a balance below zero, which is told first', async () => {
    await firm.take(firm.member, '2026-01-05', '2026-02-04')
    await firm.ask(firm.member, '2026-12-23', '2026-12-25')
    await firm.owner.call(companyManagement.deleteBankHoliday, { params: { id: '2026-12-25' } })
    expect(await told(firm.member)).toMatchObject([
      {
        title: 'Your leave balance is below zero',
        text: 'Bank holidays have changed. Left in the holiday year from 01/01/2026: −1; Annual leave · 23/12/2026 – 25/12/2026: 3 instead of 2 days',
      },
    ])
  })

  it('is told also where the company moves, and not where somebody was not at work anyway', async () => {
    await firm.take(firm.member, '2026-12-16')
    await firm.take(firm.colleague, '2026-12-25', '2026-12-29')
    await firm.owner.call(companyManagement.updateCompanyManagement, { body: { details: { country: 'ZA' } } })
    expect(await told(firm.member)).toMatchObject([
      { title: OTHER_COST, text: 'Bank holidays have changed. Annual leave · 16/12/2026: 0 instead of 1 day' },
    ])
    expect(await told(firm.colleague)).toMatchObject([
      {
        title: OTHER_COST,
        text: 'Bank holidays have changed. Annual leave · 25/12/2026 – 29/12/2026: 2 instead of 1 day',
      },
    ])
    await closeOn('2026-12-27')
    expect(await told(firm.colleague)).toHaveLength(1)
  })
})

describe('another contract', () => {
  const change = async (body: Omit<Input<typeof employees.updateEmployeeContract>['body'], 'version'>) => {
    const [row] = await server.sql('select contract_version from employees where id = $1', [firm.member.employeeId])
    const params = { id: firm.member.employeeId }
    await firm.personnel.call(employees.updateEmployeeContract, {
      params,
      body: { version: Number(row?.contract_version), ...body },
    })
  }
  const period = (hours: number, onFriday: number, holidayEntitlementDays: number) => ({
    appliedDate: '2024-01-01',
    type: 'permanent' as const,
    workingTimeIntervalByDay: {
      1: 0,
      2: hours * 3600,
      3: hours * 3600,
      4: hours * 3600,
      5: hours * 3600,
      6: onFriday * 3600,
      7: 0,
    },
    holidayEntitlementDays,
  })

  it('is told to the person whose leave costs other days, or more than there is', async () => {
    await firm.take(firm.member, '2026-12-03', '2026-12-04')
    await change({ periods: [period(8, 0, 25)] })
    const changed = 'Your contract has changed.'
    expect(await told(firm.member)).toEqual([
      {
        title: OTHER_COST,
        text: `${changed} Annual leave · 03/12/2026 – 04/12/2026: 1 instead of 2 days`,
        by: firm.personnel.employeeId,
      },
    ])
    await change({ periods: [period(8, 0, 0)] })
    expect(await told(firm.member)).toContainEqual({
      title: 'Your leave balance is below zero',
      text: `${changed} Left in the holiday year from 01/01/2026: −1`,
      by: firm.personnel.employeeId,
    })
    for (const other of [firm.lead, firm.personnel]) expect(await told(other)).toEqual([])
  })

  it('is not told where nothing changes for them', async () => {
    await firm.take(firm.member, '2026-12-03', '2026-12-04')
    await change({ periods: [period(7, 7, 26)] })
    await change({ isAvailableInClientResourcing: false })
    expect(await told(firm.member)).toEqual([])
  })
})

it('is told in the ways that the person chose, and not while the feature is off', async () => {
  await firm.member.call(notifications.updateNotificationSetting, {
    params: { kind: 'leaveChanged' },
    body: { inApp: false, mail: 'never' },
  })
  await firm.ask(firm.member, '2026-12-24')
  await firm.ask(firm.colleague, '2026-12-24')
  await closeOn('2026-12-24')
  expect(await told(firm.member)).toEqual([])
  expect(await told(firm.colleague)).toHaveLength(1)
  await server.sql(`update companies set features = features || '{"absence": false}' where company_id = $1`, [
    firm.company.id,
  ])
  expect(await told(firm.colleague)).toEqual([])
})
