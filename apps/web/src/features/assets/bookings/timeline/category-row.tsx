import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Count } from '../../../../ui/chips/count'
import { icon } from '../../../../ui/icon'
import { Text } from '../../../../ui/layout/box'
import { lendingText } from '../../asset-texts'
import classes from './timeline.module.css'
import type { TimelineGroup } from './timeline-rows'

interface CategoryRowProps {
  readonly group: TimelineGroup
  readonly isOpen: boolean
  /** How many assets it has of those that are listed; absent until all of them are known. */
  readonly count: number | undefined
  readonly onToggle: () => void
}

/** The heading of a category, which folds its assets. */
export function CategoryRow({ group: { category }, isOpen, count, onToggle }: CategoryRowProps) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <UnstyledButton
      className={classes.fold}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${category.name}`}
      onClick={onToggle}
    >
      <Chevron {...icon} />
      <Text weight="semi" shrinks ellipsis>
        {category.name}
      </Text>
      {count !== undefined && <Count value={count} />}
      <Text tone="third" shrinks ellipsis>
        {lendingText(category)}
      </Text>
    </UnstyledButton>
  )
}
