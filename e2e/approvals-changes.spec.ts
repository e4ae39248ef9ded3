import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { approvalFirm, dayBefore, unfold, weekOf } from './approval-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

test('what changed since it was looked at is not decided on: it is shown as it is now @once', async ({
  page,
  request,
  isMobile,
}) => {
  const firm = await approvalFirm(request, 'Looking')
  const [kept, changed] = [
    await firm.log(dayBefore(1), 6, 'Mapped the feeds'),
    await firm.log(dayBefore(1), 2, 'Meeting'),
  ]
  await firm.submit([kept, changed])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals`)
  await weekOf(page, isMobile).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Deny…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Deny Robin/ })
  await expect(dialog).toContainText('2 entries, 8h 00m')
  await firm.callAsRobin(timeSheetSubmissions.updateSubmission, {
    params: { id: changed },
    body: { duration: 3 * 3600, comment: 'Two meetings' },
  })
  await dialog.getByRole('button', { name: /^Deny/ }).click()
  await expect(page.getByText('1 entry denied')).toBeVisible()
  const notice = page.getByRole('region', { name: 'Changed since you last looked' })
  await expect(notice).toContainText('1 entry changed since you last looked. Check again.')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('Two meetings')
  await expect(weekOf(page, isMobile)).toContainText('3h 00m')
  await lookAt(page, 'an entry that changed since one looked')

  await notice.getByRole('button', { name: /^Approve Robin/ }).click()
  await expect(page.getByText('1 entry approved')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
})

test('an entry gets another role and task, and its history says so, and who decides now @once @long', async ({
  page,
  openBrowser,
  request,
  isMobile,
}) => {
  const firm = await approvalFirm(request, 'Amending')
  const rates = { hourlyCharge: 0, hourlyCost: 0 }
  const role = { name: 'Analyst', employeeID: firm.robin.employeeID, ...rates }
  await firm.call(projects.createProjectRole, { params: { id: firm.projectID }, body: role })
  const list = await firm.call(projectTasks.createTaskList, { params: { id: firm.projectID }, body: { name: 'To do' } })
  await firm.call(projectTasks.createTask, {
    params: { id: firm.projectID, taskListId: list.id },
    body: { title: 'Telemetry loader' },
  })
  await firm.submit([await firm.log(dayBefore(1), 6, 'Mapped the feeds')])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals`)
  await unfold(page, isMobile)
  await page.getByRole('button', { name: /^Actions for 6h 00m/ }).click()
  await page.getByRole('menuitem', { name: 'Amend…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Amend time sheet' })
  await dialog.getByRole('combobox', { name: 'Task' }).click()
  await page.getByRole('option', { name: /Telemetry loader/ }).click()
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Analyst' }).click()
  await lookAt(page, 'amending role and task')
  await dialog.getByRole('button', { name: /^Amend/ }).click()
  await expect(
    page.getByText('Amended by Olive Marlow: role none → Analyst · task none → Telemetry loader'),
  ).toBeVisible()

  await page.getByRole('button', { name: /^Actions for 6h 00m/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Olive Marlow amended it')
  await expect(history).toContainText('Telemetry loader')
  await lookAt(page, 'the history of an entry')

  const lead = await colleagueOf(request, firm.owner, 'Lena')
  await firm.call(projects.updateProjectDetails, {
    params: { id: firm.projectID },
    body: {
      leadID: lead.employeeID,
      timeSheetAndExpensesResponsibility: 'projectLead',
    },
  })
  const other = await openBrowser()
  await giveSession(other, firm.robin)
  await other.goto(`/employments/${firm.domain}/requests`)
  const active = other.getByRole('region', { name: 'Active Requests' })
  await expect(active).toContainText('with Lena Marlow')
  await active.getByText('Telemetry loader').click()
  await expect(other.getByRole('list', { name: 'History' })).toContainText(
    'Olive Marlow changed the approver: the project lead changed',
  )
  await lookAt(other, 'who decides instead of whom')
})
