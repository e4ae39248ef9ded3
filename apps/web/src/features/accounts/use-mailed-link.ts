import { useEffect, useState } from 'react'
import { ConnectionError } from '../../api/connection-error'

const asked = new Map<string, Promise<unknown>>()

/** A mailed link works once, so the server is asked once, however often the page renders. */
function askOnce(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = asked.get(key)
  if (known) return known
  const answer = ask()
  asked.set(key, answer)
  answer.catch((error: unknown) => {
    if (error instanceof ConnectionError) asked.delete(key)
  })
  return answer
}

export type MailedLink =
  | { readonly state: 'asking' | 'accepted' }
  | { readonly state: 'refused'; readonly problem: string }

/** What the server says about the token of a mailed link. */
export function useMailedLink(token: string, ask: (token: string) => Promise<unknown>): MailedLink {
  const [link, setLink] = useState<MailedLink>({ state: 'asking' })
  useEffect(() => {
    let isCurrent = true
    const settle = (outcome: MailedLink) => {
      if (isCurrent) setLink(outcome)
    }
    askOnce(token, () => ask(token)).then(
      () => settle({ state: 'accepted' }),
      (error: unknown) => settle({ state: 'refused', problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [token, ask])
  return link
}
