import type { BookingsSearch } from './bookings-search'

export function HistoryTab(_: { search: BookingsSearch }) {
  return null
}
