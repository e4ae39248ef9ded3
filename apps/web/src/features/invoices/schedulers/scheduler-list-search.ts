import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, idField, searchField } from '../../../shell/lists/list-field'

/** What the address says of schedulers; those of projects that are invoiced by hand are listed on demand. */
export const schedulerList = describeList({
  fields: {
    search: searchField('Project or client'),
    type: choiceField('Kind', {
      fixedAmount: 'Fixed amount',
      effort: 'Effort',
      agreement: 'Agreement',
      none: 'None, made by hand',
    }),
    clientID: idField('Client'),
  },
  orders: { next: 'Next first' },
  usualOrder: 'next',
})
export type SchedulerListSearch = SearchOf<typeof schedulerList>
