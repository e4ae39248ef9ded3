import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import { approvalFirm, dayBefore, weekOf } from './approval-firm'
import { addClient, firmOf } from './client-firm'
import { expect, test } from './journey'
import { ABOUT_PARTS, PARTS } from './parts'
import { giveSession, verifiedPerson } from './people'
import { timeFirm } from './time-firm'

test('a project typed while logging time is taken by Enter, and nothing is logged without it @once', async ({
  page,
  request,
}) => {
  const firm = await timeFirm(request, 'Typing')
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}`)
  await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible()
  // The keys of the create actions are there once the button is.
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  // The code of what the key opens comes late, and fast people do not wait for it.
  await page.route(/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.keyboard.press('n')
  await page.keyboard.type('plat')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const project = dialog.getByRole('combobox', { name: 'Project, opportunity or client' })
  await expect(project).toHaveValue('Data platform')

  await project.fill('zzz')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('No match for “zzz”')).toBeVisible()
  await expect(project).toHaveValue('zzz')
  await page.keyboard.press('Control+Enter')
  await expect(project).toBeFocused()
  await expect(dialog).toBeVisible()
  expect(await firm.logged(dayBefore(7), dayBefore(0))).toEqual([])
})

test.describe('without a network', () => {
  test.use({ complaints: ABOUT_PARTS })

  test('a dialog that a lost network kept away comes with it, and the keyboard works on @once', async ({
    page,
    context,
    request,
  }) => {
    const firm = await timeFirm(request, 'Tunnel')
    await giveSession(page, firm.robin)
    // Parts that another journey has loaded lie in the browser's cache, where no network is needed.
    await page.route(PARTS, (route) => route.continue())
    await page.goto(`/employments/${firm.domain}`)
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    await context.setOffline(false)
    const project = dialog.getByRole('combobox', { name: 'Project, opportunity or client' })
    await expect(project).toBeFocused()
    await page.keyboard.type('plat')
    await page.keyboard.press('Enter')
    await expect(project).toHaveValue('Data platform')
  })
})

test('a country typed for a new company is taken by Enter, which does not create it yet @once @long', async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request)
  await giveSession(page, person)
  await page.goto('/createspace')
  await page.getByLabel('Company name').fill(`Kelda ${person.username.slice(6, 14)}`)
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.keyboard.type('united k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  await expect(page).toHaveURL(/\/createspace$/)
})

test('a client typed for a new project is taken by Enter as soon as it is found @once @long', async ({
  page,
  request,
}) => {
  const firm = await firmOf(request, 'Picking')
  await addClient(firm.call, 'Severn Rail')
  await addClient(firm.call, 'Northgate Water')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/project-management/create-client`)
  await page.getByLabel('Project name').fill('Timetables')
  const client = page.getByRole('combobox', { name: 'Client' })
  await client.click()
  await page.keyboard.type('severn')
  await page.keyboard.press('Enter')
  await expect(client).toHaveValue('Severn Rail')
  await expect(page.getByText('Client is required')).toHaveCount(0)
})

test('what is typed right after Ctrl K goes to the palette and decides nothing behind it @once', async ({
  page,
  request,
}) => {
  const firm = await approvalFirm(request, 'Jumping')
  const { employment } = await firm.call(companies.openWorkspace, {})
  await firm.call(projects.createInternalProject, { body: { name: 'Ashdown', leadID: employment.id } })
  await firm.submit([await firm.log(dayBefore(1), 6, 'Mapped the feeds')])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals`)
  await expect(weekOf(page, false)).toBeVisible()
  const decisions: string[] = []
  page.on('request', (sent) => sent.method() === 'PUT' && decisions.push(sent.url()))
  await page.keyboard.press('j')
  await expect(weekOf(page, false)).toBeFocused()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('ashdown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ashdown' })).toBeVisible()
  expect(decisions.filter((url) => url.includes('/approvals/'))).toEqual([])
  await page.goBack()
  await expect(weekOf(page, false)).toBeVisible()
})

test('C adds a task from any page, the question mark tells the keys, and the menu gets out of the way @once', async ({
  page,
  request,
}) => {
  const firm = await timeFirm(request, 'Adding')
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}`)
  await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible()
  // The keys of the create actions are there once the button is.
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Order the sensors')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  const menu = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await menu.boundingBox())?.width ?? 0
  const folded = await width()
  await menu.getByRole('link', { name: 'My Tasks' }).hover()
  await expect.poll(width).toBeGreaterThan(folded + 50)
  await menu.getByRole('link', { name: 'My Tasks' }).click()
  await expect(page.getByRole('row', { name: /Order the sensors/ })).toBeVisible()
  await expect.poll(width).toBe(folded)

  await page.keyboard.press('j')
  await expect(page.getByRole('row', { name: /Order the sensors/ })).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Change its status')
  await expect(help).toContainText('Log time')
})
