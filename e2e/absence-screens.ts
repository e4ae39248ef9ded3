import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const absences = '/employments/calder-rowe/absences'

export const absenceScreens: readonly Screen[] = [
  { name: 'absences', path: absences, shows: /days? away/, signedIn: true },
  { name: 'absences-empty', path: `${absences}?from=2031-01-01&to=2031-12-31`, shows: /No leave/, signedIn: true },
  { name: 'absence-requests', path: `${absences}/requests`, shows: /Decided/, signedIn: true },
  { name: 'absence-history', path: `${absences}/history`, shows: /Days away by month/, signedIn: true },
]

async function openPanel(page: Page): Promise<void> {
  await page.goto(absences)
  await page
    .getByText(/days? left/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Request leave' }).filter({ visible: true }).first().click()
  await page.getByRole('textbox', { name: 'First day' }).waitFor()
}

export const absenceStates: readonly ScreenState[] = [
  { name: 'absence-request', who: 'member', arrange: openPanel },
  {
    name: 'absences-error',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/absences?*', (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(absences)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
