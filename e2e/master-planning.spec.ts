import type { Locator, Page } from '@playwright/test'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { nameOf } from './client-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { timeFirm } from './time-firm'

const HOUR = 3600
const DAY_MS = 86_400_000

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

function comingMonday(): number {
  const today = new Date()
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return Date.parse(dayOf(today.getTime())) + (7 - sinceMonday) * DAY_MS
}

const bars = (page: Page) => page.locator('[data-bar]')
const shownDays = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Master planning' })

/** A firm in which Robin is booked for two weeks from the coming Monday on. */
async function plannedFirm(...given: Parameters<typeof timeFirm>) {
  const firm = await timeFirm(...given)
  const monday = comingMonday()
  await firm.call(targetablePlanning.createProjectBooking, {
    params: { id: firm.platformID },
    body: {
      employeeID: firm.robin.employeeID,
      startDate: dayOf(monday),
      endDate: dayOf(monday + 11 * DAY_MS),
      secondsPerDay: 6 * HOUR,
    },
  })
  return { ...firm, monday, address: `/employments/${firm.domain}/master-planning` }
}

/** Presses a key until the place has the keyboard. */
async function press(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    expect(pressed, `${key} leads there`).toBeLessThan(60)
    await page.keyboard.press(key)
  }
}

const isFocused = (locator: Locator) => () => locator.evaluate((element) => element === document.activeElement)

/** Whether the keyboard stands in a row of the grid. */
const standsIn = (page: Page, row: string) => () =>
  gridOf(page).evaluate((grid, name) => {
    const place = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    const ofRow = place?.closest('[data-row]')?.getAttribute('aria-labelledby')
    const nameOfRow = ofRow ? document.getElementById(ofRow) : place
    return nameOfRow?.textContent?.includes(name) ?? false
  }, row)

test('bookings are made, changed, copied, deleted and taken back with the keyboard alone @once', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await plannedFirm(request, 'Planning')
  const robin = nameOf(firm.robin)
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  const grid = gridOf(page)
  await expect(grid.getByRole('row', { name: robin })).toBeVisible()
  await lookAt(page, 'master planning')

  await press(page, 'Tab', isFocused(grid))
  await press(page, 'ArrowDown', standsIn(page, robin))
  await page.keyboard.press('Space')
  await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday))))
  await lookAt(page, 'master planning, an open row')

  // Days are marked and booked; what is typed next goes where it belongs, however fast it comes.
  const form = page.getByRole('dialog', { name: 'Booking' })
  for (let day = 0; day < 2; day += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('practice')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Project or opportunity')).toHaveValue('Practice')
  await press(page, 'Tab', isFocused(form.getByLabel('Amount')))
  await page.keyboard.type('2h')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(bars(page)).toHaveCount(2)
  const practice = page.getByRole('button', { name: /^Practice: / })
  await expect(practice).toHaveAccessibleName(/2h a day, hard/)
  await expect(grid).toBeFocused()

  // From the figure down to the bar, which is changed in place.
  await press(page, 'ArrowDown', () => practice.evaluate((bar) => bar.hasAttribute('data-active')))
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Control+d')
  await expect(bars(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(bars(page)).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(bars(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(bars(page)).toHaveCount(2)
  await page.keyboard.press('Control+y')
  await expect(bars(page)).toHaveCount(1)
  await expect(page.getByText('Redone')).toBeVisible()

  // Undo goes on after a reload.
  await page.reload()
  await expect(grid.getByRole('row', { name: robin })).toBeVisible()
  await press(page, 'Tab', isFocused(grid))
  await page.keyboard.press('Control+z')
  await press(page, 'ArrowDown', standsIn(page, robin))
  await page.keyboard.press('Space')
  await expect(bars(page)).toHaveCount(2)
})

test('what is typed into a booking is not lost, and over-booking is told before it is saved @once', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await plannedFirm(request, 'Typed')
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  await page.getByRole('button', { name: `Expand ${nameOf(firm.robin)}` }).click()
  const line = gridOf(page).getByRole('row', { name: /^Booked by target/ })
  await expect(page.getByRole('rowheader', { name: 'Booked by target' })).toContainText('Free, weighted')
  await expect(line.getByRole('gridcell', { name: /, hard: 6h; capacity/ }).first()).toBeVisible()
  await bars(page).click()
  const form = page.getByRole('dialog', { name: 'Booking' })
  await form.getByLabel('Amount').fill('9h')
  await expect(form.getByText(/Over-booked in/)).toBeVisible()
  await lookAt(page, 'a booking that is changed')
  // However low the window, what saves it is in sight, and not behind the edge below.
  const { width = 1440, height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 640 })
  await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Amount')).toHaveValue('9h')
  await form.getByLabel('Amount').press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(bars(page)).toHaveAccessibleName(/9h a day/)
  await expect(gridOf(page)).toBeFocused()
})

test('a bar is dragged by days and back with Escape, and cells are drawn to book them @once @mouse', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await plannedFirm(request, 'Dragged')
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  await page.getByRole('button', { name: `Expand ${nameOf(firm.robin)}` }).click()
  const start = await bars(page).boundingBox()
  if (!start) throw new Error('there is no bar')
  const [x, y] = [start.x + 60, start.y + 12]
  const drag = async (days: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 8, y)
    await page.mouse.move(x + days * 40, y)
  }
  await drag(7)
  await expect(page.getByRole('status').filter({ hasText: 'moved 7 days later' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday))))
  await drag(7)
  await page.mouse.up()
  await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday + 7 * DAY_MS))))
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday))))
})

