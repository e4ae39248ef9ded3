import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { domainSuggestionQuery } from './workspaces.queries'

const TYPING_PAUSE = 300

export interface DomainAvailability {
  readonly state: 'unknown' | 'checking' | 'free' | 'taken'
  /** A free address made from the name. */
  readonly suggestion: string | undefined
}

/** Whether the wanted address is free, asked while typing; without a wanted one the suggestion is used. */
export function useDomainAvailability(name: string, domain: string): DomainAvailability {
  const [askedName] = useDebouncedValue(name.trim(), TYPING_PAUSE)
  const [askedDomain] = useDebouncedValue(domain, TYPING_PAUSE)
  const { data, error, isPlaceholderData } = useQuery({
    ...domainSuggestionQuery(askedName, askedDomain || undefined),
    enabled: askedName !== '',
  })
  const suggestion = data?.suggestion
  if (name.trim() === '' || error) return { state: 'unknown', suggestion }
  const isAnswered = askedName === name.trim() && askedDomain === domain && data && !isPlaceholderData
  if (!isAnswered) return { state: 'checking', suggestion }
  return { state: domain === '' || data.isAvailable ? 'free' : 'taken', suggestion }
}
