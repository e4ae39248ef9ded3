import type { Page } from '@playwright/test'
import { test } from './journey'
import { lookAt } from './look-at'
import { demoOwner, giveSession } from './people'
import type { Screen } from './screen'
import { screens } from './screens'

const SCREEN_TIME = 20_000
/** The screens of one test: few enough that the last group does not keep one worker waiting for the other. */
const GROUP = 8

for (let start = 0; start < screens.length; start += GROUP) {
  const group = screens.slice(start, start + GROUP)
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
