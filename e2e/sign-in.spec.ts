import { expect, test } from './journey'
import { createCompany, fillSignIn, giveSession, verifiedPerson } from './people'

test.describe('a refused sign-in', () => {
  test.use({ refusals: [401] })

  test('keeps what was typed, and the right password then opens the one workspace @phone', async ({
    page,
    request,
  }) => {
    const person = await verifiedPerson(request)
    const domain = await createCompany(request, person, `Only ${person.username.slice(6, 14)}`)
    await page.goto('/signin')
    await fillSignIn(page, { ...person, password: 'Wrong-Password-1' })
    await expect(page.getByRole('alert')).toContainText('Username or password is invalid')
    await expect(page.getByLabel('Username')).toHaveValue(person.username)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await fillSignIn(page, person)
    await expect(page).toHaveURL(new RegExp(`/employments/${domain}$`))
  })
})

test('a protected page asks to sign in first, and is shown afterwards', async ({ page, request }) => {
  const person = await verifiedPerson(request)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/signin\?reason=invalidActionWhileNotAuthenticated/)
  await expect(page.getByRole('alert')).toHaveText('You need to sign in to do this')
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('somebody signed in has no business at the sign-in page @once', async ({ page, request }) => {
  await giveSession(page, await verifiedPerson(request))
  await page.goto('/signin')
  await expect(page).toHaveURL(/\/\?reason=invalidActionWhileAuthenticated/)
  await expect(page.getByRole('alert')).toHaveText('You’re already signed in')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test.describe('signing out', () => {
  // The tab that listens for live changes may ask once more before it hears that the session is over.
  test.use({ refusals: [401] })

  test('clears everything, in every tab @once', async ({ page, context, request }) => {
    const person = await verifiedPerson(request)
    const domain = await createCompany(request, person, `Tabs ${person.username.slice(6, 14)}`)
    await page.goto('/signin')
    await fillSignIn(page, person)
    await expect(page).toHaveURL(new RegExp(`/employments/${domain}$`))

    // The second tab needs no sign-in of its own.
    const second = await context.newPage()
    await second.goto(`/employments/${domain}`)
    await expect(second.getByRole('heading', { name: /^Good / })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['employment', 'signedIn']),
    )

    await second.getByRole('button', { name: /user menu$/ }).click()
    await second.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(second).toHaveURL(/\/signin$/)
    await expect(page).toHaveURL(/\/signin$/)
    const left = (await context.cookies()).map(({ name }) => name)
    expect(left).not.toContain('employment')
    expect(left).not.toContain('signedIn')

    await page.goto(`/employments/${domain}`)
    await expect(page).toHaveURL(/\/signin\?reason=invalidActionWhileNotAuthenticated/)
  })
})

test('a sign-in in one tab is one in the other @once', async ({ page, context, request }) => {
  const person = await verifiedPerson(request)
  await page.goto('/signin')
  const second = await context.newPage()
  await second.goto('/signin')
  await fillSignIn(second, person)
  await expect(second.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test.describe('a stored session that the server no longer knows', () => {
  test.use({ refusals: [401] })

  test('is cleared on start, and leads to the root @once', async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'signedIn', value: '1', url: baseURL ?? '' },
      { name: 'employment', value: 'gone', url: baseURL ?? '' },
    ])
    await page.goto('/workspaces')
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in again.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'language' })])
  })
})

test.describe('without a connection', () => {
  test.use({ complaints: /ERR_INTERNET_DISCONNECTED/ })

  test('the form says so and keeps what was typed', async ({ page, context }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await context.setOffline(true)
    await fillSignIn(page, { username: 'robin@journeys.example', password: 'Kestrel-Harbour-7' })
    await expect(page.getByRole('alert')).toContainText('Praxis can’t be reached')
    await expect(page.getByLabel('Username')).toHaveValue('robin@journeys.example')
  })
})
