import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import {
  choiceField,
  idField,
  scopeField,
  searchField,
  stateField,
  textField,
  truthField,
} from '../../../shell/lists/list-field'
import { CHARGING } from '../charging-words'

/** Page sizes of the company's list; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

const fields = {
  search: searchField('Project or client'),
  state: stateField('State', { active: 'Active', completed: 'Completed', all: 'All' }, 'active', 'all'),
  leadID: idField('Lead'),
  clientID: idField('Client'),
  chargingMechanism: choiceField('Charging', CHARGING),
  tag: textField('Tag'),
  isInternal: truthField('Kind', { no: 'For clients', yes: 'Internal' }),
  isStrategic: truthField('Strategic', { yes: 'Yes', no: 'No' }),
}

const orders = {
  projectName: 'Project name, A to Z',
  '-projectName': 'Project name, Z to A',
  clientName: 'Client name, A to Z',
  '-clientName': 'Client name, Z to A',
  '-updatedAt': 'Last updated, newest first',
  updatedAt: 'Last updated, oldest first',
}

/** The projects one works on, leads, or may see. */
export const ownProjectList = describeList({
  fields: {
    attribute: scopeField('Show', { assigned: 'Assigned', lead: 'Led by me', all: 'All' }, 'assigned'),
    ...fields,
  },
  orders,
  usualOrder: 'projectName',
})

/** The company's projects, for those who manage them. */
export const managedProjectList = describeList({
  fields,
  orders,
  usualOrder: 'projectName',
  besides: { per: (given: unknown) => PAGE_SIZES.slice(1).find((size) => size === given) },
})

export type OwnProjectSearch = SearchOf<typeof ownProjectList>
export type ManagedProjectSearch = SearchOf<typeof managedProjectList>
