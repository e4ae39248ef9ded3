import { useMediaQuery } from '@mantine/hooks'
import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { type ListStates, listStateInstead } from '../../ui/lists/list-states'
import { AbsenceCards } from './absence-cards'
import { AbsenceTable } from './absence-table'

const BELOW_DESKTOP = '(max-width: 959px)'

interface AbsenceListProps extends ListStates {
  readonly title: string
  readonly absences: readonly Absence[] | undefined
}

/** Absences as a table; as cards on phones. */
export function AbsenceList({ title, absences, ...states }: AbsenceListProps) {
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  if (!isPhone || !absences) return <AbsenceTable {...states} label={title} heading={title} absences={absences} />
  return listStateInstead(states, absences.length) ?? <AbsenceCards title={title} absences={absences} />
}
