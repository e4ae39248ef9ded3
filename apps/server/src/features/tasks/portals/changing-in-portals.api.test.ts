import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { API_BASE } from '@praxis/contract/protocol/endpoint'
import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../testing/event-stream'
import type { Caller, TestServer } from '../../../testing/test-server'
import { startTestServer } from '../../../testing/test-server'
import { comeTo, everyTaskKey, openPortal, visitTo, without } from '../testing/portal-visitors'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

let server: TestServer
let firm: TasksFirm
let taskId: string

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
})

beforeEach(async () => {
  firm = await createTasksFirm(server)
  taskId = await firm.task('Map the sources', { statusID: firm.statuses.toDo, employeeIDs: [firm.lead.employeeId] })
})

const visit = async (sharedInfos: readonly SharedInfo[] = everyTaskKey) => {
  const portal = await visitTo(server, firm.lead, firm.projectId, sharedInfos)
  const params = { ...portal.params, taskListId: firm.lists.design }
  return { ...portal, params, ofTask: { params: { ...params, taskId } } }
}
type Visit = Awaited<ReturnType<typeof visit>>

const ofTaskByFirm = () => ({ params: { ...firm.params, taskListId: firm.lists.design, taskId } })
const file = () => ({ files: { files: [new File(['x'], 'x.txt')] } })

/** What visitors do, with the keys that it needs. */
const acts: readonly [name: string, keys: readonly SharedInfo[], act: (visited: Visit) => Promise<Response>][] = [
  [
    'add lists',
    ['taskListEdit'],
    ({ visitor, params }) => visitor.send(portalTasks.createTaskList, { params, body: { name: 'New' } }),
  ],
  [
    'rename lists',
    ['taskListEdit'],
    ({ visitor, params }) => visitor.send(portalTasks.updateTaskList, { params, body: { name: 'New' } }),
  ],
  [
    'move lists',
    ['taskListEdit'],
    ({ visitor, params }) => visitor.send(portalTasks.moveTaskList, { params, body: { beforeID: null } }),
  ],
  ['sort lists', ['taskListEdit'], ({ visitor, params }) => visitor.send(portalTasks.sortByPriority, { params })],
  [
    'sort lists by estimates',
    ['taskListEdit', 'showEstimatedTime'],
    ({ visitor, params }) => visitor.send(portalTasks.sortByEstimatedTime, { params, body: {} }),
  ],
  ['delete lists', ['taskListEdit'], ({ visitor, params }) => visitor.send(portalTasks.deleteTaskList, { params })],
  [
    'add tasks',
    ['taskCreate'],
    ({ visitor, params }) =>
      visitor.send(portalTasks.createTask, { params, body: { title: 'New', dueDate: '2026-12-01' } }),
  ],
  [
    'add parts',
    ['taskCreate'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.createSubTask, { ...ofTask, body: { title: 'New' } }),
  ],
  [
    'add tasks with a status',
    ['taskCreate', 'taskUpdateStatus'],
    ({ visitor, params }) =>
      visitor.send(portalTasks.createTask, { params, body: { title: 'New', statusID: firm.statuses.doing } }),
  ],
  [
    'add tasks with a priority',
    ['taskCreate', 'taskUpdatePriority'],
    ({ visitor, params }) => visitor.send(portalTasks.createTask, { params, body: { title: 'New', priority: 2 } }),
  ],
  [
    'add tasks with an estimate',
    ['taskCreate', 'showEstimatedTime'],
    ({ visitor, params }) =>
      visitor.send(portalTasks.createTask, { params, body: { title: 'New', estimatedTime: 60 } }),
  ],
  [
    'rename tasks',
    ['taskListEdit'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.updateTask, { ...ofTask, body: { title: 'New' } }),
  ],
  [
    'give dates',
    ['taskListEdit'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.updateTask, { ...ofTask, body: { dueDate: '2026-12-01' } }),
  ],
  [
    'estimate tasks',
    ['taskListEdit', 'showEstimatedTime'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.updateTask, { ...ofTask, body: { estimatedTime: 60 } }),
  ],
  [
    'change a status',
    ['taskUpdateStatus'],
    ({ visitor, ofTask }) =>
      visitor.send(portalTasks.updateTask, { ...ofTask, body: { statusID: firm.statuses.doing } }),
  ],
  [
    'complete tasks',
    ['taskUpdateStatus'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.toggleTask, { ...ofTask, body: { isToggled: true } }),
  ],
  [
    'drag tasks to a status',
    ['taskUpdateStatus'],
    ({ visitor, params }) =>
      visitor.send(portalTasks.moveTaskToStatus, {
        params: { projectId: params.projectId },
        body: { taskID: taskId, statusID: firm.statuses.doing },
      }),
  ],
  [
    'change a priority',
    ['taskUpdatePriority'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.updateTask, { ...ofTask, body: { priority: 2 } }),
  ],
  [
    'rename and complete a task at once',
    ['taskListEdit', 'taskUpdateStatus'],
    ({ visitor, ofTask }) =>
      visitor.send(portalTasks.updateTask, { ...ofTask, body: { title: 'New', statusID: firm.statuses.done } }),
  ],
  [
    'move tasks',
    ['taskListEdit'],
    ({ visitor, ofTask }) =>
      visitor.send(portalTasks.moveTask, { ...ofTask, body: { taskListID: firm.lists.build, beforeID: null } }),
  ],
  ['sort parts', ['taskListEdit'], ({ visitor, ofTask }) => visitor.send(portalTasks.sortSubTasksByPriority, ofTask)],
  ['archive tasks', ['taskListEdit'], ({ visitor, ofTask }) => visitor.send(portalTasks.archiveTask, ofTask)],
  [
    'archive all tasks',
    ['taskListEdit'],
    ({ visitor, params }) =>
      visitor.send(portalTasks.archiveAllTasks, {
        params: { projectId: params.projectId },
        body: { taskStatusID: firm.statuses.toDo },
      }),
  ],
  ['delete tasks', ['taskListEdit'], ({ visitor, ofTask }) => visitor.send(portalTasks.deleteTask, ofTask)],
  [
    'comment',
    ['taskComment'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.createTaskComment, { ...ofTask, body: { text: 'Yes' } }),
  ],
  ['read comments', ['taskComment'], ({ visitor, ofTask }) => visitor.send(portalTasks.listTaskComments, ofTask)],
  [
    'comment with files',
    ['taskComment', 'taskAttachFile'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.createTaskFileComment, { ...ofTask, body: {}, ...file() }),
  ],
  [
    'attach files',
    ['taskAttachFile'],
    ({ visitor, ofTask }) => visitor.send(portalTasks.attachTaskFiles, { ...ofTask, ...file() }),
  ],
]

