import { expect, test } from './journey'
import { giveSession, verifiedPerson } from './people'

/** A square of one colour, as an image file. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAGUlEQVR4nGNw6Gn4TwpmGNUwqmH4agAAJtPHEE1JjNEAAAAASUVORK5CYII=',
  'base64',
)

test('the own account: image, colour scheme and history', async ({ page, request }) => {
  await giveSession(page, await verifiedPerson(request, 'Noor'))
  await page.goto('/account')

  await page.getByRole('button', { name: 'Add image' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Image file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Profile' }).locator('img')).toHaveJSProperty('complete', true)

  await page.getByRole('region', { name: 'Appearance' }).getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('Appearance')).toBeVisible()
  await expect(history.getByText('Profile image')).toBeVisible()

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add image' })).toBeVisible()
})

test('the colour scheme goes with the person to another browser @once @long', async ({
  page,
  openBrowser,
  request,
}) => {
  const person = await verifiedPerson(request)
  await giveSession(page, person)
  await page.goto('/account')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('region', { name: 'Appearance' }).getByText('Dark').click()
  await saved
  const other = await openBrowser()
  await giveSession(other, person)
  await other.goto('/workspaces')
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
