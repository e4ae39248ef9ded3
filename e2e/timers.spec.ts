import type { Page } from '@playwright/test'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { approvalFirm } from './approval-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const running = (page: Page) => page.getByRole('region', { name: 'Running timer' })
const center = (page: Page) => page.getByRole('dialog', { name: 'Timer center' })

async function openCenter(page: Page) {
  await running(page)
    .getByRole('button', { name: /: open$/ })
    .click()
  await expect(center(page)).toBeVisible()
}

test('time is tracked by a timer and logged from it', async ({ page, request }) => {
  test.setTimeout(150_000)
  const firm = await approvalFirm(request, 'Timing')
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}`)
  await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible()
  await lookAt(page, 'the dashboard of somebody new')
  await page.getByRole('button', { name: 'Start A New Timer' }).click()
  await expect(page.getByRole('timer', { name: 'Running time of Personal Work' })).toBeVisible()
  await expect(running(page)).toBeHidden()
  await lookAt(page, 'the dashboard while a timer runs')

  await page.goto(`/employments/${firm.domain}/myTasks`)
  await expect(running(page)).toContainText('Personal Work')
  await openCenter(page)
  await center(page).getByLabel('Project').click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await center(page).getByLabel('Comment').fill('Mapping the feeds')
  await lookAt(page, 'the timer center')
  await page.keyboard.press('Escape')
  await expect(center(page)).toBeHidden()
  await expect(running(page)).toContainText('Data platform')
  await expect
    .poll(async () => (await firm.callAsRobin(timeTrackers.listTimeTrackers, {})).items[0])
    .toMatchObject({ comment: 'Mapping the feeds', project: { id: firm.projectID } })
  await page.reload()
  await expect(running(page)).toContainText('Data platform')

  await openCenter(page)
  await center(page).getByRole('button', { name: 'Start A New Timer' }).click()
  const question = page.getByRole('dialog', { name: 'Stop running timers?' })
  await lookAt(page, 'what becomes of the other timers')
  await question.getByRole('button', { name: 'Keep Current Timers Running' }).click()
  await expect(question).toBeHidden()
  await expect(running(page)).toContainText('+1')
  await openCenter(page)
  await expect(center(page).getByRole('timer')).toHaveCount(2)

  // A comment typed a moment ago is saved with the stop.
  const first = center(page).getByRole('listitem', { name: 'Data platform' })
  await first.getByLabel('Comment').fill('Mapped the feeds')
  await first.getByRole('button', { name: 'Stop timer Data platform' }).click()
  const card = page.getByRole('dialog', { name: 'Log time' })
  await expect(card.getByLabel('Comment')).toHaveValue('Mapped the feeds')
  await card.getByRole('button', { name: /^Create/ }).click()
  await expect(card).toBeHidden()
  const { items } = await firm.callAsRobin(timeTrackers.listTimeTrackers, {})
  expect(items).toHaveLength(1)
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  const { submissions } = await firm.callAsRobin(timeSheetSubmissions.getTimeSheetPeriod, {
    query: { from: today, to: today },
  })
  expect(submissions).toMatchObject([{ comment: 'Mapped the feeds', project: { id: firm.projectID } }])
  expect(submissions[0]?.duration).toBeGreaterThan(0)

  await openCenter(page)
  await center(page).getByRole('button', { name: 'Delete timer Personal Work' }).click()
  await page
    .getByRole('dialog', { name: /^Delete the timer/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(running(page)).toBeHidden()
})

test('a timer is the same in every browser, and starting another stops it @once @long', async ({
  page,
  openBrowser,
  request,
}) => {
  const firm = await approvalFirm(request, 'Everywhere')
  const other = await openBrowser()
  for (const browser of [page, other]) {
    const listening = browser.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(browser, firm.robin)
    await browser.goto(`/employments/${firm.domain}/myTasks`)
    await listening
  }
  const startDate = new Date(Date.now() - 3_600_000).toISOString()
  await firm.callAsRobin(timeTrackers.createTimeTracker, { body: { projectID: firm.projectID, startDate } })
  for (const browser of [page, other]) {
    await expect(running(browser)).toContainText('Data platform', { timeout: 2000 })
    await expect(running(browser).getByRole('timer')).toHaveText(/^1:00:\d\d$/)
  }
  await page.goto(`/employments/${firm.domain}/timesheetsubmissions`)
  await expect(page).toHaveTitle(/^Time Sheet submissions/)
  await expect(running(page)).toBeHidden()
  await page.goto(`/employments/${firm.domain}/timesheetsubmissions?display=calendar`)
  await page.getByRole('button', { name: 'Timer center' }).click()
  await expect(center(page).getByRole('timer')).toHaveText(/^1:00:\d\d$/)

  await running(other)
    .getByRole('button', { name: /: open$/ })
    .click()
  await center(other).getByRole('button', { name: 'Start A New Timer' }).click()
  await other.getByRole('button', { name: 'Stop Current Timers' }).click()
  await expect(running(other)).toContainText('Personal Work')
  await expect
    .poll(async () => {
      const { items } = await firm.callAsRobin(timeTrackers.listTimeTrackers, {})
      return items.map(({ endDate }: { endDate?: string }) => endDate === undefined)
    })
    .toEqual([true, false])
})

test.describe('a timer on two devices', () => {
  test.use({ refusals: [404] })

  test('ends once and is logged once when both stop it @once @long', async ({ page, openBrowser, request }) => {
    const firm = await approvalFirm(request, 'Twice')
    const startDate = new Date(Date.now() - 3_600_000).toISOString()
    await firm.callAsRobin(timeTrackers.createTimeTracker, { body: { projectID: firm.projectID, startDate } })
    const other = await openBrowser()
    for (const browser of [page, other]) {
      await giveSession(browser, firm.robin)
      // This browser gets no live updates of what the other one does.
      await browser.route('**/api/v1/events', () => undefined)
      await browser.goto(`/employments/${firm.domain}/myTasks`)
      await expect(running(browser)).toContainText('Data platform')
    }
    const cardOf = (browser: Page) => browser.getByRole('dialog', { name: 'Log time' })
    const stop = (browser: Page) => running(browser).getByRole('button', { name: 'Stop timer Data platform' }).click()
    const endOf = async () => (await firm.callAsRobin(timeTrackers.listTimeTrackers, {})).items[0]?.endDate
    await stop(page)
    await expect(cardOf(page)).toBeVisible()
    const end = await endOf()
    expect(end).toBeTruthy()
    await stop(other)
    await expect(cardOf(other)).toBeVisible()
    expect(await endOf()).toBe(end)

    await cardOf(page)
      .getByRole('button', { name: /^Create/ })
      .click()
    await expect(cardOf(page)).toBeHidden()
    await cardOf(other)
      .getByRole('button', { name: /^Create/ })
      .click()
    await expect(cardOf(other)).toContainText('This timer was logged or deleted on another device.')
  })
})

test('a timer left running over night is pointed out, and ended when the work ended @long', async ({
  page,
  request,
}) => {
  const firm = await approvalFirm(request, 'Overnight')
  const startDate = new Date(Date.now() - 30 * 3_600_000).toISOString()
  await firm.callAsRobin(timeTrackers.createTimeTracker, {
    body: { projectID: firm.projectID, startDate, comment: 'Left on' },
  })
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}/myTasks`)
  await openCenter(page)
  await expect(center(page)).toContainText('Left running?')
  await lookAt(page, 'a timer left running')
  await center(page)
    .getByRole('button', { name: /^End it at/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Log time' })).toBeVisible()
  const { items } = await firm.callAsRobin(timeTrackers.listTimeTrackers, {})
  expect(Date.parse(items[0]?.endDate ?? '')).toBeLessThan(Date.now() - 6 * 3_600_000)
})

