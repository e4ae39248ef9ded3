import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { firmOf } from './client-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { addBoard } from './task-board'

test('what somebody is told shows at once, leads there, and is read on every device', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Told')
  const maya = await colleagueOf(request, firm.owner, 'Maya', { canManageProjects: true })
  const { id } = await addBoard(firm, 'Data platform', {})
  const list = await firm.call(projectTasks.createTaskList, { params: { id }, body: { name: 'Now' } })
  const workspace = `/employments/${firm.domain}`
  const give = (title: string) =>
    firm.call(projectTasks.createTask, {
      params: { id, taskListId: list.id },
      body: { title, employeeIDs: [maya.employeeID] },
    })
  await giveSession(page, maya)
  await page.goto(workspace)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: /^Notifications/ })
  await expect(panel.getByText('You’re all caught up')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  const other = await openBrowser()
  await giveSession(other, maya)
  await other.goto(`${workspace}/notifications`)
  const otherBell = other.getByRole('button', { name: /^Notifications/ })
  const first = await give('Map the fields')
  await give('Sign-off')
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await expect(otherBell).toHaveAccessibleName('Notifications, 2 unread')

  await bell.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Today' })).toBeVisible()
  await lookAt(page, 'notifications')
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link', { name: /Sign-off/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/taskLists/${first.id}`))
  await expect(panel).toBeHidden()
  await expect(otherBell).toHaveAccessibleName('Notifications, 1 unread')

  await otherBell.click()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(otherBell).toHaveAccessibleName('Notifications')
  await expect(bell).toHaveAccessibleName('Notifications')
  await other.keyboard.press('Escape')

  const settings = other.getByRole('listitem').filter({ hasText: 'Assignments' })
  const inApp = settings.getByRole('switch', { name: 'Assignments: in Praxis' })
  await inApp.press('Space')
  await expect(inApp).not.toBeChecked()
  await settings.getByText('Never').click()
  await expect(settings.getByRole('radio', { name: 'Never' })).toBeChecked()
  await other.reload()
  await expect(inApp).not.toBeChecked()
  await expect(settings.getByRole('radio', { name: 'Never' })).toBeChecked()
})
