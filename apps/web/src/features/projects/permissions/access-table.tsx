import { projectAreas } from '@praxis/contract/projects/project-rules'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { AREAS } from '../project-words'
import type { Targetable } from '../targetable'
import { AccessPerson, TakeBackButton } from './access-person'
import type { AccessRow, GrantedRow } from './access-rows'
import { LevelCell } from './level-cell'
import classes from './permissions.module.css'

export interface AccessRowsProps {
  readonly of: Targetable
  /** Absent while the rows load for the first time. */
  readonly rows: AccessRow[] | undefined
  readonly onTakeBack: (row: GrantedRow) => void
}

/** The access to a project or opportunity, person by area. */
export function AccessTable({ of, rows, onTakeBack }: AccessRowsProps) {
  const columns: Column<AccessRow>[] = [
    { id: 'person', header: 'Person', skeleton: 'avatar', cell: (row) => <AccessPerson row={row} /> },
    ...projectAreas.map((area) => ({
      id: area,
      header: AREAS[area],
      width: 90,
      cell: (row: AccessRow) => <LevelCell of={of} row={row} area={area} />,
    })),
    {
      id: 'actions',
      header: 'Actions',
      hiddenHeader: true,
      width: 44,
      align: 'end',
      cell: (row) => <TakeBackButton row={row} onTakeBack={onTakeBack} />,
    },
  ]
  return (
    <div className={classes.table}>
      <DataTable
        bare
        label="Access by person and area"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        height="tall"
        skeletonRows={4}
        empty={{ text: 'No people yet.' }}
      />
    </div>
  )
}
