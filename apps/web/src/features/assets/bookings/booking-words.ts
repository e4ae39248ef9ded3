import type { AssetBooking, AssetBrief, AssetUse } from '@praxis/contract/assets/asset-shapes'
import { momentText, timesText } from '@praxis/domain/assets/asset-time-text'

type Booked = Pick<AssetBooking, 'asset' | 'from' | 'to'>

/** The booking in one phrase: 'Conference camera, 03/12/2026 13:00 – 17:00'. */
export const bookingName = (booking: Booked, timeZone: string): string =>
  `${booking.asset.name}, ${timesText(booking, timeZone)}`

/** The times of a booking without their years, for a narrow column beside the day: '18/11 09:00 – 27/11 17:30'. */
export const shortTimesText = (booking: Pick<AssetBooking, 'from' | 'to'>, timeZone: string): string =>
  timesText(booking, timeZone).replaceAll(/(\d{2}\/\d{2})\/\d{4}/g, '$1')

/** What names an asset beside its name: 'AV-007 · Cameras and sound'. */
export const codeText = ({ code, categoryName }: Pick<AssetBrief, 'code' | 'categoryName'>): string =>
  `${code} · ${categoryName}`

/** The times of a use; what is assigned has no end. */
export const timesOfUse = ({ from, to }: Pick<AssetUse, 'from' | 'to'>, timeZone: string): string =>
  to === null ? `since ${momentText(from, timeZone)}` : timesText({ from, to }, timeZone)

const HELD_WORDS = { assignment: 'assigned', taking: 'took it', booking: 'booked' } as const

/** What a use is beside its person's name: 'assigned', 'waiting'. */
export function wordsOfUse(use: Pick<AssetUse, 'kind' | 'isWaiting' | 'isOverdue' | 'returnedAt' | 'takenAt'>): string {
  if (use.isOverdue) return 'overdue'
  if (use.isWaiting) return 'waiting'
  if (use.returnedAt !== null) return 'brought back'
  return use.kind === 'booking' && use.takenAt !== null ? 'collected' : HELD_WORDS[use.kind]
}

/** How long a booking is: '4h', '2d 8h'. */
export function lengthText({ from, to }: { from: string; to: string }): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours}h` : `${hours}h ${minutes % 60}m`
  const days = Math.floor(hours / 24)
  const left = hours % 24
  return left === 0 ? `${days}d` : `${days}d ${left}h`
}
