import type { Locator, Page } from '@playwright/test'
import { moveFinger } from './finger'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { card, formatted, lastWeek, showAs, timeFirm } from './time-firm'

const [monday = '', tuesday = '', wednesday = '', thursday = '', , , sunday = ''] = lastWeek()

test('a week is logged in the agenda, submitted, denied, corrected and submitted again @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Agenda')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}`)
  await expect(page.getByText('Nothing logged yet')).toBeVisible()
  await lookAt(page, 'an empty week')

  // An entry with times, on a client's project: the role is chosen by itself, and all of it is chargeable.
  await page.getByRole('button', { name: 'Log time', exact: true }).first().click()
  const form = card(page)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Duration is required')).toBeVisible()
  await form.getByRole('switch', { name: 'Exact time not specified' }).click()
  await form.getByLabel('To', { exact: true }).fill('08:00')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('To must be after From')).toBeVisible()
  await form.getByLabel('To', { exact: true }).fill('12:30')
  await form.getByRole('combobox', { name: /^Project, opportunity or client/ }).click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('Lead consultant')
  await expect(form.getByLabel('Chargeable time', { exact: true })).toHaveValue('3h 30m')
  await form.getByLabel('Non-chargeable time').fill('30m')
  await expect(form.getByLabel('Chargeable time', { exact: true })).toHaveValue('3h')
  await form.getByLabel('Comment').fill('Mapped the billing feeds')
  await lookAt(page, 'the card of a new submission')
  await page.keyboard.press('Control+Enter')
  const first = page.getByRole('button', { name: /09:00 – 12:30.*Data platform.*Mapped the billing feeds/ })
  await expect(first).toBeVisible()
  await expect(form).toBeHidden()

  // An entry without a time of day, on another day, with a task that is made with it.
  await page.getByRole('button', { name: 'Log time on Tuesday' }).click()
  await form.getByRole('switch', { name: 'Exact time not specified' }).click()
  await form.getByLabel('Duration').fill('2h 15m')
  await form.getByText('New task', { exact: true }).click()
  await form.getByLabel('Task name').fill('Inbox')
  await form.getByRole('combobox', { name: 'Task list' }).click()
  await page.getByRole('option', { name: 'Add new Task List' }).click()
  const listDialog = page.getByRole('dialog', { name: 'Add new Task List' })
  await listDialog.getByLabel('Name').fill('Desk')
  await listDialog.getByRole('button', { name: /Create/ }).click()
  await expect(form.getByRole('combobox', { name: 'Task list' })).toHaveValue('Desk')
  await form.getByRole('button', { name: 'Create' }).click()
  const second = page.getByRole('button', { name: /Exact Time Not Specified.*Personal Work.*Inbox.*2h 15m/ })
  await expect(second).toBeVisible()
  await lookAt(page, 'an agenda')

  // Opening another entry does not lose what was typed.
  await second.click()
  await form.getByLabel('Comment').fill('Diary')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Comment')).toHaveValue('Diary')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /Personal Work.*Diary/ })).toBeVisible()

  await page
    .getByRole('button', { name: /^Submit 2( entries)?$/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page.getByText('2 entries submitted')).toBeVisible()
  await expect(first).toContainText('Waiting')

  const [mapped] = await firm.logged(monday, sunday)
  await firm.decide(mapped?.id ?? '', 'denied', 'The feeds were mapped in the afternoon')
  await expect(first).toContainText('Denied')
  await first.click()
  await expect(form).toContainText('The feeds were mapped in the afternoon')
  await lookAt(page, 'a denied submission')
  await form.getByRole('button', { name: 'Correct and resubmit' }).click()
  await expect(form).toContainText(/Denied by .*: The feeds were mapped in the afternoon/)
  await form.getByLabel('From', { exact: true }).fill('13:00')
  await form.getByLabel('To', { exact: true }).fill('16:30')
  await form.getByRole('button', { name: 'Resubmit' }).click()
  const corrected = page.getByRole('button', { name: /13:00 – 16:30.*Data platform/ })
  await expect(first).toHaveCount(0)
  await expect(corrected).toContainText('Waiting')
  await page.reload()
  await expect(corrected).toContainText('Waiting')
})

test('a new submission begins with the project of the address, and one of no project becomes one of it @once @long', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Converted')
  await firm.log({ projectID: null, from: `${monday}T00:00:00.000Z`, duration: 3600, comment: 'Sizing' })
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}&projectID=${firm.platformID}`)
  const form = card(page)
  await expect(form.getByRole('combobox', { name: /^Project, opportunity or client/ })).toHaveValue('Data platform')
  await expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('Lead consultant')
  await form.getByRole('button', { name: 'Clear Role' }).click()
  await expect(form.getByLabel('Duration')).toBeFocused()
  await form.getByLabel('Duration').fill('1:00')
  await form.getByRole('button', { name: 'Create' }).click()
  const question = page.getByRole('dialog', { name: /haven't selected a role/ })
  await lookAt(page, 'the question for a role')
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: /Personal Work.*Sizing/ }).click()
  await form.getByRole('button', { name: 'Convert to project' }).click()
  const convert = page.getByLabel('Convert to project Time Sheet Submission').first()
  await convert.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: /Practice/ }).click()
  await convert.getByRole('button', { name: 'Convert', exact: false }).last().click()
  const converted = page.getByRole('button', { name: /Practice.*Sizing/ })
  await expect(converted).toBeVisible()

  await converted.click()
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(converted).toHaveCount(2)
  await converted.first().click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /^Delete 1h 00m of Practice/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(converted).toHaveCount(1)
})

