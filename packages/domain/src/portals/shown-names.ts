import { displayName, type PersonName } from '../accounts/display-name'

/** How people of the firm are shown to visitors: whole where surnames are shared, else as "Priya N.". */
export const shownName = ({ firstName, lastName }: PersonName, showsSurnames: boolean): string => {
  if (showsSurnames) return displayName({ firstName, lastName })
  const [initial] = lastName.trim()
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toLocaleUpperCase('en')}.`
}

/** A text in which people of the firm are mentioned, as @Priya Nair, with their names as visitors are shown them. */
export const withShownMentions = (text: string, mentioned: readonly PersonName[]): string =>
  mentioned
    .toSorted((one, other) => displayName(other).length - displayName(one).length)
    .reduce((shown, person) => shown.replaceAll(`@${displayName(person)}`, `@${shownName(person, false)}`), text)
