import { describeList, type SearchOf } from '../../../../shell/lists/describe-list'
import { choiceField, scopeField } from '../../../../shell/lists/list-field'
import { CONFIDENCES, LINE_STATES } from './line-labels'

/** What the address says of the lines of a statement. */
export const statementLineList = describeList({
  fields: {
    state: scopeField('Lines', LINE_STATES, 'toMatch'),
    confidence: choiceField('Match', CONFIDENCES),
  },
  orders: { '-bookedOn': 'Newest first' },
  usualOrder: '-bookedOn',
})
export type StatementLineSearch = SearchOf<typeof statementLineList>

export const statementList = describeList({
  fields: {},
  orders: { '-uploadedAt': 'Last uploaded first' },
  usualOrder: '-uploadedAt',
})
export type StatementListSearch = SearchOf<typeof statementList>
