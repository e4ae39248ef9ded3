import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWorkspaceViewer } from '../workspace/workspace-context'
import { type PaletteItem, type PaletteProvider, usePaletteProvider } from './palette-context'

const MOST_FOUND = 8
const FIRST = 0

type Address = Pick<LinkProps, 'to' | 'params' | 'search'>

/** An item of the palette that leads to a page of the workspace. */
export interface LinkItem extends Omit<PaletteItem, 'run'> {
  readonly to: (companyDomain: string) => Address
}

function useRun(): (item: LinkItem) => PaletteItem {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  return useMemo(
    () =>
      ({ to, ...item }) => ({ ...item, run: () => void navigate(to(company.domain)) }),
    [company.domain, navigate],
  )
}

/** Records of a kind that can be jumped to. */
export interface RecordsToJumpTo extends Pick<PaletteProvider, 'id' | 'group' | 'order'> {
  /** Loads the search, and how what it finds looks, when it is first used: every page of the workspace carries the palette. */
  readonly search: () => Promise<(query: string, signal: AbortSignal) => Promise<readonly LinkItem[]>>
}

export function PaletteRecords({ records }: { records: RecordsToJumpTo }) {
  const run = useRun()
  const provider = useMemo((): PaletteProvider => {
    const { search, ...group } = records
    return {
      ...group,
      search: async (query, signal) => {
        const find = await search()
        const found = await find(query, signal)
        return found.slice(0, MOST_FOUND).map(run)
      },
    }
  }, [records, run])
  usePaletteProvider(provider)
  return null
}

/** Ways to create something that lead to a page, in the palette and under Create. */
export function PaletteCreateLinks({ id, links }: { id: string; links: readonly LinkItem[] }) {
  const run = useRun()
  const provider = useMemo(
    (): PaletteProvider => ({ id, group: 'Actions', order: FIRST, creates: true, items: links.map(run) }),
    [id, links, run],
  )
  usePaletteProvider(provider)
  return null
}
