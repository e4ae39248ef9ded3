import type { Contract } from '@praxis/contract/people/employees'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconBriefcase, IconClock, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon'
import { Box, Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { type ContractDraft, type PeriodChange, periodChanges } from './contract-draft'
import classes from './contract-tab.module.css'

const TYPE_LABEL = { permanent: 'Permanent', contractor: 'Contractor' }
/** What the changed periods mean, shown before anything is saved. */
export function PeriodEffectsCard({ draft, saved }: { draft: ContractDraft; saved: Contract | null }) {
  const changes = periodChanges(draft, saved)
  if (changes.length === 0) return null
  return (
    <Card title={changes.length === 1 && changes[0]?.isNew ? 'What the new period changes' : 'What changes'} flush>
      {changes.map((change) => (
        <Effects key={change.period.key} change={change} />
      ))}
    </Card>
  )
}

function Effects({ change: { period, week, leave, type } }: { change: PeriodChange }) {
  const isSame = week.before === week.after && leave.before === leave.after && type.before === type.after
  return (
    <Box size={13} className={classes.effects}>
      <Box as="p" letters={12} tone="third" figures className={classes.effectsFrom}>
        From {formatDay(period.appliedDate)}
      </Box>
      {isSame && <p className={classes.nothing}>Nothing yet. Change the hours, type or leave.</p>}
      {week.before !== week.after && (
        <Effect icon={<IconClock {...icon} />} label="Contracted week">
          {formatDuration(week.before)} → <b>{formatDuration(week.after)}</b>
        </Effect>
      )}
      {leave.before !== leave.after && (
        <Effect icon={<IconSun {...icon} />} label="Annual leave, full year">
          {leave.before} → <b>{leave.after} days</b>
        </Effect>
      )}
      {type.before !== type.after && (
        <Effect icon={<IconBriefcase {...icon} />} label="Contract type">
          {TYPE_LABEL[type.before]} → <b>{TYPE_LABEL[type.after]}</b>
        </Effect>
      )}
    </Box>
  )
}

function Effect({ icon: shown, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Row as="p" gap="10px" className={classes.effect}>
      {shown}
      <Text grow shrinks>
        {label}
      </Text>
      <Text tone="third" figures oneLine className={classes.effectValue}>
        {children}
      </Text>
    </Row>
  )
}
