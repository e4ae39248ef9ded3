import { expect, test } from './journey'
import { linkOfMail } from './mailbox'
import { createCompany, fillSignIn, giveSession, newPerson, verifiedPerson } from './people'

test.describe('a firm signs up', () => {
  test.use({ refusals: [401] })

  test('from the first form to the dashboard of its workspace', async ({ page, request }) => {
    const person = newPerson('Amara')
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()

    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Last name').fill(person.lastName)
    await page.getByLabel('Username').fill(person.username.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()

    // Before the link is followed, the account lets nobody in.
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await fillSignIn(page, person)
    await expect(page.getByRole('alert')).toContainText('Your account isn’t verified yet')
    await page.getByRole('button', { name: 'Resend e-mail' }).click()
    await expect(page.getByText('A new e-mail is on its way.')).toBeVisible()

    const link = await linkOfMail(request, person.username, 'Verify your e-mail address')
    await page.goto(link.pathname + link.search)
    await expect(page.getByText('Your account is verified')).toBeVisible()

    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible()

    const name = `Amara & Partners ${person.username.slice(6, 12)}`
    await page.getByLabel('Company name').fill(name)
    await expect(page.getByText('Available. The owner can change it later.')).toBeVisible()
    await page.getByRole('button', { name: 'Create company' }).click()

    await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Amara$/ })).toBeVisible()
    await expect(page).toHaveURL(/\/employments\/amara-partners-/)
    await expect(page.getByRole('link', { name: /Turn on two-factor sign-in/ })).toBeVisible()
  })
})

test.describe('a verification link', () => {
  test.use({ refusals: [400] })

  test('that is bad or used says so and can be sent anew @once', async ({ page }) => {
    await page.goto('/verify?token=this-token-was-never-mailed')
    await expect(page.getByRole('alert')).toContainText('This link is invalid, expired or already used')
    await page.getByLabel('Username').fill('somebody@journeys.example')
    await page.getByRole('button', { name: 'Resend e-mail' }).click()
    await expect(page.getByRole('status')).toContainText('a new link is on its way')
  })
})

test('a username that is taken is told on leaving the field, with the way to reset @once @long', async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request)
  await page.goto('/xyzsignupabc')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).focus()
  await expect(page.getByText('Username already exists: use reset password or another e-mail')).toBeVisible()
  await page.getByRole('link', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/requestpasswordreset$/)
})

test('a second company is created at /createspace, and an address that is taken is refused @once', async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request)
  const taken = await createCompany(request, person, `First ${person.username.slice(6, 14)}`)
  await giveSession(page, person)
  await page.goto('/createspace')
  await page.getByLabel('Company name').fill(`Second ${person.username.slice(6, 14)}`)
  await expect(page.getByLabel('Address')).toHaveValue(/^second-/)
  await page.getByLabel('Address').fill(taken)
  await expect(page.getByText(/^This address is taken/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create company' })).toBeDisabled()
  await page.getByLabel('Address').fill(`${taken}-annexe`)
  await expect(page.getByText('Available. The owner can change it later.')).toBeVisible()
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(page).toHaveURL(new RegExp(`/employments/${taken}-annexe$`))
})
