import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { Refused, serve } from '../../../api/testing/fake-server'
import { PortalProvider } from '../frame/portal-context'
import { PlaceProvider } from '../place/place-context'
import { samplePortal } from '../testing/sample-portal'
import { TasksCard } from './tasks-card'

const { reference } = samplePortal()
const AT = `/portals/${reference}`
const [TODO, DOING, DONE] = ['1', '2', '3'].map((last) => `0198c0de-0000-7000-8000-00000000000${last}`)
const [INGEST, MASKING] = ['a', 'b'].map((last) => `0198c0de-0000-7000-8000-00000000000${last}`)

const taskOf = (id: string, title: string, statusID: string | undefined) => ({
  ...{ id, title, rank: id, status: { id: statusID }, priority: 1, commentCount: 0, fileCount: 0 },
  can: { edit: false, updateStatus: false },
})
const listOf = (id: string | undefined, name: string, tasks: readonly object[], completedTaskCount = 0) => ({
  ...{ id, name, rank: name, createdAt: '2026-07-06T09:00:00.000Z', tasks, hasMore: false },
  ...{ activeTaskCount: tasks.length, completedTaskCount, analytics: {}, tableColumns: [] },
})
const statusOf = (id: string | undefined, name: string, progress: string) => ({
  ...{ status: { id, name, color: '#1971b5', progress, progressRank: id }, taskCount: 1 },
})

const BOARD = {
  items: [
    listOf(INGEST, 'Ingest', [taskOf('t1', 'Telemetry loader', DOING), taskOf('t2', 'Source mapping', TODO)], 3),
    listOf(MASKING, 'Masking', [taskOf('t3', 'Masking rules', TODO)]),
  ],
  people: [],
  can: { edit: false, create: true },
}

beforeEach(() => history.replaceState(null, '', AT))
afterEach(() => {
  cleanup()
  queryClient.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: what was chosen is kept there
  document.cookie = `preferredTaskListDisplayOptionByPortal.${reference}=; path=/; max-age=0`
  vi.unstubAllGlobals()
})

function show(sharedInfos: readonly SharedInfo[] = [], more: Parameters<typeof serve>[0] = {}) {
  const received = serve({
    [`GET ${AT}/taskLists`]: () => BOARD,
    [`GET ${AT}/taskListStatusOverView`]: () => ({
      items: [
        statusOf(TODO, 'To do', 'toDo'),
        statusOf(DOING, 'In progress', 'inProgress'),
        statusOf(DONE, 'Done', 'finished'),
      ],
    }),
    ...more,
  })
  const view = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <PlaceProvider>
          {() => (
            <PortalProvider value={samplePortal({ sharedInfos: [...sharedInfos] })}>
              <TasksCard />
            </PortalProvider>
          )}
        </PlaceProvider>
      </QueryClientProvider>,
    )
  view()
  return { received, user: userEvent.setup({ delay: null }), view }
}

describe('the tasks on the overview', () => {
  it('are lines first, with how many there are', async () => {
    show()
    expect((await screen.findByRole('link', { name: 'Masking rules' })).getAttribute('href')).toBe(`${AT}/taskLists/t3`)
    expect(screen.getByText(/3 open/).textContent).toContain('3 done')
    expect(await screen.findByRole('radio', { name: 'List', checked: true })).toBeTruthy()
  })

  it('are columns by status where somebody prefers them, without what is done, and stay so', async () => {
    const { user, view } = show()
    await user.click(await screen.findByRole('radio', { name: 'Kanban' }))
    const column = await screen.findByRole('region', { name: 'To do' })
    expect(
      within(column)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Source mapping', 'Masking rules'])
    expect(screen.queryByRole('region', { name: 'Done' })).toBeNull()
    cleanup()
    view()
    expect(await screen.findByRole('radio', { name: 'Kanban', checked: true })).toBeTruthy()
  })

  it('are a table with the list of each', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: 'Table' }))
    const row = await screen.findByRole('row', { name: /Masking rules/ })
    expect(within(row).getByText('Masking')).toBeTruthy()
    expect(within(row).getByText('High')).toBeTruthy()
  })
})

describe('a new task', () => {
  it('is offered only where visitors add tasks', async () => {
    show(['taskComment'])
    await screen.findByRole('radio', { name: 'List' })
    expect(screen.queryByRole('button', { name: 'Add task' })).toBeNull()
  })

  it('is added to the chosen list by its title, and the next one can be typed', async () => {
    const { user, received } = show(['taskCreate'], {
      [`POST ${AT}/taskLists/${MASKING}/tasks`]: ({ body }) => ({ id: 't4', title: JSON.parse(body).title }),
    })
    await user.click(await screen.findByRole('button', { name: 'Add task' }))
    await user.selectOptions(await screen.findByLabelText('List', { selector: 'select' }), 'Masking')
    await user.type(screen.getByRole('textbox', { name: 'New task' }), ' Retention wording {Enter}')
    expect((await screen.findByRole('status')).textContent).toBe('Retention wording was added to Masking.')
    expect(received.find(({ body }) => body !== '')?.body).toBe(JSON.stringify({ title: 'Retention wording' }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New task' })
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  })

  it('keeps its title when it is refused, and says why', async () => {
    const { user } = show(['taskCreate'], {
      [`POST ${AT}/taskLists/${INGEST}/tasks`]: () => new Refused(409, 'previewOnly'),
    })
    await user.click(await screen.findByRole('button', { name: 'Add task' }))
    await user.type(await screen.findByRole('textbox', { name: 'New task' }), 'Retention wording{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('Not added.')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New task' }).value).toBe('Retention wording')
  })
})
