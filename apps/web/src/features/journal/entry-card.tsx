import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import { IconNote, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { CategoryMark } from '../../ui/chips/category-mark'
import { Chip } from '../../ui/chips/chip'
import { momentText } from '../../ui/dates/moment-text'
import { FileLinks } from '../../ui/files/file-links'
import { icon } from '../../ui/icon'
import { Box, Grid, Text } from '../../ui/layout/box'
import { ActionMenu, type MenuAction } from '../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../ui/overlays/confirm-change-dialog'
import { Face } from '../../ui/people/face'
import { RichTextView } from '../../ui/rich-text/rich-text-view'
import { EditedEntryCard } from './edited-entry-card'
import { nameOfEntry } from './entry-draft'
import classes from './journal.module.css'
import { useDeleteJournalEntry } from './journal.mutations'

interface EntryCardProps {
  readonly entry: JournalEntry
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  readonly timeZone: string
  readonly isEdited: boolean
  /** The reader has lost the right to write. */
  readonly isClosed: boolean
  /** The record has portals, in which the entry can be shared. */
  readonly isShareable: boolean
  readonly onEdit: () => void
  /** Called when the entry was saved, or its changes given up. */
  readonly onEnd: () => void
}

export function EntryCard(props: EntryCardProps) {
  return props.isEdited ? <EditedEntryCard {...props} /> : <ShownEntryCard {...props} />
}

function ShownEntryCard({ entry, timeZone, onEdit }: EntryCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { title, content, category, author, signOff, isShared, files, can, createdAt, updatedAt } = entry
  const actions: MenuAction[] = []
  if (can.update) actions.push({ label: 'Edit', icon: <IconPencil {...icon} />, onSelect: onEdit })
  if (can.delete)
    actions.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setIsAsking(true) })
  const written = `Written ${momentText(createdAt, timeZone)}`
  return (
    <Grid as="article" align="start" className={classes.entry} aria-label={nameOfEntry(entry)}>
      {category ? (
        <CategoryMark category={category} />
      ) : (
        <Grid
          as="span"
          tone="third"
          className={classes.noCategory}
          role="img"
          aria-label="No category"
          title="No category"
        >
          <IconNote {...icon} />
        </Grid>
      )}
      <h4 className={classes.title}>{title || category?.name}</h4>
      <Text
        size={12}
        tone="third"
        className={classes.author}
        title={createdAt === updatedAt ? written : `${written}, changed ${momentText(updatedAt, timeZone)}`}
      >
        {author && <Face person={author} size="xs" decorative />}
        <Text shrinks ellipsis className={classes.authorName}>
          {author?.displayName ?? signOff?.author}
        </Text>
        <ActionMenu label={`Actions for ${nameOfEntry(entry)}`} actions={actions} />
      </Text>
      {isShared && (
        <Box style={{ gridColumn: '2 / -1' }}>
          <Chip icon={IconWorld}>Shared with the client</Chip>
        </Box>
      )}
      {content !== '' && (
        <Box shrinks tone="second" breaks className={classes.content}>
          <RichTextView html={content} />
        </Box>
      )}
      {files.length > 0 && (
        <Box shrinks style={{ gridColumn: '2 / -1', marginTop: 4 }}>
          <FileLinks files={files} label={`Files of ${nameOfEntry(entry)}`} />
        </Box>
      )}
      {isAsking && <DeleteEntryDialog entry={entry} onClose={() => setIsAsking(false)} />}
    </Grid>
  )
}

function DeleteEntryDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const { mutateAsync: deleteEntry } = useDeleteJournalEntry(entry.id)
  const { files } = entry
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => deleteEntry()}
      done="Deleted successfully"
      title={`Delete “${nameOfEntry(entry)}”?`}
      confirmLabel="Delete entry"
      danger
    >
      {files.length === 0
        ? 'This can’t be undone.'
        : `This also deletes its ${files.length === 1 ? 'file' : `${files.length} files`}. This can’t be undone.`}
    </ConfirmChangeDialog>
  )
}
