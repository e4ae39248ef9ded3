import type { APIRequestContext, Page } from '@playwright/test'
import { journalEntries } from '@praxis/contract/clients/journal'
import { type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import { type NewPortal, projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { expect } from './journey'
import { lastWeek, timeFirm } from './time-firm'

export const VISITOR = 's.orr@northgate.example'

/** A firm with a project for Northgate Water, and a portal of it that Northgate’s people come into. */
export async function portalFirm(request: APIRequestContext, name: string, more: Partial<NewPortal> = {}) {
  const firm = await timeFirm(request, name)
  const params = { id: firm.platformID }
  const created = await firm.call(projectPortals.createPortal, {
    params,
    body: {
      title: 'Data platform',
      welcomeText: 'Release 3 is ready for your review.',
      visitors: ['@northgate.example'],
      ...more,
    },
  })
  const ofPortal = { params: { ...params, portalId: created.id } }
  const { password, portal } = await firm.call(projectPortals.setPortalPassword, { ...ofPortal, body: {} })
  return { ...firm, portal, ofPortal, password, address: `/portals/${portal.reference}` }
}

/** A portal that shares everything, or what the keys open, of a project with tasks, approved time, a journal and something to approve. */
export async function busyPortal(
  request: APIRequestContext,
  name: string,
  keys: readonly SharedInfo[] = sharedInfos,
  more: Partial<NewPortal> = {},
) {
  const firm = await portalFirm(request, name, { preset: 'cumulativeRevenueByWeek', sharedInfos: [...keys], ...more })
  const params = { id: firm.platformID }
  await firm.call(projectTasks.createTaskStatus, {
    params,
    body: { name: 'In progress', color: '#1971b5', progress: 'inProgress' },
  })
  const list = await firm.call(projectTasks.createTaskList, { params, body: { name: 'Ingest' } })
  const ofList = { ...params, taskListId: list.id }
  const task = await firm.call(projectTasks.createTask, {
    params: ofList,
    body: { title: 'Masking rules', taskDescription: '<p>For all customers.</p>', dueDate: '2027-01-15' },
  })
  const done = await firm.call(projectTasks.createTask, { params: ofList, body: { title: 'Source mapping' } })
  await firm.call(projectTasks.toggleTask, { params: { ...ofList, taskId: done.id }, body: { isToggled: true } })
  const roles = await firm.callAsRobin(projects.listProjectRoles, { params, query: {} })
  for (const day of lastWeek().slice(0, 2)) {
    const roleID = roles.items[0]?.id ?? null
    const id = await firm.log({ from: `${day}T00:00:00.000Z`, duration: 27_000, comment: 'Mapped the feeds', roleID })
    await firm.callAsRobin(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: [id] } })
    await firm.decide(id, 'approved')
  }
  await firm.call(journalEntries.createJournalEntry, {
    body: {
      projectID: firm.platformID,
      title: 'Kick-off agreed',
      categoryID: null,
      content: '<p>We start with the feeds.</p>',
      entryDate: lastWeek()[0] ?? '',
      isShared: true,
    },
    files: {},
  })
  return {
    ...firm,
    task,
    list,
    askToApprove: () =>
      firm.call(projectSignOffs.createSignOff, {
        params: firm.ofPortal.params,
        body: { title: 'Release 3', text: 'As agreed.', taskIDs: [task.id] },
      }),
    /** Answers what was asked about a sign-off. */
    answer: async (signOffId: string, answer: string) => {
      const { questions } = await firm.call(projectSignOffs.getSignOff, { params: { ...params, signOffId } })
      for (const { id } of questions)
        await firm.call(projectSignOffs.answerSignOffQuestion, {
          params: { ...params, signOffId, questionId: id },
          body: { answer },
        })
    },
  }
}

export async function fillGate(page: Page, password: string, email = VISITOR): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Open the portal' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Comes into a portal through its gate. */
export async function enterPortal(page: Page, { address, password }: { address: string; password: string }) {
  await page.goto(address)
  await fillGate(page, password)
  await expect(page.getByRole('heading', { name: 'Data platform', level: 1 })).toBeVisible()
}
