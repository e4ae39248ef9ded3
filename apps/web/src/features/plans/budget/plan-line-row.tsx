import { UnstyledButton } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { SheetCell } from '../../../ui/sheet/sheet-cell'
import type { Sheet } from '../../../ui/sheet/use-sheet'
import { METHODS } from '../../projects/plan-methods'
import type { PlanTarget } from '../plan-target'
import { monthName, SIDES } from '../plan-words'
import { MethodChoice } from './method-choice'
import { methodsOf, withBasis, withMethod, withSavedLine } from './plan-edits'
import classes from './plan-grid.module.css'
import { type LineKey, type LineName, type PlanLine, sumOfLine } from './plan-values'
import type { BudgetPlanDraft } from './use-budget-plan-draft'

interface PlanLineRowProps {
  readonly target: PlanTarget
  readonly line: LineName & { readonly key: LineKey; readonly name: string }
  readonly plan: BudgetPlanDraft
  readonly saved: PlanLine
  readonly months: readonly string[]
  readonly currency: Currency
  readonly sheet: Sheet
  readonly canEdit: boolean
  readonly amounts: (amount: number) => string
  readonly text: (amount: number) => string
}

/** A category and side by month, with how it is calculated. */
export function PlanLineRow(props: PlanLineRowProps) {
  const { target, line, plan, saved, months, currency, sheet, canEdit, amounts, text } = props
  const { values, apply } = plan
  const present = values[line.key]
  return (
    <tr>
      <th scope="row" className={classes.side}>
        {SIDES[line.side]}
      </th>
      <td className={classes.methodCell}>
        {canEdit ? (
          <MethodChoice
            name={line.name}
            line={present}
            currency={currency}
            methods={methodsOf(line, target.kind, values.dates.isOpenEnded, present.method)}
            isChanged={present.method !== saved.method}
            onMethod={(method) => apply(withMethod(values, line, method))}
            onBasis={(name, amount) => apply(withBasis(values, line, name, amount))}
          />
        ) : (
          <span className={classes.note}>{METHODS[present.method]}</span>
        )}
      </td>
      {months.map((month) => {
        const amount = present.months[month] ?? 0
        const was = saved.months[month] ?? 0
        return (
          <td key={month} className={classes.cell}>
            <SheetCell
              sheet={sheet}
              place={{ row: line.key, column: month }}
              label={`${line.name}, ${monthName(month)}: ${text(amount)}`}
              text={text(amount)}
              tone={amount !== was ? 'changed' : amount === 0 ? 'none' : undefined}
              note={
                saved.method !== 'variesByMonth' && (
                  <SwitchNote
                    was={amounts(was)}
                    method={METHODS[saved.method].toLowerCase()}
                    onBack={() => {
                      sheet.cancel()
                      if (present.method !== saved.method) apply(withSavedLine(values, line, plan.saved))
                    }}
                  />
                )
              }
            />
          </td>
        )
      })}
      <td className={classes.total}>{amounts(sumOfLine(present))}</td>
    </tr>
  )
}

interface SwitchNoteProps {
  readonly was: string
  readonly method: string
  readonly onBack: () => void
}

/** Tells whoever types a month of a calculated line what becomes of the line. */
function SwitchNote({ was, method, onBack }: SwitchNoteProps) {
  return (
    <>
      <b>
        Was {was}, {method}.
      </b>{' '}
      Typing a month makes this row <b>Varies by month</b>; the other months keep their amounts.
      <UnstyledButton className={classes.back} tabIndex={-1} onClick={onBack}>
        Back to {method.replace(/^from /, '')}
      </UnstyledButton>
    </>
  )
}
