import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A company's address can change while its workspace is open: the page's address follows, and its drafts stay. */
export function useFollowedAddress({ id, domain }: { id: string; domain: string }): void {
  const { companyDomain } = useParams({ from: '/_signed-in/employments/$companyDomain' })
  const navigate = useNavigate()
  const opened = useRef({ id, companyDomain })

  useEffect(() => {
    // On the way to another company, its workspace is open before its address is reached.
    if (opened.current.companyDomain !== companyDomain) opened.current = { id, companyDomain }
    if (companyDomain === domain || opened.current.id !== id) return
    void navigate({
      to: '.',
      params: (params) => ({ ...params, companyDomain: domain }),
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  }, [id, domain, companyDomain, navigate])
}
