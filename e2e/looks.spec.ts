import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './journey'
import { giveSession } from './people'
import { screens } from './screens'

const amelia = {
  firstName: 'Amelia',
  lastName: 'Hart',
  username: 'amelia.hart@calder-rowe.example',
  password: 'Harbour-Light-24',
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    for (const { name, path, shows, signedIn } of screens) {
      test(`${name} can be used by everybody and fits its screen`, async ({ page }) => {
        if (signedIn) await giveSession(page, amelia)
        await page.goto(path)
        await expect(page.getByText(shows).first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    }
  })
}
