import { colleagueOf, invite } from './colleagues'
import { expect, test } from './journey'
import { linkOfMail } from './mailbox'
import { createCompany, fillSignIn, giveSession, newPerson, verifiedPerson } from './people'

test('people are invited together, and a new one signs up from the mail and joins @once', async ({
  page,
  openBrowser,
  request,
}) => {
  const owner = await verifiedPerson(request, 'Olive')
  const company = `Inviting ${owner.username.slice(6, 14)}`
  const domain = await createCompany(request, owner, company)
  const [newcomer, other] = [newPerson('Nina'), newPerson('Otto')]
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employee-management/employees`)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail addresses').fill(`${newcomer.username}, not-an-address`)
  await dialog.getByLabel('Job title').fill('Data Engineer')
  await expect(dialog.getByText('Invalid Email: not-an-address')).toBeVisible()
  await dialog.getByLabel('E-mail addresses').fill(`${newcomer.username}, ${other.username}`)
  await dialog.getByRole('button', { name: /^Invite 2 people/ }).click()
  await expect(page.getByText('Invited 2 people')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Employees' }).getByText('Invited', { exact: true })).toHaveCount(2)

  const link = await linkOfMail(request, newcomer.username, `[^<]*invited you to join ${company}`)
  const browser = await openBrowser()
  await browser.goto(link.pathname + link.search)
  await expect(browser.getByRole('heading', { name: `Join ${company}` })).toBeVisible()
  await expect(browser.getByLabel('Username')).toHaveValue(newcomer.username)
  await browser.getByLabel('First name').fill(newcomer.firstName)
  await browser.getByLabel('Last name').fill(newcomer.lastName)
  await browser.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await browser.getByLabel('Confirm Password').fill(newcomer.password)
  await browser.getByRole('button', { name: 'Sign up and join' }).click()
  await expect(browser).toHaveURL(new RegExp(`/employments/${domain}$`))
  await expect(browser.getByRole('heading', { name: `, ${newcomer.firstName}` })).toBeVisible()
  // The owner sees the newcomer without doing anything.
  await expect(page.getByRole('link', { name: `${newcomer.firstName} ${newcomer.lastName}` })).toBeVisible()

  await page.getByRole('button', { name: `Actions for ${other.username}` }).click()
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`Invitation to ${other.username} withdrawn`)).toBeVisible()
  await expect(page.getByRole('link', { name: other.username })).toHaveCount(0)
})

test.describe('a code', () => {
  test.use({ refusals: [400] })

  test('that was used or never existed says so @once @long', async ({ page, request }) => {
    const owner = await verifiedPerson(request, 'Olive')
    await createCompany(request, owner, `Codes ${owner.username.slice(6, 14)}`)
    await page.goto('/invitation?code=no-such-code')
    await expect(page.getByRole('alert')).toContainText('Invalid invitation code')

    const invited = newPerson('Una')
    const { path } = await invite(request, owner, invited.username)
    await page.goto(path)
    await page.getByLabel('First name').fill(invited.firstName)
    await page.getByLabel('Last name').fill(invited.lastName)
    await page.getByLabel('Password', { exact: true }).fill(invited.password)
    await page.getByLabel('Confirm Password').fill(invited.password)
    await page.getByRole('button', { name: 'Sign up and join' }).click()
    await expect(page.getByRole('heading', { name: `, ${invited.firstName}` })).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('already used')
  })
})

test('an invitation for somebody else says so; signing out and in as them accepts it @once', async ({
  page,
  request,
}) => {
  const owner = await verifiedPerson(request, 'Olive')
  const company = `Second ${owner.username.slice(6, 14)}`
  const domain = await createCompany(request, owner, company)
  const known = await verifiedPerson(request, 'Kim')
  const { path } = await invite(request, owner, known.username)

  await giveSession(page, await verifiedPerson(request, 'Sam'))
  await page.goto(path)
  await expect(page.getByRole('alert')).toContainText('This invitation is for someone else')
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, known)
  await expect(page.getByRole('heading', { name: `Join ${company}` })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL(new RegExp(`/employments/${domain}$`))
  await expect(page.getByRole('heading', { name: `, ${known.firstName}` })).toBeVisible()
})

test.describe('whoever works there already', () => {
  test.use({ refusals: [409] })

  test('is not invited twice @once @long', async ({ page, request }) => {
    const owner = await verifiedPerson(request, 'Olive')
    const domain = await createCompany(request, owner, `Twice ${owner.username.slice(6, 14)}`)
    const colleague = await colleagueOf(request, owner, 'Cora')
    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/employee-management/employees`)
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail addresses').fill(colleague.username)
    await dialog.getByRole('button', { name: /^Invite/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('An employee with the same e-mail already exists')
    await expect(dialog.getByText(`${colleague.username} is employed or invited already`)).toBeVisible()
    await expect(dialog.getByLabel('E-mail addresses')).toHaveValue(colleague.username)
  })
})
