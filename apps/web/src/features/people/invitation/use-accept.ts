import { invitations } from '@praxis/contract/people/invitations'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api'

/** Joins the company and goes there. Throws when the server refuses. */
export function useAccept(id: string, code: string): () => Promise<void> {
  const navigate = useNavigate()
  const [idempotencyKey] = useState(uniqueKey)
  return async () => {
    const { companyDomain } = await api.call(
      invitations.acceptInvitation,
      { params: { id }, body: { code } },
      { idempotencyKey },
    )
    await navigate({ to: '/employments/$companyDomain', params: { companyDomain }, replace: true })
  }
}
