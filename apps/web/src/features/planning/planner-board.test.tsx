import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { renderInKit } from '../../testing/render-in-kit'
import { barId } from './grid/grid-place'
import { PlannerBoard } from './planner-board'
import { SCREEN, sampleAsk } from './testing/sample-ask'
import { idOf, PROJECT, type SamplePerson, sampleBooking, samplePage, sampleRole } from './testing/sample-planning'
import { useOpenedBooking } from './use-opened-booking'
import { usePlanningRows } from './use-planning-rows'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SCREEN.height)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SCREEN.width)
})

const booking = sampleBooking(idOf(501), idOf(1001))
const priya: SamplePerson = { place: 1, name: 'Priya Nair', isOpen: true, bookings: [booking] }
const tom: SamplePerson = { place: 2, name: 'Tom Okafor' }
const nobodyElse = {
  'GET /planning/presence': () => ({ items: [] }),
  'PUT /planning/presence': () => undefined,
}
const changed = { changeID: idOf(900), deletedIDs: [], bookings: [], roles: [] }

function Board() {
  const planning = usePlanningRows(sampleAsk)
  const bookings = useOpenedBooking()
  return (
    <PlannerBoard
      ask={sampleAsk}
      planning={planning}
      today="2026-11-12"
      onClearFilters={() => {}}
      bookings={bookings}
      home={{ day: sampleAsk.range.from, key: '' }}
    />
  )
}

const show = (queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })) =>
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <Board />
    </QueryClientProvider>,
  )

const grid = () => screen.findByLabelText('Master planning')
/** What the bar says to those who hear it; asking for its role would name every cell of the grid. */
const words = () => document.getElementById(barId(booking.id))?.getAttribute('aria-label')
const press = async (...keys: string[]) => {
  const element = await grid()
  for (const key of keys) {
    const [name = '', ...modifiers] = key.split('+').toReversed()
    const held = {
      ctrlKey: modifiers.includes('Control'),
      shiftKey: modifiers.includes('Shift'),
      altKey: modifiers.includes('Alt'),
    }
    await act(async () => void fireEvent.keyDown(element, { key: name, ...held }))
  }
}

it('opens a row on demand, with its bookings as bars', async () => {
  serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([{ ...priya, isOpen: false }, tom]),
    'GET /masterPlanning/expand': () => samplePage([priya]),
  })
  const { person } = show()
  await person.click(await screen.findByLabelText('Expand Priya Nair'))
  await waitFor(() => expect(words()).toMatch(/^Northgate Water · Data platform: Priya Nair, 09\/11 – 20\/11\/2026/))
  expect(screen.getAllByText('80%')).toHaveLength(2)
})

it('fills a row again that an answer from before it was opened leaves without its bookings', async () => {
  const answers: ((page: ReturnType<typeof samplePage>) => void)[] = []
  const closed = [{ ...priya, isOpen: false }, tom]
  serve({
    ...nobodyElse,
    'GET /masterPlanning': () => new Promise((resolve) => answers.push(resolve)),
    'GET /masterPlanning/expand': () => samplePage([priya]),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { person } = show(queryClient)
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(samplePage(closed))
  await screen.findByLabelText('Expand Priya Nair')
  // Somebody else’s change has the page asked for again just before the row is opened.
  act(() => void queryClient.invalidateQueries({ queryKey: ['planning'] }))
  await waitFor(() => expect(answers).toHaveLength(2))
  await person.click(screen.getByLabelText('Expand Priya Nair'))
  await waitFor(() => expect(words()).toContain('Data platform'))
  answers[1]?.(
    samplePage([
      { ...priya, isOpen: false },
      { ...tom, name: 'Tom Okafor-Reid' },
    ]),
  )
  await screen.findByText('Tom Okafor-Reid')
  await waitFor(() => expect(words()).toContain('Data platform'))
})

it('closes a row again that could not be opened, and says why', async () => {
  serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([{ ...priya, isOpen: false }, tom]),
    'GET /masterPlanning/expand': () => new Refused(503, 'unavailable'),
  })
  const { person } = show()
  await person.click(await screen.findByLabelText('Expand Priya Nair'))
  await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull())
  expect(await screen.findByLabelText('Expand Priya Nair')).toBeTruthy()
})

