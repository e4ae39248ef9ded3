import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clients } from '@praxis/contract/clients/clients'
import { addClient, firmOf, nameOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
)

const DOCUMENT =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>'

/** A picture as a browser's clipboard holds it. */
const pastePicture = (page: Page) =>
  page.getByRole('textbox', { name: 'Entry' }).evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...PICTURE],
  )

const dropFile = (page: Page, name: string) =>
  page.getByRole('textbox', { name: 'Entry' }).evaluate((element, fileName) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['dropped'], fileName, { type: 'text/plain' }))
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, name)

test('the journal takes an entry with files, shows them, and is filtered and corrected', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { owner, domain, call } = await firmOf(request, 'Diary')
  const id = await addClient(call, 'Northgate Water')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/clients/${id}/journal`)
  await expect(page.getByText('No journal entries about Northgate Water yet.')).toBeVisible()
  await page.getByRole('button', { name: 'What happened with Northgate Water?' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Steering group 5')
  await page.getByRole('textbox', { name: 'Entry' }).fill('Scope for phase 2 agreed.')

  // An entry that was begun is there after looking elsewhere.
  await page.getByRole('link', { name: /^Contacts/ }).click()
  await page.getByRole('link', { name: /^Journal/ }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Steering group 5')
  await expect(page.getByRole('textbox', { name: 'Entry' })).toHaveText('Scope for phase 2 agreed.')

  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'actions.csv', mimeType: 'text/csv', buffer: Buffer.from('who,what\nRuth,budget') },
    { name: 'pack.pdf', mimeType: 'application/pdf', buffer: Buffer.from(DOCUMENT) },
  ])
  await pastePicture(page)
  await dropFile(page, 'notes.txt')
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  await lookAt(page, 'the entry being written')
  await page.getByRole('textbox', { name: 'Title' }).press('Control+Enter')

  const entry = page.getByRole('article', { name: 'Steering group 5' })
  await expect(entry).toContainText('Scope for phase 2 agreed.')
  await expect(entry).toContainText(nameOf(owner))
  await page.reload()
  const saved = page.waitForEvent('download')
  await entry.getByRole('link', { name: 'Download actions.csv' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('who,what\nRuth,budget')
  await entry.getByRole('button', { name: /^Show clipboard_/ }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: /^clipboard_/ })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10)
  await page.keyboard.press('Escape')
  const opened = page.waitForResponse((response) => response.headers()['content-type'] === 'application/pdf')
  await entry.getByRole('button', { name: 'Show pack.pdf' }).click()
  expect((await opened).ok()).toBe(true)
  await expect(page.locator('iframe[title="pack.pdf"]')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await lookAt(page, 'the journal')

  await page.getByRole('button', { name: 'Actions for Steering group 5' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Steering group 6')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Call' }).click()
  await page.getByRole('button', { name: 'Remove actions.csv' }).click()
  const sent = page.waitForRequest((written) => written.method() === 'PUT')
  await page.getByRole('button', { name: /^Save/ }).click()
  const form = (await sent).postData() ?? ''
  for (const name of ['categoryID', 'categoryName', 'categoryColor', 'categoryCanBeDeleted', 'categoryInitials'])
    expect(form).toContain(`name="${name}"`)
  const corrected = page.getByRole('article', { name: 'Steering group 6' })
  await expect(corrected.getByRole('img', { name: 'Call' })).toBeVisible()
  await expect(corrected.getByText('actions.csv')).toHaveCount(0)

  await page.getByRole('button', { name: 'Call 1' }).click()
  await expect(page).toHaveURL(/categoryID=/)
  await expect(corrected).toBeVisible()
  await page.getByRole('button', { name: 'Period' }).click()
  await page.getByRole('button', { name: 'Last calendar year' }).click()
  await expect(page.getByText('No entries match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('phase')
  await expect(page).toHaveURL(/search=phase/)
  await expect(corrected).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Steering group 6' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete entry' }).click()
  await expect(corrected).toHaveCount(0)
})

const HOSTILE =
  '<img src="https://evil.example/x.png" onerror="window.hacked=1"><script>window.hacked=1</script>' +
  '<p onclick="window.hacked=1" style="background:url(https://evil.example/y.png)">Text</p>' +
  '<a href="javascript:window.hacked=1">link</a><svg onload="window.hacked=1"></svg>' +
  '<iframe src="https://evil.example"></iframe>'

test.describe('without the policy that would stop it', () => {
  // The cleaning of the text has to hold without the content security policy.
  test.use({ bypassCSP: true })

  test('nothing that somebody wrote is ever run @once', async ({ page, request }) => {
    const { owner, domain, call } = await firmOf(request, 'Hostile')
    const name = '<img src=x onerror=window.hacked=1>'
    const id = await addClient(call, name)
    await call(clients.updateClientDetails, {
      params: { id },
      body: {
        contact: { website: 'javascript.example/javascript:window.hacked=1' },
        address: { line1: name, line2: '', city: name, postcode: '' },
        dynamicDetails: [
          { key: name, value: HOSTILE, type: 'freeText' },
          { key: 'Brief', value: HOSTILE, type: 'richText' },
        ],
      },
    })
    await call(clients.createClientContact, {
      params: { id },
      body: {
        typeID: null,
        firstName: name,
        lastName: '',
        jobTitle: name,
        email: '',
        landline: '',
        mobile: '',
        fax: '',
      },
    })
    const outside: string[] = []
    page.on('request', (sent) => sent.url().includes('evil.example') && outside.push(sent.url()))
    page.on('dialog', (shown) => outside.push(shown.message()))

    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/clients/${id}/journal`)
    await page.getByRole('button', { name: `What happened with ${name}?` }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(name)
    await page.getByLabel('Files to attach').setInputFiles([
      { name: '"><img src=x onerror=window.hacked=1>.html', mimeType: 'text/html', buffer: Buffer.from(HOSTILE) },
      {
        name: 'picture.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      },
    ])
    await page.getByRole('textbox', { name: 'Entry' }).evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'Text')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, HOSTILE)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('article')).toContainText('Text')
    // Neither file is offered to be opened in place.
    await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(0)

    // The answer is changed as if the server had let the script through.
    await page.route('**/api/v1/journalEntries?**', async (route) => {
      const response = await route.fetch()
      const list = await response.json()
      for (const item of list.items) item.content = HOSTILE
      await route.fulfill({ response, json: list })
    })
    await page.route(`**/api/v1/clients/${id}`, async (route) => {
      const response = await route.fetch()
      const client = await response.json()
      for (const row of client.details.dynamicDetails) row.value = HOSTILE
      await route.fulfill({ response, json: { ...client, can: { edit: false, delete: false, readHistory: true } } })
    })
    for (const tab of ['/journal', '/contacts', '']) {
      await page.goto(`/employments/${domain}/clients/${id}${tab}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText('Text').first()).toBeAttached()
      for (const link of await page.getByRole('link', { name: 'link', exact: true }).all()) await link.click()
      await expect(page.locator('main :is(script, iframe, [onerror], [onclick], [onload])')).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    }
    await page.goto(`/employments/${domain}/clients`)
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(outside).toEqual([])
  })
})
