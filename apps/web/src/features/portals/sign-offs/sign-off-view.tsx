import { portalSignOffs, type VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'
import { ApiError } from '@praxis/contract/protocol/caller'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '../../../ui/dates/moment-text'
import { CardNote } from '../../../ui/layout/card-row'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { useDownload } from '../documents/use-download'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { signOffQuery } from '../portals.queries'
import { AnswerBar } from './answer-bar'
import { SignOffLines } from './sign-off-lines'
import { KINDS, timeText } from './sign-off-words'
import classes from './sign-offs.module.css'
import { StateChip } from './state-chip'
import { useSignOffDraft } from './use-sign-off-draft'

const isMissing = (error: Error | null): boolean => error instanceof ApiError && error.status === 404

/** One thing to approve, as it was when the client was asked. */
export function SignOffView({ id }: { id: string }) {
  const { reference } = usePortal()
  const asked = useQuery(signOffQuery(reference, id))
  return (
    <>
      <PortalLink page="approvals" className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        All approvals
      </PortalLink>
      {isMissing(asked.error) ? (
        <section className={classes.sheet}>
          <CardNote>This isn’t up for approval any more.</CardNote>
        </section>
      ) : (
        <Answered asked={asked} lines={8}>
          {(signOff) => <OpenSignOff signOff={signOff} />}
        </Answered>
      )}
    </>
  )
}

function OpenSignOff({ signOff }: { signOff: VisitorSignOff }) {
  const { reference, timeZone } = usePortal()
  const draft = useSignOffDraft(signOff.id)
  const { download, waitsFor, problem } = useDownload()
  const { content, hash, askedBy, askedAt, approved, previousID } = signOff
  const time = timeText(signOff)
  return (
    <article className={classes.sheet} aria-label={signOff.title}>
      <header className={classes.sheetHead}>
        <h2>{signOff.title}</h2>
        <StateChip signOff={signOff} />
        <p className={classes.second}>
          {KINDS[signOff.kind]} · {askedBy} asked on {momentText(askedAt, timeZone)}
          {time !== undefined && ` · ${time} in all`}
          {previousID !== null && (
            <>
              {' · '}
              <PortalLink page="approvals" id={previousID}>
                asked in place of an earlier one
              </PortalLink>
            </>
          )}
        </p>
      </header>
      {approved && (
        <div className={classes.notice}>
          <PlainAlert tone="success" title={`Approved by ${approved.name}`}>
            {momentText(approved.at, timeZone)}
          </PlainAlert>
        </div>
      )}
      {content.text !== '' && <p className={classes.text}>{content.text}</p>}
      <SignOffLines signOff={signOff} draft={draft} />
      <footer className={classes.proof}>
        <p>
          This is a copy, frozen when you were asked. Its fingerprint (SHA-256):
          <code>{hash}</code>
        </p>
        <button
          type="button"
          className={classes.download}
          aria-busy={waitsFor === 'content'}
          onClick={() =>
            void download('content', `${signOff.title}.json`, portalSignOffs.getVisitorSignOffContent, {
              params: { projectId: reference, signOffId: signOff.id },
            })
          }
        >
          <IconDownload size={16} stroke={1.75} aria-hidden />
          Download this copy
        </button>
        {problem && <p role="alert">{problem}</p>}
      </footer>
      {(signOff.can.approve || signOff.can.question) && <AnswerBar signOff={signOff} draft={draft} />}
    </article>
  )
}
