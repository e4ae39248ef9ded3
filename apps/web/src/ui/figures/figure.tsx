import { Popover, UnstyledButton } from '@mantine/core'
import type { FigurePart, Figure as FigureShape } from '@praxis/contract/company/figures'
import { type ReactNode, useState } from 'react'
import { Box, Row, Stack, Text } from '../layout/box'
import { ErrorState } from '../lists/list-states'
import { placesOf, Skeleton } from '../lists/skeleton'
import classes from './figure.module.css'
import { figureTexts } from './figure-texts'
import { ProgressBar, type ProgressTone } from './progress-bar'

interface FigureParts {
  /** Absent while the figure loads. */
  figure: FigureShape | undefined
  error?: string | null | undefined
  /** A link to the records behind a part, in place of its words. */
  labelOf?: (part: FigurePart) => ReactNode
  onRetry?: () => void
}

export interface FigureProps {
  label: string
  /** The number as text, with its unit or currency. */
  value: string
  /** What the number is measured against: 'of 37h 30m', 'plan 31.6%'. */
  of?: ReactNode
  /** The reason in words, under the number. */
  note?: ReactNode
  bar?: { share: number; tone?: ProgressTone }
  /** What the number is made of; a press opens the rows. */
  parts?: FigureParts
  /** Called when the parts are asked for, to load them then and not before. */
  onOpenParts?: () => void
  /** The one key figure of a card. */
  hero?: boolean
}

/** A number that a person may doubt, with the rows it is made of one click away. */
export function Figure({ label, value, of, note, bar, parts, onOpenParts, hero = false }: FigureProps) {
  return (
    <Stack gap={1} shrinks data-hero={hero || undefined}>
      <Text tone="second" size={13}>
        {label}
      </Text>
      <Row align="baseline" wrap style={{ gap: '0 var(--s2)' }}>
        <span className={classes.value}>
          {parts ? <ValueWithParts label={label} value={value} parts={parts} onOpen={onOpenParts} /> : value}
        </span>
        {of && (
          <Text tone="third" size={13} figures>
            {of}
          </Text>
        )}
      </Row>
      {bar && <ProgressBar share={bar.share} tone={bar.tone} label={label} />}
      {note && (
        <Text tone="third" size={12}>
          {note}
        </Text>
      )}
    </Stack>
  )
}

interface ValueWithPartsProps {
  label: string
  value: string
  parts: FigureParts
  onOpen?: () => void
}

/** The number alone, for a table cell or a sentence. */
export function ValueWithParts({ label, value, parts, onOpen }: ValueWithPartsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    if (!isOpen) onOpen?.()
    setIsOpen(!isOpen)
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.opens} onClick={toggle} aria-label={`${label}: ${value}, show breakdown`}>
          {value}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Breakdown of ${label}`}>
        <div className={classes.parts} tabIndex={-1} data-autofocus>
          <Box size={13} weight="semi" style={{ padding: '4px 12px 8px' }}>
            {label} breakdown
          </Box>
          <PartsTable parts={parts} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function PartsTable({ parts: { figure, error, onRetry, labelOf } }: { parts: FigureParts }) {
  if (error) return <ErrorState text={error} onRetry={onRetry} />
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-busy={!figure}>
        {figure ? <FigureRows figure={figure} labelOf={labelOf} /> : <PlacesOfRows />}
      </table>
    </div>
  )
}

function FigureRows({ figure, labelOf }: { figure: FigureShape; labelOf?: FigureParts['labelOf'] }) {
  const { total, parts, textOf } = figureTexts(figure)
  return (
    <>
      <tbody>
        {figure.parts.map((part, index) => (
          <tr key={part.id}>
            <th scope="row">
              {labelOf ? labelOf(part) : part.label}
              {part.detail && (
                <Text block tone="third" size={12}>
                  {part.detail}
                </Text>
              )}
            </th>
            <td>{parts[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={classes.total}>
          <th scope="row">{figure.isPartial ? 'Total you can see' : 'Total'}</th>
          <td>{total}</td>
        </tr>
        {figure.leftOut.map(({ label, value }) => (
          <tr key={label} className={classes.leftOut}>
            <th scope="row">excludes {label}</th>
            <td>{value !== null && textOf(value)}</td>
          </tr>
        ))}
      </tfoot>
    </>
  )
}

function PlacesOfRows() {
  return (
    <tbody>
      {placesOf(3).map((place) => (
        <tr key={place} aria-hidden>
          <td>
            <Skeleton index={place} />
          </td>
          <td>
            <Skeleton shape="number" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
