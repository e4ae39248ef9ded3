import { UnstyledButton } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Row, Stack } from '../../../ui/layout/box'
import classes from './claim.module.css'

interface DoublesNoticeProps {
  readonly doubles: Expense['doubles']
  readonly onOpen: (id: string) => void
}

/** Points out claims that are perhaps the same; whoever claims knows whether they are. */
export function DoublesNotice({ doubles, onOpen }: DoublesNoticeProps) {
  if (doubles.length === 0) return null
  return (
    <Row gap={2} align="start" size={13} tone="warning" className={classes.notice} role="status">
      <IconAlertTriangle {...icon} />
      <Stack gap={1} shrinks>
        {doubles.map(({ id, name, incurredDate, because }) => (
          <span key={`${id}-${because}`}>
            {because === 'receipt' ? 'The same receipt is on ' : 'Same day, amount and type as '}
            <UnstyledButton className={classes.link ?? ''} onClick={() => onOpen(id)}>
              {name || 'another claim'}, {formatDay(incurredDate)}
            </UnstyledButton>
          </span>
        ))}
      </Stack>
    </Row>
  )
}
