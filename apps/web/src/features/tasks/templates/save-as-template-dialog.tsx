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

/** A template made from a project, asked for on the project's own page and fetched then. */
export function SaveAsTemplateDialog({ project, onClose }: SaveAsTemplateDialogProps) {
  return <AddTemplateDialog from={project} onClose={onClose} />
}
