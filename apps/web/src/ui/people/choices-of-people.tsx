import type { Choice } from '../lists/choice-list'
import { Face, type FacePerson } from './face'

/** People as choices of a list or a filter. */
export const choicesOfPeople = (people: Iterable<FacePerson>): Choice[] =>
  Array.from(people, (person) => ({
    value: person.id,
    label: person.displayName,
    picture: <Face person={person} size="xs" decorative />,
  }))
