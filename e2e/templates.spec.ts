import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { firmOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { linkOfMail } from './mailbox'
import { giveSession } from './people'

type Firm = Awaited<ReturnType<typeof firmOf>>

async function addProject(
  { call }: Firm,
  name: string,
  more: Partial<Input<typeof projects.createInternalProject>['body']> = {},
): Promise<string> {
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(projects.createInternalProject, { body: { name, leadID: employment.id, ...more } })
  return id
}

async function addList({ call }: Firm, project: string, name: string): Promise<string> {
  return (await call(projectTasks.createTaskList, { params: { id: project }, body: { name } })).id
}

const addTask = (
  { call }: Firm,
  project: string,
  list: string,
  title: string,
  more: Partial<Input<typeof projectTasks.createTask>['body']> = {},
) => call(projectTasks.createTask, { params: { id: project, taskListId: list }, body: { title, ...more } })

const addStatus = ({ call }: Firm, project: string, name: string, progress: 'toDo' | 'inProgress' | 'finished') =>
  call(projectTasks.createTaskStatus, { params: { id: project }, body: { name, progress, color: '#186ea4' } })

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.describe('a template', () => {
  // A status with tasks cannot be deleted; the page of something deleted may fetch it once more.
  test.use({ refusals: [404, 409] })

  test('is made from a project, changed, published, and projects are made from it @once', async ({ page, request }) => {
    test.setTimeout(180_000)
    const firm = await firmOf(request, 'Templates')
    const project = await addProject(firm, 'Data platform')
    const list = await addList(firm, project, 'Discovery')
    const doing = await addStatus(firm, project, 'Doing', 'inProgress')
    await addTask(firm, project, list, 'Interview the data owners', { statusID: doing.id })
    await giveSession(page, firm.owner)
    await page.goto(`/employments/${firm.domain}/projects`)
    await page.getByRole('link', { name: 'Templates', exact: true }).click()
    await expect(page.getByText('A template gives new projects')).toBeVisible()
    await lookAt(page, 'no templates')

    await page.getByRole('button', { name: 'Add template', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Discovery first')
    await choose(page, 'Copy from a project', /Data platform/)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: 'Discovery first' })).toBeVisible()
    await expect(page.getByText('Not published')).toBeVisible()

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Discovery, standard')
    await expect(page.getByText('You have unsaved changes')).toContainText('name')
    await lookAt(page, 'a template with unsaved changes')
    const sent = page.waitForRequest((call) => call.method() === 'PATCH')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON()).toEqual({ name: 'Discovery, standard', version: 1 })
    await expect(page.getByText('Successfully updated details')).toBeVisible()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

    await page.getByRole('link', { name: 'Task statuses', exact: true }).click()
    const statuses = page.getByRole('list', { name: 'Task statuses' })
    await page.getByRole('button', { name: 'Add status' }).click()
    await dialog.getByLabel('Name').fill('Reviewed')
    await choose(page, 'Progress', 'Finished')
    await lookAt(page, 'a new status')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('Successfully created status Reviewed')).toBeVisible()
    await expect(statuses.getByRole('listitem')).toContainText(['Backlog', 'Doing', 'Reviewed'])
    const ranked = page.waitForResponse((answer) => answer.url().endsWith('/updateStatusRank'))
    await page.getByRole('button', { name: 'Move Reviewed' }).press('ArrowUp')
    await expect(statuses.getByRole('listitem')).toContainText(['Backlog', 'Reviewed', 'Doing'])
    expect((await ranked).ok()).toBe(true)

    await page.getByRole('button', { name: 'Actions for Doing' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByText('Cannot delete a task status with linked tasks')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await lookAt(page, 'statuses of a template')

    await page.getByRole('link', { name: 'Automations' }).click()
    await page.getByRole('button', { name: 'Add rule' }).click()
    await choose(page, 'Action', 'Assign the task to the person who did it')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('assign it to the person who did it')).toBeVisible()
    await lookAt(page, 'automations of a template')

    await page.getByRole('link', { name: 'Task lists', exact: true }).click()
    await expect(page.getByText('Interview the data owners').first()).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published successfully')).toBeVisible()

    await page.goto(`/employments/${firm.domain}/project-management/create-internal`)
    await page.getByRole('textbox', { name: 'Project name' }).fill('Second platform')
    await choose(page, 'Template', 'Discovery, standard')
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('heading', { name: 'Second platform' })).toBeVisible()
    await page.getByRole('link', { name: 'Tasks', exact: true }).click()
    await expect(page.getByText('Interview the data owners').first()).toBeVisible()

    await page.getByRole('button', { name: 'Board menu' }).click()
    await page.getByRole('menuitem', { name: 'Automations' }).click()
    await expect(dialog.getByText('assign it to the person who did it')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.goto(`/employments/${firm.domain}/project-template`)
    await expect(page.getByText(/Used in 1 project, last on/)).toBeVisible()
    await lookAt(page, 'templates')
    await page.getByRole('link', { name: 'Discovery, standard' }).click()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('Deactive successfully')).toBeVisible()
    await page.getByRole('button', { name: 'More options for Discovery, standard' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await dialog.getByRole('textbox').fill('Discovery, standard')
    await dialog.getByRole('button', { name: 'Delete template' }).click()
    await expect(page.getByText('A template gives new projects')).toBeVisible()
  })
})

