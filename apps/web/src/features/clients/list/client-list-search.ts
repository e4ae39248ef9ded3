import { text } from '../../../shell/address-values'
import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, idField, ownField, searchField, stateField } from '../../../shell/lists/list-field'

/** Values of searchable dynamic details, by their keys. */
function readDetails(given: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const written = text(value)
    return written === undefined ? [] : [[key, written] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

export const clientList = describeList({
  fields: {
    search: searchField('Client or contact'),
    state: stateField('State', { active: 'Active', inactive: 'Inactive', all: 'All' }, 'active', 'all'),
    clientOwnerID: idField('Owner'),
    tradingCurrency: choiceField('Currency', { GBP: 'GBP', USD: 'USD', EUR: 'EUR', ZAR: 'ZAR' }),
    journalCategoryID: idField('Journal category'),
    details: ownField('Details', readDetails),
  },
  orders: {
    clientName: 'Client name, A to Z',
    '-clientName': 'Client name, Z to A',
    '-updatedAt': 'Last updated, newest first',
    updatedAt: 'Last updated, oldest first',
  },
  usualOrder: 'clientName',
  besides: {
    // The dialog to add a client stands open.
    add: (given: unknown) => (given === true ? true : undefined),
  },
})

export type ClientListSearch = SearchOf<typeof clientList>
