import type { AssetCategory, AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Count } from '../../../ui/chips/count'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardList } from '../../../ui/lists/card-list'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { DataTable } from '../../../ui/lists/data-table'
import type { Selection } from '../../../ui/lists/selection'
import { useAssetAddresses } from '../asset-link'
import { lendingText } from '../asset-texts'
import { useMomentWords } from '../asset-times'
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
  /** Not all of its assets are asked for. */
  readonly isFiltered: boolean
  /** The category is shown alone, with all that is said of it. */
  readonly isAlone: boolean
  readonly onOpen: (id: string) => void
  readonly onDeleted?: () => void
  /** Its table goes on below that of the category before. */
  readonly continues: boolean
}

/** A category of the register with its assets. */
export function CategorySection(props: CategorySectionProps) {
  const { category, assets, display, selection, isAlone } = props
  const { name, description, assetCount, retiredCount } = category
  const addresses = useAssetAddresses()
  const { alone } = useMomentWords()
  const listed = {
    label: name,
    onOpen: ({ id }: AssetListItem) => props.onOpen(id),
    isOutdated: props.isOutdated,
    empty: { text: '' },
    ...(selection && { selection }),
    ...(props.openedID && { activeKey: props.openedID }),
  }
  const head = {
    title: isAlone ? name : <Link {...addresses.category(category.id)}>{name}</Link>,
    count: props.isFiltered ? 0 : assetCount,
    note: [lendingText(category), retiredCount > 0 && `${retiredCount} retired`].filter(Boolean).join(' · '),
    actions: (
      <CategoryActions
        category={category}
        categoryCount={props.categoryCount}
        onDeleted={props.onDeleted}
        onSelectAll={
          selection && assets.length > 0
            ? () => selection.onChange(new Set([...selection.selected, ...assets.map(({ id }) => id)]))
            : undefined
        }
      />
    ),
  }
  const said = description !== '' && isAlone && (
    <Text as="p" size={13} tone="second" className={classes.said}>
      {description}
    </Text>
  )
  if (display === 'card')
    return (
      <CardsOfCategory {...head}>
        {said}
        {assets.length === 0 ? (
          <Text as="p" size={13} tone="third">
            No assets in use.
          </Text>
        ) : (
          <CardList
            {...listed}
            items={assets}
            itemKey={({ id }) => id}
            itemName={(asset) => asset.name}
            renderCard={(asset) => <AssetCard asset={asset} />}
            cardWidth={260}
          />
        )}
      </CardsOfCategory>
    )
  return (
    <Card {...head} flush>
      {said && <div className={classes.inset}>{said}</div>}
      {assets.length === 0 ? (
        <Text as="p" size={13} tone="third" className={classes.inset}>
          No assets in use.
        </Text>
      ) : (
        <DataTable
          {...listed}
          rows={assets}
          rowKey={({ id }) => id}
          rowName={(asset) => asset.name}
          columns={assetColumns({ at: alone, isNarrow: props.openedID !== undefined })}
          height="tall"
          bare
          fixed
          continues={props.continues}
        />
      )}
    </Card>
  )
}

interface CardsOfCategoryProps {
  readonly title: ReactNode
  readonly note: string
  readonly count: number
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A category whose assets are cards: they stand on the page itself. */
function CardsOfCategory({ title, note, count, actions, children }: CardsOfCategoryProps) {
  const titleId = useId()
  return (
    <Stack as="section" gap={2} shrinks aria-labelledby={titleId}>
      <Row gap={2} justify="between">
        <Row gap={2} wrap shrinks>
          <Text as="h2" shrinks size={14} weight="semi" breaks id={titleId}>
            {title}
          </Text>
          {count > 0 && <Count value={count} />}
          <Text size={13} tone="third">
            {note}
          </Text>
        </Row>
        {actions}
      </Row>
      {children}
    </Stack>
  )
}
