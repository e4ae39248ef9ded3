import { portalSignOffs, type VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { messageOf } from '../../../ui/feedback/message-of'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton } from '../../../ui/plain/plain-button'
import { PlainField } from '../../../ui/plain/plain-field'
import { usePortal } from '../frame/portal-context'
import { signOffQuery } from '../portals.queries'
import classes from './sign-offs.module.css'
import type { useSignOffDraft } from './use-sign-off-draft'

interface AnswerBarProps {
  readonly signOff: VisitorSignOff
  readonly draft: ReturnType<typeof useSignOffDraft>
}

/** Approves with a name; where questions are typed, these are sent in its place. */
export function AnswerBar({ signOff, draft }: AnswerBarProps) {
  const { reference, visitor } = usePortal()
  const [problem, setProblem] = useState<string>()
  const [isNameMissing, setIsNameMissing] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const idempotencyKey = useRef(uniqueKey())
  const params = { projectId: reference, signOffId: signOff.id }
  const keep = () => [signOffQuery(reference, signOff.id)]
  const { version, hash } = signOff
  const typed = Object.entries(draft.questions).flatMap(([line, text]) =>
    text.trim() === '' ? [] : [{ line, text: text.trim() }],
  )
  const approve = useCall(
    portalSignOffs.approveSignOff,
    (name: string) => ({ params, body: { name, hash, version }, idempotencyKey: idempotencyKey.current }),
    { keep },
  )
  const question = useCall(
    portalSignOffs.questionSignOff,
    (questions: { line: string; text: string }[]) => ({
      params,
      body: { questions, version },
      idempotencyKey: idempotencyKey.current,
    }),
    { keep },
  )
  const send = async (call: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await call()
      draft.forget()
    } catch (error) {
      // What was typed stays: the newest version is on screen by now, and the answer may be sent again.
      setProblem(messageOf(error))
    }
    idempotencyKey.current = uniqueKey()
  }
  const name = draft.name.trim()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsNameMissing(name === '')
    if (name === '') nameField.current?.focus()
    else void send(() => approve.mutateAsync(name))
  }
  return (
    <section className={classes.bar} aria-label="Your answer">
      {problem && <PlainAlert title={problem} />}
      {typed.length > 0 ? (
        <>
          <p className={classes.second}>
            Your questions go to {signOff.askedBy}; once they’re answered, you can approve.
          </p>
          <span className={classes.buttons}>
            <PlainButton
              fit
              isWaiting={question.isPending}
              onClick={() => void send(() => question.mutateAsync(typed))}
            >
              Send {typed.length === 1 ? 'question' : `${typed.length} questions`}
            </PlainButton>
          </span>
        </>
      ) : (
        signOff.can.approve && (
          <form className={classes.approve} onSubmit={onSubmit} noValidate>
            <PlainField
              ref={nameField}
              label="Your full name"
              name="name"
              autoComplete="name"
              maxLength={120}
              value={draft.name}
              error={isNameMissing && name === '' ? 'Your full name is required' : undefined}
              onChange={(event) => draft.setName(event.currentTarget.value)}
            />
            <PlainButton type="submit" variant="approve" isWaiting={approve.isPending}>
              <IconCheck size={16} stroke={1.75} aria-hidden />
              Approve
            </PlainButton>
            <p className={classes.second}>
              Your name{visitor && `, ${visitor.email}`}, your network address, the time and the fingerprint are kept as
              proof.
            </p>
          </form>
        )
      )}
    </section>
  )
}
