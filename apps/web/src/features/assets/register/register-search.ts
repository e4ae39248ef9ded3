import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, periodFields, searchField } from '../../../shell/lists/list-field'
import { CONDITIONS, STATES } from '../asset-words'
import { assetsBesides } from '../assets-search'

export const registerList = describeList({
  fields: {
    search: searchField('Asset, code, person'),
    state: choiceField('State', STATES),
    condition: choiceField('Condition', CONDITIONS),
    ...periodFields('freeFrom', 'freeTo'),
  },
  orders: { category: 'By category' },
  usualOrder: 'category',
  besides: assetsBesides,
})
export type RegisterSearch = SearchOf<typeof registerList>
