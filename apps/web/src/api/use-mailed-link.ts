import { useCallback, useEffect, useState } from 'react'
import { mayPass } from './busy'

const asked = new Map<string, Promise<unknown>>()

/** A mailed link works once, so the server is asked once, however often the page renders. */
function askOnce<Answer>(token: string, ask: (token: string) => Promise<Answer>): Promise<Answer> {
  const known = asked.get(token) as Promise<Answer> | undefined
  if (known) return known
  const answer = ask(token)
  asked.set(token, answer)
  answer.catch((error: unknown) => {
    if (mayPass(error)) asked.delete(token)
  })
  return answer
}

export type MailedLink<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'accepted'; readonly answer: Answer }
  /** The link leads nowhere, whatever is tried. */
  | { readonly state: 'refused' }
  /** The server could not be asked, so nothing is known of the link yet. */
  | { readonly state: 'unanswered'; readonly problem: string; readonly askAgain: () => void }

/** What the server says about the token of a mailed link. */
export function useMailedLink<Answer>(token: string, ask: (token: string) => Promise<Answer>): MailedLink<Answer> {
  const [link, setLink] = useState<MailedLink<Answer>>({ state: 'asking' })
  const look = useCallback(() => {
    let isCurrent = true
    const settle = (outcome: MailedLink<Answer>) => {
      if (isCurrent) setLink(outcome)
    }
    const askAgain = () => {
      setLink({ state: 'asking' })
      look()
    }
    askOnce(token, ask).then(
      (answer) => settle({ state: 'accepted', answer }),
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error)
        settle(mayPass(error) ? { state: 'unanswered', problem, askAgain } : { state: 'refused' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [token, ask])
  useEffect(look, [look])
  return link
}
