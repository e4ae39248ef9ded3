import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { domainSuggestionQuery } from './workspaces.queries'

const TYPING_PAUSE = 300

export interface DomainAvailability {
  readonly state: 'unknown' | 'checking' | 'free' | 'taken'
  /** A free address made from the name. */
  readonly suggestion: string | undefined
}

/** Whether the wanted address is free, asked while typing; without a wanted one the suggestion is what will be used. */
export function useDomainAvailability(name: string, domain: string | undefined): DomainAvailability {
  const [asked] = useDebouncedValue({ name: name.trim(), domain: domain?.trim() || undefined }, TYPING_PAUSE)
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...domainSuggestionQuery(asked.name, asked.domain),
    enabled: asked.name !== '',
  })
  if (asked.name === '') return { state: 'unknown', suggestion: undefined }
  const isSettled = asked.name === name.trim() && asked.domain === (domain?.trim() || undefined)
  if (!isSettled || isPlaceholderData || (isFetching && !data))
    return { state: 'checking', suggestion: data?.suggestion }
  if (!data) return { state: 'unknown', suggestion: undefined }
  return { state: asked.domain === undefined || data.isAvailable ? 'free' : 'taken', suggestion: data.suggestion }
}
