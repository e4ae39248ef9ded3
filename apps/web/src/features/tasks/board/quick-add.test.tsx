import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { drafts } from '../../../ui/drafts/drafts'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { personalDoor } from '../board-door'
import { listOf, taskOf } from '../testing/sample-board'
import { type BoardScene, BoardSceneProvider } from './board-context'
import { QuickAdd } from './quick-add'
import { UnsavedTasks } from './unsaved-tasks'
import { useBoard } from './use-board'

afterEach(() => {
  vi.unstubAllGlobals()
  drafts.clear()
})

const LIST = '00000000-0000-4000-8000-000000000001'

/** A server that saves a task only when it is told to, and refuses while it is told to. */
const slowServer = () => {
  const saved: { id: string; title: string }[] = []
  const waiting: ((isRefused: boolean) => void)[] = []
  const answer = () =>
    Response.json({
      items: [
        listOf(
          LIST,
          saved.map(({ id, title }) => taskOf(id, { title })),
        ),
      ],
      people: [],
      can: { edit: true },
    })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return answer()
    const { id, title } = (await request.json()) as { id: string; title: string }
    const isRefused = await new Promise<boolean>((resolve) => waiting.push(resolve))
    if (isRefused) return Response.json({ reason: 'unavailable' }, { status: 503 })
    if (!saved.some((task) => task.id === id)) saved.push({ id, title })
    return Response.json(taskOf(id, { title }))
  })
  return {
    saved,
    /** Answers the call that is waiting; there is one at a time. */
    decide: async (isRefused = false) => {
      await waitFor(() => expect(waiting).toHaveLength(1))
      waiting.shift()?.(isRefused)
    },
  }
}

function Board() {
  const { lists } = useBoard(personalDoor, { filter: {}, showsCompleted: false })
  return <p data-testid="titles">{lists?.[0]?.tasks.map(({ title }) => title).join(', ')}</p>
}

const openBoard = () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always' } },
  })
  const scene = { door: personalDoor } as Partial<BoardScene> as BoardScene
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">
        <BoardSceneProvider value={scene}>
          <Board />
          <QuickAdd place={{ listID: LIST, superTaskID: null }} of="Now" isOpen onOpen={() => {}} onClose={() => {}} />
          <UnsavedTasks />
        </BoardSceneProvider>
      </DraftsOf>
    </QueryClientProvider>,
  )
  return { person, unmount }
}

const titles = () => screen.getByTestId('titles').textContent

it('shows and saves in order whatever is typed while the server is still busy', async () => {
  const server = slowServer()
  const { person } = openBoard()
  const input = screen.getByRole('textbox', { name: 'New task in Now' })
  await person.type(input, 'Fast 0{Enter}Fast 1{Enter}Fast 2{Enter}Fast 3{Enter}half a')
  await waitFor(() => expect(titles()).toBe('Fast 0, Fast 1, Fast 2, Fast 3'))
  expect(server.saved).toEqual([])
  for (const _ of [0, 1, 2, 3]) await server.decide()
  await waitFor(() => expect(server.saved.map(({ title }) => title)).toEqual(['Fast 0', 'Fast 1', 'Fast 2', 'Fast 3']))
  expect(titles()).toBe('Fast 0, Fast 1, Fast 2, Fast 3')
  expect((input as HTMLInputElement).value).toBe('half a')
})

it('keeps what was refused, and what waits behind it, until it is tried again or given up', async () => {
  const server = slowServer()
  const { person } = openBoard()
  const input = screen.getByRole('textbox', { name: 'New task in Now' })
  await person.type(input, 'One{Enter}Two{Enter}Three{Enter}')
  await server.decide(true)
  const stuck = await screen.findByRole('alert')
  expect(stuck.textContent).toContain('3 tasks weren’t added')
  await person.click(screen.getByRole('button', { name: 'Discard Two' }))
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  await server.decide()
  await server.decide()
  await waitFor(() => expect(server.saved.map(({ title }) => title)).toEqual(['One', 'Three']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('goes on after a reload with what was not saved, in order, and with what was half typed', async () => {
  const server = slowServer()
  const { person, unmount } = openBoard()
  await person.type(screen.getByRole('textbox', { name: 'New task in Now' }), 'One{Enter}Two{Enter}half a')
  await server.decide(true)
  await screen.findByRole('alert')
  unmount()

  reloadDrafts()
  openBoard()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New task in Now' }).value).toBe('half a')
  await server.decide()
  await server.decide()
  await waitFor(() => expect(server.saved.map(({ title }) => title)).toEqual(['One', 'Two']))
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('added'))).toEqual([]))
})

it('adds nothing while an input method takes a word with Enter', async () => {
  slowServer()
  const { person } = openBoard()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'New task in Now' })
  await person.type(input, '会議')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(input.value).toBe('会議')
  await person.type(input, '{Enter}')
  await waitFor(() => expect(titles()).toBe('会議'))
})

it('closed by Escape gives the keyboard back to its button, or to the row it was opened from', async () => {
  function Opened() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onKeyDown={({ key }) => key === 's' && setIsOpen(true)}>
          Row
        </button>
        <QuickAdd
          place={{ listID: LIST, superTaskID: null }}
          of="Now"
          isOpen={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
        />
      </>
    )
  }
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <DraftsOf id="amelia">
        <BoardSceneProvider value={{ door: personalDoor } as Partial<BoardScene> as BoardScene}>
          <Opened />
        </BoardSceneProvider>
      </DraftsOf>
    </QueryClientProvider>,
  )
  await person.click(screen.getByRole('button', { name: 'Add task to Now' }))
  await person.keyboard('Half{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add task to Now' }))
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  await person.keyboard('s')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New task in Now' }))
  await person.keyboard('{Escape}')
  expect(document.activeElement).toBe(row)
})