test.describe('a server that does not answer', () => {
  test.use({ refusals: [503] })

  test('leaves what was typed, and gives a deleted timer back @once @long', async ({ page, request }) => {
    const firm = await approvalFirm(request, 'Refusing')
    await firm.callAsRobin(timeTrackers.createTimeTracker, { body: { projectID: firm.projectID } })
    await giveSession(page, firm.robin)
    await page.goto(`/employments/${firm.domain}/myTasks`)
    let isDown = true
    await page.route('**/api/v1/timeTrackers/*', (route) =>
      isDown ? route.fulfill({ status: 503, json: { reason: 'unknownError1', message: 'Down' } }) : route.continue(),
    )
    await openCenter(page)
    await center(page).getByLabel('Comment').fill('Not lost')
    const problem = center(page).getByRole('alert')
    await expect(problem).toBeVisible()
    await expect(center(page).getByLabel('Comment')).toHaveValue('Not lost')
    await lookAt(page, 'an edit that could not be saved')

    await center(page).getByRole('button', { name: 'Delete timer Data platform' }).click()
    await page
      .getByRole('dialog', { name: /^Delete the timer/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(running(page)).toContainText('Data platform')

    isDown = false
    await openCenter(page)
    await center(page).getByLabel('Comment').fill('Not lost either')
    await expect
      .poll(async () => (await firm.callAsRobin(timeTrackers.listTimeTrackers, {})).items[0]?.comment)
      .toBe('Not lost either')
  })
})

test('the floating timer is moved sideways, and stays where it was put @mouse', async ({ page, request }) => {
  const firm = await approvalFirm(request, 'Floating')
  await firm.callAsRobin(timeTrackers.createTimeTracker, { body: {} })
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}/myTasks`)
  const leftOf = async () => (await running(page).boundingBox())?.x ?? 0
  const before = await leftOf()
  const grip = page.getByRole('slider', { name: 'Move the timer sideways' })
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(before + 400, 300, { steps: 5 })
  await page.mouse.up()
  const after = await leftOf()
  expect(after).toBeGreaterThan(before + 300)
  await page.reload()
  await expect.poll(leftOf).toBeCloseTo(after, -1)
  await grip.press('Home')
  await expect.poll(leftOf).toBeCloseTo(before, -1)
})