describe('visitors', () => {
  it.each(acts)('%s with %j and nothing else', async (_, keys, act) => {
    const answer = await act(await visit(keys))
    expect(answer.status, await answer.text()).toBeLessThan(300)
  })

  it.each(acts.flatMap(([name, keys, act]) => keys.map((key) => [name, key, act] as const)))(
    'do not %s where everything is shared but %s',
    async (_, key, act) => {
      const before = await boardAsStored()
      const answer = await act(await visit(without(key)))
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'invalidPermission'])
      expect(await boardAsStored()).toEqual(before)
    },
  )

  it('bring back what was archived, one and several', async () => {
    const { visitor, ofTask, params } = await visit(['taskListEdit'])
    await visitor.call(portalTasks.archiveTask, ofTask)
    expect(await visitor.call(portalTasks.restoreTask, ofTask)).toMatchObject({ id: taskId, archivedAt: null })
    await visitor.call(portalTasks.archiveTask, ofTask)
    const body = { taskIDs: [taskId] }
    const ofBoard = { params: { projectId: params.projectId } }
    expect(await visitor.call(portalTasks.restoreTasks, { ...ofBoard, body })).toEqual({ restoredCount: 1 })
  })

  it.each([
    ['people', { employeeIDs: [randomUUID()] }],
    ['tags', { tags: ['urgent'] }],
    ['reminders', { shouldRemind: true }],
    ['custom fields', { dynamicDetails: [] }],
  ])('set no %s', async (_, body) => {
    const { visitor, ofTask, params } = await visit()
    const send = (path: string, method: string, given: object) =>
      fetch(`${server.url}${API_BASE}/portals/${params.projectId}/taskLists/${params.taskListId}/tasks${path}`, {
        method,
        headers: { ...visitor.transport.headers(), 'content-type': 'application/json' },
        body: JSON.stringify(given),
      })
    for (const answer of [
      await send('', 'POST', { title: 'New', ...body }),
      await send(`/${ofTask.params.taskId}`, 'PATCH', body),
    ])
      expect([answer.status, (await answer.json()).reason]).toEqual([400, 'invalidInput'])
  })

  it('write nothing that could run, and long texts as people of the firm do', async () => {
    const { visitor, ofTask } = await visit()
    const taskDescription = `<p onclick="alert(1)">Ask<img src=x onerror=alert(2)><script>alert(3)</script> <a href="javascript:alert(4)">her</a></p>`
    await visitor.call(portalTasks.updateTask, { ...ofTask, body: { taskDescription } })
    const { taskDescription: kept } = await firm.lead.call(projectTasks.getTask, { params: { ...firm.params, taskId } })
    expect(kept).toContain('Ask')
    expect(kept).not.toMatch(/script|onclick|onerror|javascript|alert/)
    const text = 'Yes. '.repeat(4_000).trim()
    const comment = await visitor.call(portalTasks.createTaskComment, { ...ofTask, body: { text } })
    expect(comment.text).toBe(text)
  })

  it('are stopped when too much is written through their portal in a day, and the firm is not', async () => {
    const { id, visitor, ofTask } = await visit()
    const taken = (limit: string, megabytes: number) =>
      server.sql(`insert into rate_limits (bucket, taken, resets_at) values ($1, $2, '2026-11-13T09:00:00Z')`, [
        `${limit}:${id}`,
        megabytes,
      ])
    await taken('uploaded.portal', 2_000)
    const large = { files: { files: [new File([new Uint8Array(1024 * 1024)], 'plan.bin')] } }
    expect((await visitor.refusal(portalTasks.attachTaskFiles, { ...ofTask, ...large })).reason).toBe('tooManyRequests')
    await visitor.call(portalTasks.createTaskComment, { ...ofTask, body: { text: 'Yes' } })
    await firm.lead.call(projectTasks.attachTaskFiles, { ...ofTaskByFirm(), ...large })
  })
})

