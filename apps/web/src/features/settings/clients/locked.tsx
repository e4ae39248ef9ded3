import { IconLock } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'

/** Says which of the settings cannot be changed. */
export const lockedColumn: Column<{ readonly canBeDeleted: boolean }> = {
  id: 'locked',
  header: 'Locked',
  hiddenHeader: true,
  align: 'end',
  width: 120,
  cell: ({ canBeDeleted }) =>
    !canBeDeleted && (
      <Row as="span" inline gap={1} tone="third" letters={12} oneLine>
        <IconLock size={14} stroke={1.75} aria-hidden />
        Built in
      </Row>
    ),
}
