import { afterEach, describe, expect, it, vi } from 'vitest'
import { notificationsByDay } from './notifications-by-day'
import { pagesRead } from './pages-read'
import { sampleNotification } from './testing/sample-notification'

const at = (day: string, id = day) => sampleNotification({ id, createdAt: new Date(`${day}T10:00:00`).toISOString() })

it('notifications stand under the days they came on', () => {
  const now = new Date('2026-11-17T22:00:00')
  const days = notificationsByDay(
    [at('2026-11-17', 'a'), at('2026-11-17', 'b'), at('2026-11-16'), at('2026-11-02')],
    now,
  )
  expect(days.map(({ heading, items }) => [heading, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['02/11/2026', 1],
  ])
})

it.each([
  ['2026-03-30T00:30:00+01:00', '2026-03-29T12:00:00+01:00', 'after a day of 23 hours'],
  ['2026-10-25T23:30:00+00:00', '2026-10-24T12:00:00+01:00', 'on a day of 25 hours'],
])('at %s what came at %s came yesterday: %s', (now, createdAt) => {
  vi.stubEnv('TZ', 'Europe/London')
  const [day] = notificationsByDay([sampleNotification({ id: 'a', createdAt })], new Date(now))
  expect(day?.heading).toBe('Yesterday')
})
afterEach(() => vi.unstubAllEnvs())

describe('what was read', () => {
  const pages = [
    { items: [at('2026-11-17', 'a'), at('2026-11-16', 'b')], unreadCount: 3, next: 'b' },
    { items: [at('2026-11-15', 'c'), { ...at('2026-11-14', 'd'), isRead: true }], unreadCount: 3, next: null },
  ]

  it('is counted no longer, on whichever page it is, and once', () => {
    const read = pagesRead(pages, ({ id }) => id === 'c' || id === 'd')
    expect(read.map(({ unreadCount }) => unreadCount)).toEqual([2, 2])
    expect(read.flatMap(({ items }) => items.map(({ isRead }) => isRead))).toEqual([false, false, true, true])
    expect(pagesRead(read, ({ id }) => id === 'c')[0]?.unreadCount).toBe(2)
  })

  it('leaves what came later', () => {
    const [, second] = pages[0]?.items ?? []
    const read = pagesRead(pages, ({ createdAt }) => createdAt <= (second?.createdAt ?? ''))
    expect(read[0]).toMatchObject({ unreadCount: 1, items: [{ isRead: false }, { isRead: true }] })
  })
})