it('asks only for the pages in sight of a thousand people', async () => {
  const people = Array.from({ length: 25 }, (_, place) => ({ place: place + 1, name: `Person ${place + 1}` }))
  const received = serve({ ...nobodyElse, 'GET /masterPlanning': () => samplePage(people, { total: 1000 }) })
  const { container } = show()
  await screen.findByText('Person 1')
  await waitFor(() => expect(received.filter(({ path }) => path === '/masterPlanning').length).toBeGreaterThan(0))
  expect(received.filter(({ path }) => path === '/masterPlanning').length).toBeLessThanOrEqual(2)
  expect(container.querySelectorAll('[data-row]').length).toBeLessThan(30)
  expect((await grid()).getAttribute('aria-rowcount')).toBe('1001')
})

/** The keyboard stands in this week at first, from which Down leads to the bar of the row that is opened. */
const openPriya = async () => {
  await screen.findByLabelText('Expand Priya Nair').then((button) => act(async () => button.click()))
  await waitFor(() => expect(words()).toContain('Data platform'))
}

it('moves a bar by the keyboard, shows it at once, and puts it back when the server refuses', async () => {
  let refuse: (answer: Refused) => void = () => {}
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([priya, tom]),
    [`PATCH /masterPlanning/bookings/${booking.id}`]: () => new Promise((resolve) => (refuse = resolve)),
  })
  show()
  await openPriya()
  await press('ArrowDown', 'Alt+ArrowRight')
  await waitFor(() => expect(words()).toContain('10/11 – 21/11/2026'))
  await waitFor(() => expect(received.some(({ path }) => path.includes('/bookings/'))).toBe(true))
  const sent = received.find(({ path }) => path.includes('/bookings/'))
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ startDate: '2026-11-10', endDate: '2026-11-21', version: 1 })
  refuse(new Refused(409, 'opportunityLocked'))
  await waitFor(() => expect(words()).toContain('09/11 – 20/11/2026'))
  await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull())
})

it('moves a bar as often as a key is pressed, each time on the version that the time before gave it', async () => {
  let now = booking
  let answer: () => void = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([{ ...priya, bookings: [now] }, tom]),
    [`PATCH /masterPlanning/bookings/${booking.id}`]: async ({ body }) => {
      await pressed
      const { version, ...changes } = JSON.parse(body)
      if (version !== now.version) return new Refused(409, 'changedMeanwhile')
      now = { ...now, ...changes, version: version + 1 }
      return { ...changed, bookings: [now] }
    },
  })
  show()
  await openPriya()
  await press('ArrowDown')
  const element = await grid()
  for (const shiftKey of [false, false, false, true])
    fireEvent.keyDown(element, { key: 'ArrowRight', altKey: true, shiftKey })
  await waitFor(() => expect(words()).toContain('12/11 – 24/11/2026'))
  answer()
  const sent = () =>
    received.filter(({ path }) => path.includes('/bookings/')).map(({ body }) => JSON.parse(body).version)
  await waitFor(() => expect(sent()).toEqual([1, 2, 3, 4]))
  await waitFor(() => expect(now).toMatchObject({ startDate: '2026-11-12', endDate: '2026-11-24', version: 5 }))
})

const figures = (words: string) =>
  screen.queryAllByLabelText(/free/).filter((cell) => cell.getAttribute('aria-label')?.startsWith(words)).length

