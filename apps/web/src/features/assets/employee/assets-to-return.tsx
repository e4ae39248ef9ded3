import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Stack, Text } from '../../../ui/layout/box'
import { counted } from '../asset-texts'
import { assetsOfEmployeeQuery } from '../assets.queries'
import classes from './assets-of-employee.module.css'
import { HeldLine } from './held-line'

/** What somebody who leaves has to bring back, and what they booked for later. */
export function AssetsToReturn({ employeeID }: { employeeID: string }) {
  const { company } = useWorkspaceViewer()
  const { data } = useQuery({ ...assetsOfEmployeeQuery(employeeID), enabled: company.features.has('asset') })
  if (!data || data.held.length + data.booked.length === 0) return null
  return (
    <Stack as="section" gap={2} shrinks className={classes.toReturn} aria-label="Assets to return">
      {data.held.length > 0 && (
        <>
          <Text as="p" size={13} weight="medium">
            To bring back: {counted(data.held.length, 'asset', 'assets')}
          </Text>
          <Stack as="ul" gap={1} shrinks>
            {data.held.map((held) => (
              <Text as="li" key={held.id} size={13} breaks figures>
                {held.asset.name} <Text tone="second">{held.asset.code}</Text>, <HeldLine held={held} />
              </Text>
            ))}
          </Stack>
        </>
      )}
      {data.booked.length > 0 && (
        <Text as="p" size={13} tone="second">
          {counted(data.booked.length, 'booking', 'bookings')} of theirs still lie ahead. Cancel them, so that others
          can book.
        </Text>
      )}
    </Stack>
  )
}
