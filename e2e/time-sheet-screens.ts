import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const timeSheet = '/employments/calder-rowe/timesheetsubmissions'

export const timeSheetScreens: readonly Screen[] = [
  { name: 'time-sheet', path: `${timeSheet}?display=agenda`, shows: /contracted/, signedIn: true },
  { name: 'time-sheet-calendar', path: `${timeSheet}?display=calendar`, shows: /contracted/, signedIn: true },
  { name: 'time-sheet-grid', path: `${timeSheet}?display=grid`, shows: /Project and task/, signedIn: true },
  {
    name: 'time-sheet-empty',
    path: `${timeSheet}?display=agenda&from=2031-01-06`,
    shows: /Nothing logged yet/,
    signedIn: true,
  },
]

const PERIOD = '**/api/v1/timeSheetSubmissions/byPeriod*'

async function openCard(page: Page): Promise<void> {
  await page.goto(`${timeSheet}?display=agenda`)
  await page
    .getByText(/contracted/)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^Log time/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByText('Time Sheet Attachment').waitFor()
}

export const timeSheetStates: readonly ScreenState[] = [
  {
    name: 'time-sheet-error',
    who: 'member',
    arrange: async (page) => {
      await page.route(PERIOD, (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }))
      await page.goto(`${timeSheet}?display=agenda&from=2031-02-03`)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unroute(PERIOD)
    },
  },
  {
    name: 'time-sheet-card-problems',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await openCard(page)
      const isTimed = await page.getByLabel('To', { exact: true }).isVisible()
      if (!isTimed) await page.getByRole('switch', { name: 'Exact time not specified' }).click()
      await page.getByLabel('To', { exact: true }).fill('06:00')
      await page.getByRole('button', { name: 'Create', exact: false }).last().click()
      await page.getByText('To must be after From').waitFor()
    },
  },
]
