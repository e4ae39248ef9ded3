import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { daysText } from '../../../ui/dates/days-text'
import { Stack, Text } from '../../../ui/layout/box'
import { nameOf } from '../absence-words'

/** The absence, shown over a form about it. */
export function AbsenceSummary({ absence }: { absence: Absence }) {
  return (
    <Stack gap="hair">
      <Text as="b" weight="medium">
        {absence.employee.displayName}: {nameOf(absence)}
      </Text>
      <Text tone="second" breaks>
        {daysText(absence.days)} · {absence.comment || 'No comment'}
      </Text>
    </Stack>
  )
}