it('tells below the bars of an open row what is booked on each target, and what is free', async () => {
  serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([priya, tom]),
    [`PATCH /masterPlanning/bookings/${booking.id}`]: () => new Promise(() => {}),
  })
  show()
  await screen.findByLabelText('Expand Priya Nair')
  expect(screen.queryByText('Free, weighted')).toBeNull()
  await openPriya()
  expect(screen.getByText('Free, weighted')).toBeTruthy()
  expect(figures('Data platform, hard: 30h; capacity 37h 30m, free 7h 30m')).toBe(2)
  await press('ArrowDown', 'Alt+Shift+ArrowLeft')
  await waitFor(() => expect(figures('Data platform, hard: 24h; capacity 37h 30m, free 13h 30m')).toBe(1))
  expect(figures('Data platform, hard: 30h')).toBe(1)
})

it('deletes a bar by the keyboard and offers to undo it', async () => {
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([priya, tom]),
    [`DELETE /masterPlanning/bookings/${booking.id}`]: () => changed,
    'POST /planning/changes/undo': () => changed,
  })
  const { person } = show()
  await openPriya()
  await press('ArrowDown', 'Delete')
  await person.click(await screen.findByText('Undo'))
  await waitFor(() => expect(received.some(({ path }) => path === '/planning/changes/undo')).toBe(true))
  expect(JSON.parse(received.find(({ path }) => path === '/planning/changes/undo')?.body ?? '')).toEqual({
    changeID: idOf(900),
  })
})

const bars = () => [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getAttribute('aria-label'))

it('duplicates a bar to the next interval, shows it at once, and takes it back when the server refuses', async () => {
  let refuse: (answer: Refused) => void = () => {}
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([priya, tom]),
    'POST /planning/bookings/multiple/copy': () => new Promise((resolve) => (refuse = resolve)),
  })
  show()
  await openPriya()
  await press('ArrowDown', 'Control+d')
  await waitFor(() => expect(bars()).toEqual([expect.any(String), expect.stringContaining('16/11 – 27/11/2026')]))
  await waitFor(() => expect(received.some(({ path }) => path.endsWith('/copy'))).toBe(true))
  expect(JSON.parse(received.find(({ path }) => path.endsWith('/copy'))?.body ?? '')).toEqual({
    bookingIDs: [booking.id],
    offsetDays: 7,
  })
  refuse(new Refused(409, 'opportunityLocked'))
  await waitFor(() => expect(bars()).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull())
})

it('shows a new booking at once, does nothing with it yet, and takes it back when the server refuses', async () => {
  let refuse: (answer: Refused) => void = () => {}
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([priya, tom]),
    'POST /masterPlanning/bookings': () => new Promise((resolve) => (refuse = resolve)),
    'GET /masterPlanning/targetables': () => ({
      items: [
        {
          id: PROJECT,
          name: 'Data platform',
          client: null,
          projectID: PROJECT,
          opportunityID: null,
          startDate: null,
          endDate: null,
        },
      ],
    }),
    'GET /companyManagement/employees': () => ({ items: [] }),
    'GET /companyManagement/rateCards': () => ({ items: [] }),
  })
  const { person } = show()
  await openPriya()
  await press('ArrowRight', 'ArrowRight', 'Enter')
  const target = await screen.findByLabelText<HTMLInputElement>('Project or opportunity')
  await person.type(target, 'Data')
  await person.keyboard('{Enter}')
  // What is looked up is taken once the server has answered.
  await waitFor(() => expect(target.value).toBe('Data platform'))
  await person.click(screen.getByText('Book').closest('button') ?? expect.fail('nothing books'))
  await waitFor(() => expect(bars()).toEqual([expect.any(String), expect.stringContaining('23/11 – 29/11/2026')]))
  await press('ArrowDown', 'Delete')
  expect(received.filter(({ path }) => path.startsWith('/masterPlanning/bookings'))).toHaveLength(1)
  refuse(new Refused(409, 'opportunityLocked'))
  await waitFor(() => expect(bars()).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull())
  expect(screen.getByLabelText('Project or opportunity')).toBeTruthy()
})

