import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../../testing/render-in-kit'
import { callum } from '../../testing/sample-asset'
import { assetOf, laptops, sampleUse } from '../testing/sample-bookings'
import { BookingTimeline, type BookingTimelineProps } from './booking-timeline'
import { groupsOf, type TimelineAsset } from './timeline-rows'
import { windowAt } from './timeline-window'

const timeZone = 'Europe/London'
const DAY_WIDTH = 40

beforeEach(() => {
  // The rendered page has no sizes of its own: forty pixels for each day, and room for fourteen rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 28 * DAY_WIDTH, 44),
  )
})

const macBook = assetOf('MacBook', { uses: [sampleUse('booked')] })
const camera = assetOf('Camera')

function show(assets: readonly TimelineAsset[], changes: Partial<BookingTimelineProps> = {}) {
  const calls = { open: vi.fn(), book: vi.fn(), goBeside: vi.fn(), onMore: vi.fn() }
  const view = renderInKit(
    <BookingTimeline
      groups={[{ category: laptops, assets }]}
      hasMore={false}
      isFiltered={false}
      window={windowAt('fourWeeks', '2026-11-12', timeZone)}
      today="2026-11-12"
      now={Date.parse('2026-11-12T12:20:00Z')}
      openAssetID={undefined}
      openUseID={undefined}
      {...calls}
      {...changes}
    />,
  )
  return { ...view, ...calls }
}

const trackOf = (container: HTMLElement, index: number) =>
  container.querySelectorAll<HTMLElement>('[data-row="asset"] > div')[index] as HTMLElement

function drag(track: HTMLElement, fromDay: number, toDay: number) {
  fireEvent.pointerDown(track, { button: 0, clientX: (fromDay + 0.5) * DAY_WIDTH })
  fireEvent.pointerMove(track, { clientX: (toDay + 0.5) * DAY_WIDTH })
  fireEvent.pointerUp(track, { clientX: (toDay + 0.5) * DAY_WIDTH })
}

it('draws a bar for each use, which opens its asset', async () => {
  const { person, open } = show([macBook])
  await person.click(
    screen.getByRole('button', { name: 'MacBook: Callum Reid, 17/11/2026 09:00 – 19/11/2026 17:30, booked' }),
  )
  expect(open).toHaveBeenCalledWith(macBook, 'booked')
})

it('books the days that are dragged over, in either direction, from morning to evening', () => {
  const { container, book } = show([macBook])
  drag(trackOf(container, 0), 14, 11)
  expect(book).toHaveBeenCalledWith(macBook, { from: '2026-11-20T09:00:00.000Z', to: '2026-11-23T17:30:00.000Z' })
})

it('ends a drag where somebody else has the asset, and begins none there or in the past', () => {
  const { container, book } = show([macBook])
  const track = trackOf(container, 0)
  drag(track, 5, 20)
  expect(book).toHaveBeenLastCalledWith(macBook, { from: '2026-11-14T09:00:00.000Z', to: '2026-11-17T09:00:00.000Z' })
  book.mockClear()
  drag(track, 9, 12)
  drag(track, 1, 2)
  expect(book).not.toHaveBeenCalled()
})

it('lets nobody drag over what is with a person', () => {
  const standing = { state: 'withPerson', employee: callum, until: null, nextFrom: null } as const
  const { container } = show([assetOf('Old', { standing })])
  expect(container.querySelector('[data-books]')).toBeNull()
  expect(screen.getByText('OLD, with Callum Reid')).toBeTruthy()
})

it('goes from day to day and row to row with the arrow keys, B books and Enter opens', async () => {
  const { person, open, book } = show([macBook, camera])
  const start = screen.getByRole('button', { name: 'MacBook, Thursday 12/11/2026: free' })
  start.focus()
  await person.keyboard('{ArrowRight}b')
  expect(book).toHaveBeenLastCalledWith(macBook, { from: '2026-11-13T09:00:00.000Z', to: '2026-11-13T17:30:00.000Z' })
  await person.keyboard('{PageDown}{ArrowLeft}{ArrowLeft}{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('MacBook, Wednesday 18/11/2026: Callum Reid, booked')
  expect(open).toHaveBeenLastCalledWith(macBook, 'booked')
  await person.keyboard('b')
  expect(screen.getByRole('alert').textContent).toContain('MacBook can’t be booked on this day')
  await person.keyboard('{ArrowDown}b')
  expect(book).toHaveBeenLastCalledWith(camera, { from: '2026-11-18T09:00:00.000Z', to: '2026-11-18T17:30:00.000Z' })
})

it('shows the weeks beside it beyond its edge', async () => {
  const { person, goBeside } = show([camera])
  screen.getByRole('button', { name: /^Camera, Thursday 12/ }).focus()
  await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(goBeside).toHaveBeenCalledWith(-1)
})

it('folds a category', async () => {
  const { person } = show([camera])
  await person.click(screen.getByRole('button', { name: 'Collapse Laptops' }))
  expect(screen.queryByText('Camera')).toBeNull()
  expect(screen.getByRole('button', { name: 'Expand Laptops' }).getAttribute('aria-expanded')).toBe('false')
})

it('renders a thousand assets as fewer than a hundred rows, and asks for more only near their end', () => {
  const assets = Array.from({ length: 1000 }, (_, index) => assetOf(`asset-${index}`))
  const { container, onMore } = show(assets, { hasMore: true })
  const rows = container.querySelectorAll('[data-row]').length
  expect(rows).toBeGreaterThan(10)
  expect(rows).toBeLessThan(100)
  expect(onMore).not.toHaveBeenCalled()
})

it('asks for the next assets once the last row is in sight', () => {
  const { onMore } = show([camera], { hasMore: true })
  expect(onMore).toHaveBeenCalled()
})

it('puts pages together, each asset once, and leaves out categories that the pages have not come to', () => {
  const page = (page: number, ...assets: TimelineAsset[]) => ({
    from: '',
    to: '',
    items: [
      { ...laptops, assets },
      { ...laptops, id: 'later', assets: [] },
    ],
    metadata: { page, per: 2, total: 5, hasMore: true },
  })
  const pages = [page(1, macBook, camera), page(2, { ...camera, name: 'Film camera' })]
  const groups = groupsOf(pages, true)
  expect(groups.map(({ category }) => category.id)).toEqual(['laptops'])
  expect(groups[0]?.assets.map(({ name }) => name)).toEqual(['MacBook', 'Film camera'])
  expect(groupsOf(pages, false)).toHaveLength(2)
})
