import type { Page } from '@playwright/test'
import { assets } from '@praxis/contract/assets/assets'
import { fullPath } from '@praxis/contract/protocol/endpoint'
import type { Screen, ScreenState } from './screen'

const register = '/employments/calder-rowe/asset-management'

export const assetScreens: readonly Screen[] = [
  { name: 'assets', path: register, shows: /in \d+ categories/, signedIn: true },
  { name: 'assets-no-match', path: `${register}?search=zzzz`, shows: /No assets match/, signedIn: true },
]

const longName =
  'A conference camera with its tripod, two microphones, a capture card and the case that all of it fits in'

/** Opens the panel of the first asset. */
async function openPanel(page: Page): Promise<void> {
  await page.goto(register)
  await page.locator('a[href*="asset="]').first().click()
  await page.getByRole('link', { name: /^Open / }).waitFor()
}

const answerRegister = async (page: Page, answer: (given: unknown) => object) => {
  const path = `**${fullPath(assets.listAssetCategories)}?*`
  await page.route(path, async (route) => route.fulfill({ json: answer(await (await route.fetch()).json()) }))
  await page.goto(register)
}

interface AnyRegister {
  readonly items: readonly { readonly assets: readonly object[] }[]
}

export const assetStates: readonly ScreenState[] = [
  { name: 'asset-panel', who: 'member', arrange: openPanel, floats: true },
  {
    name: 'asset',
    who: 'member',
    arrange: async (page) => {
      await openPanel(page)
      await page.getByRole('link', { name: /^Open / }).click()
      await page.getByText('Hand-overs').waitFor()
    },
  },
  {
    name: 'asset-new',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${register}?add=true`)
      await page.getByRole('textbox', { name: 'Asset name' }).waitFor()
    },
    floats: true,
  },
  {
    name: 'asset-category-new',
    who: 'member',
    arrange: async (page) => {
      await page.goto(register)
      await page.getByRole('button', { name: 'Add category' }).click()
      await page.getByRole('textbox', { name: 'Category name' }).waitFor()
    },
    floats: true,
  },
  {
    name: 'assets-long',
    who: 'member',
    arrange: async (page) => {
      await answerRegister(page, (given) => ({
        ...(given as AnyRegister),
        items: (given as AnyRegister).items.map((category) => ({
          ...category,
          name: longName,
          assets: category.assets.map((asset) => ({
            ...asset,
            name: longName,
            code: 'AV-'.repeat(13),
            location: longName,
          })),
        })),
      }))
      await page.getByText(longName).first().waitFor()
    },
  },
  {
    name: 'assets-empty',
    who: 'member',
    arrange: async (page) => {
      await answerRegister(page, (given) => ({
        ...(given as AnyRegister),
        items: [],
        metadata: { page: 1, per: 50, total: 0, hasMore: false },
      }))
      await page.getByText(/^No assets yet/).waitFor()
    },
  },
  {
    name: 'assets-error',
    who: 'member',
    arrange: async (page) => {
      await page.route(`**${fullPath(assets.listAssetCategories)}?*`, (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(register)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
