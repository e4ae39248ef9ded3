import type { APIRequestContext, Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { addClient, firmOf, nameOf } from './client-firm'
import { callerOf, colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `More options for ${name}` })

type NewProject = Partial<Input<typeof projects.createInternalProject>['body']>
type Firm = Awaited<ReturnType<typeof firmOf>>

let shared: Promise<Firm> | undefined

/** A firm shared by every journey that minds no other projects beside its own. */
async function sharedFirm(request: APIRequestContext): Promise<Firm> {
  shared ??= firmOf(request, 'Projects')
  const { owner, domain } = await shared
  return { owner, domain, call: await callerOf(request, owner) }
}

/** Adds a project of the firm's own, led by its owner; returns its id. */
async function addInternalProject({ call }: Firm, name: string, more: NewProject = {}): Promise<string> {
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(projects.createInternalProject, { body: { name, leadID: employment.id, ...more } })
  return id
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a client project is created with its budget, and figures follow what is typed', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Budgets')
  await addClient(firm.call, 'Northgate Water')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/project-management`)
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await lookAt(page, 'no projects')

  await page.getByRole('link', { name: 'New client project' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Lead' })).toHaveValue(nameOf(firm.owner))
  await expect(page.getByLabel('Project name')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Project name is required')).toBeVisible()
  await expect(page.getByText('Client is required')).toBeVisible()
  await expect(page.getByLabel('Project name')).toBeFocused()
  await lookAt(page, 'problems of a new project')

  await page.getByLabel('Project name').fill('Data platform')
  await choose(page, 'Client', /Northgate Water/)
  await page.getByLabel('Consultancy, revenue').fill('100000')
  await page.getByLabel('Consultancy, cost').fill('65000')
  await page.getByLabel('Expenses, revenue').fill('10,000')
  await page.getByLabel('Expenses, cost').fill('9000')
  const figures = page.getByRole('region', { name: 'Budget plan' })
  await expect(figures).toContainText('£110,000')
  await expect(figures).toContainText('£74,000')
  await expect(figures).toContainText('35%')
  await expect(figures).toContainText('32.7%')
  await page.getByRole('textbox', { name: 'Start date' }).fill('01/07/2026')
  await page.getByRole('textbox', { name: 'End date' }).fill('30/06/2026')
  await page.getByLabel('Require a comment').check({ force: true })
  await expect(page.getByText('Date must be in the future')).toBeVisible()
  await page.getByRole('textbox', { name: 'End date' }).fill('31/03/2027')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: 'Data platform' })).toBeVisible()
  await expect(page.getByText('01/07/2026 – 31/03/2027')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Budget against actual by category' })).toContainText('£110,000')
  await expect(page.getByText('Require a comment')).toBeVisible()
  await lookAt(page, 'a new project')
})

test('an internal project is created, found, and jumped to @once @long', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Internal')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects`)
  await expect(page.getByText('You aren’t assigned to any projects.')).toBeVisible()
  await page.getByRole('button', { name: 'New project', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New internal project' }).click()
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Project name' }).fill('Practice operations')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Practice operations' })).toBeVisible()
  await expect(page.getByText('Not chargeable').first()).toBeVisible()

  await page.goto(`/employments/${firm.domain}/employees`)
  await expect(page.getByText('Active projects').locator('..')).toContainText('1')
  await page.getByRole('link', { name: 'My projects' }).click()
  await expect(page.getByRole('link', { name: 'Practice operations' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Project or client' }).fill('nothing like it')
  await expect(page.getByText('No projects match these filters')).toBeVisible()
  await expect(page).toHaveURL(/search=nothing/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('link', { name: 'Practice operations' })).toBeVisible()
  await page.getByText('List', { exact: true }).click({ force: true })
  await expect(page.getByRole('grid', { name: 'Active projects' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Active projects' })).toContainText('Practice operations')
  await lookAt(page, 'the list of projects')

  await page.keyboard.press('Control+K')
  await page.getByPlaceholder('Search or jump to…').fill('practice')
  await page.getByRole('dialog').getByText('Practice operations').click()
  await expect(page.getByRole('heading', { name: 'Practice operations' })).toBeVisible()
})

test.describe('permissions', () => {
  // The project is fetched once more after access to it was taken back.
  test.use({ refusals: [401, 404] })

  test('show their effect in the other browser at once @once @long', async ({ page, openBrowser, request }) => {
    test.setTimeout(120_000)
    const firm = await sharedFirm(request)
    const colleague = await colleagueOf(request, firm.owner, 'Priya')
    const id = await addInternalProject(firm, 'Data platform')

    const other = await openBrowser()
    const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(other, colleague)
    await other.goto(`/employments/${firm.domain}/projects`)
    await listening
    await expect(other.getByText('You aren’t assigned to any projects.')).toBeVisible()

    await giveSession(page, firm.owner)
    await page.goto(`/employments/${firm.domain}/projects/${id}`)
    await page.getByRole('link', { name: 'Permissions', exact: true }).click()
    await expect(page.getByText('Project lead')).toBeVisible()
    await page.getByRole('button', { name: 'Add person' }).click()
    await choose(page, 'Person', new RegExp(nameOf(colleague)))
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: false }).last().click()
    await expect(page.getByText('Created successfully')).toBeVisible()
    await lookAt(page, 'permissions')

    await other.getByRole('link', { name: 'Data platform' }).click()
    await expect(other.getByRole('heading', { name: 'Data platform' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Journal' })).toHaveCount(0)

    const journal = page.getByRole('button', { name: `Journal of ${nameOf(colleague)}: No access` })
    await journal.click()
    await page.getByRole('menuitemradio', { name: 'Read' }).click()
    await other.getByRole('link', { name: 'Journal', exact: true }).click()
    await expect(other.getByText('No journal entries about Data platform yet.')).toBeVisible()
    await expect(page.getByText(`by ${nameOf(firm.owner)}`)).toBeVisible()

    await page.getByRole('button', { name: `Details of ${nameOf(colleague)}: Read` }).click()
    await page.getByRole('menuitemradio', { name: 'Write' }).click()
    await other.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await other.getByLabel('Import ID').fill('NW-114')

    await page.getByRole('button', { name: `Remove ${nameOf(colleague)}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: `Remove ${nameOf(colleague)}` })).toHaveCount(0)
    await expect(other.getByText('Your changes are kept until you discard them')).toBeVisible()
    await expect(other.getByLabel('Import ID')).toHaveValue('NW-114')
    await other.getByRole('button', { name: 'Discard' }).click()
    await expect(other.getByRole('heading', { name: 'Data platform' })).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Go to projects' })).toBeVisible()
    await lookAt(page, 'permissions after all')
  })
})

test('a project is changed, completed, reopened, and only changed parts are sent', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await sharedFirm(request)
  const id = await addInternalProject(firm, 'Fleet planner', { tags: ['data'] })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${id}/settings`)
  await page.getByLabel('Project name').fill('')
  await page.getByLabel('Import ID').fill('NW-114')
  await expect(page.getByText('Project name is required')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Project name')).toBeFocused()
  await page.getByLabel('Project name').fill('Fleet planner 2')
  await choose(page, 'Backdating limit', 'Same day only')
  await page.getByLabel('Others, cost').fill('500')
  await expect(page.getByText('You have unsaved changes')).toContainText('name, import ID, backdating limit and 1 more')
  await lookAt(page, 'settings with unsaved changes')

  await page.getByRole('link', { name: 'Dashboard' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/details'))
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Fleet planner 2',
    importID: 'NW-114',
    timeSheetConstraint: 'strict',
    otherBudget: { revenue: 0, cost: 50_000 },
    version: expect.any(Number),
  })
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Architect')
  await choose(page, 'Person', new RegExp(nameOf(firm.owner)))
  await dialog.getByLabel('Hourly charge').fill('120')
  await dialog.getByRole('button', { name: 'Add' }).click()
  const roles = page.getByRole('grid', { name: 'Roles' })
  await expect(roles).toContainText('Architect')
  await expect(roles).toContainText('£120.00')

  await menuOf(page, 'Fleet planner 2').click()
  await page.getByRole('menuitem', { name: 'Complete…' }).click()
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('This project was completed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add role' })).toHaveCount(0)
  await expect(page.getByLabel('Others, cost')).toBeDisabled()
  await lookAt(page, 'a completed project')

  await page.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('This project was completed')).toHaveCount(0)
  await expect(page.getByLabel('Others, cost')).toBeEnabled()

  await menuOf(page, 'Fleet planner 2').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('reopened the project')
  await expect(history).toContainText('Same day only')
  await expect(history).toContainText(new RegExp(`Lead\\s*from\\s*–\\s*to\\s*${nameOf(firm.owner)}`))
  await page.getByText('Budget', { exact: true }).last().click()
  await expect(history).toContainText('Others, cost')
  await expect(history).toContainText('£500')
  await expect(history).toContainText('changed the rates of a role: Architect')
  await expect(history).toContainText('£120.00')
  await page.getByText('Planning', { exact: true }).last().click()
  await expect(history).toContainText('added a role: Architect')
  await lookAt(page, 'the history of a project')
})

test.describe('a project that something refers to', () => {
  test.use({ refusals: [404, 409] })

  test('is not deleted, and says why; without it, it goes @once @long', async ({ page, request }) => {
    test.setTimeout(120_000)
    const firm = await sharedFirm(request)
    const id = await addInternalProject(firm, 'Depot dashboards')
    await giveSession(page, firm.owner)
    await page.goto(`/employments/${firm.domain}/projects/${id}/journal`)
    await expect(page.getByText('No journal entries about Depot dashboards yet.')).toBeVisible()
    await page.getByRole('button', { name: 'What happened with Depot dashboards?' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Kick-off')
    await page.getByRole('textbox', { name: 'Entry' }).fill('Everybody was there.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('article', { name: 'Kick-off' })).toBeVisible()

    const askToDelete = async () => {
      await menuOf(page, 'Depot dashboards').click()
      await page.getByRole('menuitem', { name: 'Delete…' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Depot dashboards')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click()
    }
    await askToDelete()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Complete the project instead.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Actions for Kick-off' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No journal entries about Depot dashboards yet.')).toBeVisible()
    await askToDelete()
    await expect(page).toHaveURL(/project-management/)
    await expect(page.getByText('Deleted successfully').last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Depot dashboards' })).toHaveCount(0)
  })
})
