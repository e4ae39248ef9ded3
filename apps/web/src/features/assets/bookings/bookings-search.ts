import { day, oneOf, pageAfterFirst } from '../../../shell/address-values'
import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, idField, periodFields, searchField } from '../../../shell/lists/list-field'
import { assetsBesides } from '../assets-search'

/** What the address says of bookings: which tab is open, what went over the desk, and beside it what the timeline shows. */
export const bookingsList = describeList({
  fields: {
    search: searchField('Asset, code, person'),
    kind: choiceField('What', {
      taken: 'Taken',
      broughtBack: 'Brought back',
      assigned: 'Assigned',
      detached: 'Detached',
    }),
    categoryID: idField('Category'),
    employeeID: idField('Person'),
    ...periodFields('from', 'to'),
  },
  orders: { newestFirst: 'Newest first' },
  usualOrder: 'newestFirst',
  besides: {
    ...assetsBesides,
    tab: (given: unknown) => oneOf(['awaiting', 'history'], given),
    // A day of the weeks that the timeline shows; they begin with the present one without it.
    week: day,
    span: (given: unknown) => oneOf(['week'], given),
    // Only assets that are free on these days.
    freeFrom: day,
    freeTo: day,
    // The reader’s own bookings that are over, instead of those that lie ahead.
    mine: (given: unknown) => oneOf(['past'], given),
    // The page of what the reader asked for, below what they decide on.
    ownPage: pageAfterFirst,
  },
})

export const readBookingsSearch = bookingsList.read
export type BookingsSearch = SearchOf<typeof bookingsList>
