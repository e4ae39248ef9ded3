import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { createCompany, giveSession, type Person, verifiedPerson } from './people'
import { swept } from './swept'

/** Opens a page of the settings, in a company of somebody's own. */
async function openSettings(page: Page, path = ''): Promise<{ owner: Person; domain: string; name: string }> {
  const owner = await verifiedPerson(page.request)
  const name = `Alder ${owner.username.slice(6, 14)}`
  const domain = await createCompany(page.request, owner, name)
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/settings${path}`)
  await expect(page.getByText('All changes saved')).toBeVisible()
  return { owner, domain, name }
}

const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-7').toLowerCase())

test('name and colours are tried out, saved, and seen in the other browser @once', async ({ page, openBrowser }) => {
  const { owner, domain } = await openSettings(page)
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, owner)
  await other.goto(`/employments/${domain}`)
  await listening

  await page.getByLabel('Name', { exact: true }).fill('Birch & Partners')
  await page.getByRole('textbox', { name: 'Primary' }).fill('#0B5D1E')
  await page.getByRole('textbox', { name: 'Background' }).fill('#222222')
  await expect(page.getByText(/Hard to read: grey on background/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Background' }).fill('#EEF2EE')
  await expect(page.getByText(/White text on primary \d/)).toBeVisible()
  expect(await primaryOf(page)).not.toBe('#0b5d1e')

  await page.getByLabel('Name', { exact: true }).press('Control+Enter')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect.poll(() => primaryOf(page)).toBe('#0b5d1e')
  await expect(other.getByRole('banner')).toContainText('Birch & Partners')
  await expect.poll(() => primaryOf(other)).toBe('#0b5d1e')
})

test('a feature that is switched off closes its pages, in every browser @once @long', async ({ page, openBrowser }) => {
  const { owner, domain } = await openSettings(page)
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, owner)
  await other.goto(`/employments/${domain}/settings/timeSheetSettings`)
  await listening
  const entry = other.getByRole('navigation', { name: 'Company Settings' }).getByRole('link', { name: 'Time sheets' })
  await expect(entry).toBeVisible()

  const feature = page.getByRole('switch', { name: 'Time sheets' })
  await feature.click({ force: true })
  await save(page)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(other.getByText('This feature is switched off for your company')).toBeVisible()
  await expect(entry).toHaveCount(0)

  await feature.click({ force: true })
  await save(page)
  await expect(other.getByText('Require a project')).toBeVisible()
})

test('somebody else’s change shows, and takes nothing from what is being typed @once @long', async ({
  page,
  openBrowser,
}) => {
  const { owner, domain } = await openSettings(page)
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, owner)
  await other.goto(`/employments/${domain}/settings`)
  await listening
  await expect(other.getByText('All changes saved')).toBeVisible()
  await other.getByLabel('Name', { exact: true }).fill('Theirs')

  await page.getByLabel('Name', { exact: true }).fill('Ours')
  await page.getByRole('textbox', { name: 'Accent' }).fill('#0E776E')
  await save(page)
  await expect(other.getByText(/ changed Name to Ours .+; yours: Theirs/)).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Accent' })).toHaveValue('#0E776E')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Theirs')
  await other.getByRole('button', { name: 'Take theirs: Name' }).click()
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Ours')
  await expect(other.getByText('All changes saved')).toBeVisible()
})

test('whoever is in the workspace follows its new address, with what they are typing @once', async ({
  page,
  openBrowser,
}) => {
  const { owner, domain } = await openSettings(page)
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, owner)
  await other.goto(`/employments/${domain}/settings/invoiceSettings`)
  await listening
  await other.getByLabel('VAT number').fill('GB 123 4567 89')

  await page.getByLabel('Address').fill(`${domain}-moved`)
  await save(page)
  await expect(page).toHaveURL(new RegExp(`/employments/${domain}-moved/settings$`))
  await expect(other).toHaveURL(new RegExp(`/employments/${domain}-moved/settings/invoiceSettings$`))
  await expect(other.getByLabel('VAT number')).toHaveValue('GB 123 4567 89')
})

test.describe('refused', () => {
  test.use({ refusals: [409] })

  test('unsaved changes survive a refusal, and leaving asks first @once @long', async ({ page }) => {
    const { domain } = await openSettings(page)
    await page.getByLabel('Name', { exact: true }).fill('Kept Name')
    await page.getByLabel('Address').fill('calder-rowe')
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved: This address is taken' })).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept Name')

    await page.getByRole('link', { name: 'Employees' }).last().click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept Name')

    await page.getByLabel('Address').fill(`${domain}-moved`)
    await save(page)
    await expect(page).toHaveURL(new RegExp(`/employments/${domain}-moved/settings$`))
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept Name')
  })
})

interface CollectionJourney {
  readonly noun: string
  readonly path: string
  readonly fill: (page: Page, name: string) => Promise<void>
}

const named = async (page: Page, name: string) => page.getByRole('dialog').getByLabel('Name').fill(name)

const collections: readonly CollectionJourney[] = [
  {
    noun: 'absence reason',
    path: '',
    fill: async (page, name) => {
      await named(page, name)
      await page.getByLabel('Initials').fill('JD')
      await page.getByLabel(/^Separate allowance/).fill('2.5')
    },
  },
  {
    noun: 'expense type',
    path: '/expenseSettings',
    fill: async (page, name) => {
      await named(page, name)
      await page
        .getByRole('dialog')
        .getByLabel(/^Category/)
        .fill('Field work')
    },
  },
  {
    noun: 'credit card',
    path: '/expenseSettings',
    fill: async (page, name) => {
      await named(page, name)
      await page.getByLabel('Number').fill('4242424242424242')
      await expect(page.getByText('Visa: only •••• 4242 is kept')).toBeVisible()
    },
  },
  {
    noun: 'pipeline stage',
    path: '/opportunityAndProjectSettings',
    fill: async (page, name) => {
      await named(page, name)
      await page.getByLabel('Probability').fill('33')
    },
  },
  {
    noun: 'rate card',
    path: '/opportunityAndProjectSettings',
    fill: async (page, name) => {
      await named(page, name)
      await page.getByLabel('Hourly charge').fill('120')
      await page.getByLabel('Hourly cost').fill('54.50')
    },
  },
  { noun: 'contact type', path: '/clientSettings', fill: named },
  {
    noun: 'journal category',
    path: '/clientSettings',
    fill: async (page, name) => {
      await named(page, name)
      await page.getByLabel('Initials').fill('WS')
    },
  },
]

/** With a rule that only its form knows, on a page with others; the rest is one and the same list. */
const KINDS = ['credit card']

test('one of each collection is added, changed and deleted @once', async ({ page }) => {
  test.setTimeout(180_000)
  const { domain } = await openSettings(page)
  for (const { noun, path, fill } of swept(collections, (each) => KINDS.includes(each.noun)))
    await test.step(noun, async () => {
      await page.goto(`/employments/${domain}/settings${path}`)
      await page.getByRole('button', { name: `Add ${noun}` }).click()
      await fill(page, 'Juniper')
      await page
        .getByRole('button', { name: /^Add\b/ })
        .last()
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.getByRole('row', { name: /Juniper/ }).focus()
      await page.keyboard.press('Enter')
      await named(page, 'Larch')
      await page.getByRole('dialog').getByLabel('Name').press('Control+Enter')
      await expect(page.getByRole('row', { name: /Larch/ })).toBeVisible()

      await page.getByRole('button', { name: 'Actions for Larch' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog', { name: 'Delete “Larch”?' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByRole('row', { name: /Larch/ })).toHaveCount(0)
    })
})

test('bank holidays follow the country, with days of one’s own and days worked on', async ({ page }) => {
  await openSettings(page)
  const card = page.getByRole('region', { name: 'Bank holidays' })
  await page
    .getByRole('button', { name: /^Bank holidays in/ })
    .last()
    .click()
  await expect(card.getByText('Christmas Day')).toBeVisible()
  const year = Number(await card.locator('[aria-live]').innerText())

  await page.getByRole('button', { name: 'Add bank holiday' }).click()
  await page.getByLabel('Date', { exact: true }).fill(`17/06/${year}`)
  await named(page, 'Founders’ Day')
  await page
    .getByRole('button', { name: /^Add\b/ })
    .last()
    .click()
  await expect(card.getByRole('row', { name: /Founders’ Day/ })).toContainText('Own')

  await page.getByRole('button', { name: /^Actions for Christmas Day/ }).click()
  await page.getByRole('menuitem', { name: 'Make a working day' }).click()
  await page.getByRole('button', { name: 'Make a working day' }).click()
  await expect(card.getByText('Christmas Day')).toHaveCount(0)
})
