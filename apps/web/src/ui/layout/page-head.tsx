import type { ReactNode } from 'react'
import { Box, Row, Stack, Text } from './box'
import classes from './page.module.css'

interface PageHeadProps {
  title: ReactNode
  /** A line above the title: a date, a breadcrumb. */
  over?: ReactNode
  /** Beside the title: how many records, of what kind. */
  note?: ReactNode
  actions?: ReactNode
  /** The title of the browser's tab, when the page's title is not plain text. */
  tabTitle?: string
}

export function PageHead({ title, over, note, actions, tabTitle }: PageHeadProps) {
  const documentTitle = tabTitle ?? (typeof title === 'string' ? title : undefined)
  return (
    <Row as="header" wrap rigid className={classes.head}>
      {documentTitle && <title>{`${documentTitle} · Praxis`}</title>}
      <Row wrap align="baseline" shrinks className={classes.headings}>
        {over && (
          <Box tone="second" size={13} style={{ flexBasis: '100%' }}>
            {over}
          </Box>
        )}
        <Box as="h1" heading={20} shrinks style={{ overflowWrap: 'break-word' }}>
          {title}
        </Box>
        {note && (
          <Text tone="third" size={13} figures>
            {note}
          </Text>
        )}
      </Row>
      {actions && (
        <Row gap={2} wrap>
          {actions}
        </Row>
      )}
    </Row>
  )
}

/** The content under the head: cards on one left edge, 16 px apart. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4} shrinks style={{ padding: '0 var(--page-x) calc(var(--s6) + var(--floating-room, 0px))' }}>
      {children}
    </Stack>
  )
}
