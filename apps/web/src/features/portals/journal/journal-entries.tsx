import { portalJournal, type SharedJournalEntry } from '@praxis/contract/portals/portal-journal'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconPaperclip } from '@tabler/icons-react'
import { CardNote } from '../../../ui/layout/card-row'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import { useDownload } from '../documents/use-download'
import { usePortal } from '../frame/portal-context'
import classes from './journal.module.css'

/** Entries of the journal with their files. */
export function JournalEntries({ entries }: { entries: readonly SharedJournalEntry[] }) {
  const { reference } = usePortal()
  const { download, waitsFor, problem } = useDownload()
  return (
    <>
      {problem && <CardNote>{problem}</CardNote>}
      {entries.map(({ id, title, content, entryDate, category, author, files }) => (
        <article key={id} className={classes.entry}>
          <header className={classes.head}>
            <h3 className={classes.title}>{title}</h3>
            {category && (
              <span className={classes.category}>
                <i style={{ background: category.color }} aria-hidden />
                {category.name}
              </span>
            )}
            <p className={classes.who}>
              {author} · {formatDay(entryDate)}
            </p>
          </header>
          {content !== '' && <RichTextView html={content} />}
          {files.length > 0 && (
            <ul className={classes.files}>
              {files.map((file) => (
                <li key={file.id}>
                  <button
                    type="button"
                    className={classes.file}
                    aria-label={`Download ${file.name}`}
                    aria-busy={waitsFor === file.id}
                    onClick={() =>
                      void download(file.id, file.name, portalJournal.getSharedJournalFile, {
                        params: { projectId: reference, entryId: id, fileId: file.id },
                      })
                    }
                  >
                    <IconPaperclip size={14} stroke={1.75} aria-hidden />
                    <span>{file.name}</span>
                    <small>{formatFileSize(file.size)}</small>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </>
  )
}
