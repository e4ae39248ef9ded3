import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
/** Priya's id in the demo workspace; the same in every installation. */
const PRIYA = '742b8685-f32a-87b9-a336-4116db847451'

export const peopleScreens: readonly Screen[] = [
  { name: 'invitation', path: '/invitation', shows: /Invitation code/ },
  {
    name: 'employees',
    path: `${workspace}/employee-management/employees`,
    shows: /Daniel Osei/,
    signedIn: true,
  },
  {
    name: 'employees-no-match',
    path: `${workspace}/employee-management/employees?name=nobody%20at%20all&state=active`,
    shows: /No people match/,
    signedIn: true,
  },
  {
    name: 'organisation',
    path: `${workspace}/employee-management/organisation`,
    shows: /Solutions Architect/,
    signedIn: true,
  },
  { name: 'my-employment', path: `${workspace}/employees`, shows: /Teammates/, signedIn: true },
  ...[
    { tab: 'details', shows: /Same line manager/ },
    { tab: 'contract', shows: /each applies until the next starts/ },
    { tab: 'permission', shows: /Pay out approved expenses/ },
    { tab: 'preferences', shows: /Infinite scrolling/ },
    { tab: 'image', shows: /Change image|Add image/ },
  ].map(({ tab, shows }) => ({
    name: `employee-${tab}`,
    path: `${workspace}/employees/${PRIYA}?tab=${tab}`,
    shows,
    signedIn: true as const,
  })),
]

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh van der Merwe-Cholmondeley'

/** The list with names that no layout was drawn for. */
async function withAbsurdNames(page: Page): Promise<void> {
  await page.route('**/api/v1/employeeManagement/list**', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    for (const [index, item] of list.items.entries()) {
      if (index % 3 === 0) item.displayName = longName
      if (index % 3 === 1) item.details.jobTitle = `Acting Deputy ${longName}`
      if (index % 3 === 2)
        item.details.tags = Array.from({ length: 12 }, (_, tag) => `${longName.slice(tag, tag + 30)}`)
    }
    await route.fulfill({ response, json: list })
  })
}

export const peopleStates: readonly ScreenState[] = [
  {
    name: 'invitation-dead',
    who: 'stranger',
    arrange: async (page) => {
      await page.goto('/invitation?code=no-such-code')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'invite-dialog',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto(`${workspace}/employee-management/employees`)
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByLabel('E-mail addresses').fill('one@mail.example, two@mail.example three')
      await page.getByRole('button', { name: 'Permission' }).click()
      await page.getByText('Pay out approved expenses').waitFor()
    },
  },
  {
    name: 'employees-absurd',
    who: 'member',
    arrange: async (page) => {
      await withAbsurdNames(page)
      await page.goto(`${workspace}/employee-management/employees`)
      await page.getByText(longName).first().waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'employees-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/employeeManagement/list**', (route) => route.abort())
      await page.goto(`${workspace}/employee-management/employees`)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'employee-new-period',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${workspace}/employees/${PRIYA}?tab=contract`)
      await page.getByRole('button', { name: 'Period', exact: true }).click()
      await page.getByLabel('Friday').fill('0h')
      await page.getByText('What the new period changes').waitFor()
    },
  },
]
