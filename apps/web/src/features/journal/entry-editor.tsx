import { Button, FileButton } from '@mantine/core'
import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import type { Day } from '@praxis/domain/calendar/day'
import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CategoryMark } from '../../ui/chips/category-mark'
import { copyText } from '../../ui/clipboard/copy-text'
import { DateField } from '../../ui/dates/date-field'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import { ProgressBar } from '../../ui/figures/progress-bar'
import { identityOfFile } from '../../ui/files/distinct-files'
import { lostFilesText } from '../../ui/files/lost-files'
import { PendingFiles } from '../../ui/files/pending-files'
import { useAttaching } from '../../ui/files/use-attaching'
import { Form } from '../../ui/forms/form'
import { SelectField } from '../../ui/forms/select-field'
import { SwitchField } from '../../ui/forms/switch-field'
import { TextField } from '../../ui/forms/text-field'
import type { Form as FormState } from '../../ui/forms/use-form'
import { icon } from '../../ui/icon'
import { KeyHint } from '../../ui/keys/key-hint'
import { Box, Row } from '../../ui/layout/box'
import { DiscardDialog } from '../../ui/overlays/dialog'
import { useGuardedClose } from '../../ui/overlays/use-guarded-close'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { type EntryDraft, isWorthSaving } from './entry-draft'
import classes from './entry-editor.module.css'
import { entryText } from './entry-text'
import type { EntryFiles } from './use-entry-files'

export interface EditedEntry extends EntryDraft {
  readonly files: readonly File[]
  /** Ids of saved files that are to be removed. */
  readonly removedFileIDs: readonly string[]
}

interface EntryEditorProps {
  readonly label: string
  readonly placeholder: string
  readonly saveLabel: string
  /** The entry has never been saved, however long ago it was begun. */
  readonly isNew?: boolean
  /** The reader has lost the right to write: what was typed can be read and copied. */
  readonly isClosed?: boolean
  /** The record has portals, in which the entry can be shared. */
  readonly isShareable: boolean
  /** Above the fields: where the draft comes from, or what became of the entry meanwhile. */
  readonly notice: ReactNode
  /** Files that have to be chosen again, by name. */
  readonly lostFiles?: readonly string[]
  /** Saving throws when the server refuses: what was written stays, with the reason above it. */
  readonly form: Pick<
    FormState<EntryDraft>,
    'values' | 'field' | 'isDirty' | 'isSaving' | 'refusal' | 'save' | 'element' | 'draft' | 'dropDraft'
  >
  readonly files: EntryFiles
  readonly keptFiles?: JournalEntry['files']
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  readonly onCancel: () => void
  readonly onEdit: (edited: EditedEntry) => void
}

async function copyEntry(draft: EntryDraft): Promise<void> {
  if (await copyText(entryText(draft))) showSuccess('Text copied')
  else showError('Your browser blocked copying. Select the text and copy it yourself.')
}

export function EntryEditor(props: EntryEditorProps) {
  const { label, placeholder, saveLabel, form, categories, today, onEdit } = props
  const { isNew = false, isClosed = false, keptFiles = [], lostFiles = [] } = props
  const { files, setFiles, removedFileIDs, setRemovedFileIDs, sent } = props.files

  const tell = (changes: Partial<EditedEntry>) => onEdit({ ...form.values, files, removedFileIDs, ...changes })
  const field = <Name extends keyof EntryDraft>(name: Name) => {
    const ofForm = form.field(name)
    return {
      ...ofForm,
      onChange: (value: EntryDraft[Name]) => {
        ofForm.onChange(value)
        tell({ [name]: value })
      },
    }
  }
  const attaching = useAttaching({
    files,
    onChange: (next) => {
      setFiles(next)
      tell({ files: next })
    },
    maxBytes: FILE_MAX_BYTES,
  })
  const remainingFiles = keptFiles.filter(({ id }) => !removedFileIDs.includes(id))
  const pending = [
    ...remainingFiles.map(({ id, name, size }) => ({
      key: id,
      name,
      size,
      onRemove: () => {
        setRemovedFileIDs([...removedFileIDs, id])
        tell({ removedFileIDs: [...removedFileIDs, id] })
      },
    })),
    ...files.map((file) => ({
      key: identityOfFile(file),
      name: file.name,
      size: file.size,
      onRemove: () => attaching.remove(file),
    })),
  ]

  const isWorthIt = isWorthSaving(form.values, pending.length)
  const isChanged = form.isDirty || files.length > 0 || removedFileIDs.length > 0
  const guard = useGuardedClose(isNew ? isWorthIt : isChanged, () => {
    form.dropDraft()
    props.onCancel()
  })

  return (
    <div className={classes.editor} data-over={attaching.isOver || undefined} {...attaching.areaProps}>
      <Form form={form} label={label}>
        {props.notice}
        {isClosed && (
          <Box as="p" tone="error" size={12} role="alert">
            You can no longer write here. Your text isn’t saved, so copy it before you leave.
          </Box>
        )}
        <TextField {...field('title')} label="Title" placeholder="Title" hideLabel autoComplete="off" autoFocus />
        <RichTextField {...field('content')} label="Entry" placeholder={placeholder} hideLabel />
        <PendingFiles files={pending} label="Files" />
        {lostFiles.length > 0 && (
          <Box as="p" tone="second" size={13} role="status">
            {lostFilesText(lostFiles)}
          </Box>
        )}
        {attaching.problem && (
          <Box as="p" tone="error" size={12} role="alert">
            {attaching.problem}
          </Box>
        )}
        {sent !== undefined && <ProgressBar share={sent} label="Upload" />}
        <Row gap={2} align="start" wrap>
          <div className={classes.category}>
            <SelectField
              {...field('categoryID')}
              label="Category"
              placeholder="Category"
              hideLabel
              compact
              clearable
              options={categories.map((category) => ({
                value: category.id,
                label: category.name,
                picture: <CategoryMark category={category} decorative />,
              }))}
            />
          </div>
          <Box rigid style={{ width: 142 }}>
            <DateField {...field('entryDate')} label="Date" hideLabel compact today={today} />
          </Box>
          <FileButton multiple onChange={attaching.add} inputProps={{ 'aria-label': 'Files to attach' }}>
            {(button) => (
              <Button {...button} variant="subtle" size="xs" leftSection={<IconPaperclip {...icon} />}>
                Attach
              </Button>
            )}
          </FileButton>
          {props.isShareable && (
            <Row style={{ minHeight: 30 }}>
              <SwitchField
                {...field('isShared')}
                value={form.values.isShared ?? false}
                label="Shared with the client"
              />
            </Row>
          )}
          <Row gap={2} align="stretch" last>
            <Button variant="default" size="xs" onClick={guard.close} disabled={form.isSaving}>
              {isClosed ? 'Discard' : 'Cancel'}
            </Button>
            {isClosed ? (
              <Button size="xs" onClick={() => void copyEntry(form.values)}>
                Copy text
              </Button>
            ) : (
              <Button type="submit" size="xs" loading={form.isSaving} disabled={!isWorthIt}>
                {saveLabel}
                <KeyHint keys={['Mod', 'Enter']} together />
              </Button>
            )}
          </Row>
        </Row>
      </Form>
      <DiscardDialog guard={guard} />
    </div>
  )
}
