import { describeList, type SearchOf } from '../../shell/lists/describe-list'
import { idField, periodFields, searchField } from '../../shell/lists/list-field'

/** What the address says of claims to be paid and of payments: both lists have the same filters, pages are of payments. */
export const paymentList = describeList({
  fields: {
    search: searchField('Person, claim, project'),
    employeeID: idField('Person'),
    projectID: idField('Project'),
    typeID: idField('Type'),
    ...periodFields('from', 'to'),
  },
  orders: { oldestFirst: 'Oldest first', newestFirst: 'Newest first' },
  usualOrder: 'oldestFirst',
})
export type PaymentsSearch = SearchOf<typeof paymentList>

export const PAYMENTS = '/employments/$companyDomain/payments'
