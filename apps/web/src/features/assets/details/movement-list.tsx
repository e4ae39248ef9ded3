import type { Asset, AssetMovement } from '@praxis/contract/assets/asset-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Grid, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Pager } from '../../../ui/lists/pager'
import { Skeletons } from '../../../ui/lists/skeleton'
import { useReadersTimeZone } from '../../reader/readers-time'
import { CONDITIONS } from '../asset-words'
import { movementsOfAssetQueries } from '../assets.queries'
import { movementText } from '../bookings/movement-words'
import classes from './details.module.css'

/** Who had an asset, newest first. */
export function MovementList({ asset }: { asset: Pick<Asset, 'id' | 'categoryID'> }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(movementsOfAssetQueries(asset).page(page))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Stack gap={2}>
        <Skeletons count={3} />
      </Stack>
    )
  if (data.items.length === 0)
    return (
      <Text as="p" size={13} tone="third">
        Nobody has had it yet.
      </Text>
    )
  return (
    <Stack gap={2} shrinks>
      <Stack as="ol" gap={2} shrinks aria-label="Hand-overs">
        {data.items.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </Stack>
      {data.metadata.total > data.metadata.per && (
        <Pager {...data.metadata} onPage={setPage} label="Pages of hand-overs" />
      )}
    </Stack>
  )
}

function Movement({ movement }: { movement: AssetMovement }) {
  const { at, employee, note, notedBy, condition, lateBy } = movement
  const timeZone = useReadersTimeZone()
  const more = [condition && CONDITIONS[condition], note && `“${note}”`, notedBy && `noted by ${notedBy.displayName}`]
  const said = more.filter(Boolean).join(' · ')
  return (
    <Grid as="li" size={13} className={classes.movement}>
      <Text tone="second" figures>
        {formatDay(dayInTimeZone(new Date(at), timeZone))}
      </Text>
      <Text shrinks breaks figures {...(lateBy > 0 && { tone: 'warning' })}>
        {employee.displayName} {movementText(movement, timeZone)}
        {said !== '' && (
          <Text block tone="second">
            {said}
          </Text>
        )}
      </Text>
    </Grid>
  )
}
