import { requestTypes } from '@praxis/contract/requests/request-rules'
import { oneOf } from '../../shell/address-values'
import { describeList, type SearchOf } from '../../shell/lists/describe-list'
import { choiceField, idField, periodFields, searchField } from '../../shell/lists/list-field'

/** How many groups a page may have; the first is the usual number. */
export const PAGE_SIZES = ['10', '5', '25', '50', '100'] as const

export const approvalsList = describeList({
  fields: {
    search: searchField('Person, comment'),
    employeeID: idField('Employee'),
    // Only projects that the reader leads.
    projectLead: choiceField('Project lead', { me: 'me' }),
    projectID: idField('Project'),
    ...periodFields('from', 'to'),
  },
  orders: { oldestFirst: 'Oldest first', newestFirst: 'Newest first' },
  usualOrder: 'oldestFirst',
  besides: {
    // The first type in use, unless the address says otherwise.
    requestType: (given: unknown) => oneOf(requestTypes, given),
    // A person's week in a project is one group, unless the address says otherwise.
    groupBy: (given: unknown) => oneOf(['entry'], given),
    // How many groups a page has, where the link says so.
    per: (given: unknown) => PAGE_SIZES.map(Number).find((size) => size === given),
  },
})

export type ApprovalsSearch = SearchOf<typeof approvalsList>
