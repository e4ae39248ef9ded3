import { portalSignOffs, type VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'
import type { SignOffLine } from '@praxis/contract/portals/sign-off-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconMessageQuestion } from '@tabler/icons-react'
import { momentText } from '../../../ui/dates/moment-text'
import { PlainButton } from '../../../ui/plain/plain-button'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import { FileButton } from '../documents/file-button'
import { useDownload } from '../documents/use-download'
import { usePortal } from '../frame/portal-context'
import { lineName } from './sign-off-words'
import classes from './sign-offs.module.css'
import type { useSignOffDraft } from './use-sign-off-draft'

interface LinesProps {
  readonly signOff: VisitorSignOff
  readonly draft: ReturnType<typeof useSignOffDraft>
}

/** The lines of what is to be approved, with what was asked about them, and a field for more questions. */
export function SignOffLines({ signOff, draft }: LinesProps) {
  return (
    <ol className={classes.lines}>
      {signOff.content.lines.map((line) => (
        <li key={line.key} className={classes.line}>
          <Line signOff={signOff} line={line} />
          <Asked signOff={signOff} line={line} />
          {signOff.can.question && <Question line={line} draft={draft} />}
        </li>
      ))}
    </ol>
  )
}

function Line({ signOff, line }: { signOff: VisitorSignOff; line: SignOffLine }) {
  switch (line.kind) {
    case 'task':
      return (
        <div className={classes.content}>
          <p className={classes.lineTitle}>{line.title}</p>
          <p className={classes.second}>{line.list}</p>
          {line.description !== '' && <RichTextView html={line.description} />}
          {line.subTasks.length > 0 && (
            <ul className={classes.parts}>
              {line.subTasks.map((title, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list; two parts may have the same title
                <li key={index}>{title}</li>
              ))}
            </ul>
          )}
        </div>
      )
    case 'document':
      return <DocumentLine signOff={signOff} line={line} />
    case 'time':
      return (
        <div className={classes.timeLine}>
          <span className={classes.content}>
            <p className={classes.lineTitle}>{line.person}</p>
            <p className={classes.second}>
              {line.role && `${line.role} · `}week from {formatDay(line.week)}
            </p>
          </span>
          <b className={classes.time}>{formatDuration(line.seconds)}</b>
        </div>
      )
  }
}

function DocumentLine({ signOff, line }: { signOff: VisitorSignOff; line: SignOffLine & { kind: 'document' } }) {
  const { reference } = usePortal()
  const { download, waitsFor, problem } = useDownload()
  return (
    <div className={classes.timeLine}>
      <span className={classes.content}>
        <p className={classes.lineTitle}>{line.name}</p>
        <p className={classes.second}>{formatFileSize(line.size)}</p>
        <p className={classes.second}>
          SHA-256 <code>{line.sha256}</code>
        </p>
        {problem && <p role="alert">{problem}</p>}
      </span>
      <FileButton
        label={`Download ${line.name}`}
        isWaiting={waitsFor === line.fileID}
        onPress={() =>
          void download(line.fileID, line.name, portalSignOffs.getVisitorSignOffDocument, {
            params: { projectId: reference, signOffId: signOff.id, fileId: line.fileID },
          })
        }
      />
    </div>
  )
}

/** What was asked about a line, with the answers. */
function Asked({ signOff: { questions }, line }: { signOff: VisitorSignOff; line: SignOffLine }) {
  const { timeZone } = usePortal()
  const ofLine = questions.filter((question) => question.line === line.key)
  if (ofLine.length === 0) return null
  return (
    <ul className={classes.asked}>
      {ofLine.map(({ id, author, text, askedAt, answer, answeredBy, answeredAt }) => (
        <li key={id}>
          <p className={classes.second}>
            {author} asked · {momentText(askedAt, timeZone)}
          </p>
          <p className={classes.said}>{text}</p>
          {answer === null ? (
            <p className={classes.second}>Not answered yet</p>
          ) : (
            <div className={classes.answer}>
              <p className={classes.second}>
                {answeredBy} answered{answeredAt !== null && ` · ${momentText(answeredAt, timeZone)}`}
              </p>
              <p className={classes.said}>{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const LONGEST = 2000

function Question({ line, draft }: { line: SignOffLine; draft: LinesProps['draft'] }) {
  const text = draft.questions[line.key]
  const name = lineName(line)
  if (text === undefined)
    return (
      <span className={classes.ask}>
        <PlainButton
          variant="subtle"
          fit
          aria-label={`Ask about ${name}`}
          onClick={() => draft.setQuestion(line.key, '')}
        >
          <IconMessageQuestion size={16} stroke={1.75} aria-hidden />
          Ask about this
        </PlainButton>
      </span>
    )
  return (
    <div className={classes.question}>
      <textarea
        className={classes.field}
        aria-label={`Question about ${name}`}
        placeholder="What would you like to know or have changed?"
        rows={3}
        maxLength={LONGEST}
        // biome-ignore lint/a11y/noAutofocus: the press before it asked for this field
        autoFocus={text === ''}
        value={text}
        onChange={(event) => draft.setQuestion(line.key, event.currentTarget.value)}
      />
      <PlainButton variant="subtle" fit onClick={() => draft.dropQuestion(line.key)}>
        Remove question
      </PlainButton>
    </div>
  )
}
