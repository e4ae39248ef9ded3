import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { memo, useMemo } from 'react'
import { Text } from '../../../ui/layout/box'
import { Logo } from '../../../ui/people/logo'
import { countOfLines, lineFigures, type OpenLine, openLines } from '../model/open-lines'
import type { ColumnBlock } from '../model/plan-axis'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import { LINE_HEIGHT } from '../model/row-layout'
import { lineNamesId } from './grid-place'
import { asCellOfLines, asLines, asRowHeader } from './grid-roles'
import classes from './planner.module.css'

interface LinesProps {
  readonly row: PlanRow
  readonly index: number
  readonly counted: readonly BookingInRow[] | undefined
  readonly top: number
  readonly level: PlanningLevel
}

const useLines = ({ row, counted, level }: LinesProps) =>
  useMemo(() => openLines(row, counted, level), [row, counted, level])

interface OpenLinesProps extends LinesProps {
  /** The columns in sight. */
  readonly blocks: readonly ColumnBlock[]
}

/** What an open row is booked for by target, and what is left of a person’s time: below their bars, in the same columns. */
export function OpenLines(props: OpenLinesProps) {
  const { row, index, top, level, blocks } = props
  const lines = useLines(props)
  return (
    <div {...asLines(index)} className={classes.lines} style={{ top, height: countOfLines(row) * LINE_HEIGHT }}>
      <div className={classes.cells} role="none">
        {blocks.map((block) => (
          <LineBlock key={block.id} row={row} lines={lines} level={level} block={block} />
        ))}
      </div>
    </div>
  )
}

/** Their names, in the column of names. */
export function OpenLineNames(props: LinesProps) {
  const { row, index, top } = props
  const lines = useLines(props)
  return (
    <div {...asRowHeader('Booked by target')} id={lineNamesId(index)} className={classes.lineNames} style={{ top }}>
      {lines.map(({ key, name, note, target }) => (
        <LineName key={key} name={name} note={note} target={target} />
      ))}
      {row.kind === 'person' && (
        <>
          <LineName name="Capacity" note="less leave" isSum />
          <LineName name="Free, weighted" note="soft × probability" isSum />
        </>
      )}
    </div>
  )
}

interface LineNameProps extends Pick<OpenLine, 'name' | 'note'> {
  readonly target?: OpenLine['target']
  readonly isSum?: boolean
}

function LineName({ name, note, target, isSum = false }: LineNameProps) {
  return (
    <div className={classes.lineName}>
      {target && <Logo name={name} image={target.imageURL} size="xs" colourKey={target.id} />}
      <Text ellipsis shrinks weight={isSum ? 'semi' : 'medium'} title={name}>
        {name}
      </Text>
      <Text tone="third">{note}</Text>
    </div>
  )
}

interface LineBlockProps {
  readonly row: PlanRow
  readonly lines: readonly OpenLine[]
  readonly level: PlanningLevel
  readonly block: ColumnBlock
}

const LineBlock = memo(function LineBlock({ row, lines, level, block }: LineBlockProps) {
  const isByMonth = level === 'month'
  return (
    <div className={classes.lineBlock} role="none" style={{ left: block.x }}>
      {block.columns.map((column) => {
        const figures = lineFigures(row, lines, level, column)
        return (
          <div
            key={column.day}
            {...asCellOfLines(column.index, figures?.words ?? '')}
            className={classes.figures}
            style={isByMonth ? { width: column.width } : undefined}
          >
            {figures?.booked.join('\n')}
            {figures && row.kind === 'person' && (
              <b>
                {`${figures.capacity}\n`}
                {figures.isOver ? <em>{figures.free}</em> : figures.free}
              </b>
            )}
          </div>
        )
      })}
    </div>
  )
})
