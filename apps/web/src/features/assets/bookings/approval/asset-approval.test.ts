import { describe, expect, it } from 'vitest'
import { lengthText } from '../booking-words'
import { bookingOf } from '../testing/sample-bookings'
import { assetApprovalIn } from './asset-approval'
import { assetTrace } from './asset-trace'
import { soleGroup } from './waiting-bookings'

const { inbox } = assetApprovalIn('Europe/London')
const long = { id: 'a', version: 'seen', booking: bookingOf({ id: 'a' }) }
const camera = { ...bookingOf().asset, name: 'Camera' }
const short = {
  id: 'b',
  version: 'seen',
  booking: bookingOf({ id: 'b', asset: camera, from: '2026-12-03T13:00:00.000Z', to: '2026-12-03T17:00:00.000Z' }),
}
const group = { ...soleGroup(long), to: '2026-12-03', requests: [long, short] }

describe('bookings in the inbox', () => {
  it('are a group of what one person asks for, whose lengths are not added up', () => {
    expect(inbox.nameOf(group)).toBe('MacBook Pro, Camera')
    expect(inbox.totalOf([soleGroup(long)])).toBe('9d 8h')
    expect(inbox.totalOf([group])).toBe('2 bookings')
    expect(inbox.phraseOf(short)).toBe('Megan Price, Camera, 03/12/2026 13:00 – 17:00')
  })

  it('have their times by the clocks of the reader', () => {
    expect(inbox.showEntries(group, 'Europe/London')[0]).toMatchObject({
      day: '2026-11-18',
      title: 'MacBook Pro',
      detail: 'LT-034 · Laptops',
      when: '18/11 09:00 – 27/11 17:30',
      comment: 'Old one is being repaired',
    })
  })

  it('keep the days of the requests that are left', () => {
    expect(inbox.reduced(group, [short])).toMatchObject({ from: '2026-12-03', to: '2026-12-03', requests: [short] })
  })
})

it.each([
  ['2026-11-18T09:00:00.000Z', '2026-11-18T09:30:00.000Z', '0h 30m'],
  ['2026-11-18T09:00:00.000Z', '2026-11-18T13:00:00.000Z', '4h'],
  ['2026-11-18T09:00:00.000Z', '2026-11-20T09:00:00.000Z', '2d'],
])('%s to %s is %s', (from, to, text) => expect(lengthText({ from, to })).toBe(text))

it('has words for what the history keeps of a booking', () => {
  expect(assetTrace.valueText('from', '2026-12-02T09:00:00.000Z', 'Europe/London')).toBe('02/12/2026 09:00')
  expect(assetTrace.valueText('condition', 'damaged', 'UTC')).toBe('Damaged')
  expect(assetTrace.valueText('note', 'Skiing', 'UTC')).toBeUndefined()
})
