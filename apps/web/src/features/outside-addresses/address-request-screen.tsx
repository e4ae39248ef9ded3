import { outsideAddresses } from '@praxis/contract/company/outside-addresses'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { textOf } from '@praxis/contract/protocol/reasons'
import { useState } from 'react'
import { api } from '../../api/api'
import { mayPass } from '../../api/busy'
import { useMailedLink } from '../../api/use-mailed-link'
import { SignInLayout } from '../../shell/layouts/sign-in-layout'
import { Text } from '../../ui/layout/box'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { PlainButton } from '../../ui/plain/plain-button'
import { PlainRetry } from '../../ui/plain/plain-retry'

interface AddressRequestScreenProps {
  readonly code?: string
  /** The answer that the link in the mail stood for; the page asks all the same, since mail scanners open links. */
  readonly answer?: 'decline'
}

export function AddressRequestScreen({ code, answer }: AddressRequestScreenProps) {
  return (
    <SignInLayout>
      <title>Project updates · Praxis</title>
      {code ? <Visit key={code} code={code} isDeclining={answer === 'decline'} /> : <DeadLink />}
    </SignInLayout>
  )
}

function DeadLink() {
  return (
    <>
      <h1>Project updates</h1>
      <PlainAlert title={textOf({ reason: 'invalidToken' })}>
        If you’ve already answered, there’s nothing left to do.
      </PlainAlert>
    </>
  )
}

const requestOf = (code: string) => api.call(outsideAddresses.getAddressRequest, { query: { code } })

interface VisitProps {
  readonly code: string
  readonly isDeclining: boolean
}

function Visit({ code, isDeclining }: VisitProps) {
  const link = useMailedLink(code, requestOf)
  if (link.state === 'accepted') return <Question code={code} request={link.answer} isDeclining={isDeclining} />
  if (link.state === 'refused') return <DeadLink />
  return (
    <>
      <h1>Project updates</h1>
      {link.state === 'asking' ? (
        <Text as="p" tone="second" breaks style={{ marginTop: 'calc(var(--s2) * -1)' }} role="status">
          One moment…
        </Text>
      ) : (
        <PlainRetry problem={link.problem} onRetry={link.askAgain} />
      )}
    </>
  )
}

type Answer = 'confirmed' | 'declined'

function Question({
  code,
  request,
  isDeclining,
}: VisitProps & { request: Output<typeof outsideAddresses.getAddressRequest> }) {
  const { company, askedBy, email } = request
  const [given, setGiven] = useState<Answer>()
  const [waiting, setWaiting] = useState<Answer>()
  const [refusal, setRefusal] = useState<Error>()
  const give = async (answer: Answer) => {
    setWaiting(answer)
    setRefusal(undefined)
    try {
      await api.call(outsideAddresses.answerAddressRequest, { body: { code, answer } })
      setGiven(answer)
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)))
    }
    setWaiting(undefined)
  }
  if (given) return <Answered company={company} email={email} answer={given} />
  if (refusal && !mayPass(refusal)) return <DeadLink />
  const buttons = [
    { answer: 'confirmed', label: 'Confirm' },
    { answer: 'declined', label: 'Decline' },
  ] as const
  return (
    <>
      <h1>Get project updates from {company}?</h1>
      <Text as="p" tone="second" breaks style={{ marginTop: 'calc(var(--s2) * -1)' }}>
        {askedBy ? <b>{askedBy}</b> : 'Someone there'} would like to e-mail <b>{email}</b> whenever a task in one of{' '}
        {company}’s projects changes.
      </Text>
      {refusal && <PlainAlert title={refusal.message} />}
      {(isDeclining ? [...buttons].reverse() : buttons).map(({ answer, label }, index) => (
        <PlainButton
          key={answer}
          variant={index === 0 ? 'filled' : 'default'}
          isWaiting={waiting === answer}
          disabled={waiting !== undefined}
          onClick={() => void give(answer)}
        >
          {label}
        </PlainButton>
      ))}
      <Text as="p" tone="third" size={12}>
        If you decline, {company} can’t ask this address again.
      </Text>
    </>
  )
}

function Answered({ company, email, answer }: { company: string; email: string; answer: Answer }) {
  return (
    <>
      <h1>Project updates</h1>
      {answer === 'confirmed' ? (
        <PlainAlert tone="success" title="Confirmed">
          {company} can now send project updates to {email}. You can close this page.
        </PlainAlert>
      ) : (
        <PlainAlert tone="success" title="Declined">
          {company} won’t e-mail {email} and can’t ask again. You can close this page.
        </PlainAlert>
      )}
    </>
  )
}
