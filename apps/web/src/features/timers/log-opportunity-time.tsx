import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '../../ui/icon'
import { opportunityQuery } from '../opportunities/opportunities.queries'
import { useTimers } from './timers-context'

/** The button for the head of an opportunity; nothing where no time may be logged. */
export function LogOpportunityTime({ opportunityID }: { opportunityID: string }) {
  const { isOn, open } = useTimers()
  const { data: opportunity } = useQuery(opportunityQuery(opportunityID))
  if (!isOn || !opportunity?.can.trackTime) return null
  return (
    <Button
      variant="default"
      leftSection={<IconClockPlus {...icon} />}
      onClick={() => open({ kind: 'log', start: { projectID: null, opportunityID, task: null } })}
    >
      Log time
    </Button>
  )
}
