import { expect, test } from './journey'
import { linkOfMail } from './mailbox'
import { createCompany, fillSignIn, giveSession, verifiedPerson } from './people'

test.use({ refusals: [400, 401] })

test('a forgotten password is reset by mail, and every session ends @once', async ({ page, openBrowser, request }) => {
  const person = await verifiedPerson(request)
  const domain = await createCompany(request, person, `Reset ${person.username.slice(6, 14)}`)
  const elsewhere = await openBrowser()
  await giveSession(elsewhere, person)
  await elsewhere.goto(`/employments/${domain}`)
  await expect(elsewhere.getByRole('heading', { name: /^Good / })).toBeVisible()

  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Username').fill(person.username)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('a link to set a new password is on its way')

  const link = await linkOfMail(request, person.username, 'Set a new password')
  await page.goto(link.pathname + link.search)
  await page.getByLabel('Password', { exact: true }).fill('Otter-Lantern-9')
  await page.getByLabel('Confirm Password').fill('Otter-Lantern-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/signin\?reason=invalidRefreshToken/)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await expect(page.getByRole('alert')).toContainText('Username or password is invalid')
  await fillSignIn(page, { ...person, password: 'Otter-Lantern-9' })
  await expect(page).toHaveURL(new RegExp(`/employments/${domain}$`))

  // The link works only once.
  await elsewhere.goto(link.pathname + link.search)
  await expect(elsewhere.getByRole('alert')).toContainText('This link is invalid')
})

test('asking for a reset answers alike for somebody unknown @once @long', async ({ page }) => {
  await page.goto('/requestpasswordreset')
  await page.getByLabel('Username').fill('nobody@journeys.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If nobody@journeys.example has an account')
})

test('a changed password is asked for from then on @once @long', async ({ page, request }) => {
  const person = await verifiedPerson(request)
  await giveSession(page, person)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Password' })
  const change = async (current: string) => {
    await card.getByLabel('Current password').fill(current)
    await card.getByLabel('New password').fill('Otter-Lantern-9')
    await card.getByLabel('Confirm Password').fill('Otter-Lantern-9')
    await card.getByRole('button', { name: 'Change password' }).click()
  }
  await change('Not-My-Password-1')
  await expect(card.getByText('The current password is incorrect')).toBeVisible()
  await change(person.password)
  await expect(page.getByText('Updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await fillSignIn(page, { ...person, password: 'Otter-Lantern-9' })
  await expect(page.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible()
})
