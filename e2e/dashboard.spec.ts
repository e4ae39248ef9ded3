import { companyManagement } from '@praxis/contract/company/company-management'
import { projects } from '@praxis/contract/projects/projects'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { approvalFirm, dayBefore } from './approval-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

test('the dashboard shows the week, what is due and what waits, and each leads on', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await approvalFirm(request, 'Overview')
  await firm.submit([await firm.log(dayBefore(0), 2, 'Mapped the feeds')])
  const list = await firm.callAsRobin(personals.createTaskList, { body: { name: 'This week' } })
  await firm.callAsRobin(personals.createTask, {
    params: { taskListId: list.id },
    body: {
      title: 'Send the report',
      dueDate: dayBefore(3),
    },
  })
  const board = await firm.call(projectTasks.createTaskList, { params: { id: firm.projectID }, body: { name: 'Now' } })
  await firm.call(projects.createResourcePermission, {
    params: { id: firm.projectID },
    body: {
      employeeID: firm.robin.employeeID,
      permissions: { taskLists: 'write' },
    },
  })
  await firm.call(projectTasks.createTask, {
    params: { id: firm.projectID, taskListId: board.id },
    body: {
      title: 'Check the feeds',
      employeeIDs: [firm.robin.employeeID],
    },
  })
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}`)
  const week = page.getByRole('region', { name: 'My week' })
  await expect(week).toContainText('2h 00m of')
  await expect(week).toContainText('Waiting2h 00m')
  const tasks = page.getByRole('region', { name: 'My tasks due' })
  await expect(tasks).toContainText('3 days late')
  await lookAt(page, 'the dashboard')

  await tasks.getByRole('checkbox', { name: 'Complete Send the report' }).click()
  await expect(tasks).toContainText('You have no tasks with a due date.')

  const assigned = page.getByRole('region', { name: /Newly assigned to me/ })
  const seen = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await assigned.getByRole('link', { name: 'Check the feeds' }).click()
  expect((await seen).ok()).toBe(true)
  await page.goto(`/employments/${firm.domain}`)
  await expect(tasks).toContainText('You have no tasks with a due date.')
  await expect(assigned).toHaveCount(0)

  await page.getByRole('button', { name: 'Log time' }).click()
  const card = page.getByRole('dialog', { name: 'Log time' })
  await expect(card.getByRole('combobox', { name: /^Project, opportunity or client/ })).toBeFocused()
  await card.getByLabel('Duration').fill('1h 30m')
  await card.getByRole('button', { name: /^Create/ }).click()
  await expect(week).toContainText('3h 30m of')

  await page.getByRole('button', { name: 'Start again: Data platform' }).click()
  await expect(page.getByRole('timer', { name: /Data platform/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Open time sheet' }).click()
  await expect(page).toHaveTitle(/^Time Sheet submissions/)

  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}`)
  const waiting = page.getByRole('region', { name: /Waiting for my approval/ })
  await expect(waiting.getByRole('link', { name: /Time sheets/ })).toContainText('1')
  await waiting.getByRole('link', { name: 'Review all' }).click()
  await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible()
})

test('cards of features that are off are absent @once', async ({ page, request }) => {
  const firm = await approvalFirm(request, 'Without time')
  await firm.call(companyManagement.updateCompanyManagement, {
    body: { features: { timeSheet: false, absence: false, expense: false, asset: false } },
  })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}`)
  await expect(page.getByRole('heading', { name: 'My tasks due' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My week' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Waiting for my approval' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log time' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My absences' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Expenses' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Request leave' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /[Aa]sset/ })).toHaveCount(0)
})