test.describe('a rule of a project', () => {
  test.use({ refusals: [409] })

  test('is added once, writes to people outside who agree, is switched off and deleted @once', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const firm = await firmOf(request, 'Rules')
    const project = await addProject(firm, 'Data platform')
    await addStatus(firm, project, 'Done', 'finished')
    await giveSession(page, firm.owner)
    await page.goto(`/employments/${firm.domain}/projects/${project}/taskLists`)
    await page.getByRole('button', { name: 'Board menu' }).click()
    await page.getByRole('menuitem', { name: 'Automations' }).click()
    const outside = `kim-${firm.domain}@elsewhere.example`
    const addRule = async () => {
      await page.getByRole('button', { name: 'Add rule' }).click()
      const form = page.getByRole('dialog', { name: 'Add rule' })
      await choose(page, 'Which status', 'Done')
      for (const address of [firm.owner.username, outside]) {
        await form.getByRole('combobox', { name: 'To' }).fill(address)
        await page.keyboard.press('Enter')
      }
      await form.getByRole('button', { name: 'Add' }).click()
      return form
    }
    await addRule()
    await expect(page.getByText('Rule have been added successfully')).toBeVisible()
    const rules = page.getByRole('list', { name: 'Rules' })
    await expect(rules).toContainText('When a task moves to Done')
    await expect(rules).toContainText('Waiting for confirmation')
    await lookAt(page, 'rules of a project')
    const link = await linkOfMail(request, outside, '[^<]* would like to send you project updates')
    const stranger = await page.context().newPage()
    await stranger.goto(link.href)
    await expect(stranger.getByRole('heading', { name: /Get project updates from/ })).toBeVisible()
    await lookAt(stranger, 'a question to somebody outside')
    await stranger.getByRole('button', { name: 'Confirm' }).click()
    await expect(stranger.getByRole('status')).toContainText('can now send project updates')
    await stranger.close()
    await expect(rules).not.toContainText('Waiting for confirmation')

    const form = await addRule()
    await expect(form.getByRole('alert')).toHaveText('Rule already exists')
    await lookAt(page, 'a rule that exists')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()

    // The switch is pressed by keyboard: under a resting pointer the snackbar would stay over the top of a phone.
    await rules.getByRole('switch').press(' ')
    await expect(page.getByText('Rule have been updated successfully')).toBeVisible()
    await rules.getByRole('button', { name: /Actions for the rule/ }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('dialog', { name: 'Delete this rule?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Rules run automatically')).toBeVisible()
  })
})

test.describe('the Gantt chart', () => {
  // A chart of no tasks is refused, and so is one move.
  test.use({ refusals: [401, 404] })

  test('shows tasks against time, and moves them by mouse and keyboard @once', async ({ page, request }) => {
    test.setTimeout(120_000)
    const firm = await firmOf(request, 'Gantt')
    const project = await addProject(firm, 'Data platform')
    await giveSession(page, firm.owner)
    const address = `/employments/${firm.domain}/projects/${project}/ganttChart`
    await page.goto(address)
    await expect(page.getByText('No tasks to chart yet')).toBeVisible()
    await lookAt(page, 'an empty chart')

    const list = await addList(firm, project, 'Release 2')
    const dated = { estimatedStartDate: dayFromNow(2), estimatedEndDate: dayFromNow(8) }
    const parent = await addTask(firm, project, list, 'Backfill readings', dated)
    await addTask(firm, project, list, 'Overdue mapping', {
      estimatedStartDate: dayFromNow(-9),
      estimatedEndDate: dayFromNow(-3),
    })
    await firm.call(projectTasks.createSubTask, {
      params: { id: project, taskListId: list, taskId: parent.id },
      body: { title: 'Meters' },
    })
    await addTask(firm, project, list, 'Archive policy')
    const chart = page.getByRole('list', { name: 'Gantt chart' })
    await expect(chart.getByRole('link', { name: 'Archive policy' })).toBeVisible()
    await expect(chart).toContainText('No dates')
    await expect(chart).toContainText('3 days late')
    await chart.getByRole('button', { name: 'Expand Backfill readings' }).click()
    await expect(chart.getByRole('link', { name: 'Meters' })).toBeVisible()
    await lookAt(page, 'the Gantt chart')

    const moved = () => page.waitForRequest((call) => call.method() === 'PATCH')
    const bar = chart.getByRole('button', { name: /^Backfill readings/ })
    const byKeys = moved()
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect((await byKeys).postDataJSON()).toEqual({
      estimatedStartDate: dayFromNow(4),
      estimatedEndDate: dayFromNow(10),
    })
    const drawnIn = moved()
    await chart.getByRole('button', { name: /^Schedule Archive policy/ }).press('Enter')
    expect((await drawnIn).postDataJSON()).toHaveProperty('estimatedStartDate')
    await expect(chart).not.toContainText('No dates')

    const stretched = moved()
    const box = await bar.boundingBox()
    if (!box) throw new Error('The bar is not in sight')
    const [end, middle] = [box.x + box.width - 3, box.y + box.height / 2]
    await page.mouse.move(end, middle)
    await page.mouse.down()
    await page.mouse.move(end + 36, middle, { steps: 4 })
    await page.mouse.up()
    expect((await stretched).postDataJSON()).toEqual({ estimatedEndDate: dayFromNow(13) })

    await page.route(/\/tasks\//, (route) => route.fulfill({ status: 401, json: { reason: 'invalidPermission' } }))
    const before = await bar.textContent()
    await bar.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(bar).toHaveText(before ?? '')
    await page.unrouteAll({ behavior: 'wait' })

    await page.getByRole('searchbox', { name: 'Find a task' }).fill('nothing like it')
    await expect(page.getByText('No tasks match these filters')).toBeVisible()
    await expect(page).toHaveURL(/taskNameTerm=/)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('Month', { exact: true }).click()
    await expect(page).toHaveURL(/scale=month/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download tasks as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('tasks.csv')
  })
})
