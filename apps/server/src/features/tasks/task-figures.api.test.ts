import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTasksFirm, type TasksFirm } from './testing/tasks-firm'

let server: TestServer
let firm: TasksFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createTasksFirm(server)
})

/** The figures that the database keeps of lists, by status, and of tasks. */
const kept = async () => ({
  lists: await server.sql(`
    select list_id, status_id, sum(active)::integer as active, sum(completed)::integer as completed,
      sum(estimated)::integer as estimated, sum(logged)::integer as logged
    from task_figures group by list_id, status_id
    having sum(active) <> 0 or sum(completed) <> 0 or sum(estimated) <> 0 or sum(logged) <> 0
    order by list_id, status_id`),
  tasks: await server.sql(`
    select id, sub_task_count, finished_sub_task_count, estimated_sub_task_count, sub_tasks_estimate::integer
    from tasks where sub_task_count <> 0 or estimated_sub_task_count <> 0 order by id`),
  attached: await server.sql('select id, comment_count, file_count from tasks order by id'),
})

/** The same figures computed from all tasks. */
const counted = async () => ({
  lists: await server.sql(`
    with parts as (
      select parent_id as id, sum(estimated_seconds) as estimate from tasks
      where parent_id is not null and archived_at is null group by parent_id
    ), figures as (
      select t.list_id, t.status_id, count(*) filter (where t.parent_id is null and t.finished_at is null)::integer as active,
        count(*) filter (where t.parent_id is null and t.finished_at is not null)::integer as completed,
        coalesce(sum(case when t.overrides_estimate then t.estimated_seconds else coalesce(p.estimate, t.estimated_seconds) end)
          filter (where t.parent_id is null), 0)::integer as estimated,
        sum(t.logged_seconds)::integer as logged
      from tasks t left join parts p on p.id = t.id where t.archived_at is null group by t.list_id, t.status_id
    )
    select * from figures where (active, completed, estimated, logged) <> (0, 0, 0, 0) order by list_id, status_id`),
  tasks: await server.sql(`
    select parent_id as id, count(*)::integer as sub_task_count, count(finished_at)::integer as finished_sub_task_count,
      count(estimated_seconds)::integer as estimated_sub_task_count,
      coalesce(sum(estimated_seconds), 0)::integer as sub_tasks_estimate
    from tasks where parent_id is not null and archived_at is null group by parent_id order by parent_id`),
  attached: await server.sql(`
    select t.id, (select count(*) from task_comments m where m.task_id = t.id)::integer as comment_count,
      (select count(*) from files f where f.entity = 'task' and f.entity_id = t.id::text)::integer as file_count
    from tasks t order by t.id`),
})

