import type { BookingsSearch } from './bookings-search'

export function BookingsTab(_: { search: BookingsSearch }) {
  return null
}
