import { id, oneOf } from '../../shell/address-values'
import { describeList, type SearchOf } from '../../shell/lists/describe-list'
import { choiceField, idField, periodFields, scopeField, searchField } from '../../shell/lists/list-field'

/** What the address says of the reader's claims: which are listed, and which one stands open. */
export const expenseList = describeList({
  fields: {
    show: scopeField(
      'Claims',
      { all: 'All', open: 'Open claims', submitted: 'Submitted claims', paid: 'Paid back' },
      'all',
    ),
    search: searchField('Claim or project'),
    state: choiceField('State', {
      unsubmitted: 'Unsubmitted',
      waitingForApproval: 'Waiting for approval',
      approved: 'Approved',
      denied: 'Denied',
    }),
    projectID: idField('Project'),
    typeID: idField('Type'),
    ...periodFields('from', 'to'),
  },
  orders: { newestFirst: 'Newest first', oldestFirst: 'Oldest first' },
  usualOrder: 'newestFirst',
  besides: {
    /** The claim that is open beside the list. */
    claim: id,
    /** The kind of claim that is being added. */
    add: (given: unknown) => oneOf(['expense', 'mileage'] as const, given),
  },
})
export type ExpenseSearch = SearchOf<typeof expenseList>

export const EXPENSES = '/employments/$companyDomain/expenses'