test('a week is logged in the calendar by dragging @mouse', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Calendar')
  await firm.log({ from: `${monday}T00:00:00.000Z`, duration: 2700, comment: 'Hiring' }, firm.practiceID)
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}`)
  await showAs(page, 'Calendar')
  const column = (day: string) => page.locator(`[data-calendar-day="${day}"]`)
  await expect(column(tuesday)).toBeVisible()

  const hourHeight = 60
  const placeOf = async (day: string, hour: number) => {
    const box = await column(day).boundingBox()
    if (!box) throw new Error('The day is not in sight')
    return { x: box.x + box.width / 2, y: box.y + hour * hourHeight }
  }
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 6, { steps: 2 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
  }

  await drag(await placeOf(tuesday, 9), await placeOf(tuesday, 10.5))
  const form = card(page)
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('09:00')
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('10:30')
  await form.getByRole('combobox', { name: /^Project, opportunity or client/ }).click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  const block = (times: string) => page.getByRole('button', { name: `Data platform, ${times}` })
  await expect(block('09:00 – 10:30, 1h 30m')).toBeVisible()
  await lookAt(page, 'a calendar')

  await drag(await placeOf(tuesday, 9.5), await placeOf(thursday, 13.5))
  await expect(block('13:00 – 14:30, 1h 30m')).toBeVisible()
  await drag(await placeOf(thursday, 14.45), await placeOf(thursday, 15.5))
  await expect(block('13:00 – 15:30, 2h 30m')).toBeVisible()
  await expect
    .poll(() => firm.logged(thursday, thursday))
    .toMatchObject([{ day: thursday, duration: 9000, chargeableDuration: 9000 }])

  await block('13:00 – 15:30, 2h 30m').click()
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('13:00')
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Calendar' })).toBeChecked()
  await expect(page.getByRole('button', { name: '0h 45m of Practice' })).toBeVisible()
})

test('a finger moves time in the calendar and draws it longer, and scrolls without a rest @touch', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Finger')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}&display=calendar`)
  const calendar = page.getByRole('region', { name: 'Calendar of the week' })
  const column = page.locator(`[data-calendar-day="${monday}"]`)
  const block = (times: string) => page.getByRole('button', { name: `Personal Work, ${times}` })
  const lifted = calendar.locator('[data-dragged]')
  const logged = async () =>
    (await firm.logged(monday, sunday)).map(({ day, duration }: { day: string; duration: number }) => [day, duration])
  const at = async (times: string, part: number) => {
    const box = await block(times).boundingBox()
    if (!box) throw new Error('It is not in sight')
    return { x: box.x + box.width / 2, y: box.y + box.height * part }
  }
  await column.tap({ position: { x: 30, y: 9 * 60 + 10 } })
  await card(page).getByRole('button', { name: 'Create' }).click()
  await expect(block('09:00 – 10:00, 1h 00m')).toBeInViewport()

  // The entry is dragged to the next day and an hour and a half later.
  const from = await at('09:00 – 10:00, 1h 00m', 0.5)
  const width = (await column.boundingBox())?.width ?? 0
  await moveFinger(page, from, { x: from.x + width, y: from.y + 90 }, { rests: lifted })
  await expect(block('10:30 – 11:30, 1h 00m')).toBeVisible()
  await expect.poll(logged).toEqual([[tuesday, 3600]])
  await expect(card(page)).toBeHidden()

  const end = await at('10:30 – 11:30, 1h 00m', 0.85)
  await moveFinger(page, end, { ...end, y: end.y + 60 }, { rests: lifted })
  await expect(block('10:30 – 12:30, 2h 00m')).toBeVisible()
  await expect.poll(logged).toEqual([[tuesday, 7200]])

  const start = await at('10:30 – 12:30, 2h 00m', 0.05)
  await moveFinger(page, start, { ...start, y: start.y + 30 }, { rests: lifted })
  await expect(block('11:00 – 12:30, 1h 30m')).toBeVisible()
  await expect.poll(logged).toEqual([[tuesday, 5400]])

  // A tap still opens the entry.
  await block('11:00 – 12:30, 1h 30m').tap()
  await expect(card(page).getByLabel('From', { exact: true })).toHaveValue('11:00')
  await card(page).getByRole('button', { name: 'Close', exact: true }).click()

  // Without a rest the finger scrolls, and nothing is moved.
  const scrolledTo = () => calendar.evaluate(({ scrollTop }) => scrollTop)
  const before = await scrolledTo()
  const middle = await at('11:00 – 12:30, 1h 30m', 0.5)
  await moveFinger(page, middle, { ...middle, y: middle.y - 60 })
  await expect.poll(scrolledTo).toBeGreaterThan(before)
  expect(await logged()).toEqual([[tuesday, 5400]])
})

