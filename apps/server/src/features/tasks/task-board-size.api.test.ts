import { beforeAll, describe, expect, it } from 'vitest'
import { rowsReadWithin } from '../../testing/rows-read'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { boardApiAt } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
})

/** A project with lists of as many tasks each. */
const boardOf = async (...lists: number[]) => {
  const { id } = await firm.start(`Lists of ${lists.join(', ')}`)
  await server.sql(
    `with lists as (
       insert into task_lists (company_id, id, board_id, name, rank)
       select $1, gen_random_uuid(), $2, 'List ' || n, lpad(n::text, 3, '0') || 'V'
       from generate_subscripts($3::integer[], 1) as n
       returning id, split_part(name, ' ', 2)::integer as n
     )
     insert into tasks (company_id, id, board_id, list_id, title, rank)
     select $1, gen_random_uuid(), $2, l.id, 'Task ' || t, lpad(t::text, 4, '0') || 'V'
     from lists l, generate_series(1, ($3::integer[])[l.n]) as t`,
    [firm.company.id, id, lists],
  )
  return boardApiAt(`/projects/${id}`)
}

type Api = Awaited<ReturnType<typeof boardOf>>

describe('a board of very many tasks', () => {
  it('comes whole as long as the first tasks of its lists are 500 together', async () => {
    const api = await boardOf(100, 100, 0, 130, 101, 95)
    const { items } = await firm.lead.call(api.listTaskLists, {})
    expect(items.map(({ tasks }) => tasks.length)).toEqual([100, 100, 0, 100, 100, 95])
    expect(items.map(({ hasMore }) => hasMore)).toEqual([false, false, false, true, true, false])
  })

  it('comes with lists that have their tasks fetched one by one, none of them in part', async () => {
    const api = await boardOf(100, 200, 190, 0, 150, 120, 3, 0)
    const { items } = await firm.lead.call(api.listTaskLists, {})
    expect(items.map(({ tasks }) => tasks.length)).toEqual([100, 100, 100, 0, 100, 0, 0, 0])
    expect(items.map(({ hasMore }) => hasMore)).toEqual([false, true, true, false, true, true, true, false])
    expect(items.map(({ activeTaskCount }) => activeTaskCount)).toEqual([100, 200, 190, 0, 150, 120, 3, 0])
    const more = async (index: number, page: number) => {
      const query = { taskListID: items[index]?.id ?? '', page }
      const [list] = (await firm.lead.call(api.listTaskLists, { query })).items
      return [list?.tasks[0]?.title, list?.tasks.length, list?.hasMore]
    }
    expect(await more(5, 1)).toEqual(['Task 1', 100, true])
    expect(await more(5, 2)).toEqual(['Task 101', 20, false])
    expect(await more(6, 1)).toEqual(['Task 1', 3, false])
  })

  it('is opened and counted with as many rows as one of few', async () => {
    const boards = [await boardOf(60, 60), await boardOf(2_000, 2_000)] as const
    await server.sql(`update tasks set finished_at = now() where title like '%5' and board_id in (
      select board_id from task_lists group by board_id having count(*) = 2)`)
    await server.sql('analyze')
    const calls = [
      (api: Api) => firm.lead.call(api.listTaskLists, { query: { per: 25 } }),
      (api: Api) => firm.lead.call(api.getTaskAnalytics, {}),
      (api: Api) => firm.lead.call(api.getStatusOverview, {}),
      async (api: Api) => {
        const [list] = (await firm.lead.call(api.listTaskLists, { query: { per: 1 } })).items
        await firm.lead.call(api.listCompletedTasks, { params: { taskListId: list?.id ?? '' }, query: { per: 5 } })
      },
    ]
    for (const call of calls) {
      const [few = 0, many = 0] = [
        await rowsReadWithin(server, () => call(boards[0])),
        await rowsReadWithin(server, () => call(boards[1])),
      ]
      expect(many).toBeLessThan(few + 10)
    }
  })
})
