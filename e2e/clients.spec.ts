import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clients } from '@praxis/contract/clients/clients'
import { companyManagement } from '@praxis/contract/company/company-management'
import { addClient, firmOf, nameOf } from './client-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { unfoldFilters } from './unfold-filters'

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `More options for ${name}` })

/** The lines of the filtered list as it is downloaded, its head included. */
async function savedLines(page: Page): Promise<string[]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  return (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/)
}

test('a client is added, filled in, given contacts, and deactivated', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { owner, domain } = await firmOf(request, 'Clients')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/clients`)
  await expect(page.getByText('No clients yet')).toBeVisible()
  await lookAt(page, 'no clients')

  await page.getByRole('button', { name: 'Add client' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: "Client's owner" })).toHaveValue(nameOf(owner))
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await expect(dialog.getByText('Client name is required')).toBeVisible()
  await dialog.getByLabel('Client name').fill('Northgate Water')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Northgate Water' })).toBeVisible()

  await page.getByLabel('Website').fill('not a link')
  await page.getByLabel('Landline').fill('12')
  await page.getByLabel('City').fill('Warrington')
  await expect(page.getByText('Invalid Phone Number')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Invalid URL')).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await lookAt(page, 'problems of the details')
  await page.getByLabel('Website').fill('northgate.example')
  await page.getByLabel('Landline').fill('01925 555014')
  const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/details'))
  await page.keyboard.press('Control+Enter')
  const { contact, ...rest } = (await sent).postDataJSON()
  expect(Object.keys(contact)).toEqual(['landline', 'website'])
  expect(rest).toEqual({ address: { city: 'Warrington' }, version: 1 })
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'northgate.example' }).first()).toHaveAttribute(
    'href',
    'http://northgate.example',
  )

  await page.getByRole('link', { name: /^Contacts/ }).click()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await dialog.getByLabel('First name').fill('Rachel')
  await dialog.getByLabel('Last name').fill('Hale')
  await dialog.getByLabel('E-mail').fill('r.hale@northgate')
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Main' }).click()
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await expect(dialog.getByText('Invalid Email')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('r.hale@northgate.example')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  const rachel = page.getByRole('listitem', { name: 'Rachel Hale' }).first()
  await expect(rachel).toContainText('Main')
  await expect(rachel.getByRole('link')).toHaveAttribute('href', 'mailto:r.hale@northgate.example')
  await lookAt(page, 'contacts')

  await page.getByRole('button', { name: 'Actions for Rachel Hale' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel('Job title').fill('Head of Data')
  const changed = page.waitForRequest((call) => call.method() === 'PUT' && call.url().includes('/contacts/'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await changed).postDataJSON()).toEqual({ jobTitle: 'Head of Data', version: 1 })
  await expect(rachel).toContainText('Head of Data')

  // On phones snackbars lie over the head of the page.
  for (const close of await page.getByRole('button', { name: 'Close message' }).all()) await close.click()
  await menuOf(page, 'Northgate Water').click()
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('This client is inactive')).toBeVisible()
  await menuOf(page, 'Northgate Water').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('deactivated the client')
  await lookAt(page, 'an inactive client with its history')

  await page.goto(`/employments/${domain}/clients?state=inactive`)
  await expect(page.getByRole('heading', { name: 'Inactive Clients' })).toBeVisible()
  await page.getByRole('link', { name: 'Northgate Water' }).click()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await dialog.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('This client is inactive')).toHaveCount(0)
})

test('the list is searched, filtered and kept in its address, and saved as a file', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { owner, domain, call } = await firmOf(request, 'Lists')
  const definition = { key: 'Sector', type: 'selects' as const, options: ['Water', 'Rail'] }
  await call(companyManagement.updateCompanyManagement, {
    body: {
      updateClientSettingsInput: { defaultDynamicDetails: [definition], searchableDynamicFields: ['Sector'] },
    },
  })
  const names = Array.from({ length: 26 }, (_, index) => `Client ${String.fromCharCode(65 + index)}`)
  await Promise.all(names.map((name) => addClient(call, name)))
  const water = await addClient(call, '=Northgate & Sons')
  await call(clients.updateClientDetails, {
    params: { id: water },
    body: {
      tradingCurrency: 'EUR',
      dynamicDetails: [{ key: 'Sector', type: 'selects', value: 'Water' }],
    },
  })

  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/clients`)
  const cards = page.getByRole('list', { name: 'Active Clients' })
  await expect(cards.getByRole('listitem')).toHaveCount(12)
  await lookAt(page, 'cards')
  await page.locator('label', { hasText: 'List' }).click()
  await expect(page.getByText('1 – 25 of 27')).toBeVisible()
  const display = (await page.context().cookies()).find(({ name }) => name === 'clientDisplay')
  expect(display?.value).toBe('list')
  expect(display?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText('26 – 27 of 27')).toBeVisible()
  await lookAt(page, 'the list')

  await page.getByRole('heading', { name: 'Clients', exact: true }).click()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Client or contact' })).toBeFocused()
  await page.keyboard.type('north')
  await expect(page).toHaveURL(/search=north/)
  await expect(page.getByRole('link', { name: '=Northgate & Sons' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Client A' })).toHaveCount(0)

  const [, ...found] = await savedLines(page)
  expect(found).toEqual([expect.stringContaining("'=Northgate & Sons")])

  await page.getByRole('button', { name: 'Clear search' }).click()
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Sector' }).click()
  await page.getByRole('menuitemradio', { name: 'Rail' }).click()
  await expect(page.getByText('No clients match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Sector: Rail' }).click()
  await page.getByRole('menuitemradio', { name: 'Water' }).click()
  await expect(page.getByText('1 – 1 of 1')).toBeVisible()
  expect(await savedLines(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Clear sector' }).click()
  await page.getByRole('button', { name: 'Sort by: Client name, A to Z' }).click()
  await page.getByRole('menuitemradio', { name: 'Last updated, newest first' }).click()
  await expect(page).toHaveURL(/sortOrder=-updatedAt/)
  await expect(page.locator('tbody a').first()).toHaveText('=Northgate & Sons')
})

test.describe('a client that something refers to', () => {
  test.use({ refusals: [409] })

  test('is not deleted, and the reason names what does @once @long', async ({ page, request }) => {
    const { owner, domain, call } = await firmOf(request, 'Delete')
    const id = await addClient(call, 'Halden Bank')
    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/clients/${id}?tab=journal`)
    await expect(page).toHaveURL(new RegExp(`/clients/${id}/journal$`))
    await expect(page.getByRole('navigation', { name: 'Client' }).locator('[aria-current]')).toHaveText(/^Journal/)
    await page.getByRole('button', { name: 'What happened with Halden Bank?' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('First call')
    await page.getByRole('button', { name: 'Add entry' }).click()
    await expect(page.getByRole('article', { name: 'First call' })).toBeVisible()

    await menuOf(page, 'Halden Bank').click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Halden Bank')
    await dialog.getByRole('button', { name: 'Delete client' }).click()
    await expect(dialog.getByRole('alert')).toContainText(/This can’t be deleted while it has journal entries/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Actions for First call' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await dialog.getByRole('button', { name: 'Delete entry' }).click()
    await expect(page.getByRole('article', { name: 'First call' })).toHaveCount(0)
    await menuOf(page, 'Halden Bank').click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await dialog.getByRole('textbox').fill('Halden Bank')
    await dialog.getByRole('button', { name: 'Delete client' }).click()
    await expect(page).toHaveURL(new RegExp(`/employments/${domain}/clients$`))
    await expect(page.getByText('No clients yet')).toBeVisible()
  })
})

test.describe('a client of somebody else', () => {
  test.use({ refusals: [404] })

  test('is not shown, one given to them shows at once, and may be edited @once @long', async ({
    page,
    openBrowser,
    request,
  }) => {
    const { owner, domain, call } = await firmOf(request, 'Owned')
    const colleague = await colleagueOf(request, owner, 'Priya')
    const id = await addClient(call, 'Kestrel Insurance')
    const other = await openBrowser()
    const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(other, colleague)
    await other.goto(`/employments/${domain}/clients/${id}`)
    await expect(other.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
    await other.goto(`/employments/${domain}/clients`)
    await listening
    await expect(other.getByText('You don’t own any clients yet.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Add client' })).toHaveCount(0)

    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/clients/${id}`)
    await page.getByRole('combobox', { name: "Client's owner" }).fill(colleague.firstName)
    await page.getByRole('option', { name: nameOf(colleague) }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()

    await other.getByRole('link', { name: 'Kestrel Insurance' }).click()
    await other.getByLabel('City').fill('Bristol')
    await other.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByLabel('City')).toHaveValue('Bristol')
  })
})

test.describe('for a while without a network', () => {
  test.use({ complaints: /ERR_INTERNET_DISCONNECTED/ })

  test('two people who change the same field are told, and choose @once', async ({ page, request, openBrowser }) => {
    const { owner, domain, call } = await firmOf(request, 'Both')
    const address = `/employments/${domain}/clients/${await addClient(call, 'Northgate Water')}`
    const other = await openBrowser()
    for (const browser of [page, other]) {
      const listening = browser.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
      await giveSession(browser, owner)
      await browser.goto(address)
      await listening
    }
    const city = other.getByLabel('City')
    await city.fill('York')
    await other.getByLabel('Postcode').fill('YO1 7HH')
    await page.getByLabel('City').fill('Leeds')
    await page.keyboard.press('Control+Enter')
    await expect(other.getByText(/ changed City to Leeds .+; yours: York/)).toBeVisible()
    await other.keyboard.press('Control+Enter')
    await expect(other.getByText(/Choose what to keep first/)).toBeVisible()
    await other.getByRole('button', { name: 'Take theirs: City' }).click()
    await expect(city).toHaveValue('Leeds')
    await other.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Postcode')).toHaveValue('YO1 7HH')

    // Whoever was offline saves on top of what happened meanwhile, and is asked about fields that both have changed.
    await other.context().setOffline(true)
    await city.fill('Hull')
    await other.getByLabel('Line 2').fill('Dock Street')
    await page.getByLabel('City').fill('Bristol')
    await page.getByLabel('Landline').fill('01179 555014')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.keyboard.press('Control+Enter')
    await saved
    await other.context().setOffline(false)
    await expect(other.getByText(/ changed City to Bristol .+; yours: Hull/)).toBeVisible()
    await other.getByRole('button', { name: 'Keep mine: City' }).click()
    await other.keyboard.press('Control+Enter')
    await expect(page.getByLabel('City')).toHaveValue('Hull')
    await expect(page.getByLabel('Line 2')).toHaveValue('Dock Street')
    await expect(page.getByLabel('Landline')).toHaveValue('01179 555014')
  })
})

test('the palette leads to a client and to adding one', async ({ page, request, isMobile }) => {
  const { owner, domain, call } = await firmOf(request, 'Palette')
  await addClient(call, 'Lumen Energy')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}`)
  const openPalette = () =>
    isMobile ? page.getByRole('button', { name: 'Search' }).click() : page.keyboard.press('Control+K')
  await expect(page.getByRole('heading', { name: /, Olive$/ })).toBeVisible()
  await openPalette()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('lumen')
  await page.getByText('Lumen Energy').click()
  await expect(page.getByRole('heading', { name: 'Lumen Energy' })).toBeVisible()
  await openPalette()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('add client')
  await page.getByRole('dialog').getByText('Add client').click()
  await expect(page.getByRole('dialog').getByLabel('Client name')).toBeVisible()
})