/** Everything on the board that somebody could have changed. */
const boardAsStored = () =>
  server.sql(
    `select (select json_agg(t order by t.id) from tasks t where t.board_id = $1) as tasks,
       (select json_agg(l order by l.id) from task_lists l where l.board_id = $1) as lists,
       (select count(*) from task_comments m join tasks t on t.id = m.task_id where t.board_id = $1) as comments,
       (select count(*) from files f join tasks t on t.id::text = f.entity_id where t.board_id = $1) as files`,
    [firm.projectId],
  )

describe('what a visitor does', () => {
  it('is in the history with them as its author, and reaches open browsers', async () => {
    const stream = await listen(firm.lead)
    const { visitor, ofTask, params, reference } = await visit()
    await visitor.call(portalTasks.toggleTask, { ...ofTask, body: { isToggled: true } })
    const created = await visitor.call(portalTasks.createTask, { params, body: { title: 'From outside' } })
    await expect.poll(() => stream.changes()).toContainEqual({ topic: 'tasks', id: firm.projectId })
    stream.hangUp()
    const by = { employeeID: null, displayName: `Portal: ${reference} · s.orr` }
    for (const id of [taskId, created.id]) {
      const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'task', id } })
      expect(items[0]?.by).toEqual(by)
    }
    const { items } = await firm.lead.call(projectPortals.listPortalEvents, {
      params: { ...firm.params, portalId: (await onlyPortal()).id },
    })
    expect(items.filter(({ kind }) => kind === 'changed').map(({ change }) => change?.action)).toEqual([
      'created',
      'completed',
    ])
  })

  it('sets off the rules of the board', async () => {
    const rule = (action: AutomationInput['action']) =>
      firm.lead.call(projectAutomations.createAutomation, {
        params: firm.params,
        body: { trigger: { type: 'taskStatusUpdate', statusID: firm.statuses.doing }, action, isActive: true },
      })
    await rule({ type: 'selfAssign' })
    await rule({ type: 'updateStatus', statusID: firm.statuses.done })
    const { visitor, ofTask } = await visit()
    await visitor.call(portalTasks.updateTask, { ...ofTask, body: { statusID: firm.statuses.doing } })
    await server.drainJobs()
    const task = await firm.lead.call(projectTasks.getTask, { params: { ...firm.params, taskId } })
    expect(task.status.id).toBe(firm.statuses.done)
    expect(task.employees.map(({ id }) => id)).toEqual([firm.lead.employeeId])
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'task', id: taskId } })
    const told = items.filter(({ action }) => action === 'ruleApplied').map(({ after }) => String(after?.rule))
    expect(told.some((text) => text.includes('(no one: a visitor of a portal set it off)'))).toBe(true)
  })

  it('deletes nothing that the firm has to account for, and learns no more than that', async () => {
    await server.sql(
      `insert into time_sheet_submissions (company_id, id, employee_id, task_id, targetable_id, day, duration,
         chargeable, rounded, charged)
       values ($1, $2, $3, $4, $5, '2026-11-12', 3600, 0, 3600, 0)`,
      [firm.company.id, randomUUID(), firm.lead.employeeId, taskId, firm.projectId],
    )
    const { visitor, ofTask, params } = await visit()
    const refused = await visitor.refusal(portalTasks.deleteTask, ofTask)
    expect(refused).toMatchObject({ status: 409, reason: 'recordInUse', usedBy: 'work recorded on it' })
    expect(await visitor.call(portalTasks.getTaskListContents, { params })).toMatchObject({ isDeletable: false })
  })

  it('is nothing in a preview', async () => {
    const { reference } = await openPortal(firm.lead, firm.projectId)
    const portal = await onlyPortal()
    const { session } = await firm.lead.call(projectPortals.previewPortal, {
      params: { ...firm.params, portalId: portal.id },
    })
    const previewer = server.caller({ 'p-password': session })
    const params = { projectId: reference, taskListId: firm.lists.design }
    const ofTask = { params: { ...params, taskId } }
    const before = await boardAsStored()
    for (const [, , act] of acts) {
      const answer = await act({ ...(await asVisit(previewer)), params, ofTask })
      if (answer.ok) expect(answer.status).toBe(200)
      else expect([answer.status, (await answer.json()).reason]).toEqual([409, 'previewOnly'])
    }
    expect(await boardAsStored()).toEqual(before)
    const task = await previewer.call(portalTasks.getTask, { params: { projectId: reference, taskId } })
    expect(task.can).toMatchObject({ edit: true, comment: true })
  })
})

