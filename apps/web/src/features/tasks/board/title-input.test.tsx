import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { drafts } from '../../../ui/drafts/drafts'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { personalDoor } from '../board-door'
import { useChangeBoard } from '../tasks.mutations'
import { taskQuery } from '../tasks.queries'
import { subTaskOf } from '../testing/sample-board'
import { type BoardScene, BoardSceneProvider, type EditedTitle } from './board-context'
import { TitleInput } from './title-input'

afterEach(() => {
  vi.unstubAllGlobals()
  drafts.clear()
})

const ID = '00000000-0000-4000-8000-000000000001'

/** A server with one task, which takes a title only on the version it has. */
const serverOf = (title: string) => {
  const saved = { title, version: 1 }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      const { version, ...changes } = (await request.json()) as Partial<typeof saved>
      if (version !== saved.version) return Response.json({ reason: 'changedMeanwhile' }, { status: 409 })
      Object.assign(saved, changes, { version: version + 1 })
    }
    return Response.json({ ...subTaskOf(ID), taskDescription: '', ...saved })
  })
  return { saved, renameElsewhere: (next: string) => Object.assign(saved, { title: next, version: saved.version + 1 }) }
}

function Row() {
  const { data: task } = useQuery(taskQuery(personalDoor, ID))
  const [titleEdited, editTitle] = useState<EditedTitle | null>({ taskID: ID })
  const change = useChangeBoard(personalDoor)
  const scene = { door: personalDoor, change, titleEdited, editTitle } as Partial<BoardScene> as BoardScene
  return (
    <BoardSceneProvider value={scene}>
      {task && (titleEdited ? <TitleInput task={task} onDone={() => undefined} /> : <p>{task.title}</p>)}
    </BoardSceneProvider>
  )
}

const openRow = async () => {
  const defaultOptions = {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  } as const
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions })}>
      <DraftsOf id="amelia">
        <Row />
      </DraftsOf>
    </QueryClientProvider>,
  )
  return { person, unmount, title: await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title of/ }) }
}

/** Somebody else saved the title first: the row is open again, and asks. */
const collide = async () => {
  const server = serverOf('Draw the pipes')
  const { person, title } = await openRow()
  server.renameElsewhere('Draw the valves')
  await person.clear(title)
  await person.type(title, 'Draw the bends{Enter}')
  const told = await screen.findByText(/while you were editing/)
  expect(told.textContent).toBe('Title was changed to Draw the valves while you were editing; yours: Draw the bends')
  expect(server.saved.title).toBe('Draw the valves')
  return { server, person, title: screen.getByRole<HTMLInputElement>('textbox', { name: /^Title of/ }) }
}

it('does not replace the title that somebody else gave meanwhile before it is chosen', async () => {
  const { server, person, title } = await collide()
  await person.type(title, '{Enter}')
  expect(server.saved.title).toBe('Draw the valves')
  await person.click(screen.getByRole('button', { name: 'Keep mine: Title' }))
  await person.type(title, '{Enter}')
  await waitFor(() => expect(server.saved.title).toBe('Draw the bends'))
  await screen.findByText('Draw the bends')
})

it('gives way to the title of somebody else when that is chosen', async () => {
  const { server, person } = await collide()
  await person.click(screen.getByRole('button', { name: 'Take theirs: Title' }))
  expect(await screen.findByText('Draw the valves')).toBeTruthy()
  expect(server.saved).toEqual({ title: 'Draw the valves', version: 2 })
})

it('is there again after a reload', async () => {
  serverOf('Draw the pipes')
  const { person, title, unmount } = await openRow()
  await person.type(title, 'Draw the bends')
  unmount()
  reloadDrafts()
  expect((await openRow()).title.value).toContain('Draw the bends')
})

it('stays open while an input method takes a word with Enter', async () => {
  const { saved } = serverOf('Draw the pipes')
  const { person, title } = await openRow()
  await person.clear(title)
  await person.type(title, '配管')
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(title, { key: 'Escape', isComposing: true })
  expect(title.isConnected).toBe(true)
  await person.type(title, '{Enter}')
  await waitFor(() => expect(saved.title).toBe('配管'))
})
