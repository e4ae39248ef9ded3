import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../../ui/layout/scroll-region'
import classes from './figures-table.module.css'
import table from './report.module.css'

interface FiguresTableProps {
  readonly label: string
  /** What each row stands for: 'Person'. */
  readonly of: string
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly figures: TimeFigures }[]
  readonly total: TimeFigures
  readonly currency: Currency
}

const TIMES = [
  ['loggedTime', 'Logged'],
  ['approvedTime', 'Approved'],
  ['waitingForApprovalTime', 'Waiting'],
  ['unsubmittedTime', 'Unsubmitted'],
  ['chargeableTime', 'Chargeable'],
  ['chargedTime', 'Charged'],
] as const

const AMOUNTS = [
  ['revenue', 'Revenue'],
  ['cost', 'Cost'],
] as const

/** All figures of some parts of time, and of the whole; amounts only where the reader may see them. */
export function FiguresTable({ label, of, rows, total, currency }: FiguresTableProps) {
  const amounts = AMOUNTS.filter(([name]) => total[name] !== undefined)
  const cells = (figures: TimeFigures) => (
    <>
      {TIMES.map(([name]) => (
        <td key={name} className={classes.figure} data-none={figures[name] === 0 || undefined}>
          {formatDuration(figures[name])}
        </td>
      ))}
      {amounts.map(([name]) => (
        <td key={name} className={classes.figure}>
          {formatMoney(figures[name] ?? 0, currency)}
        </td>
      ))}
    </>
  )
  return (
    <ScrollRegion label={label}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr className={table.heads}>
            <th scope="col" className={classes.name}>
              {of}
            </th>
            {[...TIMES, ...amounts].map(([name, word]) => (
              <th key={name} scope="col" className={classes.figure}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row" className={classes.name}>
                {name}
              </th>
              {cells(figures)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={table.totals}>
            <th scope="row" className={classes.name}>
              Total
            </th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
