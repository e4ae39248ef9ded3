import type { PersonName } from '../accounts/display-name'
import { displayName } from '../accounts/display-name'

/** How people of the firm are shown to visitors: whole where surnames are shared, else as "Priya N.". */
export const shownName = ({ firstName, lastName }: PersonName, showsSurnames: boolean): string => {
  if (showsSurnames) return displayName({ firstName, lastName })
  const [initial] = lastName.trim()
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toLocaleUpperCase('en')}.`
}
