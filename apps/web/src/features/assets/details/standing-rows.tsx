import type { Asset, AssetUse } from '@praxis/contract/assets/asset-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { DetailsRow } from '../../../ui/layout/details-list'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../../people/employee-link'
import { useReadersTimeZone } from '../../reader/readers-time'
import { AssetStateChip } from '../asset-state-chip'
import { timesOfUse } from '../bookings/booking-words'

/** What has begun is told as where the asset is. */
const isAhead = ({ from, takenAt, returnedAt }: AssetUse): boolean =>
  takenAt === null && returnedAt === null && Date.parse(from) > Date.now()

/** Whether there is more to say of where an asset is than its state. */
export const isSpokenFor = ({ standing, retired, uses }: Asset): boolean =>
  standing.employee !== null || retired !== null || uses.some(isAhead)

interface StandingRowsProps {
  readonly asset: Asset
  /** The chip of its state stands elsewhere already. */
  readonly withoutState?: boolean
}

/** Where an asset is, who has it, and what comes next. */
export function StandingRows({ asset, withoutState = false }: StandingRowsProps) {
  const { standing, assignment, retired, uses } = asset
  const timeZone = useReadersTimeZone()
  const day = (moment: string) => formatDay(dayInTimeZone(new Date(moment), timeZone))
  const upcoming = uses.filter(isAhead)
  return (
    <>
      {!withoutState && (
        <DetailsRow label="State">
          <AssetStateChip standing={standing} />
        </DetailsRow>
      )}
      {retired && <DetailsRow label="Retired">{[day(retired.at), retired.note].filter(Boolean).join(', ')}</DetailsRow>}
      {standing.employee && (
        <DetailsRow label={standing.state === 'booked' ? 'Booked by' : 'With'}>
          <Stack gap={1}>
            <EmployeeLink id={standing.employee.id}>
              <Row as="span" inline gap={2}>
                <Face person={standing.employee} size="xs" decorative />
                {standing.employee.displayName}
              </Row>
            </EmployeeLink>
            {assignment && (
              <Text tone="second" breaks>
                {[`since ${day(assignment.since)}`, assignment.note].filter(Boolean).join(': ')}
              </Text>
            )}
          </Stack>
        </DetailsRow>
      )}
      {upcoming.length > 0 && (
        <DetailsRow label="Next">
          <Stack as="ul" gap={1}>
            {upcoming.map((use) => (
              <li key={use.id}>
                <Text figures>{timesOfUse(use, timeZone)}</Text>{' '}
                <Text tone="second">
                  {use.employee.displayName}
                  {use.isWaiting && ', waiting for approval'}
                </Text>
              </li>
            ))}
          </Stack>
        </DetailsRow>
      )}
    </>
  )
}
