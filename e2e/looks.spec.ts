import { test } from './journey'
import { lookAt } from './look-at'
import { demoOwner, giveSession } from './people'
import { screens } from './screens'

const SCREEN_TIME = 20_000
/** Few enough that the last group does not keep one worker waiting for the other. */
const GROUP = 8

for (let start = 0; start < screens.length; start += GROUP) {
  const group = screens.slice(start, start + GROUP)
  test(`screens from ${group[0]?.name} to ${group.at(-1)?.name} can be used by everybody and fit`, async ({
    page,
    context,
  }) => {
    test.setTimeout(group.length * SCREEN_TIME)
    for (const { name, path, shows, signedIn } of group) {
      const hasSession = (await context.cookies()).some((cookie) => cookie.name === 'signedIn')
      if (signedIn && !hasSession) await giveSession(page, demoOwner)
      await page.goto(path)
      // Unlike an expectation, this looks again at every frame.
      await page.getByText(shows).filter({ visible: true }).first().waitFor()
      await lookAt(page, name)
    }
  })
}
