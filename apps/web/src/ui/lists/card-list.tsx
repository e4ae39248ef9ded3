import { Checkbox } from '@mantine/core'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Box, Stack } from '../layout/box'
import classes from './card-list.module.css'
import { type ListStates, listStateInstead } from './list-states'
import { OutdatedMark, outdatedRows } from './outdated-rows'
import { type Selection, toggled } from './selection'
import { placesOf, Skeleton } from './skeleton'
import { useRovingRows } from './use-roving-rows'

export interface CardListProps<Item> extends ListStates {
  label: string
  /** Absent while the items load for the first time. */
  items: Item[] | undefined
  itemKey: (item: Item) => string
  itemName: (item: Item) => string
  renderCard: (item: Item) => ReactNode
  /** The skeleton of one card, of the same shape; three lines unless given. */
  renderSkeleton?: () => ReactNode
  skeletonCards?: number
  selection?: Selection
  onOpen?: (item: Item) => void
  activeKey?: string
  /** The least width of a card; cards share the row. */
  cardWidth?: number
}

const CONTROLS = 'a, button, input, select, textarea, label'

export function CardList<Item>(props: CardListProps<Item>) {
  const { items, itemKey, selection, onOpen, cardWidth = 320, isOutdated = false } = props
  const byKey = new Map(items?.map((item) => [itemKey(item), item]))
  const toggle = (key: string) => selection?.onChange(toggled(selection.selected, key))
  const roving = useRovingRows({
    keys: [...byKey.keys()],
    onOpen:
      onOpen &&
      ((key) => {
        const item = byKey.get(key)
        if (item !== undefined) onOpen(item)
      }),
    onToggle: selection && toggle,
    onEscape: selection && (() => selection.onChange(new Set())),
  })
  const instead = listStateInstead(props, items?.length)
  if (instead)
    return (
      <div className={classes.frame}>
        <OutdatedMark isOutdated={isOutdated} />
        <div data-outdated={isOutdated || undefined}>{instead}</div>
      </div>
    )

  const style: CSSProperties & Record<'--card-width', string> = { '--card-width': `${cardWidth}px` }
  return (
    <Box shrinks>
      <OutdatedMark isOutdated={isOutdated} />
      <ul
        className={classes.grid}
        style={style}
        aria-label={props.label}
        aria-busy={!items || isOutdated}
        {...outdatedRows(isOutdated)}
        {...roving.listProps}
      >
        {items
          ? items.map((item) => (
              <ListedCard key={itemKey(item)} {...props} item={item} roving={roving} onToggle={toggle} />
            ))
          : placesOf(props.skeletonCards ?? 6).map((place) => (
              <li key={place} className={classes.card} aria-hidden>
                {props.renderSkeleton?.() ?? (
                  <Stack gap={4} style={{ minHeight: 120 }}>
                    <Skeleton shape="logo" index={place} />
                    <Skeleton index={place + 1} />
                    <Skeleton index={place + 2} />
                  </Stack>
                )}
              </li>
            ))}
      </ul>
    </Box>
  )
}

interface ListedCardProps<Item> extends CardListProps<Item> {
  item: Item
  roving: ReturnType<typeof useRovingRows>
  onToggle: (key: string) => void
}

function ListedCard<Item>(props: ListedCardProps<Item>) {
  const { item, itemKey, itemName, selection, onOpen, activeKey, renderCard, roving, onToggle } = props
  const key = itemKey(item)
  const isSelected = selection?.selected.has(key) ?? false
  const { onKeyDown, ...rowProps } = roving.rowProps(key)
  const isInteractive = Boolean(onOpen || selection)

  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return
    onOpen?.(item)
  }

  return (
    <li
      className={classes.card}
      data-opens={onOpen ? true : undefined}
      data-selected={isSelected || undefined}
      data-active={key === activeKey || undefined}
      aria-label={itemName(item)}
      onClick={onOpen && onClick}
      onKeyDown={onKeyDown}
      {...(isInteractive && rowProps)}
    >
      {selection && (
        <Checkbox
          className={classes.check}
          aria-label={`Select ${itemName(item)}`}
          checked={isSelected}
          onChange={() => onToggle(key)}
        />
      )}
      {renderCard(item)}
    </li>
  )
}
