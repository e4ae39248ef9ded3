import { Button, VisuallyHidden } from '@mantine/core'
import { NEW_ROW_AUDIENCE } from '@praxis/contract/company/dynamic-detail-types'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { type EditedDetail, emptyDynamicDetail, hasOptions } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailProblems } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DetailRow } from './detail-row'
import { DetailValue, type RecordPickers } from './detail-value'
import classes from './dynamic-details.module.css'

/** Rows have no id of their own; these keep each row's controls with it when one above is removed. */
function useRowIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>(() => Array.from({ length: count }, () => uniqueKey()))
  const isInStep = ids.length === count
  // The rows were replaced from outside, as by a reset: nothing of the old ones is kept.
  const current = isInStep ? ids : Array.from({ length: count }, (_, row) => ids[row] ?? uniqueKey())
  if (!isInStep) setIds(current)
  return {
    ids: current,
    remove: (row: number) => setIds(current.filter((_, position) => position !== row)),
  }
}

interface DynamicDetailsEditorProps {
  readonly label: string
  /** The label is read out but not shown, where the place already says what the rows are. */
  readonly hideLabel?: boolean
  readonly value: readonly EditedDetail[]
  readonly onChange: (rows: readonly EditedDetail[]) => void
  /** Set when saving was refused: every row then shows its problem, not only those that were left. */
  readonly error?: string | undefined
  /** Keys of the rows the workspace defines: those are filled in, not changed or removed. */
  readonly definedKeys?: readonly string[]
  /** Rows are defined here for other records to fill in: options instead of values. */
  readonly isDefining?: boolean
  /** Each row says who sees its value. */
  readonly hasAudience?: boolean
  readonly pickers?: RecordPickers
  readonly disabled?: boolean
}

/** The custom fields of a record: key, type and value, each checked as its type demands. */
export function DynamicDetailsEditor({
  label,
  hideLabel = false,
  value: rows,
  onChange,
  error,
  definedKeys = [],
  isDefining = false,
  hasAudience = false,
  pickers,
  disabled = false,
}: DynamicDetailsEditorProps) {
  const { ids, remove } = useRowIds(rows.length)
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(new Set())
  const problems = dynamicDetailProblems(isDefining ? rows.map((row) => ({ ...row, isRequired: false })) : rows)

  const problemOf = (row: number, part: 'key' | 'value') =>
    error !== undefined || leftIds.has(ids[row] ?? '')
      ? problems.find((problem) => problem.row === row && problem.part === part)?.message
      : undefined
  const optionsProblemOf = ({ type, options = [] }: EditedDetail) =>
    error !== undefined && hasOptions(type) && options.length === 0 ? 'Options are required' : undefined
  const change = (row: number, part: Partial<EditedDetail>) =>
    onChange(rows.map((detail, position) => (position === row ? { ...detail, ...part } : detail)))
  const newRow: EditedDetail = hasAudience ? { ...emptyDynamicDetail, audience: NEW_ROW_AUDIENCE } : emptyDynamicDetail
  const leave = (id: string) => setLeftIds((left) => new Set([...left, id]))

  return (
    <fieldset className={classes.editor} disabled={disabled}>
      {hideLabel ? (
        <VisuallyHidden component="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={classes.legend}>{label}</legend>
      )}
      {rows.map((detail, row) => {
        const id = ids[row] ?? ''
        const value = (valueLabel: string) => (
          <DetailValue
            label={valueLabel}
            detail={detail}
            pickers={pickers}
            value={detail.value}
            error={problemOf(row, 'value')}
            required={detail.isRequired}
            onChange={(next) => change(row, { value: next })}
            onBlur={() => leave(id)}
          />
        )
        return definedKeys.includes(detail.key) && !isDefining ? (
          <div key={id}>{value(detail.key)}</div>
        ) : (
          <DetailRow
            key={id}
            detail={detail}
            position={row + 1}
            keyProblem={problemOf(row, 'key')}
            optionsProblem={optionsProblemOf(detail)}
            isDefining={isDefining}
            hasAudience={hasAudience}
            onChange={(part) => change(row, part)}
            onLeave={() => leave(id)}
            onRemove={() => {
              remove(row)
              onChange(rows.filter((_, position) => position !== row))
            }}
          >
            {value('Value')}
          </DetailRow>
        )
      })}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange([...rows, newRow])}
        >
          Add field
        </Button>
      </div>
    </fieldset>
  )
}
