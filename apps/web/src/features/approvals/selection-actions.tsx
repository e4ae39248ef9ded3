import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Stack, Text } from '../../ui/layout/box'
import { PhoneDock } from '../../ui/layout/phone-dock'
import { BulkBar } from '../../ui/lists/bulk-bar'
import type { Selection } from '../../ui/lists/selection'
import type { ApprovalTypeView } from '../requests/request-type-view'
import { entriesText, entryCount } from './approval-group'
import classes from './approvals.module.css'
import type { ApprovalActions } from './use-approval-actions'
import type { ListedGroup } from './use-listed-approvals'

interface SelectionActionsProps {
  readonly view: ApprovalTypeView
  readonly groups: readonly ListedGroup[]
  readonly selection: Selection
  readonly actions: ApprovalActions
  readonly isOutdated: boolean
  readonly isPhone?: boolean
}

/** The actions for all selected groups, and what these add up to. */
export function SelectionActions(props: SelectionActionsProps) {
  const { view, groups, selection, actions, isOutdated, isPhone = false } = props
  const sum = view.inbox.totalOf(groups)
  const count = entryCount(groups)
  const buttons = (
    <>
      <Button
        variant="deny"
        disabled={isOutdated}
        leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={() => actions.askToDeny(groups)}
      >
        Deny…
      </Button>
      <Button
        variant="approve"
        disabled={isOutdated}
        leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
        onClick={() => actions.approve(groups)}
      >
        Approve {entriesText(count)}
      </Button>
    </>
  )
  if (!isPhone)
    return (
      <BulkBar selection={selection} note={`${entriesText(count)}, ${sum}`} isOutdated={isOutdated}>
        {buttons}
      </BulkBar>
    )
  if (groups.length === 0) return null
  return (
    <PhoneDock>
      <Stack as="span" className={classes.dockSum} grow shrinks size={12}>
        <Text as="b" size={13} weight="semi" aria-live="polite">
          {groups.length} selected
        </Text>
        <Text tone="third" figures>
          {entriesText(count)}, {sum}
        </Text>
      </Stack>
      {buttons}
    </PhoneDock>
  )
}
