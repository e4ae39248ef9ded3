import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { firmOf, nameOf } from './client-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { addBoard, dragTo, givePicture, rowOf, titlesOf, touchTo } from './task-board'

const boardOf = (domain: string, id: string) => `/employments/${domain}/projects/${id}/taskLists`

test.describe('files', () => {
  // One of the files is refused at first for lack of storage.
  test.use({ refusals: [413] })

  test('files are dropped and pasted where they belong, and somebody who is mentioned is told @once', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const firm = await firmOf(request, 'Files')
    const maya = await colleagueOf(request, firm.owner, 'Maya', { canManageProjects: true })
    const { id } = await addBoard(firm, 'Data platform', { Now: ['Map the fields'] })
    await firm.call(projects.createProjectRole, {
      params: { id },
      body: { name: 'Analyst', employeeID: maya.employeeID },
    })
    await giveSession(page, firm.owner)
    await page.goto(boardOf(firm.domain, id))

    await page.getByRole('button', { name: 'Add to Now' }).click()
    const quick = page.getByRole('textbox', { name: 'New task in Now' })
    await quick.fill('Sign-off')
    await givePicture(quick, 'drop', 'agreed.png')
    await expect(page.getByRole('list', { name: 'Files of the new task' })).toContainText('agreed.png')
    await quick.press('Enter')
    await expect(rowOf(page, 'Sign-off')).toBeVisible()
    await quick.press('Escape')

    await page.getByRole('link', { name: 'Sign-off' }).click()
    const files = page.getByRole('region', { name: 'Files' })
    await expect(files).toContainText('agreed.png')
    await page.route('**/files', (route) =>
      route.fulfill({ status: 413, json: { reason: 'storageFull', quota: '20 GB' } }),
    )
    await givePicture(files, 'drop', 'dropped.png')
    await expect(page.getByText('Your company’s storage (20 GB) has no room for this.')).toBeVisible()
    await expect(files).toContainText('dropped.png wasn’t uploaded.')
    await page.unroute('**/files')
    await files.getByRole('button', { name: 'Retry' }).click()
    await expect(files.getByRole('list', { name: 'Files' })).toContainText('dropped.png')
    await expect(files).not.toContainText('wasn’t uploaded')
    await givePicture(files, 'paste')
    await expect(files.getByRole('listitem')).toHaveCount(3)

    const comment = page.getByRole('textbox', { name: 'Comment' })
    await comment.pressSequentially('Please look, @may')
    const suggested = page.getByRole('listbox', { name: 'People to mention' })
    await expect(suggested.getByRole('option', { name: nameOf(maya) })).toBeVisible()
    await lookAt(page, 'a comment that mentions somebody')
    await comment.press('Enter')
    await expect(comment).toHaveValue(`Please look, @${nameOf(maya)} `)
    await givePicture(comment, 'paste')
    await expect(page.getByRole('list', { name: 'Files of the comment' })).toContainText('.png')
    await page.getByRole('button', { name: 'Send' }).click()
    const comments = page.getByRole('region', { name: 'Comments' })
    await expect(comments).toContainText(`@${nameOf(maya)}`)
    await expect(comments).toContainText('.png')
    await expect
      .poll(async () => (await (await request.get('/mailbox')).text()).split(`<span>${maya.username}</span>`).length)
      .toBeGreaterThan(2)
  })
})

test('a finger lifts a task after a rest, and scrolls without one', { tag: '@touch' }, async ({ page, request }) => {
  const firm = await firmOf(request, 'Fingers')
  const titles = ['One', 'Two', 'Three', 'Four']
  const { id } = await addBoard(firm, 'Data platform', {
    Now: titles,
    Later: ['Five', 'Six', 'Seven', 'Eight', 'Nine'],
  })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))
  await expect(rowOf(page, 'Four')).toBeVisible()

  const before = await rowOf(page, 'One').boundingBox()
  await touchTo(page, rowOf(page, 'Three'), rowOf(page, 'One'), { part: 0.2, rests: false })
  await expect.poll(async () => (await rowOf(page, 'One').boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  expect((await titlesOf(page)).slice(0, 4)).toEqual(titles)

  await rowOf(page, 'Four').scrollIntoViewIfNeeded()
  await touchTo(page, rowOf(page, 'Three'), rowOf(page, 'Two'), { part: 0.2, rests: true })
  await expect.poll(async () => (await titlesOf(page)).slice(0, 4)).toEqual(['One', 'Three', 'Two', 'Four'])
  await page.reload()
  await expect.poll(async () => (await titlesOf(page)).slice(0, 4)).toEqual(['One', 'Three', 'Two', 'Four'])
})

