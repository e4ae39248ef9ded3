import { Radio } from '@mantine/core'
import { invoiceSchedulers } from '@praxis/contract/tasks/task-rules'
import { Row, Stack, Text } from '../../../ui/layout/box'
import classes from './scheduler.module.css'
import type { SchedulerValues } from './scheduler-values'
import { SCHEDULER_HINTS, SCHEDULER_TYPES } from './scheduler-words'

interface KindCardsProps {
  readonly value: SchedulerValues['type']
  readonly onChange: (type: SchedulerValues['type']) => void
}

/** How drafts are made, one card for each way. */
export function KindCards({ value, onChange }: KindCardsProps) {
  return (
    <Radio.Group
      label="Kind"
      value={value}
      onChange={(chosen) => {
        const type = invoiceSchedulers.find((each) => each === chosen)
        if (type) onChange(type)
      }}
    >
      <div className={classes.kinds}>
        {invoiceSchedulers.map((type) => (
          <Radio.Card
            key={type}
            value={type}
            className={classes.kind}
            aria-label={`${SCHEDULER_TYPES[type]}: ${SCHEDULER_HINTS[type]}`}
            {...(type === value && { 'data-autofocus': true })}
          >
            <Row as="span" gap={3}>
              <Radio.Indicator />
              <Stack as="span" shrinks>
                <Text size={13} weight="medium">
                  {SCHEDULER_TYPES[type]}
                </Text>
                <Text size={12} tone="second">
                  {SCHEDULER_HINTS[type]}
                </Text>
              </Stack>
            </Row>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
