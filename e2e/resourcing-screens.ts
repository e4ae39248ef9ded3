import type { Screen, ScreenState } from './screen'

const resourcing = '/employments/calder-rowe/employee-management/resourcing'

export const resourcingScreens: readonly Screen[] = [
  { name: 'resourcing', path: resourcing, shows: /a week/, signedIn: true },
  { name: 'resourcing-ungrouped', path: `${resourcing}?groupedBy=nothing`, shows: /a week/, signedIn: true },
  { name: 'resourcing-no-match', path: `${resourcing}?search=zzzz`, shows: /No people match/, signedIn: true },
  {
    name: 'resourcing-too-long',
    path: `${resourcing}?from=2026-01-01&to=2028-01-01`,
    shows: /Choose a shorter period/,
    signedIn: true,
  },
]

export const resourcingStates: readonly ScreenState[] = [
  {
    name: 'resourcing-error',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/employeeManagement/resourcingReport/groups?**', (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(resourcing)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'resourcing-person',
    who: 'member',
    arrange: async (page) => {
      await page.goto(resourcing)
      await page
        .getByRole('button', { name: /^What .* is booked on$/ })
        .first()
        .click()
    },
  },
]
