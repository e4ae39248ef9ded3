import { Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row, Text } from '../layout/box'
import classes from './pager.module.css'
import { pageCount, rangeText } from './pager-text'

interface PagerProps {
  page: number
  per: number
  total: number
  onPage: (page: number) => void
  /** What is paged, when the screen has more than one list. */
  label?: string
  /** Beside the pages: the choice of their size. */
  children?: ReactNode
}

export function Pager({ page, per, total, onPage, label = 'Pages', children }: PagerProps) {
  const pages = pageCount({ per, total })
  return (
    <Row
      as="nav"
      justify="between"
      wrap
      tone="third"
      size={13}
      style={{ gap: 'var(--s1) var(--s4)', paddingTop: 10 }}
      aria-label={label}
    >
      <Text grow figures oneLine aria-live="polite">
        {rangeText({ page, per, total })}
      </Text>
      {children}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          gap={4}
          classNames={{ control: classes.control, dots: classes.dots }}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next' : 'Previous' })}
        />
      )}
    </Row>
  )
}
