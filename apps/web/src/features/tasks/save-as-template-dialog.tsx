import { AddTemplateDialog } from './templates/add-template-dialog'

interface SaveAsTemplateDialogProps {
  readonly project: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** A template made from a project, asked for on the project's own page. */
export function SaveAsTemplateDialog({ project, onClose }: SaveAsTemplateDialogProps) {
  return <AddTemplateDialog from={project} onClose={onClose} />
}
