import { ApiError } from '@praxis/contract/client'
import type { Output } from '@praxis/contract/endpoint'
import { outsideAddresses } from '@praxis/contract/outside-addresses'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/api'

export type AddressRequest = Output<typeof outsideAddresses.getAddressRequest>

export type AddressRequestVisit =
  | { readonly state: 'loading' }
  /** `isFinal`: the code leads nowhere, whatever is tried. */
  | { readonly state: 'refused'; readonly problem: string; readonly isFinal: boolean }
  | { readonly state: 'open'; readonly request: AddressRequest }

async function visit(code: string): Promise<AddressRequestVisit> {
  try {
    return { state: 'open', request: await api.call(outsideAddresses.getAddressRequest, { query: { code } }) }
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
    return { state: 'refused', problem: error instanceof Error ? error.message : String(error), isFinal }
  }
}

/** Who asks for what, by the code of a mail. */
export function useAddressRequest(code: string): { visit: AddressRequestVisit; lookAgain: () => void } {
  const [found, setFound] = useState<AddressRequestVisit>({ state: 'loading' })
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
  return { visit: found, lookAgain: () => void look() }
}
