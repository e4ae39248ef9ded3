import type { APIRequestContext, Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { addClient, firmOf } from './client-firm'
import { callerOf, colleagueOf, giveContract } from './colleagues'
import { expect } from './journey'

const DAY_MS = 86_400_000
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The days of last week, Monday first: all of them are over. */
export function lastWeek(): string[] {
  const today = new Date()
  const sinceMonday = (today.getUTCDay() + 6) % 7
  const monday = Date.parse(dayOf(today.getTime())) - (sinceMonday + 7) * DAY_MS
  return WEEKDAYS.map((_, index) => dayOf(monday + index * DAY_MS))
}

export const formatted = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** A firm whose owner decides on the time of Robin, who works for a client and on a project of the firm’s own. */
export async function timeFirm(request: APIRequestContext, name: string) {
  const firm = await firmOf(request, name)
  const robin = await colleagueOf(request, firm.owner, 'Robin')
  await giveContract(request, firm.owner, robin.employeeID)
  const { employment } = await firm.call(companies.openWorkspace, {})
  const clientID = await addClient(firm.call, 'Northgate Water')
  const open = { leadID: employment.id, isPublicToAllEmployees: true }
  const platform = await firm.call(projects.createClientProject, {
    body: {
      ...open,
      name: 'Data platform',
      clientID,
      isNonChargeableTimeAllowed: true,
    },
  })
  const practice = await firm.call(projects.createInternalProject, { body: { ...open, name: 'Practice' } })
  await firm.call(projects.createProjectRole, {
    params: { id: platform.id },
    body: {
      name: 'Lead consultant',
      hourlyCharge: 12_000,
      hourlyCost: 6000,
      employeeID: robin.employeeID,
    },
  })
  const callAsRobin = await callerOf(request, robin)

  /** Logs time of Robin’s; returns its id. */
  const log = async (
    time: Input<typeof timeSheetSubmissions.createSubmission>['body'],
    projectID: string = platform.id,
  ): Promise<string> => (await callAsRobin(timeSheetSubmissions.createSubmission, { body: { projectID, ...time } })).id
  const decide = (id: string, state: 'approved' | 'denied', comment = '') =>
    firm.call(approvals.decideRequest, { params: { id }, body: { state, comment } })
  /** What Robin has logged from one day to another. */
  const logged = async (from: string, to: string) =>
    (await callAsRobin(timeSheetSubmissions.getTimeSheetPeriod, { query: { from, to } })).submissions
  return {
    ...firm,
    robin,
    callAsRobin,
    clientID,
    platformID: platform.id,
    practiceID: practice.id,
    log,
    decide,
    logged,
    timeSheet: `/employments/${firm.domain}/timesheetsubmissions`,
  }
}

/** The card of a new, corrected or existing submission. */
export const card = (page: Page) =>
  page.getByLabel(/^(Log time|Correct and resubmit|Edit Your Time Sheet Submission)$/).first()

/** Chooses the week's display; the radio itself is out of sight. */
export async function showAs(page: Page, display: 'Agenda' | 'Calendar' | 'Week grid'): Promise<void> {
  await page.getByText(display, { exact: true }).click()
  await expect(page.getByRole('radio', { name: display })).toBeChecked()
}
