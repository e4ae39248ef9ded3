import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projects } from '@praxis/contract/projects/projects'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { server, actingAs } = await startDemoServer()
const today = new Date().toISOString().slice(0, 10)

test('every project has a board that looks like its time: lists, people, days, and what should be done is', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(projects.listProjectsPaginated, {
    body: { per: 100, filter: { attribute: 'all' } },
  })
  expect(items).toHaveLength(36)
  let late = 0
  for (const project of items) {
    const params = { id: project.id }
    const { items: lists } = await owner.call(projectTasks.listTaskLists, { params })
    expect(lists.length).toBeGreaterThanOrEqual(3)
    expect(lists.length).toBeLessThanOrEqual(6)
    const { taskLists } = await owner.call(projectTasks.getGanttChart, { params })
    const tasks = taskLists.flatMap((list) => list.tasks)
    const subTasks = tasks.flatMap((task) => task.subTasks ?? [])
    expect(subTasks).not.toEqual([])
    const bars = [...tasks, ...subTasks]
    expect(bars.length).toBeGreaterThan(8)
    for (const { startDate, endDate } of bars) if (startDate && endDate) expect(startDate <= endDate).toBe(true)
    const open = bars.filter(({ finishedAt }) => finishedAt === undefined)
    if (project.isActive) expect(open.length).toBeGreaterThan(0)
    else expect(open).toEqual([])
    late += open.filter(({ dueDate }) => dueDate !== undefined && dueDate < today).length
  }
  expect(late).toBeGreaterThan(3)
})

test('the board one looks at first has tasks of every status, comments and files', async () => {
  const lead = await actingAs('Manager')
  const { items } = await lead.call(projects.listProjects, { query: { query: 'data platform' } })
  const params = { id: items[0]?.id ?? '' }
  const { items: overview } = await lead.call(projectTasks.getStatusOverview, { params })
  expect(overview.map(({ status }) => status.name)).toEqual(['Backlog', 'To do', 'In progress', 'In review', 'Done'])
  for (const { taskCount } of overview) expect(taskCount).toBeGreaterThan(0)
  const { items: lists } = await lead.call(projectTasks.listTaskLists, { params })
  expect(lists.flatMap(({ tasks }) => tasks).every(({ title }) => title.length > 3)).toBe(true)
  const [counts] = await server.sql(
    `select (select count(*)::int from task_comments) as comments,
            (select count(*)::int from files where entity = 'task') as files`,
  )
  expect(counts?.comments).toBeGreaterThan(20)
  expect(counts?.files).toBeGreaterThan(8)
})

test('people have lists of their own, and projects with tasks for them', async () => {
  for (const role of ['Owner', 'Manager', 'Project lead', 'Employee', 'Finance']) {
    const person = await actingAs(role)
    const { items } = await person.call(personals.listTaskLists, { params: {} })
    expect(items[0]?.name).toBe('This week')
    expect(items.flatMap(({ tasks }) => tasks).length).toBeGreaterThan(2)
  }
  const { items } = await (await actingAs('Employee')).call(personals.listPersonalProjects, {})
  expect(items[0]?.openTaskCount).toBeGreaterThan(0)
})

test('people have assignments they have not opened yet, from whoever leads the project', async () => {
  const { items, total } = await (await actingAs('Employee')).call(personals.listAssignments, {})
  expect(total).toBe(2)
  for (const { assignedAt } of items) expect(assignedAt < new Date().toISOString()).toBe(true)
})

test('of three templates two are published, and a project can be made from one', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(projectTemplates.listProjectTemplates, {})
  expect(items.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Data migration (2024)', false],
    ['Review', true],
    ['Self-service portal', true],
  ])
  expect(items.map(({ projectCount, automationCount }) => [projectCount, automationCount])).toEqual([
    [0, 0],
    [4, 1],
    [3, 1],
  ])
  for (const { createdAt, lastUsedAt } of items) expect(lastUsedAt === null || createdAt < lastUsedAt).toBe(true)
  const { items: people } = await owner.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } })
  const made = await owner.call(projects.createInternalProject, {
    body: { name: 'From a template', leadID: people[0]?.lead?.id ?? '', projectTemplateID: items[1]?.id },
  })
  const { items: lists } = await owner.call(projectTasks.listTaskLists, { params: { id: made.id } })
  expect(lists.map(({ name }) => name)).toEqual(['Beginning', 'Conversations', 'Findings', 'Report'])
})
