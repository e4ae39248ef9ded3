import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { Link } from '@tanstack/react-router'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Text } from '../../../ui/layout/box'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { recordNames } from '../../clients/record-names'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useAssetAddresses } from '../asset-link'
import { warrantyWords } from '../asset-times'
import { CONDITIONS } from '../asset-words'
import { StandingRows } from './standing-rows'

interface AssetFactsProps {
  readonly asset: Asset
  /** Where it is stands elsewhere already. */
  readonly withoutStanding?: boolean
}

/** What is known of an asset, to read; what is empty is left out. */
export function AssetFacts({ asset, withoutStanding = false }: AssetFactsProps) {
  const { category, inventory, location, condition, description, dynamicDetails } = asset
  const addresses = useAssetAddresses()
  return (
    <DetailsList>
      <DetailsRow label="Category">
        <Link {...addresses.category(category.id)}>{category.name}</Link>
      </DetailsRow>
      {!withoutStanding && <StandingRows asset={asset} />}
      {location !== '' && <DetailsRow label="Location">{location}</DetailsRow>}
      <DetailsRow label="Condition">{CONDITIONS[condition]}</DetailsRow>
      {description !== '' && <DetailsRow label="Description">{description}</DetailsRow>}
      <DynamicDetailsRows details={dynamicDetails} names={recordNames} />
      {inventory && <InventoryRows inventory={inventory} />}
    </DetailsList>
  )
}

function InventoryRows({ inventory }: { inventory: NonNullable<Asset['inventory']> }) {
  const today = useToday(useReadersTimeZone())
  const { serialNumber, purchasedOn, purchasePrice, warrantyUntil } = inventory
  const bought = [
    purchasedOn && formatDay(purchasedOn),
    purchasePrice && formatMoney(purchasePrice.amount, purchasePrice.currency),
  ].filter(Boolean)
  const warranty = warrantyUntil === null ? undefined : warrantyWords(warrantyUntil, today)
  return (
    <>
      {serialNumber !== '' && (
        <DetailsRow label="Serial number">
          <Text breaks figures>
            {serialNumber}
          </Text>
        </DetailsRow>
      )}
      {bought.length > 0 && (
        <DetailsRow label="Bought">
          <Text figures>{bought.join(', ')}</Text>
        </DetailsRow>
      )}
      {warranty && (
        <DetailsRow label="Warranty">
          <Text figures {...(warranty.tone && { tone: warranty.tone, weight: 'medium' })}>
            {warranty.text}
          </Text>
        </DetailsRow>
      )}
    </>
  )
}