const onlyPortal = async () => {
  const [portal] = (await firm.lead.call(projectPortals.listPortals, { params: firm.params })).items
  if (!portal) throw new Error('there is no portal')
  return portal
}

const asVisit = async (visitor: Caller): Promise<Visit> => ({
  ...{ visitor, id: '', reference: '', password: '' },
  ...{ params: { projectId: '', taskListId: '' }, ofTask: { params: { projectId: '', taskListId: '', taskId } } },
})

describe('comments', () => {
  it('are by "Portal: …" to the firm and by the first part of an address to visitors, who delete only their own', async () => {
    const portal = await openPortal(firm.lead, firm.projectId)
    const [one, other] = [
      await comeTo(server, portal, 's.orr@northgate.example'),
      // The same first part, so that only who they are tells them apart.
      await comeTo(server, portal, 's.orr@north.example'),
    ]
    const ofTask = { params: { ...portal.params, taskListId: firm.lists.design, taskId } }
    await firm.lead.call(projectTasks.createTaskComment, { ...ofTaskByFirm(), body: { text: 'Ready' } })
    const own = await one.call(portalTasks.createTaskComment, { ...ofTask, body: { text: 'Thanks' } })
    expect(own).toMatchObject({ author: 's.orr', authorEmployee: null, can: { edit: true, delete: true } })
    const listed = await other.call(portalTasks.listTaskComments, ofTask)
    expect(listed.items).toMatchObject([
      { author: 's.orr', text: 'Thanks', can: { edit: false, delete: false } },
      { author: 'Lena S.', authorEmployee: { name: 'Lena S.' }, text: 'Ready', can: { edit: false, delete: false } },
    ])
    expect(JSON.stringify(listed)).not.toContain(portal.reference)
    const byFirm = await firm.lead.call(projectTasks.listTaskComments, ofTaskByFirm())
    expect(byFirm.items).toMatchObject([
      { author: `Portal: ${portal.reference} · s.orr`, authorEmployee: null, can: { edit: false, delete: false } },
      { author: 'Lena Smith', can: { edit: true } },
    ])
    const [, ofLead] = byFirm.items
    const address = (commentId = '') => ({ params: { ...ofTask.params, commentId } })
    for (const [caller, id] of [
      [other, own.id],
      [one, ofLead?.id],
    ] as const) {
      expect((await caller.refusal(portalTasks.deleteTaskComment, address(id))).reason).toBe('invalidPermission')
      const change = { ...address(id), body: { text: 'Other' } }
      expect((await caller.refusal(portalTasks.updateTaskComment, change)).reason).toBe('invalidPermission')
    }
    const ofOwn = { params: { ...ofTaskByFirm().params, commentId: own.id } }
    expect((await firm.lead.refusal(projectTasks.deleteTaskComment, ofOwn)).reason).toBe('invalidPermission')
    await one.call(portalTasks.deleteTaskComment, address(own.id))
  })

  it('are somebody’s own in the portal they wrote them in, not in another one of the same project', async () => {
    const [here, elsewhere] = [await visit(), await visit()]
    const { id } = await here.visitor.call(portalTasks.createTaskComment, { ...here.ofTask, body: { text: 'Yes' } })
    const [seen] = (await elsewhere.visitor.call(portalTasks.listTaskComments, elsewhere.ofTask)).items
    expect(seen).toMatchObject({ id, author: 's.orr', can: { edit: false, delete: false } })
    const ofComment = ({ ofTask }: Visit) => ({ params: { ...ofTask.params, commentId: id } })
    expect(await elsewhere.visitor.refusal(portalTasks.deleteTaskComment, ofComment(elsewhere))).toMatchObject({
      ...{ status: 401, reason: 'invalidPermission' },
    })
    await here.visitor.call(portalTasks.deleteTaskComment, ofComment(here))
  })

  it('name people of the firm as visitors are shown them', async () => {
    const text = `@Lena Smith, ask @Mia Smith’s team; lena@smith.example`
    const body = { text, mentionedEmployeeIDs: [firm.lead.employeeId] }
    await firm.lead.call(projectTasks.createTaskComment, { ...ofTaskByFirm(), body })
    const textFor = async (sharedInfos: readonly SharedInfo[]) => {
      const { visitor, ofTask } = await visit(sharedInfos)
      return (await visitor.call(portalTasks.listTaskComments, ofTask)).items[0]?.text
    }
    expect(await textFor(['taskComment'])).toBe('@Lena S., ask @Mia S.’s team; lena@smith.example')
    expect(await textFor(['taskComment', 'showSurnames'])).toBe(text)
  })

  it('show their files only where files are shared, and files of others are not theirs to delete', async () => {
    const files = { files: { files: [new File(['as agreed'], 'agreed.txt')] } }
    const byFirm = await firm.lead.call(projectTasks.createTaskFileComment, { ...ofTaskByFirm(), body: {}, ...files })
    const [attached] = (await firm.lead.call(projectTasks.attachTaskFiles, { ...ofTaskByFirm(), ...files })).items
    const fileOf = ({ ofTask }: Visit, fileId = '') => ({ params: { ...ofTask.params, fileId } })
    const reader = await visit(['taskComment'])
    expect((await reader.visitor.call(portalTasks.listTaskComments, reader.ofTask)).items[0]).not.toHaveProperty(
      'files',
    )
    const both = await visit(['taskComment', 'taskAttachFile'])
    const [comment] = (await both.visitor.call(portalTasks.listTaskComments, both.ofTask)).items
    expect(comment?.files).toMatchObject([{ name: 'agreed.txt', size: 9 }])
    const answer = await both.visitor.send(portalTasks.getTaskFile, fileOf(both, comment?.files?.[0]?.id))
    expect(await answer.text()).toBe('as agreed')
    const collector = await visit(['taskAttachFile'])
    const ofComment = fileOf(collector, byFirm.files[0]?.id)
    expect((await collector.visitor.refusal(portalTasks.getTaskFile, ofComment)).reason).toBe('notFound')
    const ofFirm = fileOf(collector, attached?.id)
    expect(await (await collector.visitor.send(portalTasks.getTaskFile, ofFirm)).text()).toBe('as agreed')
    expect((await collector.visitor.refusal(portalTasks.deleteTaskFile, ofFirm)).reason).toBe('invalidPermission')
    const [own] = (await collector.visitor.call(portalTasks.attachTaskFiles, { ...collector.ofTask, ...files })).items
    expect(Object.keys(own ?? {}).sort()).toEqual(['contentType', 'id', 'name', 'size'])
    await collector.visitor.call(portalTasks.deleteTaskFile, fileOf(collector, own?.id))
  })

  it('and files that visitors leave are harmless to the firm', async () => {
    const { visitor, ofTask } = await visit()
    const page = new File(['<script>alert(1)</script>'], '..\\..\\evil.html', { type: 'text/html' })
    const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.svg')
    await visitor.call(portalTasks.attachTaskFiles, { ...ofTask, files: { files: [page, picture] } })
    const { files } = await firm.lead.call(projectTasks.getTask, { params: { ...firm.params, taskId } })
    for (const { url, name } of files) {
      expect(name).not.toMatch(/[\\/]/)
      const answer = await fetch(server.url + url)
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})
