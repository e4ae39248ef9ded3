import type { AssetCategory, AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { Link } from '@tanstack/react-router'
import { Box, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardList } from '../../../ui/lists/card-list'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { DataTable } from '../../../ui/lists/data-table'
import type { Selection } from '../../../ui/lists/selection'
import { useAssetAddresses } from '../asset-link'
import { useMomentWords } from '../asset-times'
import { counted, lendingText } from '../asset-words'
import { AssetCard } from './asset-card'
import { assetColumns } from './asset-columns'
import { CategoryActions } from './category-actions'
import classes from './register.module.css'

interface CategorySectionProps {
  readonly category: AssetCategory
  readonly assets: AssetListItem[]
  readonly categoryCount: number
  readonly display: CardsOrListDisplay
  /** The assets that labels are printed of, for those who may. */
  readonly selection: Selection | undefined
  /** The asset whose panel stands open. */
  readonly openedID: string | undefined
  readonly isOutdated: boolean
  /** The category is shown alone, with all that is said of it. */
  readonly isAlone: boolean
  readonly onOpen: (id: string) => void
  readonly onDeleted?: () => void
}

/** A category of the register with its assets. */
export function CategorySection(props: CategorySectionProps) {
  const { category, assets, display, isAlone } = props
  const { name, description, assetCount, retiredCount } = category
  const addresses = useAssetAddresses()
  const { at } = useMomentWords()
  const listed = {
    label: name,
    onOpen: ({ id }: AssetListItem) => props.onOpen(id),
    isOutdated: props.isOutdated,
    empty: { text: '' },
    ...(props.selection && { selection: props.selection }),
    ...(props.openedID && { activeKey: props.openedID }),
  }
  return (
    <Card
      title={isAlone ? name : <Link {...addresses.category(category.id)}>{name}</Link>}
      count={assetCount}
      note={[lendingText(category), retiredCount > 0 && counted(retiredCount, 'retired', 'retired')]
        .filter(Boolean)
        .join(' · ')}
      actions={<CategoryActions category={category} categoryCount={props.categoryCount} onDeleted={props.onDeleted} />}
      flush
    >
      {description !== '' && isAlone && (
        <Text as="p" size={13} tone="second" className={classes.emptyCategory} style={{ whiteSpace: 'pre-line' }}>
          {description}
        </Text>
      )}
      {assets.length === 0 ? (
        <Text as="p" size={13} tone="third" className={classes.emptyCategory}>
          No assets in use.
        </Text>
      ) : display === 'card' ? (
        <Box shrinks className={classes.cards}>
          <CardList
            {...listed}
            items={assets}
            itemKey={({ id }) => id}
            itemName={(asset) => asset.name}
            renderCard={(asset) => <AssetCard asset={asset} />}
            cardWidth={260}
          />
        </Box>
      ) : (
        <DataTable
          {...listed}
          rows={assets}
          rowKey={({ id }) => id}
          rowName={(asset) => asset.name}
          columns={assetColumns(at)}
          height="tall"
          bare
          fixed
        />
      )}
    </Card>
  )
}
