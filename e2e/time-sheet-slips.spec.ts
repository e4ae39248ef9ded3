import type { Locator } from '@playwright/test'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { expect, test } from './journey'
import { giveSession } from './people'
import { card, lastWeek, showAs, timeFirm } from './time-firm'

const [monday = '', tuesday = '', , , , , sunday = ''] = lastWeek()
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const midnight = (day: string) => `${day}T00:00:00.000Z`

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

/** Whether one box lies over the other. */
const covers = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('a double click copies, submits and starts once, and nothing is refused @once', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Twice')
  const [from, to] = [dayAfter(monday, -7), dayAfter(sunday, -7)]
  await firm.log({ from: midnight(from), duration: 3600, comment: 'First' })
  await firm.log({ from: midnight(dayAfter(from, 1)), duration: 3600, comment: 'Second' })
  expect(await firm.logged(from, to)).toHaveLength(2)
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}`)

  await page.getByRole('button', { name: 'Copy last week' }).dblclick()
  await expect(page.getByText('2 entries copied')).toBeVisible()
  await page.getByRole('button', { name: 'Submit 2 entries' }).dblclick()
  await expect(page.getByText('2 entries submitted')).toBeVisible()
  await page.getByRole('button', { name: 'Start A New Timer' }).dblclick()
  await expect(page.getByRole('list', { name: 'Running timers' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()

  await expect(page.getByRole('list', { name: 'Running timers' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await firm.logged(monday, sunday)).map(({ comment }: { comment: string }) => comment)).toEqual([
    'First',
    'Second',
  ])
  expect((await firm.callAsRobin(timeTrackers.listTimeTrackers, {})).items).toHaveLength(1)
})

test.describe('what is refused', () => {
  test.use({ refusals: [400, 404, 409] })

  test('whoever edits time that was changed elsewhere is told, and loses nothing @once @long', async ({
    page,
    request,
  }) => {
    const firm = await timeFirm(request, 'Elsewhere')
    const id = await firm.log({ from: midnight(monday), duration: 3600, comment: 'Drafted' })
    await giveSession(page, firm.robin)
    await page.goto(`${firm.timeSheet}?from=${monday}`)
    const form = card(page)
    await page.getByRole('button', { name: /Data platform.*Drafted/ }).click()
    await form.getByLabel('Comment').fill('Mine')
    await firm.callAsRobin(timeSheetSubmissions.updateSubmission, { params: { id }, body: { comment: 'Of the phone' } })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Someone else changed this in the meantime')).toBeVisible()
    await expect(form.getByLabel('Comment')).toHaveValue('Mine')

    await form.getByRole('button', { name: 'View latest version' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(form.getByLabel('Comment')).toHaveValue('Of the phone')
    await form.getByLabel('Comment').fill('Of both')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /Data platform.*Of both/ })).toBeVisible()
  })

  test.describe('with an answer that is lost', () => {
    test.use({ complaints: /ERR_FAILED/ })

    test('what is changed after an answer was lost is not logged a second time without a word @once', async ({
      page,
      request,
    }) => {
      const firm = await timeFirm(request, 'Lost')
      await giveSession(page, firm.robin)
      await page.goto(`${firm.timeSheet}?from=${monday}&projectID=${firm.platformID}`)
      const form = card(page)
      await form.getByLabel('Duration').fill('1h')
      await form.getByLabel('Comment').fill('Once')
      // The call reaches the server, but its answer does not reach the browser.
      await page.route(
        '**/api/v1/timeSheetSubmissions',
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await form.getByRole('button', { name: 'Create' }).click()
      await expect(form.getByText('Praxis can’t be reached')).toBeVisible()
      await form.getByLabel('Comment').fill('Once, and more')
      await form.getByRole('button', { name: 'Create' }).click()
      await expect(form.getByText('This was already saved')).toBeVisible()
      await expect(page.getByRole('button', { name: /Data platform.*Once/ })).toHaveCount(1)
      expect(await firm.logged(monday, sunday)).toHaveLength(1)
    })
  })

  test('a project that is not there is told @once @long', async ({ page, request }) => {
    const firm = await timeFirm(request, 'Unknown')
    await giveSession(page, firm.robin)
    await page.goto(`${firm.timeSheet}?projectID=0190b2c4-0000-7000-8000-000000000001`)
    await expect(card(page).getByText('This project doesn’t exist, or you can’t log time on it')).toBeVisible()
  })

  test('a cell of the grid keeps the keyboard when it is refused @once', async ({ page, request }) => {
    const firm = await timeFirm(request, 'Refused')
    await firm.log({ from: midnight(monday), duration: 3600 })
    await giveSession(page, firm.robin)
    await page.goto(`${firm.timeSheet}?from=${monday}&display=grid`)
    await page.route('**/api/v1/timeSheetSubmissions', (route) =>
      route.fulfill({ status: 400, json: { reason: 'projectInactive' } }),
    )
    const cell = page.locator(`[data-grid-cell][data-day="${tuesday}"]`)
    await cell.click()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Logging to a project after it became inactive')).toBeVisible()
    await expect(page.locator('input:focus')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await expect(cell).toBeFocused()
  })
})

test.describe('what was changed elsewhere meanwhile', () => {
  test.use({ refusals: [409] })

  test('is not overwritten by typing or dragging, but shown as it is now @once', async ({ page, request }) => {
    test.setTimeout(120_000)
    const firm = await timeFirm(request, 'Elsewhere')
    const id = await firm.log({ from: `${tuesday}T09:00:00.000Z`, to: `${tuesday}T10:00:00.000Z`, comment: 'First' })
    const change = (changes: Input<typeof timeSheetSubmissions.updateSubmission>['body']) =>
      firm.callAsRobin(timeSheetSubmissions.updateSubmission, { params: { id }, body: changes })
    await giveSession(page, firm.robin)
    await page.goto(`${firm.timeSheet}?from=${monday}`)
    await showAs(page, 'Week grid')
    const cell = page.getByRole('button', { name: /^Data platform.*: 1h 00m/ })
    await cell.focus()
    await page.keyboard.type('4')
    await change({ comment: 'Second' })
    await page.keyboard.press('Enter')
    await expect(page.getByText('It’s now 1h 00m, “Second”. Save again to replace it.')).toBeVisible()
    expect(await firm.logged(tuesday, tuesday)).toMatchObject([{ duration: 3600, comment: 'Second' }])
    await page.keyboard.press('Escape')
    await expect(cell).toBeFocused()

    await showAs(page, 'Calendar')
    const block = page.getByRole('button', { name: /^Data platform, 09:00 – 10:00/ })
    const { x, y, width, height } = await boxOf(block)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2 + 60, { steps: 4 })
    await change({ from: `${tuesday}T09:00:00.000Z`, to: `${tuesday}T11:30:00.000Z` })
    await page.mouse.up()
    await expect(
      page.getByText(/This was changed elsewhere in the meantime\. The latest version is shown\./),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Data platform, 09:00 – 11:30, 2h 30m' })).toBeVisible()
    expect(await firm.logged(tuesday, tuesday)).toMatchObject([{ duration: 9000, comment: 'Second' }])
  })
})

test('the card opens without reproach, and what is said covers none of its buttons @phone', async ({
  page,
  request,
}) => {
  const firm = await timeFirm(request, 'Calm')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}`)
  const form = card(page)
  const logTime = page.getByRole('button', { name: 'Log time', exact: true }).filter({ visible: true }).first()
  await logTime.click()
  await expect(form.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  const date = form.getByLabel('Date', { exact: true })
  expect(await date.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  await form.getByLabel('Duration').fill('1h')
  await form.getByRole('button', { name: 'Create' }).click()

  const said = await boxOf(page.getByRole('status').filter({ hasText: 'Created successfully' }))
  await page.getByRole('button', { name: /Personal Work.*1h 00m/ }).click()
  for (const name of ['Cancel', 'Save'])
    expect(covers(said, await boxOf(form.getByRole('button', { name })))).toBe(false)
})

test('a finger fills in a cell of the grid and saves it by a button @touch', async ({ page, request }) => {
  const firm = await timeFirm(request, 'Finger')
  await firm.log({ from: midnight(monday), duration: 3600 })
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}&display=grid`)
  const cell = page.locator(`[data-grid-cell][data-day="${tuesday}"]`)
  await cell.tap()
  await page.locator('input:focus').fill('2')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(cell).toContainText('2h 00m')
})