test('lists are put in order by dragging their heads', { tag: '@mouse' }, async ({ page, request }) => {
  const firm = await firmOf(request, 'Orders')
  const { id } = await addBoard(firm, 'Data platform', { First: ['One'], Second: ['Two'], Third: [] })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))
  const head = (name: string) => page.getByRole('gridcell').filter({ has: page.getByRole('heading', { name }) })
  const order = () => page.getByRole('treegrid').getByRole('heading').allInnerTexts()
  await expect.poll(order).toEqual(['First', 'Second', 'Third'])
  await dragTo(page, head('Third'), head('First'), 0.2)
  await expect.poll(order).toEqual(['Third', 'First', 'Second'])
  await dragTo(page, rowOf(page, 'Two'), head('First'), 0.5)
  await expect.poll(() => titlesOf(page)).toEqual(['Two', 'One'])
  await page.reload()
  await expect.poll(order).toEqual(['Third', 'First', 'Second'])
})

test('a task that was archived is brought back, at once or from the archive @once @long', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Archives')
  const { id } = await addBoard(firm, 'Data platform', { Now: ['One', 'Two', 'Three'], Later: ['Four'] })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))
  const archive = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect(rowOf(page, title)).toHaveCount(0)
  }
  await archive('One')
  const archived = page.getByRole('status').filter({ hasText: 'Archived “One”' })
  await archived.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Two', 'Three', 'Four'])
  await expect(archived).toHaveCount(0)

  for (const title of ['Two', 'Four']) await archive(title)
  await page.getByRole('button', { name: 'Board menu' }).click()
  await page.getByRole('menuitem', { name: 'Archived tasks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archived tasks' })
  const tasks = dialog.getByRole('list', { name: 'Archived tasks' }).getByRole('listitem')
  await expect(tasks).toHaveCount(2)
  await expect(tasks.first()).toContainText('Later · Backlog')
  await lookAt(page, 'the archive of a board')
  await dialog.getByRole('searchbox', { name: 'Find an archived task' }).fill('nothing like it')
  await expect(dialog.getByText('No archived tasks match these filters')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear filters' }).click()
  await dialog.getByRole('link', { name: 'Four' }).click()
  await expect(dialog).toHaveCount(0)
  const panel = page.getByRole('region', { name: 'Later' })
  await expect(panel.getByText('Restore it to edit.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Four' })).toBeVisible()
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await lookAt(page, 'an archived task')
  await page.reload()
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Four')
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Three', 'Four'])
  await panel.getByRole('button', { name: 'Close' }).click()

  await archive('Four')
  await page.getByRole('button', { name: 'Board menu' }).click()
  await page.getByRole('menuitem', { name: 'Archived tasks' }).click()
  await dialog.getByRole('button', { name: 'Restore Four' }).click()
  await expect(tasks).toHaveCount(1)
  await expect(dialog.getByText('Restored “Four”')).toBeAttached()
  await expect(dialog.getByRole('button', { name: 'Restore Two' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Restore Two' }).click()
  await expect(dialog.getByText('No archived tasks.')).toBeVisible()
  await lookAt(page, 'an empty archive')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Board menu' })).toBeFocused()
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Two', 'Three', 'Four'])

  await page.getByRole('button', { name: 'Actions for list Now' }).click()
  await page.getByRole('menuitem', { name: /^Archive all/ }).click()
  const asked = page.getByRole('dialog', { name: 'Archive tasks in Now?' })
  await asked.getByRole('combobox', { name: 'Tasks to archive' }).click()
  await page.getByRole('option', { name: 'All in Backlog' }).click()
  await asked.getByRole('button', { name: 'Archive all' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Four'])
  await page.getByRole('status').filter({ hasText: '3 tasks archived' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('whoever only reads a board moves on what they were given, as soon as that is so @once @long', async ({
  page,
  request,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Readers')
  const maya = await colleagueOf(request, firm.owner, 'Maya')
  const { id } = await addBoard(firm, 'Data platform', { Now: ['Others'] })
  const { items } = await firm.call(projectTasks.listTaskLists, { params: { id } })
  const permission = await firm.call(projects.createResourcePermission, {
    params: { id },
    body: {
      employeeID: maya.employeeID,
      permissions: { taskLists: 'write' },
    },
  })
  await firm.call(projectTasks.createTask, {
    params: { id, taskListId: items[0]?.id ?? '' },
    body: {
      title: 'Given',
      employeeIDs: [maya.employeeID],
    },
  })
  await giveSession(page, maya)
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await page.goto(boardOf(firm.domain, id))
  await listening
  await page.getByRole('button', { name: 'Add to Now' }).click()
  await expect(page.getByRole('textbox', { name: 'New task in Now' })).toBeVisible()

  await firm.call(projects.updateResourcePermission, {
    params: { id, permissionId: permission.id },
    body: { permissions: { taskLists: 'read' } },
  })
  await expect(page.getByRole('textbox', { name: 'New task in Now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Add|List$)/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Complete Others' })).toHaveCount(0)
  await lookAt(page, 'a board that is only read')

  await page.getByRole('button', { name: 'Actions for Others' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Start timer', 'Log time'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Complete Given' }).click()
  await expect(page.getByRole('button', { name: 'Completed in Now: 1' })).toBeVisible()

  await page.getByText('Kanban').click({ force: true })
  const given = page.getByRole('article', { name: 'Given' })
  await expect(page.getByRole('region', { name: /^Done, 1/ })).toContainText('Given')
  const others = page.getByRole('article', { name: 'Others' })
  const saved = page.waitForResponse(/\/moveTaskToStatus$/)
  if (isMobile) {
    await others.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await given.focus()
    await page.keyboard.press('Alt+ArrowLeft')
  } else {
    await dragTo(page, others, page.getByRole('region', { name: /^To do, / }), 0.5)
    await dragTo(page, given, page.getByRole('region', { name: /^In progress, / }), 0.5)
  }
  await expect(page.getByRole('region', { name: /^In progress, 1/ })).toContainText('Given')
  await saved
  await expect(page.getByRole('region', { name: /^Backlog, 1/ })).toContainText('Others')

  await page.getByRole('button', { name: 'Board menu' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Archived tasks', 'Download CSV', 'Download PDF'])
})

test.describe('what is gone or cannot be reached', () => {
  test.use({ refusals: [404] })

  test('a task that somebody deletes is gone for whoever has it open @once', async ({ page, request }) => {
    const firm = await firmOf(request, 'Gone')
    const { id } = await addBoard(firm, 'Data platform', { Now: ['One', 'Two'] })
    await giveSession(page, firm.owner)
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await page.goto(boardOf(firm.domain, id))
    await listening
    await page.getByRole('link', { name: 'Two' }).click()
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible()
    const taskID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { items } = await firm.call(projectTasks.listTaskLists, { params: { id } })
    await firm.call(projectTasks.deleteTask, { params: { id, taskListId: items[0]?.id ?? '', taskId: taskID } })
    await expect(page.getByText('This task is no longer here.')).toBeVisible()
    await lookAt(page, 'a task that is gone')
    await page.getByRole('button', { name: 'Close task' }).click()
    await expect(page).toHaveURL(/taskLists$/)
    await expect.poll(() => titlesOf(page)).toEqual(['One'])
  })
})
