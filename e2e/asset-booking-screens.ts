import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const bookings = '/employments/calder-rowe/asset-bookings'

export const assetBookingScreens: readonly Screen[] = [
  { name: 'asset-bookings', path: bookings, shows: /My bookings/, signedIn: true },
  { name: 'asset-bookings-week', path: `${bookings}?span=week`, shows: /My bookings/, signedIn: true },
  {
    name: 'asset-bookings-no-match',
    path: `${bookings}?search=nothing-of-that-name`,
    shows: /No assets match/,
    signedIn: true,
  },
  { name: 'asset-bookings-awaiting', path: `${bookings}?tab=awaiting`, shows: /My requests/, signedIn: true },
  { name: 'asset-bookings-history', path: `${bookings}?tab=history`, shows: /What happened|taken or/, signedIn: true },
]

async function openForm(page: Page): Promise<void> {
  await page.goto(`${bookings}?book=true`)
  await page.getByRole('dialog').getByRole('textbox', { name: 'From', exact: true }).waitFor()
}

export const assetBookingStates: readonly ScreenState[] = [
  { name: 'asset-booking-form', who: 'member', arrange: openForm },
  {
    name: 'asset-bookings-error',
    who: 'member',
    arrange: async (page) => {
      // On a phone the free times of assets are listed in place of the timeline.
      await page.route(/\/assetCategories\/(timeline|requestableAssets)\?/, (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(bookings)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
