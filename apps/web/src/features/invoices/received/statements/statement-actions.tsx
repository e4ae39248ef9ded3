import type { BankStatement } from '@praxis/contract/invoices/bank-statements'
import { IconColumns, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { messageOf } from '../../../../ui/feedback/message-of'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../../ui/forms/form'
import { icon } from '../../../../ui/icon'
import { inDialog } from '../../../../ui/late/in-dialog'
import { late } from '../../../../ui/late/late'
import { Opening } from '../../../../ui/late/opening'
import { ActionMenu, type MenuAction } from '../../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog'
import { STATEMENTS } from './statement-link'
import { linesText } from './statement-words'
import { useDeleteBankStatement } from './statements.mutations'

const CsvLayoutDialog = late(
  () => import('./csv-layout-dialog').then(({ CsvLayoutDialog: part }) => ({ default: part })),
  inDialog,
)

/** What is done with a statement as a whole; not once a line is matched. */
export function StatementActions({ statement }: { statement: BankStatement }) {
  const [asked, setAsked] = useState<'delete' | 'columns'>()
  const { csv, canBeDeleted } = statement
  const close = () => setAsked(undefined)
  const actions: MenuAction[] = []
  if (csv && canBeDeleted)
    actions.push({
      label: 'Correct the columns…',
      icon: <IconColumns {...icon} />,
      onSelect: () => setAsked('columns'),
    })
  if (canBeDeleted)
    actions.push({
      label: 'Delete statement…',
      icon: <IconTrash {...icon} />,
      danger: true,
      onSelect: () => setAsked('delete'),
    })
  return (
    <>
      <ActionMenu label={`More options for ${statement.name}`} actions={actions} framed />
      <Opening>
        {asked === 'columns' && csv && <CsvLayoutDialog statement={statement} csv={csv} onClose={close} />}
      </Opening>
      {asked === 'delete' && <DeleteStatementDialog statement={statement} onClose={close} />}
    </>
  )
}

function DeleteStatementDialog({ statement, onClose }: { statement: BankStatement; onClose: () => void }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: deleteStatement } = useDeleteBankStatement(statement.id)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteStatement()
    } catch (error) {
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    await navigate({ to: STATEMENTS, params: { companyDomain: company.domain } })
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete ${statement.name}?`}
      confirmLabel="Delete statement"
      danger
    >
      {refusal && <FormRefusal>{refusal}.</FormRefusal>}
      <p>This also deletes its {linesText(statement.lineCount)}. You can upload the file again.</p>
    </ConfirmDialog>
  )
}
