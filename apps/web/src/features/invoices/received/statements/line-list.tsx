import type { LineState } from '@praxis/contract/invoices/bank-statement-rules'
import type { StatementLine } from '@praxis/contract/invoices/bank-statements'
import { useRef, useState } from 'react'
import { usePageShortcuts } from '../../../../ui/keys/page-shortcuts'
import { inDialog } from '../../../../ui/late/in-dialog'
import { late } from '../../../../ui/late/late'
import { Opening } from '../../../../ui/late/opening'
import { useRovingRows } from '../../../../ui/lists/use-roving-rows'
import { LineRow } from './line-row'
import classes from './lines.module.css'
import type { LineDecisions } from './use-line-decisions'

const MatchDialog = late(() => import('./match-dialog').then(({ MatchDialog: part }) => ({ default: part })), inDialog)

interface LineListProps {
  readonly lines: readonly StatementLine[]
  readonly state: LineState
  readonly decisions: LineDecisions
}

const DECIDING = [
  { keys: ['Enter'], label: 'Confirm the first proposal' },
  { keys: ['2'], label: 'Confirm the second proposal, and so on' },
  { keys: ['o'], label: 'Choose other invoices' },
  { keys: ['x'], label: 'Set the line aside' },
]

/** The lines of a statement; the keyboard decides on one after the other. */
export function LineList({ lines, state, decisions }: LineListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [matchedID, setMatchedID] = useState<string>()
  const shown = lines.filter((line) => decisions.stateOf(line) === state)
  const matched = shown.find(({ id }) => id === matchedID)
  const isOpen = state === 'toMatch'
  const confirmBy = (line: StatementLine, place: number) => {
    const proposal = line.proposals[place]
    if (proposal) void decisions.confirm(line, proposal)
    else setMatchedID(line.id)
  }
  const roving = useRovingRows({
    keys: shown.map(({ id }) => id),
    onKey: (pressed, key) => {
      const line = shown.find(({ id }) => id === key)
      if (!line || !isOpen) return false
      const letter = pressed.toLowerCase()
      if (pressed === 'Enter') confirmBy(line, 0)
      else if (letter === 'x') void decisions.setAside(line)
      else if (letter === 'o') setMatchedID(line.id)
      else if (/^[1-9]$/.test(pressed) && line.proposals[Number(pressed) - 1]) confirmBy(line, Number(pressed) - 1)
      else return false
      return true
    },
  })
  // Rows hear their own keys; from anywhere else on the page, J leads to them.
  const reach = () => list.current?.querySelector<HTMLElement>('[data-row-key][tabindex="0"]')?.focus()
  usePageShortcuts('Statement', [
    ...(isOpen ? DECIDING : []),
    { keys: ['j', 'ArrowDown'], label: 'Next line', run: reach },
    { keys: ['k', 'ArrowUp'], label: 'Previous line' },
  ])
  return (
    <div ref={list}>
      <ul className={classes.lines} aria-label="Lines" {...roving.listProps}>
        {shown.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            state={state}
            decisions={decisions}
            onOther={() => setMatchedID(line.id)}
            {...roving.rowProps(line.id)}
          />
        ))}
      </ul>
      {matched && (
        <Opening>
          <MatchDialog line={matched} onClose={() => setMatchedID(undefined)} />
        </Opening>
      )}
    </div>
  )
}
