import { Button, Switch } from '@mantine/core'
import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import { IconBolt, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { Row, Stack } from '../../../ui/layout/box'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { RuledDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import rows from '../two-line-rows.module.css'
import { useDeleteAutomation, useUpdateAutomation } from './automations.mutations'
import { automationsQuery } from './automations.queries'
import { RuleFormDialog } from './rule-form-dialog'
import { ruleWords } from './rule-values'
import { HeldBackMails, UnconfirmedRecipients } from './unconfirmed-recipients'

/** The rules by which a board does things by itself. */
export function RuleList({ door }: { door: RuledDoor }) {
  const { data, error, refetch } = useQuery(automationsQuery(door))
  const { data: statuses = [] } = useQuery(taskStatusesQuery(door))
  const [edited, setEdited] = useState<Automation | 'new'>()
  const [deleted, setDeleted] = useState<Automation>()
  const statusName = (id: string) => statuses.find((status) => status.id === id)?.name ?? '…'

  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  const add = data?.can.edit && (
    <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={() => setEdited('new')}>
      Add rule
    </Button>
  )
  return (
    <>
      {!data && placesOf(2).map((place) => <Skeleton key={place} index={place} />)}
      {data?.items.length === 0 ? (
        <EmptyState
          icon={<IconBolt size={20} stroke={1.75} />}
          text="Rules run automatically when a task changes status or time is logged on it."
          action={add}
        />
      ) : (
        <>
          <ul className={rows.rows} aria-label="Rules">
            {data?.items.map((rule) => (
              <Rule
                key={rule.id}
                door={door}
                rule={rule}
                words={ruleWords(rule, statusName)}
                canEdit={data.can.edit}
                onEdit={() => setEdited(rule)}
                onDelete={() => setDeleted(rule)}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {edited && (
        <RuleFormDialog
          door={door}
          statuses={statuses}
          rule={edited === 'new' ? null : (data?.items.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(undefined)}
          onDelete={() => {
            if (edited !== 'new') setDeleted(edited)
            setEdited(undefined)
          }}
        />
      )}
      {deleted && <DeleteRule door={door} rule={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

interface RuleProps {
  readonly door: RuledDoor
  readonly rule: Automation
  readonly words: ReturnType<typeof ruleWords>
  readonly canEdit: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Rule({ door, rule, words, canEdit, onEdit, onDelete }: RuleProps) {
  const { mutateAsync: updateAutomation, isPending } = useUpdateAutomation(door)
  const { trigger, action, isActive } = rule
  const said = `${words.when}, ${words.does}`
  const switchRule = (next: boolean) =>
    attempt(
      updateAutomation({ automationId: rule.id, body: { trigger, action, isActive: next, version: rule.version } }),
      'Rule have been updated successfully',
    )
  return (
    <Row as="li" gap={3} size={13} className={rows.row} data-off={!isActive || undefined}>
      <Stack as="span" grow shrinks tone="second" breaks className={rows.words}>
        <span className={rows.first}>{words.when}</span>
        <span>{words.does}</span>
        <HeldBackMails count={rule.heldBack} />
        <UnconfirmedRecipients door={door} rule={rule} canEdit={canEdit} />
      </Stack>
      <Switch
        aria-label={`Active: ${said}`}
        checked={isActive}
        disabled={!canEdit || isPending}
        onChange={(event) => switchRule(event.currentTarget.checked)}
      />
      {canEdit && (
        <ActionMenu
          label={`Actions for the rule: ${said}`}
          actions={[
            { label: 'Edit', icon: <IconPencil {...icon} />, onSelect: onEdit },
            { label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: onDelete },
          ]}
        />
      )}
    </Row>
  )
}

function DeleteRule({ door, rule, onClose }: { door: RuledDoor; rule: Automation; onClose: () => void }) {
  const { mutateAsync: deleteAutomation } = useDeleteAutomation(door)
  const confirm = async () => {
    if (await attempt(deleteAutomation(rule.id), 'Deleted successfully')) onClose()
  }
  return (
    <ConfirmDialog opened onClose={onClose} onConfirm={confirm} title="Delete this rule?" confirmLabel="Delete" danger>
      Changes it already made stay.
    </ConfirmDialog>
  )
}
