import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'

/** The card over any page, loaded when it is first opened. */
export const LateSubmissionDialog = late(
  () => import('./submission-dialog').then((module) => ({ default: module.SubmissionDialog })),
  inDialog,
)
