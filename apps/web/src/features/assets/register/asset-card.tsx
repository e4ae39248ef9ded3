import type { AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { AssetPanelLink } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { AssetStateChip } from '../asset-state-chip'
import { CONDITIONS } from '../asset-words'
import classes from './register.module.css'

export function AssetCardSkeleton() {
  return (
    <Stack gap={3} grow shrinks className={classes.card}>
      <Row gap={3} shrinks>
        <Skeleton shape="logo" />
      </Row>
      <Skeleton index={2} />
    </Stack>
  )
}

export function AssetCard({ asset }: { asset: AssetListItem }) {
  const { employee } = asset.standing
  return (
    <Stack gap={3} grow shrinks className={classes.card}>
      <Row gap={3} shrinks>
        <AssetPicture asset={asset} size="lg" />
        <Stack as="span" grow shrinks>
          <AssetPanelLink id={asset.id} className={classes.cardName}>
            {asset.name}
          </AssetPanelLink>
          <Text tone="third" size={12} ellipsis figures>
            {[asset.code, asset.location].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Row>
      <Row gap={2} wrap justify="between" className={classes.cardFoot}>
        <AssetStateChip standing={asset.standing} />
        {employee ? (
          <Row as="span" gap={2} shrinks size={13}>
            <Face person={employee} size="xs" decorative />
            <Text ellipsis>{employee.displayName}</Text>
          </Row>
        ) : (
          <Text size={12} tone="third">
            {CONDITIONS[asset.condition]}
          </Text>
        )}
      </Row>
    </Stack>
  )
}
