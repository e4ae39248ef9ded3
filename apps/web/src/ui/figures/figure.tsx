import { Popover, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../lists/list-states'
import { placesOf, Skeleton } from '../lists/skeleton'
import classes from './figure.module.css'
import { ProgressBar, type ProgressTone } from './progress-bar'

export interface FigurePart {
  id: string
  /** What was added: 'Discovery workshop'. */
  label: ReactNode
  /** At which rate, from which day. */
  detail?: ReactNode
  /** As text, with its unit. */
  amount: string
}

export interface FigureParts {
  /** Absent while they load. */
  rows: FigurePart[] | undefined
  error?: string | null
  onRetry?: () => void
}

interface FigureProps {
  label: string
  /** As text, with its unit or currency. */
  value: string
  /** What it is measured against: 'of 37h 30m', 'plan 31.6%'. */
  of?: ReactNode
  /** The reason in words, under it. */
  note?: ReactNode
  bar?: { share: number; tone?: ProgressTone }
  /** What the number is made of; asking for it opens the rows. */
  parts?: FigureParts
  /** Called when the parts are asked for, to load them then and not before. */
  onOpenParts?: () => void
  /** The one key figure of a card. */
  hero?: boolean
}

/** A number that a person may doubt, with the rows it is made of one click away. */
export function Figure({ label, value, of, note, bar, parts, onOpenParts, hero = false }: FigureProps) {
  return (
    <div className={classes.figure} data-hero={hero || undefined}>
      <span className={classes.label}>{label}</span>
      <div className={classes.line}>
        <span className={classes.value}>
          {parts ? <ValueWithParts label={label} value={value} parts={parts} onOpen={onOpenParts} /> : value}
        </span>
        {of && <span className={classes.of}>{of}</span>}
      </div>
      {bar && <ProgressBar share={bar.share} tone={bar.tone} label={label} />}
      {note && <span className={classes.note}>{note}</span>}
    </div>
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
          <div className={classes.partsTitle}>{label} breakdown</div>
          <PartsTable value={value} parts={parts} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function PartsTable({ value, parts }: { value: string; parts: FigureParts }) {
  if (parts.error) return <ErrorState text={parts.error} onRetry={parts.onRetry} />
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-busy={!parts.rows}>
        <tbody>
          {parts.rows
            ? parts.rows.map((part) => (
                <tr key={part.id}>
                  <th scope="row">
                    {part.label}
                    {part.detail && <span className={classes.detail}>{part.detail}</span>}
                  </th>
                  <td>{part.amount}</td>
                </tr>
              ))
            : placesOf(3).map((place) => (
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
        <tfoot>
          <tr className={classes.total}>
            <th scope="row">Total</th>
            <td>{value}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
