import type { AssetBrief } from '@praxis/contract/assets/asset-shapes'
import type { Employee } from '@praxis/contract/people/employees'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Arriving } from '../../../ui/layout/card-stack'
import { useReadersTimeZone } from '../../reader/readers-time'
import { AssetLink, useAssetAddresses } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { assetsOfEmployeeQuery } from '../assets.queries'
import classes from './assets-of-employee.module.css'
import { HeldLine } from './held-line'

interface AssetsOfEmployeeCardProps {
  readonly person: Pick<Employee, 'id' | 'contract'>
}

/** What somebody has of the company, and what they booked. */
export function AssetsOfEmployeeCard({ person }: AssetsOfEmployeeCardProps) {
  const { company, employee, capabilities } = useWorkspaceViewer()
  const addresses = useAssetAddresses()
  const timeZone = useReadersTimeZone()
  // Whoever sees somebody's contract sees what they have, too.
  const mayKnow = person.contract !== undefined || capabilities.has('canManageAssets')
  const isAsked = company.features.has('asset') && mayKnow
  const { data, isPending } = useQuery({ ...assetsOfEmployeeQuery(person.id), enabled: isAsked })
  if (isAsked && isPending) return <Arriving />
  if (!data || data.held.length + data.booked.length === 0) return null
  return (
    <Card
      title="Assets"
      count={data.held.length}
      actions={person.id === employee.id && <Link {...addresses.bookings}>Asset bookings</Link>}
    >
      <Stack as="ul" gap={3} shrinks aria-label="Assets">
        {data.held.map((held) => (
          <AssetLine key={held.id} asset={held.asset}>
            <HeldLine held={held} />
          </AssetLine>
        ))}
        {data.booked.map((booking) => (
          <AssetLine key={booking.id} asset={booking.asset}>
            {booking.isWaiting ? 'Waiting for approval' : 'Booked'}, {timesText(booking, timeZone)}
          </AssetLine>
        ))}
      </Stack>
    </Card>
  )
}

function AssetLine({ asset, children }: { asset: AssetBrief; children: ReactNode }) {
  return (
    <Row as="li" gap={3} align="start" shrinks>
      <AssetPicture asset={asset} />
      <Stack as="span" shrinks>
        <AssetLink asset={asset} className={classes.name}>
          {asset.name}
        </AssetLink>
        <Text size={12} tone="third" figures breaks>
          {asset.code} · {children}
        </Text>
      </Stack>
    </Row>
  )
}
