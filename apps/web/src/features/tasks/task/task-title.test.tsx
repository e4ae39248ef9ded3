import type { Task } from '@praxis/contract/tasks/task-shapes'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { type BoardScene, BoardSceneProvider } from '../board/board-context'
import { personalDoor } from '../board-door'
import { useChangeBoard } from '../tasks.mutations'
import { taskQuery } from '../tasks.queries'
import { subTaskOf } from '../testing/sample-board'
import { TaskTitle } from './task-title'

afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000001'

/** A server with one task, which takes a change only on the version it has. */
const serverOf = (texts: Pick<Task, 'title' | 'taskDescription'>) => {
  const saved = { ...texts, version: 1 }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      const { version, ...changes } = (await request.json()) as Partial<typeof saved>
      if (version !== saved.version) return Response.json({ reason: 'changedMeanwhile' }, { status: 409 })
      Object.assign(saved, changes, { version: version + 1 })
    }
    return Response.json({ ...subTaskOf(ID), ...saved, can: { edit: true, updateStatus: false } })
  })
  return {
    saved,
    /** Changes the task as somebody else would, without a live update. */
    write: (changes: Partial<typeof texts>) => Object.assign(saved, changes, { version: saved.version + 1 }),
  }
}

function OpenTask() {
  const { data: task } = useQuery(taskQuery(personalDoor, ID))
  const scene = { door: personalDoor, change: useChangeBoard(personalDoor) } as Partial<BoardScene> as BoardScene
  return <BoardSceneProvider value={scene}>{task && <TaskTitle task={task} />}</BoardSceneProvider>
}

const openTask = async () => {
  const defaultOptions = {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  } as const
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions })}>
      <OpenTask />
    </QueryClientProvider>,
  )
  return { person, title: await screen.findByRole('textbox', { name: 'Title' }) }
}

it('is saved on when only the description was changed meanwhile', async () => {
  const server = serverOf({ title: 'Draw the pipes', taskDescription: '' })
  const { person, title } = await openTask()
  server.write({ taskDescription: '<p>Theirs</p>' })
  await person.type(title, ' again{Enter}')
  await waitFor(() =>
    expect(server.saved).toMatchObject({ title: 'Draw the pipes again', taskDescription: '<p>Theirs</p>' }),
  )
  expect(screen.queryByText(/while you were editing/)).toBeNull()
})

it('is not saved over the title of somebody else, but kept and asked about', async () => {
  const server = serverOf({ title: 'Draw the pipes', taskDescription: '' })
  const { person, title } = await openTask()
  server.write({ title: 'Draw the valves' })
  await person.type(title, ' again{Enter}')
  const keepMine = await screen.findByRole('button', { name: 'Keep mine: Title' })
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toContainEqual(
    expect.stringContaining('Title was changed to Draw the valves while you were editing; yours: Draw the pipes again'),
  )
  expect(server.saved.title).toBe('Draw the valves')
  await person.click(keepMine)
  await person.type(title, '{Enter}')
  await waitFor(() => expect(server.saved.title).toBe('Draw the pipes again'))
})

it('keeps the keyboard while an input method takes a word with Enter', async () => {
  serverOf({ title: 'Draw the pipes', taskDescription: '' })
  const { person, title } = await openTask()
  await person.type(title, '配管')
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true })
  expect(document.activeElement).toBe(title)
})
