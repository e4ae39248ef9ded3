import { outsideAddresses } from '@praxis/contract/outside-addresses'
import { textOf } from '@praxis/contract/reasons'
import { useState } from 'react'
import { api } from '../../api/api'
import { SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { PlainButton } from '../../ui/plain/plain-button'
import classes from './address-request.module.css'
import { type AddressRequest, useAddressRequest } from './use-address-request'

interface AddressRequestScreenProps {
  readonly code?: string
  /** What the link in the mail was about; the page asks all the same, since mail scanners open links. */
  readonly answer?: 'decline'
}

export function AddressRequestScreen({ code, answer }: AddressRequestScreenProps) {
  return (
    <SignInLayout>
      <title>Project updates · Praxis</title>
      {code ? (
        <Visit key={code} code={code} isDeclining={answer === 'decline'} />
      ) : (
        <>
          <h1>Project updates</h1>
          <PlainAlert title={textOf({ reason: 'invalidToken' })} />
        </>
      )}
    </SignInLayout>
  )
}

interface VisitProps {
  readonly code: string
  readonly isDeclining: boolean
}

function Visit({ code, isDeclining }: VisitProps) {
  const { visit, lookAgain } = useAddressRequest(code)
  if (visit.state === 'open') return <Question code={code} request={visit.request} isDeclining={isDeclining} />
  return (
    <>
      <h1>Project updates</h1>
      {visit.state === 'loading' ? (
        <p className={classes.lead} role="status">
          One moment…
        </p>
      ) : (
        <>
          <PlainAlert title={visit.problem}>
            {visit.isFinal && 'If you’ve already answered, there’s nothing left to do.'}
          </PlainAlert>
          {!visit.isFinal && <PlainButton onClick={lookAgain}>Retry</PlainButton>}
        </>
      )}
    </>
  )
}

type Answer = 'confirmed' | 'declined'

function Question({ code, request, isDeclining }: VisitProps & { request: AddressRequest }) {
  const { company, askedBy, email } = request
  const [given, setGiven] = useState<Answer>()
  const [waiting, setWaiting] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const give = async (answer: Answer) => {
    setWaiting(answer)
    setProblem(undefined)
    try {
      await api.call(outsideAddresses.answerAddressRequest, { body: { code, answer } })
      setGiven(answer)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setWaiting(undefined)
  }
  if (given) return <Answered company={company} email={email} answer={given} />
  const buttons = [
    { answer: 'confirmed', label: 'Confirm' },
    { answer: 'declined', label: 'Decline' },
  ] as const
  return (
    <>
      <h1>Get project updates from {company}?</h1>
      <p className={classes.lead}>
        {askedBy ? <b>{askedBy}</b> : 'Someone'} would like {company}’s workspace to e-mail <b>{email}</b> when a task
        in a project changes.
      </p>
      {problem && <PlainAlert title={problem} />}
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
      <p className={classes.note}>If you decline, {company} can’t ask this address again.</p>
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