it('asks before another booking takes the place of what was typed, and never mixes the two', async () => {
  const second = { ...sampleBooking(idOf(502), idOf(1001)), startDate: '2026-11-23', endDate: '2026-11-27' }
  serve({
    ...nobodyElse,
    'GET /masterPlanning': () => samplePage([{ ...priya, bookings: [booking, second] }]),
    'GET /masterPlanning/targetables': () => ({ items: [] }),
    'GET /companyManagement/employees': () => ({ items: [] }),
    'GET /companyManagement/rateCards': () => ({ items: [] }),
  })
  show()
  await openPriya()
  await press('ArrowDown', 'Enter')
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  expect(field('From').value).toBe('09/11/2026')
  await press('ArrowRight', 'Enter')
  expect(field('From').value).toBe('23/11/2026')
  fireEvent.change(field('Amount'), { target: { value: '2h' } })
  await press('ArrowLeft', 'Enter')
  fireEvent.click(await screen.findByText('Keep editing'))
  expect(field('Amount').value).toBe('2h')
  expect(field('From').value).toBe('23/11/2026')
})

it('finds a person for the role of a booking that nobody is named for', async () => {
  const roleId = idOf(1001)
  const page = samplePage([priya])
  const received = serve({
    ...nobodyElse,
    'GET /masterPlanning': () => ({
      ...page,
      roleInfos: { [roleId]: sampleRole(roleId, null, { version: 7 }) },
      namedResources: [],
      unnamedResources: page.namedResources.map((row) => ({ ...row, id: roleId })),
    }),
    [`GET /planning/bookings/${booking.id}`]: () => new Refused(404, 'notFound'),
    [`GET /planning/roles/${roleId}/candidates`]: () => ({
      items: [
        {
          employee: page.employeeInfos[idOf(1)],
          ...{ freeSeconds: 36_000, neededSeconds: 216_000, sameRoles: 1, tags: [], isOnTarget: false },
        },
      ],
    }),
    [`PATCH /masterPlanning/roles/${roleId}`]: () => ({}),
    'GET /masterPlanning/targetables': () => ({ items: [] }),
    'GET /companies/employees/search': () => ({ items: [] }),
    'GET /companyManagement/rateCards': () => ({ items: [] }),
  })
  const { person } = show()
  await person.click(await screen.findByLabelText('Expand Data Engineer'))
  await waitFor(() => expect(words()).toContain('Data platform'))
  await press('ArrowDown', 'Enter')
  await person.click(await screen.findByText('Find a person for this role'))
  expect(await screen.findByText(/10h free of 60h needed · had 1 such role/)).toBeTruthy()
  await person.click(screen.getByLabelText('Choose Priya Nair'))
  await waitFor(() => expect(screen.queryByLabelText('Choose Priya Nair')).toBeNull())
  const sent = received.find(({ path }) => path === `/masterPlanning/roles/${roleId}`)
  expect(JSON.parse(sent?.body ?? '')).toEqual({ employeeID: idOf(1), version: 7 })
})

it('explains the figure of a cell that the keyboard rests on, to those who see it too', async () => {
  serve({ ...nobodyElse, 'GET /masterPlanning': () => samplePage([priya, tom]) })
  show()
  await screen.findByLabelText('Expand Priya Nair')
  const element = await grid()
  await press('ArrowRight', 'ArrowLeft')
  expect(screen.getAllByText(/80%, 30h hard of 37h 30m$/)).toHaveLength(1)
  fireEvent.keyUp(element, { key: 'ArrowLeft' })
  await waitFor(() => expect(screen.getAllByText(/80%, 30h hard of 37h 30m$/)).toHaveLength(2), { timeout: 5000 })
  fireEvent.blur(element)
  await waitFor(() => expect(screen.getAllByText(/80%, 30h hard of 37h 30m$/)).toHaveLength(1))
})

it('says why planning does not load, and that nobody is there', async () => {
  serve({ ...nobodyElse, 'GET /masterPlanning': () => samplePage([]) })
  show()
  expect(await screen.findByText(/No one is available in client resourcing yet/)).toBeTruthy()
})
