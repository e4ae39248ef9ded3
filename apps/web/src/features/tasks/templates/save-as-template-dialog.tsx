import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'

const AddTemplateDialog = late(
  () => import('./add-template-dialog').then((module) => ({ default: module.AddTemplateDialog })),
  inDialog,
)

interface SaveAsTemplateDialogProps {
  readonly project: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** The dialog on a project's page to make a template from it, loaded when it is first opened. */
export function SaveAsTemplateDialog({ project, onClose }: SaveAsTemplateDialogProps) {
  return <AddTemplateDialog from={project} onClose={onClose} />
}
