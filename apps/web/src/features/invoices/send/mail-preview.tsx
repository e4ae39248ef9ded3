import { letterWithoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { Text } from '../../../ui/layout/box'
import classes from './send.module.css'

interface MailPreviewProps {
  readonly subject: string
  readonly text: string
  readonly recipients: readonly string[]
  readonly replyTo?: string | undefined
}

/** A mail as it will be read: words that would become links are taken out, as on its way. */
export function MailPreview({ subject, text, recipients, replyTo }: MailPreviewProps) {
  const heading = letterWithoutLinks(subject.trim())
  return (
    <article className={classes.mail} aria-label="Preview of the mail">
      <dl className={classes.head}>
        <dt>To</dt>
        <dd>{recipients.join(', ') || <Text tone="third">–</Text>}</dd>
        {replyTo && (
          <>
            <dt>Answers to</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>Subject</dt>
        <dd>{heading}</dd>
      </dl>
      <div className={classes.letter}>
        <h3>{heading}</h3>
        {text
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
            <p key={place}>{letterWithoutLinks(paragraph)}</p>
          ))}
      </div>
    </article>
  )
}
