import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTasksFirm, type TasksFirm } from '../../features/tasks/testing/tasks-firm'
import { startTestServer } from '../../testing/test-server'
import { until } from '../../testing/until'
import { fillLane } from '../shares/testing/fill-lane'

const server = await startTestServer()
const { cleaning } = server.platform.shares
const { lane: connections } = server.application.running.database
let firm: TasksFirm
let other: TasksFirm

beforeAll(async () => {
  firm = await createTasksFirm(server)
  other = await createTasksFirm(server)
})
afterEach(() => void vi.restoreAllMocks())

const long = `<p>${'word '.repeat(2000)}</p>`
const hostile = `${long}<script>alert(1)</script><p onclick="alert(2)">end</p>`
const clean = `${long}<p>end</p>`

const addTask = ({ lead, projectId, lists }: TasksFirm, taskDescription: string, signal?: AbortSignal) =>
  lead.send(
    projectTasks.createTask,
    { params: { id: projectId, taskListId: lists.design }, body: { title: 'A task', taskDescription } },
    signal && { signal },
  )

describe('long rich text', () => {
  it('waits for a thread without a connection, while short text does not wait', async () => {
    const release = await fillLane(cleaning)
    const answer = addTask(firm, hostile)
    await until(() => cleaning.figures.waiting === 1)
    await until(() => connections.figures.inside === 0)
    expect((await addTask(other, '<p>short<script>x</script></p>')).status).toBe(200)
    expect((await addTask(firm, '<p>short</p>')).status).toBe(200)
    release()
    expect(await (await answer).json()).toMatchObject({ taskDescription: clean })
  })

  it('is not cleaned for somebody who has left', async () => {
    const run = vi.spyOn(server.platform.heavyWork.cleaning, 'run')
    const release = await fillLane(cleaning)
    const leaving = new AbortController()
    const abandoned = addTask(firm, hostile, leaving.signal)
    await until(() => cleaning.figures.waiting === 1)
    leaving.abort()
    await expect(abandoned).rejects.toThrow()
    await until(() => cleaning.figures.waiting === 0)
    release()
    expect(run).not.toHaveBeenCalled()
  })
})

const detail = (value: string) => ({ key: 'Notes', value, type: 'richText' as const })
const valuesOf = (rows: readonly { value: string }[] | undefined) => rows?.map(({ value }) => value)

describe('wherever it comes from', () => {
  it('rich text is cleaned', async () => {
    const { lead, manager, params, projectId } = firm
    const task = await (await addTask(firm, hostile)).json()
    const changed = await lead.call(projectTasks.updateTask, {
      params: { id: projectId, taskListId: task.taskList.id, taskId: task.id },
      body: { dynamicDetails: [detail(hostile)] },
    })
    expect(valuesOf(changed.dynamicDetails)).toEqual([clean])

    const entry = { entryDate: '2026-03-04', content: hostile, categoryID: null }
    const written = await lead.call(journalEntries.createJournalEntry, {
      body: { ...entry, projectID: params.id },
      files: {},
    })
    expect(written.content).toBe(clean)
    const again = await lead.call(journalEntries.updateJournalEntry, {
      params: { id: written.id },
      body: { ...entry, content: hostile.replace('end', 'over') },
      files: {},
    })
    expect(again.content).toBe(clean.replace('end', 'over'))

    const client = await manager.call(clients.createClient, {
      body: { name: 'Northgate', clientOwnerID: manager.employeeId },
    })
    for (const dynamicDetails of [[detail(hostile)], { changed: [detail(hostile)], removedKeys: [] }]) {
      const updated = await manager.call(clients.updateClientDetails, {
        params: { id: client.id },
        body: { dynamicDetails },
      })
      expect(valuesOf(updated.details.dynamicDetails)).toEqual([clean])
    }

    const template = await manager.call(projectTemplates.createProjectTemplate, {
      body: { name: 'Usual', dynamicDetails: [detail(hostile)] },
    })
    expect(valuesOf(template.dynamicDetails)).toEqual([clean])
  })

  it.each([
    ['<ul><li>', 'Nested too deeply'],
    ['<br>', 'Too much formatting'],
    ['&', 'Maximum 200000 characters'],
  ])('%j without end is refused by the name of its field', async (part, message) => {
    const endless = part.repeat(200_000 / part.length)
    const fields = (path: string) => ({ reason: 'invalidInput', fields: [{ path, message }] })
    expect(await (await addTask(firm, endless)).json()).toMatchObject(fields('taskDescription'))
    const body = { projectID: firm.projectId, entryDate: '2026-03-04', content: endless, categoryID: null }
    expect(await firm.lead.refusal(journalEntries.createJournalEntry, { body, files: {} })).toMatchObject(
      fields('content'),
    )
  })

  it('a row of a record is refused by its place', async () => {
    const nested = detail('<b>'.repeat(300))
    const { id } = await firm.manager.call(clients.createClient, {
      body: { name: 'Southgate', clientOwnerID: firm.manager.employeeId },
    })
    for (const [dynamicDetails, path] of [
      [[detail('fine'), { ...nested, key: 'Deep' }], 'dynamicDetails.1.value'],
      [{ changed: [nested], removedKeys: [] }, 'dynamicDetails.changed.0.value'],
    ] as const)
      expect(
        await firm.manager.refusal(clients.updateClientDetails, { params: { id }, body: { dynamicDetails } as never }),
      ).toMatchObject({ fields: [{ path, message: 'Nested too deeply' }] })
  })
})
