import { IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Text } from '../../ui/layout/box'
import classes from './dashboard-cards.module.css'

interface WaitingLineProps {
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
  readonly icon: TablerIcon
  readonly label: string
  readonly note: string
  readonly count: number
}

/** How many of a kind wait for the reader, and where they are. */
export function WaitingLine({ link, icon: Icon, label, note, count }: WaitingLineProps) {
  return (
    <li>
      <Link {...link} className={classes.row}>
        <Text rigid tone="second" className={classes.icon}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </Text>
        <Text weight="medium">{label}</Text>
        <span className={classes.since} data-waits={count > 0 || undefined}>
          {note}
        </span>
        <Text as="b" weight="semi" figures text="end" style={{ minWidth: 22 }}>
          {count}
        </Text>
        <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />
      </Link>
    </li>
  )
}
