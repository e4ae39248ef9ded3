import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'

/** The panel that asks for leave, over any page; loaded when it is first opened. */
export const LateLeavePanel = late(
  () => import('./request/leave-panel').then((module) => ({ default: module.LeavePanel })),
  inDialog,
)
