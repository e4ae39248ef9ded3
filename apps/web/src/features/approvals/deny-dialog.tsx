import { maxLength } from '@praxis/domain/validation/text-rules'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { Grid, Row, Text } from '../../ui/layout/box'
import type { ApprovalTypeView, WaitingGroup } from '../requests/request-type-view'
import { LONGEST_COMMENT } from '../requests/requests.mutations'
import { entriesText, entryCount, groupName, periodText } from './approval-group'
import classes from './approvals.module.css'

interface DenyDialogProps {
  readonly view: ApprovalTypeView
  readonly groups: readonly WaitingGroup[]
  /** Resolves to whether any request was denied. */
  readonly onDeny: (comment: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks what is to be put right, and tells the person who made the request. */
export function DenyDialog({ view, groups, onDeny, onClose }: DenyDialogProps) {
  const [first, ...others] = groups
  const count = entryCount(groups)
  const form = useForm({
    draft: first?.requests[0] && `request/${first.requests[0].id}/denial`,
    initialValues: { comment: '' },
    rules: { comment: maxLength(LONGEST_COMMENT) },
    onSave: async ({ comment }) => {
      const isDenied = await onDeny(comment.trim())
      onClose()
      // The dialog keeps the comment: whoever looks at what has changed, and denies it then, need not write it again.
      if (!isDenied) throw new Error('Nothing was denied')
    },
  })
  const name = first && others.length === 0 ? groupName(view, first) : entriesText(count)
  return (
    <FormDialog title={`Deny ${name}`} form={form} saveLabel="Deny" onClose={onClose} width="narrow" danger>
      <Grid as="ul" gap="hair" size={13} className={classes.denied} aria-label="Entries to deny">
        {groups.map((group) => (
          <Row as="li" gap={2} align="stretch" justify="between" breaks key={group.key}>
            {groupName(view, group)}
            <Text tone="second" figures oneLine>
              {periodText(group.from, group.to)} · {view.inbox.totalOf([group])}
            </Text>
          </Row>
        ))}
      </Grid>
      <TextareaField
        {...form.field('comment')}
        label="Comment"
        optional
        autoFocus
        hint={`${entriesText(count)}, ${view.inbox.totalOf(groups)}. ${view.inbox.denialHint}`}
        placeholder="What needs correcting?"
      />
    </FormDialog>
  )
}
