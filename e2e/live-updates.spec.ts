import { expect, test } from './journey'
import { createCompany, giveSession, verifiedPerson } from './people'

test('a change in one browser shows in the other within two seconds @once', async ({ page, openBrowser, request }) => {
  const person = await verifiedPerson(request)
  const domain = await createCompany(request, person, `Live ${person.username.slice(6, 14)}`)
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, person)
  await other.goto(`/employments/${domain}`)
  await listening
  await expect(other.getByRole('heading', { name: `, ${person.firstName}` })).toBeVisible()

  await giveSession(page, person)
  await page.goto('/account')
  await page.getByLabel('First name').fill('Rowan')
  const asked: string[] = []
  other.on('request', (sent) => {
    if (sent.url().includes('/api/v1/')) asked.push(sent.url())
  })
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(other.getByRole('heading', { name: ', Rowan' })).toBeVisible({ timeout: 2000 })
  // A changed name is announced twice, for the person and for the employee: whatever shows it is fetched once.
  expect(asked).toEqual([...new Set(asked)])
})

test('the tabs of one browser share one stream, and the next takes over when the first closes @once', async ({
  page,
  context,
  request,
}) => {
  const person = await verifiedPerson(request)
  const domain = await createCompany(request, person, `Stream ${person.username.slice(6, 14)}`)
  const streams: string[] = []
  context.on('request', (sent) => {
    if (sent.url().endsWith('/api/v1/events')) streams.push(sent.url())
  })
  await giveSession(page, person)
  await page.goto(`/employments/${domain}`)
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto(`/employments/${domain}`)
  await expect(second.getByRole('heading', { name: /^Good / })).toBeVisible()
  expect(streams).toHaveLength(1)

  const takenOver = second.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await page.close()
  await takenOver
  expect(streams).toHaveLength(2)
})
