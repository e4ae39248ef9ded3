import type { Locator, Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { firmOf } from './client-firm'
import { moveFinger } from './finger'

type Firm = Awaited<ReturnType<typeof firmOf>>

const STATUSES = [
  { name: 'To do', color: '#7c8a90', progress: 'toDo' },
  { name: 'In progress', color: '#3498db', progress: 'inProgress' },
  { name: 'Done', color: '#2ba693', progress: 'finished' },
] as const

/** Adds a project of the firm's own with a board: its statuses, and lists with tasks by their titles. */
export async function addBoard({ call }: Firm, name: string, lists: Readonly<Record<string, readonly string[]>>) {
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(projects.createInternalProject, { body: { name, leadID: employment.id } })
  const statuses = new Map<string, string>()
  for (const status of STATUSES)
    statuses.set(status.name, (await call(projectTasks.createTaskStatus, { params: { id }, body: status })).id)
  for (const [listName, titles] of Object.entries(lists)) {
    const list = await call(projectTasks.createTaskList, { params: { id }, body: { name: listName } })
    for (const title of titles)
      await call(projectTasks.createTask, { params: { id, taskListId: list.id }, body: { title } })
  }
  return { id, statuses, employeeID: employment.id as string }
}

/** The titles of the tasks in sight, in their order. */
export const titlesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('treegrid', { name: 'Tasks' })
    .locator('[data-row-key]')
    .evaluateAll((rows) =>
      rows
        .map((row) => ({ top: row.getBoundingClientRect().top, title: row.querySelector('a')?.textContent ?? '' }))
        .sort((a, b) => a.top - b.top)
        .map(({ title }) => title),
    )

export const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('treegrid', { name: 'Tasks' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Drags with the mouse, as slowly as a hand; `part` is how far down on the target it is let go. */
export async function dragTo(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  const x = end.x + end.width / 2
  const y = end.y + end.height * part
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 6, { steps: 3 })
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.move(x, y + 1)
  await page.mouse.up()
}

/** Moves a finger from one element to the other: at once, which scrolls, or once the first is lifted. */
export async function touchTo(
  page: Page,
  from: Locator,
  to: Locator,
  { part, rests }: { part: number; rests: boolean },
): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  const x = start.x + start.width / 2
  const [y, toY] = [start.y + start.height / 2, end.y + end.height * part]
  await moveFinger(page, { x, y }, { x, y: toY }, rests ? { rests: page.locator('html[data-lifted]') } : {})
}

/** A picture of one dot. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Drops a picture on an element, or pastes it, where it gets a name of its own. */
export async function givePicture(target: Locator, how: 'drop' | 'paste', name = 'picture.png'): Promise<void> {
  await target.evaluate(
    (element, [kind, fileName, picture]) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
      data.items.add(new File([bytes], fileName, { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [how, name, PICTURE] as const,
  )
}
