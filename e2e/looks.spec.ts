import type { Page } from '@playwright/test'
import { test } from './journey'
import { lookAt } from './look-at'
import { demoOwner, giveSession } from './people'
import type { Screen } from './screen'
import { screens } from './screens'
import { swept } from './swept'

const SCREEN_TIME = 20_000
/** The screens of one test: few enough that the last group does not keep one worker waiting for the other. */
const GROUP = 8

/** One screen of each kind that no other journey looks at: what those go through, they look at themselves. */
const KINDS = [
  ...['landing', 'sign-in', 'sign-up', 'verify-dead-link', 'not-found', 'invitation'],
  ...['workspaces-refused', 'create-space', 'account', 'dashboard', 'failed-work', 'notification-settings'],
  ...['employees', 'organisation', 'my-employment', 'employee-contract', 'employee-permission'],
  ...['settings', 'settings-usage', 'settings-expenses', 'requests', 'project-management', 'gantt', 'task-board'],
]

const places = swept(screens, ({ name }) => KINDS.includes(name))

for (let start = 0; start < places.length; start += GROUP) {
  const group = places.slice(start, start + GROUP)
  test(`screens from ${group[0]?.name} to ${group.at(-1)?.name} can be used by everybody and fit`, async ({
    page,
    context,
  }) => {
    test.setTimeout(group.length * SCREEN_TIME)
    for (const screen of group) {
      const hasSession = (await context.cookies()).some((cookie) => cookie.name === 'signedIn')
      if (screen.signedIn && !hasSession) await giveSession(page, demoOwner)
      await goTo(page, screen)
      await lookAt(page, screen.name)
    }
  })
}

/** Goes to a screen as a link would; by a fresh page where the one before already shows the text to wait for. */
async function goTo(page: Page, { path, shows, signedIn }: Screen): Promise<void> {
  const sign = page.getByText(shows).filter({ visible: true }).first()
  const isInWorkspace = signedIn && page.url().includes('/employments/')
  if (isInWorkspace && !(await sign.isVisible())) await page.evaluate((to) => history.pushState({}, '', to), path)
  else await page.goto(path)
  // Unlike an expectation, this looks again at every frame.
  await sign.waitFor()
}
