import { Button } from '@mantine/core'
import type { BalanceReport, LeaveAdjustment } from '@praxis/contract/absences/leave-balance'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDayText } from '../../reader/readers-time'
import { AddAdjustmentDialog } from './add-adjustment-dialog'
import { useDeleteLeaveAdjustment } from './employee-leave.mutations'
import { signedDays } from './signed-days'

interface AdjustmentsCardProps {
  readonly employeeID: string
  readonly report: BalanceReport
}

/** What was added to somebody's annual leave of a year or taken away; absent where there is nothing to see or do. */
export function AdjustmentsCard({ employeeID, report }: AdjustmentsCardProps) {
  const { annualLeave, can, year } = report
  const [isAdding, setIsAdding] = useState(false)
  const [takenBack, setTakenBack] = useState<LeaveAdjustment>()
  const { mutateAsync: takeBack } = useDeleteLeaveAdjustment(employeeID)
  const dayText = useDayText()
  if (!annualLeave || (annualLeave.adjustmentItems.length === 0 && !can.adjust)) return null
  const columns: Column<LeaveAdjustment>[] = [
    {
      id: 'days',
      header: 'Days',
      align: 'end',
      width: 96,
      cell: ({ days }) => (
        <Text weight="semi" figures>
          {signedDays(days)}
        </Text>
      ),
    },
    { id: 'reason', header: 'Reason', cell: ({ reason }) => <Text breaks>{reason}</Text> },
    { id: 'by', header: 'By', cell: ({ by }) => by?.displayName ?? 'N/A' },
    { id: 'at', header: 'On', width: 112, cell: ({ at }) => <Text figures>{dayText(at)}</Text> },
    ...(can.adjust
      ? [
          {
            id: 'takeBack',
            header: 'Actions',
            hiddenHeader: true,
            width: 120,
            align: 'end' as const,
            cell: (adjustment: LeaveAdjustment) => (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Take back ${signedDays(adjustment.days)}: ${adjustment.reason}`}
                onClick={() => setTakenBack(adjustment)}
              >
                Take back…
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card
      title="Adjustments"
      note={`in ${year.year}`}
      flush
      actions={
        can.adjust && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus {...icon} />}
            onClick={() => setIsAdding(true)}
          >
            Add adjustment
          </Button>
        )
      }
    >
      {annualLeave.adjustmentItems.length === 0 ? (
        <CardNote>No adjustments in this holiday year.</CardNote>
      ) : (
        <DataTable
          label="Adjusted days"
          bare
          rows={annualLeave.adjustmentItems}
          rowKey={({ id }) => id}
          rowName={({ reason }) => reason}
          columns={columns}
          empty={{ text: 'No adjustments in this holiday year.' }}
        />
      )}
      {isAdding && <AddAdjustmentDialog employeeID={employeeID} report={report} onClose={() => setIsAdding(false)} />}
      {takenBack && (
        <ConfirmChangeDialog
          opened
          onClose={() => setTakenBack(undefined)}
          onChange={() => takeBack(takenBack.id)}
          done="Adjustment taken back"
          title={`Take back ${signedDays(takenBack.days)}?`}
          confirmLabel="Take back"
          danger
        >
          “{takenBack.reason}” no longer counts in the balance. The history keeps both.
        </ConfirmChangeDialog>
      )}
    </Card>
  )
}
