import type { AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { Face } from '../../../ui/people/face'
import { AssetPanelLink } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { AssetStateChip } from '../asset-state-chip'
import { CONDITIONS } from '../asset-words'
import classes from './register.module.css'

function Name({ asset }: { asset: AssetListItem }) {
  return (
    <Row as="span" gap={3} shrinks>
      <AssetPicture asset={asset} />
      <Stack as="span" shrinks>
        <AssetPanelLink id={asset.id} className={classes.name}>
          {asset.name}
        </AssetPanelLink>
        <Text tone="third" size={12} ellipsis figures>
          {asset.code}
        </Text>
      </Stack>
    </Row>
  )
}

/** Who has an asset, or has booked it now. */
function WithWhom({ asset: { standing } }: { asset: Pick<AssetListItem, 'standing'> }) {
  const { employee } = standing
  if (!employee) return <Text tone="third">–</Text>
  return (
    <Row as="span" gap={2} shrinks>
      <Face person={employee} decorative />
      <Text ellipsis>{employee.displayName}</Text>
    </Row>
  )
}

interface ColumnsOptions {
  /** A moment in words. */
  readonly at: (moment: string) => string
  /** A panel stands beside the table and tells the rest. */
  readonly isNarrow: boolean
}

export const assetColumns = ({ at, isNarrow }: ColumnsOptions): Column<AssetListItem>[] => [
  { id: 'name', header: 'Asset', width: '30%', skeleton: 'logo', cell: (asset) => <Name asset={asset} /> },
  { id: 'state', header: 'State', width: 224, cell: (asset) => <AssetStateChip standing={asset.standing} /> },
  {
    id: 'employee',
    header: 'With',
    desktopOnly: true,
    skeleton: 'avatar',
    cell: (asset) => <WithWhom asset={asset} />,
  },
  {
    id: 'next',
    header: 'Next booked',
    width: 120,
    desktopOnly: true,
    cell: ({ standing }) => (standing.nextFrom ? at(standing.nextFrom) : <Text tone="third">–</Text>),
  },
  ...(isNarrow ? [] : onlyWide),
]

const onlyWide: Column<AssetListItem>[] = [
  {
    id: 'location',
    header: 'Location',
    desktopOnly: true,
    cell: ({ location }) =>
      location === '' ? (
        <Text tone="third">–</Text>
      ) : (
        <Text block ellipsis title={location}>
          {location}
        </Text>
      ),
  },
  {
    id: 'condition',
    header: 'Condition',
    width: 110,
    desktopOnly: true,
    cell: ({ condition }) => CONDITIONS[condition],
  },
]
