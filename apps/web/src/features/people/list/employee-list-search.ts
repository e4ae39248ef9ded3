import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, idField, searchField, textField } from '../../../shell/lists/list-field'

export const employeeList = describeList({
  fields: {
    name: searchField('Search by name'),
    state: choiceField('State', { active: 'Active', pending: 'Invited', inactive: 'Inactive' }),
    lineManagerID: idField('Line manager'),
    tag: textField('Tag'),
    contractType: choiceField('Contract', { permanent: 'Permanent', contractor: 'Contractor' }),
  },
  orders: {
    displayName: 'Name, A to Z',
    '-displayName': 'Name, Z to A',
    jobTitle: 'Job title, A to Z',
    '-jobTitle': 'Job title, Z to A',
  },
  usualOrder: 'displayName',
})

export type EmployeeListSearch = SearchOf<typeof employeeList>
