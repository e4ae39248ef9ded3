import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
const teamAbsences = `${workspace}/employee-management/absences`

export const teamAbsenceScreens: readonly Screen[] = [
  { name: 'team-calendar', path: `${workspace}/absences/team`, shows: /Away of|this week/, signedIn: true },
  { name: 'team-absences', path: teamAbsences, shows: /Away of|this week/, signedIn: true },
  { name: 'team-absences-no-match', path: `${teamAbsences}?search=zzzz`, shows: /No people match/, signedIn: true },
  { name: 'own-leave', path: `${workspace}/employees?tab=absences`, shows: /Annual leave/, signedIn: true },
]

const refuse = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }))

export const teamAbsenceStates: readonly ScreenState[] = [
  {
    name: 'team-absences-error',
    who: 'member',
    arrange: async (page) => {
      await refuse(page, '**/api/v1/employeeManagement/absenceReport**')
      await page.goto(teamAbsences)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