/** Gives the same random numbers on every run. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

describe('what is kept of lists and of tasks', () => {
  it('is what counting them would say, whatever is done on the board', async () => {
    const { lead, params, lists, statuses } = firm
    const roll = dice(17)
    const anyOf = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item
    const statusIds = ['-1', statuses.toDo, statuses.doing, statuses.done]
    const idsOf = async (condition: string): Promise<string[]> =>
      (
        await server.sql(
          `select id from tasks where board_id = '${firm.projectId}' and ${condition} order by title, id`,
        )
      ).map(({ id }) => String(id))
    const at = (taskId: string) => ({ params: { ...params, taskListId: lists.design, taskId } })
    const estimate = () => (roll(3) === 0 ? null : 600 * roll(20))
    let made = 0
    const title = () => {
      made += 1
      return `Task ${String(made).padStart(4, '0')}`
    }
    const values = () => ({
      estimatedTime: estimate(),
      enableOverrideEstimatedTime: roll(3) === 0,
      statusID: anyOf(statusIds),
    })
    const onBoard = () => idsOf('archived_at is null')
    const work: (() => Promise<unknown>)[] = [
      () => firm.task(title(), { ...values(), taskListId: anyOf([lists.design, lists.build]) }),
      async () => firm.subTask(anyOf(await idsOf('parent_id is null and archived_at is null')), title(), values()),
      async () => firm.subTask(anyOf(await idsOf('parent_id is null and archived_at is null')), title(), values()),
      async () => lead.call(projectTasks.updateTask, { ...at(anyOf(await onBoard())), body: values() }),
      async () =>
        lead.call(projectTasks.toggleTask, { ...at(anyOf(await onBoard())), body: { isToggled: roll(2) === 0 } }),
      async () => lead.call(projectTasks.archiveTask, at(anyOf(await onBoard()))),
      async () => {
        const put = await idsOf(`archived_at is not null and not exists (
          select from tasks p where p.id = tasks.parent_id and p.archived_at is not null)`)
        if (put.length > 0) await lead.call(projectTasks.restoreTask, at(anyOf(put)))
      },
      async () => {
        const leaf = anyOf(await idsOf('archived_at is null and sub_task_count = 0'))
        const above = await idsOf('archived_at is null and parent_id is null')
        const superTaskID = anyOf([null, ...above.filter((id) => id !== leaf)])
        const body = { taskListID: anyOf([lists.design, lists.build]), superTaskID, beforeID: null }
        await lead.call(projectTasks.moveTask, { ...at(leaf), body })
      },
      async () => {
        const body = { taskListID: anyOf([lists.design, lists.build]), beforeID: null }
        const task = anyOf(await idsOf('archived_at is null and parent_id is null'))
        await lead.call(projectTasks.moveTask, { ...at(task), body })
      },
      async () =>
        lead.call(projectTasks.deleteTask, {
          ...at(anyOf(await onBoard())),
          query: { keepSubTasks: roll(2) === 0 ? 'true' : 'false' },
        }),
      async () =>
        server.sql('update tasks set logged_seconds = logged_seconds + $1 where id = any ($2)', [
          60 * roll(100) - 1000,
          (await onBoard()).filter(() => roll(4) === 0),
        ]),
      async () =>
        lead.call(projectTasks.createTaskComment, { ...at(anyOf(await onBoard())), body: { text: 'Agreed.' } }),
      async () => {
        const files = [new File(['one'], 'one.txt'), new File(['other'], 'other.txt')].slice(roll(2))
        await lead.call(projectTasks.attachTaskFiles, { ...at(anyOf(await onBoard())), files: { files } })
      },
      async () => {
        const [said] = await server.sql<{ id: string; task_id: string }>(`
          select m.id, m.task_id from task_comments m join tasks t on t.id = m.task_id
          where t.archived_at is null order by m.created_at, m.id limit 1`)
        if (!said) return
        const { params } = at(said.task_id)
        await lead.call(projectTasks.deleteTaskComment, { params: { ...params, commentId: said.id } })
      },
      async () => {
        const [file] = await server.sql<{ id: string; entity_id: string }>(`
          select f.id, f.entity_id from files f join tasks t on t.id::text = f.entity_id
          where f.entity = 'task' and t.archived_at is null order by f.created_at, f.id limit 1`)
        if (!file) return
        await lead.call(projectTasks.deleteTaskFile, { params: { ...at(file.entity_id).params, fileId: file.id } })
      },
    ]
    for (let number = 0; number < 25; number += 1) await work[number % 3]?.()
    for (let number = 0; number < 250; number += 1) {
      if ((await onBoard()).length < 10) await work[0]?.()
      await anyOf(work)()
      if (number % 10 === 0) expect(await kept()).toEqual(await counted())
    }
    expect(await kept()).toEqual(await counted())
    // Changes of many tasks at once, and deletions that take tasks along.
    const template = await firm.manager.call(projectTemplates.createProjectTemplate, {
      body: { name: 'All of it', projectID: firm.projectId },
    })
    expect(await kept()).toEqual(await counted())
    for (const _ of await onBoard()) {
      const [id] = await idsOf(`archived_at is null and status_id = '${statuses.doing}'`)
      if (id) await lead.call(projectTasks.archiveTask, at(id))
    }
    await lead.call(projectTasks.deleteTaskStatus, { params: { ...params, statusId: statuses.doing } })
    expect(await kept()).toEqual(await counted())
    await lead.call(projectTasks.deleteTaskList, { params: { ...params, taskListId: lists.build } })
    expect(await kept()).toEqual(await counted())
    await firm.manager.call(projectTemplates.deleteProjectTemplate, { params: { id: template.id } })
    expect(await kept()).toEqual(await counted())
  })

  it('is no reason for people to wait for each other who log time on tasks of one list, in whatever order', async () => {
    const [one, other] = [await firm.task('One'), await firm.task('Other')]
    const subTasks = [await firm.subTask(one, 'Part of one'), await firm.subTask(one, 'Another part of one')]
    const others = [await firm.subTask(other, 'Part of other'), await firm.subTask(other, 'Another part of other')]
    const people = await Promise.all(
      [0, 1].map(async () => {
        const client = new pg.Client({ connectionString: server.database.superuserUrl })
        await client.connect()
        await client.query(`set lock_timeout = '5s'`)
        await client.query('begin')
        return client
      }),
    )
    const [ana, ben] = people as [pg.Client, pg.Client]
    const log = (client: pg.Client, taskId: string | undefined) =>
      client.query('update tasks set logged_seconds = logged_seconds + 60 where id = $1', [taskId])
    await log(ana, subTasks[0])
    await log(ben, others[0])
    await log(ana, others[1])
    await log(ben, subTasks[1])
    for (const client of people) await client.query('commit')
    await Promise.all(people.map((client) => client.end()))
    expect(await kept()).toEqual(await counted())
    const { items } = await firm.lead.call(projectTasks.listTaskLists, { params: firm.params })
    const cards = items.flatMap(({ tasks }) => tasks).filter(({ id }) => id === one || id === other)
    expect(cards.map(({ loggedTime }) => loggedTime)).toEqual([120, 120])
  })
})
