import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
/** The page of Northgate in the demo workspace; the same in every installation. */
const NORTHGATE = `${workspace}/clients/2b9ec14e-71d1-803d-a118-cf971a1f41a6`
const DATA_PLATFORM = `${workspace}/projects/9c1a49d8-74bf-8c45-a61f-39e9b52a4b41`
const teamTime = `${workspace}/employee-management/timesheets`

export const timeReportScreens: readonly Screen[] = [
  { name: 'team-time', path: teamTime, shows: /Utilisation to date/, signedIn: true },
  { name: 'team-time-empty-week', path: `${teamTime}?from=2031-01-06&to=2031-01-12`, shows: /–/, signedIn: true },
  { name: 'team-time-no-match', path: `${teamTime}?search=zzzz`, shows: /No people match/, signedIn: true },
  { name: 'client-time-breakdown', path: `${NORTHGATE}/timeBreakdown`, shows: /Leakage reporting/, signedIn: true },
  { name: 'client-time-sheets', path: `${NORTHGATE}/timeSheetSubmission`, shows: /Priya Nair/, signedIn: true },
  {
    name: 'client-time-sheets-no-match',
    path: `${NORTHGATE}/timeSheetSubmission?search=zzzz`,
    shows: /No time matches/,
    signedIn: true,
  },
  { name: 'project-time-breakdown', path: `${DATA_PLATFORM}/timeBreakdown`, shows: /Day by day/, signedIn: true },
  { name: 'project-time-sheets', path: `${DATA_PLATFORM}/timeSheetSubmission`, shows: /Priya Nair/, signedIn: true },
]

const refuse = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }))

export const timeReportStates: readonly ScreenState[] = [
  {
    name: 'team-time-error',
    who: 'member',
    arrange: async (page) => {
      await refuse(page, '**/api/v1/employeeManagement/**')
      await page.goto(teamTime)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'client-time-breakdown-error',
    who: 'member',
    arrange: async (page) => {
      await refuse(page, '**/timeAnalysis*')
      await page.goto(`${NORTHGATE}/timeBreakdown`)
      await page.getByText(/The breakdown couldn’t be loaded/).waitFor()
    },
  },
  {
    name: 'project-time-selection',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${DATA_PLATFORM}/timeSheetSubmission?state=waitingForApproval`)
      const boxes = page.getByRole('grid', { name: 'Logged time' }).getByRole('checkbox')
      await boxes.nth(1).click()
      await boxes.nth(2).click()
      await page.getByRole('button', { name: /^Move 2/ }).waitFor()
    },
  },
]
