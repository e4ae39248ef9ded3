import type { ReactNode } from 'react'
import { ProgressBar } from '../figures/progress-bar'
import { Grid, Row, Stack, Text } from '../layout/box'
import classes from './record-card.module.css'
import { Skeleton } from './skeleton'

interface CardFigure {
  readonly label: string
  readonly value: string
  /** What the value is measured against: 'of £210,000'. */
  readonly of?: string
  readonly bar?: { readonly share: number; readonly label: string }
}

interface RecordCardProps {
  readonly picture: ReactNode
  /** The name as a link. */
  readonly name: (className: string) => ReactNode
  /** A small sign beside the name. */
  readonly mark?: ReactNode
  readonly second: string
  readonly chip: ReactNode
  readonly figures: readonly CardFigure[]
  readonly line: readonly [ReactNode, ReactNode]
  readonly foot: ReactNode
}

/** A project or opportunity as a card of a list: figures have the same places on every card. */
export function RecordCard({ picture, name, mark, second, chip, figures, line, foot }: RecordCardProps) {
  return (
    <Stack gap={3} grow shrinks className={classes.card}>
      <div className={classes.head}>
        {picture}
        <Stack as="span" grow shrinks>
          <Row as="span" gap="6px" shrinks>
            {name(classes.name ?? '')}
            {mark}
          </Row>
          <Text shrinks tone="third" size={12} ellipsis>
            {second}
          </Text>
        </Stack>
        {chip}
      </div>
      {figures.length > 0 && (
        <Grid as="dl" gap={3} figures className={classes.figures}>
          {figures.map((figure) => (
            <CardFigureCell key={figure.label} {...figure} />
          ))}
        </Grid>
      )}
      <Row gap={3} align="baseline" justify="between" tone="second" size={12} oneLine className={classes.line}>
        {line[0]}
        <span>{line[1]}</span>
      </Row>
      <Row gap={2} size={12} tone="third" figures oneLine className={classes.foot}>
        {foot}
      </Row>
    </Stack>
  )
}

function CardFigureCell({ label, value, of = '', bar }: CardFigure) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}{' '}
        <Text tone="third" weight="normal">
          {of}
        </Text>
      </dd>
      {bar && (
        <Text as="dd" style={{ marginTop: 4 }}>
          <ProgressBar share={bar.share} tone={bar.share > 1 ? 'error' : 'primary'} label={bar.label} />
        </Text>
      )}
    </div>
  )
}

/** A skeleton as high as the cards will be, with or without a line of figures. */
export function RecordCardSkeleton({ showsFigures }: { showsFigures: boolean }) {
  return (
    <Stack gap={3} grow shrinks className={classes.card} data-loading={showsFigures ? 'figures' : 'plain'}>
      <Skeleton shape="logo" />
      <Row gap={3} align="baseline" justify="between" tone="second" size={12} oneLine className={classes.line}>
        <Skeleton index={2} />
      </Row>
      <Row gap={2} size={12} tone="third" figures oneLine className={classes.foot}>
        <Skeleton shape="avatar" />
      </Row>
    </Stack>
  )
}
