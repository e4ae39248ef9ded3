import type { BookingsSearch } from './bookings-search'

export function AwaitingTab(_: { search: BookingsSearch }) {
  return null
}
