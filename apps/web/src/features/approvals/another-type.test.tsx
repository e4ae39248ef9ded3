import { IconArmchair, IconClock } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import type { AnyRequest, ApprovalTypeView, WaitingGroup, WaitingRequest } from '../requests/request-type-view'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { WaitingRequests } from './approvals-screen'

/** A made-up type of request: somebody asks for seats in a room. */
interface SeatRequest extends WaitingRequest {
  readonly seats: number
  readonly wish: string
}
interface SeatGroup extends WaitingGroup {
  readonly room: string
  readonly requests: readonly SeatRequest[]
}

const employee = {
  id: 'priya',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
}
const seatsText = (requests: readonly SeatRequest[]) => `${requests.reduce((sum, { seats }) => sum + seats, 0)} seats`
const groupOf = (room: string, requests: readonly SeatRequest[]): SeatGroup => ({
  requestType: 'timeSheet',
  key: room,
  employee,
  from: '2026-11-09',
  to: '2026-11-09',
  waitingSince: '2026-11-09T17:00:00.000Z',
  room,
  requests,
})

const seatsView: ApprovalTypeView<AnyRequest, SeatGroup> = {
  // The contract knows only this type; the view described here has nothing in common with it.
  type: 'timeSheet',
  label: 'Seats',
  plural: 'Seats',
  icon: IconArmchair,
  headings: { title: 'Room', amount: 'Seats' },
  topics: [],
  report: { label: 'All rooms', link: { to: '/' } },
  correcting: 'Ask for another',
  reopening: 'Reopen',
  trace: async () => ({ entity: 'seat', actions: {}, fields: {}, valueText: () => undefined }),
  inbox: {
    label: 'Seats waiting for approval',
    about: 'Room',
    amounts: [{ id: 'seats', header: 'Seats', width: 80 }],
    hasProjects: false,
    denialHint: 'They can ask for another room.',
    nameOf: ({ room }) => room,
    phraseOf: ({ wish }) => `Priya Nair, ${wish}`,
    show: (groups) =>
      new Map(
        groups.map(({ key, room, requests }) => [
          key,
          { title: room, picture: <IconClock />, amounts: [seatsText(requests)], notes: ['Crowded'] },
        ]),
      ),
    showEntries: ({ room, requests }) =>
      requests.map((request) => ({
        request,
        who: 'Priya Nair',
        name: request.wish,
        about: room,
        day: '2026-11-09',
        title: request.wish,
        untitled: 'No wish',
        detail: null,
        when: 'All day',
        amounts: [seatsText([request])],
        comment: '',
      })),
    totalOf: (groups) => seatsText(groups.flatMap(({ requests }) => requests)),
    reduced: (group, requests) => ({ ...group, requests }),
    groupOf: (request) => groupOf('Alone', [request]),
    actionsOf: ({ wish }) => [
      { label: 'Change room…', icon: <IconClock />, dialog: () => <p>Another room for {wish}</p> },
    ],
  },
  show: () => {
    throw new Error('nothing of it is shown to whoever asked')
  },
  summary: () => null,
  correction: () => null,
  waiting: () => undefined,
}

const seat = (id: string, seats: number): SeatRequest => ({ id, version: `seen ${id}`, seats, wish: `wish ${id}` })
const page = {
  items: [groupOf('Attic', [seat('a', 4), seat('b', 3)]), groupOf('Cellar', [seat('c', 2)])],
  metadata: { page: 1, per: 10, total: 2, hasMore: false },
  requestCount: 3,
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  const call = vi.spyOn(api, 'call').mockResolvedValue(page as never)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(workspaceQuery.queryKey, {
    employment: { preferences: { infiniteScrolling: false, timeZone: 'Europe/London' } },
  } as never)
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<WaitingRequests view={seatsView} search={{}} />)}
    </QueryClientProvider>,
  )
  await screen.findByRole('row', { name: /Attic/ })
  return { call, person }
}

it('shows what waits of any type in the columns of its description, and filters only by what it has', async () => {
  const { call } = await open()
  const asked = call.mock.calls.map(([, input]) => input)
  expect(asked).toContainEqual({ query: { per: 10, requestType: 'timeSheet', page: 1 } })
  expect(screen.getByLabelText('Seats waiting for approval')).toBeTruthy()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(expect.arrayContaining(['Employee', 'Room', 'Period', 'Seats', 'Note', 'Waiting']))
  expect(headers).not.toContain('Chargeable')
  const attic = screen.getByRole('row', { name: /Attic/ })
  for (const words of ['Priya Nair', '09/11/2026', '2 entries', '7 seats', 'Crowded'])
    expect(within(attic).getByText(words)).toBeTruthy()
  expect(screen.queryByText('Project lead')).toBeNull()
})

it('unfolds a group, and opens what may be done with one request beside deciding', async () => {
  const { person } = await open()
  await person.click(screen.getByText('Attic'))
  expect(screen.getByText('wish a')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Actions for wish b' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Change room…' }))
  expect(await screen.findByText('Another room for wish b')).toBeTruthy()
})

it('adds up what is selected, and says before a denial what it is and who hears of it', async () => {
  const { person } = await open()
  for (const box of screen.getAllByRole('checkbox', { name: /^Select Priya Nair/ })) await person.click(box)
  expect(screen.getByText('3 entries, 9 seats')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Deny…' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Priya Nair, Cellar')).toBeTruthy()
  expect(within(dialog).getByText('3 entries, 9 seats. They can ask for another room.')).toBeTruthy()
})

it('takes what is decided off the list as its description says, and puts back what could not be', async () => {
  const { call, person } = await open()
  call.mockRejectedValue(new Error('Praxis can’t be reached'))
  await person.click(screen.getByRole('button', { name: 'Approve Priya Nair, Cellar' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t be reached'))
  expect(screen.getByRole('row', { name: /Cellar/ })).toBeTruthy()
})