test.describe('two planners', () => {
  test.use({ refusals: [409] })

  test('see each other’s changes and places, and cannot undo what the other has changed since @once', async ({
    page,
    openBrowser,
    request,
  }) => {
    test.setTimeout(180_000)
    const firm = await plannedFirm(request, 'Together')
    const dana = await colleagueOf(request, firm.owner, 'Dana', { canManageProjects: true })
    const other = await openBrowser()
    await giveSession(page, firm.owner)
    await giveSession(other, dana)
    for (const each of [page, other]) {
      await each.goto(firm.address)
      await each.getByRole('button', { name: `Expand ${nameOf(firm.robin)}` }).click()
      await expect(bars(each)).toHaveCount(1)
    }
    await bars(page).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(bars(other)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday + DAY_MS))), {
      timeout: 2000,
    })
    await expect(other.getByTitle(/is planning here/)).toBeVisible()

    await bars(other).click()
    await other.keyboard.press('Escape')
    await other.keyboard.press('Alt+ArrowRight')
    await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday + 2 * DAY_MS))), {
      timeout: 2000,
    })
    await expect(page.getByTitle(/is planning here/)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('alert')).toContainText('Dana Marlow changed this booking since')
    await expect(bars(page)).toHaveAccessibleName(new RegExp(shownDays(dayOf(firm.monday + 2 * DAY_MS))))

    await other.keyboard.press('Delete')
    await expect(bars(other)).toHaveCount(0)
    await expect(bars(page)).toHaveCount(0, { timeout: 2000 })
  })
})

test('views are kept, renamed and shared, and deleted @once', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await plannedFirm(request, 'Views')
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  await page.getByText('Target', { exact: true }).click()
  await page.getByRole('button', { name: 'View: Master Planning' }).click()
  await page.getByRole('menuitem', { name: 'Save as view…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('What we work on')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('Successfully created view What we work on')).toBeVisible()
  await expect(page).toHaveTitle(/What we work on/)
  await lookAt(page, 'a saved view')

  await page.getByRole('button', { name: 'View: What we work on' }).click()
  await page.getByRole('menuitem', { name: 'Rename, change or share…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Targets')
  await page.getByRole('switch', { name: 'Share with everyone who plans' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByText('Shared view')).toBeVisible()

  await page.goto(firm.address)
  await page.getByRole('button', { name: 'View: Targets' }).click()
  await page.getByRole('menuitem', { name: 'Delete view…' }).click()
  await page.getByRole('button', { name: 'Delete view', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View: Master Planning' })).toBeVisible()
})

test('on a phone somebody is found, booked for a day, and freed again @touch', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await plannedFirm(request, 'Pocket')
  const robin = nameOf(firm.robin)
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: new RegExp(`^${robin}`) }).click()
  await lookAt(page, 'a day of planning')
  await page.getByRole('button', { name: `Book ${robin} on` }).click()
  const form = page.getByRole('dialog', { name: 'New booking' })
  await form.getByLabel('Project or opportunity').fill('practice')
  await form.getByLabel('Project or opportunity').press('Enter')
  await expect(form.getByLabel('Project or opportunity')).toHaveValue('Practice')
  await form.getByLabel('Amount').fill('2h')
  await lookAt(page, 'a booking on a phone')
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(form).toBeHidden()
  const booked = page.getByRole('button', { name: /^Practice: .*2h a day, hard/ })
  await booked.click()
  await page.getByRole('button', { name: 'Delete booking' }).click()
  await expect(booked).toBeHidden()
})

test('somebody without the right to plan has their own planning, and nothing else @once', async ({ page, request }) => {
  const firm = await plannedFirm(request, 'Closed')
  await giveSession(page, firm.robin)
  await page.goto(firm.address)
  await expect(page.getByRole('heading', { name: 'My planning' })).toBeVisible()
  await expect(
    page.getByRole('grid', { name: 'My planning' }).getByRole('row', { name: nameOf(firm.robin) }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Booking', exact: true })).toBeHidden()
  await lookAt(page, 'own planning')
})
