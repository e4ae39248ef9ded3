import { Button } from '@mantine/core'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Stack, Text } from '../../../ui/layout/box'
import classes from './scheduler.module.css'
import { SCHEDULER_TYPES, whatIsDrafted } from './scheduler-words'
import { schedulerQuery } from './schedulers.queries'

const SchedulerDialog = late(
  () => import('./scheduler-dialog').then(({ SchedulerDialog: part }) => ({ default: part })),
  inDialog,
)

/** Whether drafts of a project are made by themselves, with the way to change it. Nothing for one without invoices. */
export function SchedulerOfProject({ projectID }: { projectID: string }) {
  const { data: scheduler } = useQuery(schedulerQuery(projectID))
  const [isOpen, setIsOpen] = useState(false)
  if (!scheduler) return null
  const { type, nextOn, can } = scheduler
  const isOn = type !== 'none'
  return (
    <Row gap={3} wrap className={classes.beside} size={13}>
      <IconRefresh {...icon} />
      <Stack shrinks style={{ flex: '1 1 200px' }}>
        {isOn ? (
          <>
            <Text weight="medium">
              Makes drafts: {SCHEDULER_TYPES[type].toLowerCase()}
              {nextOn && `, next on ${formatDay(nextOn)}`}
            </Text>
            <Text tone="second" breaks>
              {whatIsDrafted(scheduler)}
            </Text>
          </>
        ) : (
          <Text>This project has no scheduler.</Text>
        )}
      </Stack>
      {can.edit && (
        <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
          {isOn ? 'Change scheduler' : 'Make drafts every month'}
        </Button>
      )}
      {isOpen && (
        <Opening>
          <SchedulerDialog scheduler={scheduler} onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </Row>
  )
}
