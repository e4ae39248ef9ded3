import type { ReactNode } from 'react'
import classes from './portal-table.module.css'

interface PortalTableProps {
  readonly label: string
  /** The heads of the columns, the first of which names the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
  /** The sums, where the table has some. */
  readonly total?: readonly ReactNode[]
}

/** Figures to read down and to copy; narrow screens scroll to the last column. */
export function PortalTable({ label, columns, rows, total }: PortalTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls with the keys
    <section className={classes.scroll} tabIndex={0} aria-label={`${label}, as a table`}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={classes.total}>
              <th scope="row">{total[0]}</th>
              {total.slice(1).map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
