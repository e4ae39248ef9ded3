import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { searchField, truthField } from '../../../shell/lists/list-field'

export const templateList = describeList({
  fields: {
    search: searchField('Template name'),
    isActive: truthField('State', { yes: 'Published', no: 'Not published' }),
  },
  orders: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    '-lastUsedAt': 'Last used',
    '-updatedAt': 'Last change, newest first',
  },
  usualOrder: 'name',
})

export type TemplateListSearch = SearchOf<typeof templateList>
