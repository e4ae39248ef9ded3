import { firmOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { addBoard, dragTo, rowOf, titlesOf } from './task-board'
import { unfoldFilters } from './unfold-filters'

test('tasks are added one after the other, completed, commented on and put away', async ({
  page,
  request,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Boards')
  const { id } = await addBoard(firm, 'Data platform', {})
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${id}/taskLists`)
  await expect(page.getByText('No tasks in this project yet.')).toBeVisible()
  await lookAt(page, 'an empty board')

  await page.getByRole('button', { name: 'Add list', exact: true }).click()
  await page.getByLabel('Name').fill('Release 2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add task to Release 2' }).click()
  const quick = page.getByRole('textbox', { name: 'New task in Release 2' })
  for (const title of ['Extract the field list', 'Match identifiers', 'Sign-off']) {
    await quick.fill(title)
    await quick.press('Enter')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(quick).toBeFocused()
  }
  await quick.press('Escape')
  expect(await titlesOf(page)).toEqual(['Extract the field list', 'Match identifiers', 'Sign-off'])
  await lookAt(page, 'a board as lists')

  await page.getByRole('button', { name: 'Complete Match identifiers' }).click()
  const completed = page.getByRole('button', { name: 'Completed in Release 2: 1' })
  await expect(completed).toBeVisible()
  expect(await titlesOf(page)).toEqual(['Extract the field list', 'Sign-off'])
  await completed.click()
  await expect(page.getByRole('link', { name: 'Match identifiers' })).toBeVisible()

  await page.getByRole('link', { name: 'Extract the field list' }).click()
  await expect(page).toHaveURL(/taskLists\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'Priority', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Highest' }).click()
  await expect(page.getByRole('button', { name: 'Priority', exact: true })).toHaveText('Highest')
  await page.getByRole('button', { name: 'Add a sub-task' }).click()
  await page.getByRole('textbox', { name: 'New sub-task of Extract the field list' }).fill('Ask the owners')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Sub-tasks' }).getByRole('link', { name: 'Ask the owners' }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Comment' }).fill('Half of the fields are agreed.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Half of the fields are agreed.')
  await lookAt(page, 'a task beside its board')

  await page.getByRole('textbox', { name: 'Comment' }).fill('Not sent yet')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/taskLists$/)
  await page.getByRole('link', { name: 'Extract the field list' }).click()
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Not sent yet')
  await page.getByRole('textbox', { name: 'Comment' }).fill('')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Actions for Sign-off' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('link', { name: 'Sign-off' })).toHaveCount(0)
  await page.getByText('Kanban').click({ force: true })
  await expect(page.getByRole('region', { name: /^Backlog, 1/ })).toBeVisible()
  await lookAt(page, 'a board as kanban')
  if (isMobile) return
  await page.getByText('Table', { exact: true }).click({ force: true })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click()
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible()
  await page.keyboard.press('Escape')
  await lookAt(page, 'a board as a table')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible()
})

test('tasks are moved by dragging, by keys and by the menu @phone', async ({ page, request, isMobile }) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Moves')
  const { id } = await addBoard(firm, 'Data platform', { Now: ['One', 'Two', 'Three'], Later: ['Four'] })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${id}/taskLists`)
  await expect(rowOf(page, 'Four')).toBeVisible()

  if (isMobile) {
    await page.getByRole('button', { name: 'Actions for Three' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
  } else await dragTo(page, rowOf(page, 'Three'), rowOf(page, 'Two'), 0.2)
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Three', 'Two', 'Four'])

  await rowOf(page, 'Two').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Three', 'Two', 'Four'])
  await expect(page.getByText('Moved to 1 of 2 in Later')).toBeAttached()
  await page.getByRole('button', { name: 'Actions for One' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'List' }).click()
  await page.getByRole('option', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Three', 'Two', 'Four', 'One'])
  await page.reload()
  await expect.poll(() => titlesOf(page)).toEqual(['Three', 'Two', 'Four', 'One'])

  await page.getByText('Kanban').click({ force: true })
  const card = page.getByRole('article', { name: 'Three' })
  const done = page.getByRole('region', { name: /^Done, / })
  let saved: Promise<unknown> = page.waitForResponse(/\/moveTaskToStatus$/)
  if (isMobile) {
    for (const column of ['To do', 'In progress', 'Done']) {
      await card.focus()
      saved = page.waitForResponse(/\/moveTaskToStatus$/)
      await page.keyboard.press('Alt+ArrowRight')
      await saved
      await expect(page.getByRole('region', { name: new RegExp(`^${column}, 1`) })).toContainText('Three')
    }
  } else await dragTo(page, card, done, 0.5)
  await expect(done.getByRole('article', { name: 'Three' })).toBeVisible()
  await saved
  await page.reload()
  await expect(page.getByRole('region', { name: /^Done, 1/ })).toContainText('Three')
})

test('two people who drag the same card at once both see where it ends up', { tag: '@mouse' }, async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Together')
  const { id } = await addBoard(firm, 'Data platform', { Now: ['One', 'Two', 'Three', 'Four'] })
  const other = await openBrowser()
  for (const each of [page, other]) {
    await giveSession(each, firm.owner)
    const listening = each.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await each.goto(`/employments/${firm.domain}/projects/${id}/taskLists`)
    await listening
    await expect(rowOf(each, 'Four')).toBeVisible()
  }
  await Promise.all([
    dragTo(page, rowOf(page, 'Four'), rowOf(page, 'One'), 0.2),
    dragTo(other, rowOf(other, 'Four'), rowOf(other, 'Two'), 0.8),
  ])
  await expect.poll(async () => (await titlesOf(page)).join() === (await titlesOf(other)).join()).toBe(true)
  const ends = await titlesOf(page)
  expect([...ends].sort()).toEqual(['Four', 'One', 'Three', 'Two'])
  expect(ends.indexOf('Four')).toBeLessThan(3)

  await dragTo(page, rowOf(page, 'Three'), rowOf(page, ends[0] ?? ''), 0.2)
  await expect.poll(() => titlesOf(other)).toEqual(['Three', ...ends.filter((title) => title !== 'Three')])
})

test('filters are part of the address @once @long', async ({ page, request }) => {
  const firm = await firmOf(request, 'Filters')
  const { id } = await addBoard(firm, 'Data platform', {
    Now: ['Map the fields', 'Sign-off'],
    Later: ['Map the sites'],
  })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${id}/taskLists`)
  await expect(rowOf(page, 'Sign-off')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a task' }).fill('map')
  await expect(page).toHaveURL(/taskNameTerm=map/)
  await expect.poll(() => titlesOf(page)).toEqual(['Map the fields', 'Map the sites'])
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'List', exact: true }).first().click()
  await page.getByRole('menuitemradio', { name: 'Later' }).click()
  await expect(page).toHaveURL(/taskListID=/)
  await expect.poll(() => titlesOf(page)).toEqual(['Map the sites'])
  await page.reload()
  await expect.poll(() => titlesOf(page)).toEqual(['Map the sites'])
  await page.getByRole('searchbox', { name: 'Find a task' }).fill('nothing like it')
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesOf(page).catch(() => [])).toEqual([])
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Clear list' }).click()
  await expect(page.getByText('No tasks match these filters')).toBeVisible()
  await lookAt(page, 'a board without a match')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Map the fields', 'Sign-off', 'Map the sites'])

  // Beside an open task the filters still are one line.
  await page.getByRole('link', { name: 'Sign-off' }).click()
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('textbox', { name: 'Title' })).toBeVisible()
  const filters = await page.getByRole('search', { name: 'Filters' }).boundingBox()
  expect(filters?.height).toBeLessThan(40)
})

test('a task of one’s own becomes one of a project @once @long', async ({ page, request }) => {
  const firm = await firmOf(request, 'Mine')
  await addBoard(firm, 'Data platform', { Now: ['Sign-off'] })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/myTasks`)
  await expect(page.getByText('No task list for this user')).toBeVisible()
  await page.getByRole('button', { name: 'Add list', exact: true }).click()
  await page.getByLabel('Name').fill('Inbox')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add task to Inbox' }).click()
  await page.getByRole('textbox', { name: 'New task in Inbox' }).fill('Ask for the site plan')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Ask for the site plan')).toBeVisible()
  await page.keyboard.press('Escape')
  await lookAt(page, 'one’s own tasks')

  await page.getByRole('button', { name: 'Actions for Ask for the site plan' }).click()
  await page.getByRole('menuitem', { name: 'Move to a project…' }).click()
  await page.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'Data platform' }).click()
  await page.getByRole('combobox', { name: 'List' }).click()
  await page.getByRole('option', { name: 'Now' }).click()
  await lookAt(page, 'a task on its way to a project')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(rowOf(page, 'Ask for the site plan')).toHaveCount(0)
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Project', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Data platform/ }).click()
  await expect(page).toHaveURL(/projectID=/)
  await expect(rowOf(page, 'Sign-off')).toHaveCount(0)
})
