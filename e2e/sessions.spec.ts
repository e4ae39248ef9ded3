import { expect, test } from './journey'
import { createCompany, giveSession, verifiedPerson } from './people'

test.use({ refusals: [401] })

test('signing out elsewhere ends the other browser at once @once', async ({ page, openBrowser, request }) => {
  const person = await verifiedPerson(request)
  const domain = await createCompany(request, person, `Sessions ${person.username.slice(6, 14)}`)
  const other = await openBrowser()
  await giveSession(other, person)
  await other.goto(`/employments/${domain}`)
  await expect(other.getByRole('heading', { name: /^Good / })).toBeVisible()

  await giveSession(page, person)
  await page.goto('/account')
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByText('This browser')).toBeVisible()
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await expect(other.getByRole('alert')).toHaveText('Your session has ended. Sign in again.')
  await expect(other).toHaveURL(/\/signin/)
})
