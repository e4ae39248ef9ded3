import { invitations, type OpenInvitation } from '@praxis/contract/people/invitations'
import { users } from '@praxis/contract/people/users'
import { ApiError } from '@praxis/contract/protocol/caller'
import { useCallback, useEffect, useState } from 'react'
import { api, session } from '../../../api/api'
import { messageOf } from '../../../ui/feedback/message-of'

export type InvitationVisit =
  | { readonly state: 'loading' }
  /** `isFinal`: the code leads nowhere, whatever is tried. */
  | { readonly state: 'refused'; readonly problem: string; readonly isFinal: boolean }
  /** `username`: who is signed in at this browser, if anybody. */
  | { readonly state: 'open'; readonly invitation: OpenInvitation; readonly username: string | undefined }

async function signedInUsername(): Promise<string | undefined> {
  if ((await session.restore()) !== 'signedIn') return undefined
  return (await api.call(users.getMe, {})).username.toLowerCase()
}

async function visit(code: string): Promise<InvitationVisit> {
  try {
    const [invitation, username] = await Promise.all([
      api.call(invitations.getInvitationByCode, { query: { code } }),
      signedInUsername(),
    ])
    return { state: 'open', invitation, username }
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
    return { state: 'refused', problem: messageOf(error), isFinal }
  }
}

/** Where a code leads, and who is there to follow it; asked anew when somebody signs in or out. */
export function useOpenInvitation(code: string): { visit: InvitationVisit; lookAgain: () => void } {
  const [found, setFound] = useState<InvitationVisit>({ state: 'loading' })
  const look = useCallback(() => {
    let isCurrent = true
    void visit(code).then((outcome) => {
      if (isCurrent) setFound(outcome)
    })
    return () => {
      isCurrent = false
    }
  }, [code])

  useEffect(look, [look])
  useEffect(() => session.subscribe(() => void look()), [look])
  return { visit: found, lookAgain: () => void look() }
}
