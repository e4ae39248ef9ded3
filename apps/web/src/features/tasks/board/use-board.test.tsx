import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { personalDoor } from '../board-door'
import { listOf, taskOf } from '../testing/sample-board'
import { useBoard } from './use-board'

afterEach(() => vi.unstubAllGlobals())

const newClient = () => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })

const openBoard = (queryClient = newClient()) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useBoard(personalDoor, { filter: {}, showsCompleted: false }), { wrapper }).result
}

const titlesOf = (lists: readonly TaskList[] | undefined) =>
  lists?.map(({ id, tasks, hasMore }) => [id, tasks.map(({ title }) => title), hasMore])

it('asks for the first tasks of lists that came without theirs, and for the next ones of the others', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const query = new URL(request.url).searchParams
    const [id, page] = [query.get('taskListID'), query.get('page')]
    if (id === null) {
      const lists = [listOf('full', [taskOf('one')]), listOf('late', []), listOf('later', [])]
      return Response.json({
        items: lists.map((list) => ({ ...list, hasMore: true })),
        people: [],
        can: { edit: true },
      })
    }
    asked.push(`${id}/${page}`)
    const list = listOf(id, [taskOf(`${id} ${page}`)])
    return Response.json({
      items: [{ ...list, hasMore: id === 'late' && page === '1' }],
      people: [],
      can: { edit: true },
    })
  })
  const board = openBoard()
  await waitFor(() => expect(board.current.lists).toHaveLength(3))
  act(() => board.current.loadMore(['full', 'late']))
  // A page that is being fetched is not asked for again.
  act(() => board.current.loadMore(['late']))
  await waitFor(() =>
    expect(titlesOf(board.current.lists)).toEqual([
      ['full', ['one', 'full 2'], false],
      ['late', ['late 1'], true],
      ['later', [], true],
    ]),
  )
  act(() => board.current.loadMore(['late', 'full']))
  await waitFor(() => expect(titlesOf(board.current.lists)?.[1]).toEqual(['late', ['late 1', 'late 2'], false]))
  expect(asked.sort()).toEqual(['full/2', 'late/1', 'late/2'])
})

it('asks again for a page that has changed once it is looked at, and is the same board while others are', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const query = new URL(request.url).searchParams
    const page = query.get('page')
    if (query.get('taskListID') !== null) asked.push(page ?? '')
    const list = listOf('long', [taskOf(`of page ${page ?? 1}`)])
    return Response.json({ items: [{ ...list, hasMore: page !== '3' }], people: [], can: { edit: true } })
  })
  const queryClient = newClient()
  const board = openBoard(queryClient)
  await waitFor(() => expect(board.current.lists).toHaveLength(1))
  for (const count of [2, 3]) {
    act(() => board.current.loadMore(['long']))
    await waitFor(() => expect(board.current.lists?.[0]?.tasks).toHaveLength(count))
  }
  const before = board.current
  act(() => board.current.look(['long/1', 'long/2']))
  expect(board.current).toBe(before)
  asked.length = 0
  await act(() => queryClient.invalidateQueries())
  expect(asked).toEqual(['2'])
  act(() => board.current.look(['long/3']))
  await waitFor(() => expect(asked).toEqual(['2', '3']))
})