test('a press in the calendar logs an hour there @long', async ({ page, request, isMobile }) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Pressed')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}&display=calendar`)
  const column = page.locator(`[data-calendar-day="${monday}"]`)
  await expect(column).toBeVisible()
  const position = { x: 30, y: 9 * 60 + 10 }
  if (isMobile) await column.tap({ position })
  else await column.click({ position })
  const form = card(page)
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('09:00')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('button', { name: 'Personal Work, 09:00 – 10:00, 1h 00m' })).toBeVisible()
  await lookAt(page, 'a calendar with an entry')
})

/** Expects the display beside the title, also with a card beside the week. */
async function expectOneLineOfHead(page: Page): Promise<void> {
  const middleOf = async (of: Locator) => {
    const box = await of.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const title = await middleOf(page.getByRole('heading', { level: 1 }))
    const display = await middleOf(page.getByRole('radiogroup', { name: 'Display' }))
    expect(Math.abs(title - display), `${width} wide`).toBeLessThan(8)
  }
}

test('a week is logged in the grid by typing, and copied to the next', async ({ page, request, isMobile }) => {
  test.setTimeout(150_000)
  const firm = await timeFirm(request, 'Grid')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.timeSheet}?from=${monday}`)
  await showAs(page, 'Week grid')
  await page.getByRole('button', { name: 'Add project or task' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add project or task' })
  await dialog.getByRole('combobox', { name: 'Project, opportunity or client' }).click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await dialog.getByRole('button', { name: /^Add/ }).click()
  const cell = (row: string, day: string) =>
    page.getByRole('button', { name: new RegExp(`^${row}, \\w+ ${formatted(day)}:`) })
  await expect(cell('Data platform', monday)).toBeFocused()
  await page.keyboard.press('N')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect(cell('Personal Work', monday)).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('1.5')
  await page.keyboard.press('Enter')
  await expect(cell('Data platform', monday)).toContainText('1h 30m')
  await expect(cell('Personal Work', monday)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1h30')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await page.keyboard.type('Sizing')
  await lookAt(page, 'a cell of the grid')
  await page.keyboard.press('Tab')
  await expect(cell('Data platform', tuesday)).toContainText('1h 30m')
  await expect(cell('Data platform', wednesday)).toBeFocused()

  await page.keyboard.type('9x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wrong format')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell('Data platform', wednesday)).toHaveAccessibleName(/nothing$/)

  await cell('Data platform', tuesday).click()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(cell('Data platform', tuesday)).toContainText('2h 00m')
  await expect.poll(() => firm.logged(tuesday, tuesday)).toMatchObject([{ duration: 7200, comment: 'Sizing' }])
  await firm.log({ from: `${tuesday}T00:00:00.000Z`, duration: 1800, comment: 'Call' })
  await expect(cell('Data platform', tuesday)).toContainText('2h 30m')
  await cell('Data platform', tuesday).click()
  await page.getByRole('button', { name: /Call/ }).click()
  await expect(card(page).getByLabel('Comment')).toHaveValue('Call')
  if (!isMobile) await expectOneLineOfHead(page)
  await card(page).getByRole('button', { name: 'Close', exact: true }).click()
  await lookAt(page, 'a week grid')

  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Copy last week' }).click()
  await expect(page.getByText('3 entries copied')).toBeVisible()
  await page.getByRole('button', { name: 'Copy last week' }).click()
  const told = page.getByRole('dialog', { name: 'Nothing was copied' })
  await expect(told.getByText('Time is already logged there')).toHaveCount(3)
  await lookAt(page, 'what was not copied')
})
