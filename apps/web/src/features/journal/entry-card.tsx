import type { JournalCategory } from '@praxis/contract/company-settings'
import type { JournalEntry } from '@praxis/contract/journal'
import type { Day } from '@praxis/domain/calendar/day'
import { IconNote, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LeavingGuard } from '../../shell/leaving-guard'
import { CategoryMark } from '../../ui/chips/category-mark'
import { momentText } from '../../ui/dates/moment-text'
import type { LostFile } from '../../ui/drafts/draft-store'
import { useUnsaved } from '../../ui/drafts/unsaved-work'
import { useStoredState } from '../../ui/drafts/use-stored-state'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FileLinks } from '../../ui/files/file-links'
import { sortLostFiles } from '../../ui/files/lost-files'
import { ActionMenu, type MenuAction } from '../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../ui/overlays/confirm-change-dialog'
import { Avatar } from '../../ui/people/avatar'
import { RichTextView } from '../../ui/rich-text/rich-text-view'
import { categoriesOf, draftOfEntry } from './entry-draft'
import { EntryEditor } from './entry-editor'
import classes from './journal.module.css'
import { useDeleteJournalEntry, useUpdateJournalEntry } from './journal.mutations'

interface EntryCardProps {
  readonly entry: JournalEntry
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  readonly timeZone: string
  readonly isEdited: boolean
  /** The reader may write no longer. */
  readonly isClosed: boolean
  readonly onEdit: () => void
  /** Saved, or given up. */
  readonly onEnd: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export function EntryCard(props: EntryCardProps) {
  return props.isEdited ? <EditedEntryCard {...props} /> : <ShownEntryCard {...props} />
}

/** What an entry is called where its title is missing. */
const nameOf = ({ title, category }: JournalEntry): string => title || category?.name || 'Entry'

function ShownEntryCard({ entry, timeZone, onEdit }: EntryCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { title, content, category, author, files, can, createdAt, updatedAt } = entry
  const actions: MenuAction[] = []
  if (can.update) actions.push({ label: 'Edit', icon: <IconPencil {...icon} />, onSelect: onEdit })
  if (can.delete)
    actions.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setIsAsking(true) })
  const written = `Written ${momentText(createdAt, timeZone)}`
  return (
    <article className={classes.entry} aria-label={nameOf(entry)}>
      {category ? (
        <CategoryMark category={category} />
      ) : (
        <span className={classes.noCategory} role="img" aria-label="No category" title="No category">
          <IconNote size={16} stroke={1.75} aria-hidden />
        </span>
      )}
      <h4 className={classes.title}>{title || category?.name}</h4>
      <span
        className={classes.author}
        title={createdAt === updatedAt ? written : `${written}, changed ${momentText(updatedAt, timeZone)}`}
      >
        <Avatar
          name={author.displayName}
          initials={author.displayInitials}
          image={author.profileImage}
          colourKey={author.id}
          size="xs"
          decorative
        />
        <span className={classes.authorName}>{author.displayName}</span>
        <ActionMenu label={`Actions for ${nameOf(entry)}`} actions={actions} />
      </span>
      {content !== '' && (
        <div className={classes.content}>
          <RichTextView html={content} />
        </div>
      )}
      {files.length > 0 && (
        <div className={classes.files}>
          <FileLinks files={files} label={`Files of ${nameOf(entry)}`} />
        </div>
      )}
      {isAsking && <DeleteEntryDialog entry={entry} onClose={() => setIsAsking(false)} />}
    </article>
  )
}

function EditedEntryCard({ entry, categories, today, isClosed, onEnd }: EntryCardProps) {
  const { mutateAsync: update } = useUpdateJournalEntry(entry.id)
  const [isTouched, setIsTouched] = useState(false)
  const attached = useStoredState<readonly (File | LostFile)[]>(
    `journal/entry/${entry.id}/files`,
    (kept) => kept.length > 0,
  )
  const { files, lost } = sortLostFiles(attached.value ?? [])
  useUnsaved(files.length > 0)
  const end = () => {
    attached.discard()
    onEnd()
  }
  return (
    <article className={classes.edited} aria-label={nameOf(entry)}>
      <EntryEditor
        label={`Edit ${nameOf(entry)}`}
        placeholder="What happened?"
        saveLabel="Save"
        draft={`journal/entry/${entry.id}`}
        initial={{ ...draftOfEntry(entry), files, removedFileIDs: [] }}
        lostFiles={lost}
        keptFiles={entry.files}
        categories={categoriesOf(categories, entry.category)}
        today={today}
        isClosed={isClosed}
        onEdit={(edited) => {
          setIsTouched(true)
          // Those that are to be chosen again are named until the entry is saved.
          attached.set([...lost.map((fileName) => ({ fileName })), ...edited.files])
        }}
        onCancel={end}
        onSave={async ({ idempotencyKey: _, ...save }) => {
          await update(save)
          showSuccess('Updated successfully')
          end()
        }}
      />
      <LeavingGuard isDirty={isTouched} leaves="anything" />
    </article>
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
      title={`Delete “${nameOf(entry)}”?`}
      confirmLabel="Delete entry"
      danger
    >
      {files.length === 0
        ? 'This can’t be undone.'
        : `This also deletes its ${files.length === 1 ? 'file' : `${files.length} files`}. This can’t be undone.`}
    </ConfirmChangeDialog>
  )
}
