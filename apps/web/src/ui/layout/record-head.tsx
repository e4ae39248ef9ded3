import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { Box, Row, Text } from './box'
import classes from './record-head.module.css'

interface RecordHeadProps {
  /** Links and names from the list down to the record's place. */
  crumbs: readonly { id: string; content: ReactNode }[]
  /** A logo or avatar of 44 px. */
  picture: ReactNode
  name: string
  /** The title of the browser's tab, where it is not the name. */
  title?: string
  /** Beside the name: the record's state. */
  chips?: ReactNode
  /** The line below the name: each of its parts with an icon or a picture of 16 to 20 px. */
  facts?: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
  /** Shows only the name and the actions: the content below needs the room, on phones or everywhere. */
  compact?: 'phones' | 'everywhere' | undefined
}

/** One white band over the page of a record: its place, its name and facts, its actions, and its tabs. */
export function RecordHead(props: RecordHeadProps) {
  const { crumbs, picture, name, title = name, chips, facts, actions, tabs, compact } = props
  return (
    <header className={classes.head} data-compact={compact}>
      <title>{`${title} · Praxis`}</title>
      <Box as="nav" size={12} tone="third" className={classes.crumbs} aria-label="Breadcrumb">
        {crumbs.map(({ id, content }, index) => (
          <Fragment key={id}>
            {index > 0 && <IconChevronRight size={12} stroke={1.75} aria-hidden />}
            <Text ellipsis className={classes.crumb}>
              {content}
            </Text>
          </Fragment>
        ))}
      </Box>
      <div className={classes.band}>
        {picture}
        <div className={classes.who}>
          <Row wrap className={classes.names}>
            <Box as="h1" heading={20} shrinks breaks>
              {name}
            </Box>
            {chips}
          </Row>
          {facts && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && (
          <Row wrap gap={2} className={classes.actions}>
            {actions}
          </Row>
        )}
      </div>
      {tabs}
    </header>
  )
}

/** The band while the record loads for the first time. */
export function RecordHeadSkeleton({ picture }: { picture: ReactNode }) {
  return (
    <div className={classes.head}>
      <Box size={12} tone="third" className={classes.crumbs}>
        &nbsp;
      </Box>
      <div className={classes.band}>{picture}</div>
      <Box style={{ height: 40 }} />
    </div>
  )
}
