import type { ApprovalCounts } from '@praxis/contract/approval-counts'
import type { RequestType } from '@praxis/contract/request-rules'
import { IconClock, type TablerIcon } from '@tabler/icons-react'
import type { FeatureFlag } from '../../shell/workspace/workspace-viewer'

interface ApprovalType {
  readonly type: RequestType
  /** Of its tab, and of its line among what waits. */
  readonly label: string
  readonly plural: string
  readonly icon: TablerIcon
  readonly flag: FeatureFlag
  readonly countOf: (counts: ApprovalCounts) => number
  /** Since when the oldest of them waits. */
  readonly waitSince: (counts: ApprovalCounts) => string | null
}

/** What can wait for somebody's decision. A feature with requests adds its line. */
const APPROVAL_TYPES: readonly ApprovalType[] = [
  {
    type: 'timeSheet',
    label: 'Time sheet',
    plural: 'Time sheets',
    icon: IconClock,
    flag: 'timeSheet',
    countOf: ({ timeSheetCount }) => timeSheetCount,
    waitSince: ({ timeSheetWaitSince }) => timeSheetWaitSince,
  },
]

export const approvalTypesOf = (features: ReadonlySet<FeatureFlag>): readonly ApprovalType[] =>
  APPROVAL_TYPES.filter(({ flag }) => features.has(flag))
