import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'

export interface PaletteItem {
  id: string
  label: string
  /** A second word in grey: the client of a project, the title of a person. */
  description?: string
  /** An icon of 16 px, or a logo or avatar of the record. */
  icon?: ReactNode
  /** The kind of the record. */
  kind?: string
  shortcut?: string
  /** Other words by which the item is found. */
  keywords?: string
  run: () => void
}

export interface PaletteProvider {
  id: string
  /** The heading over the results: 'Actions', 'Pages', 'Clients'. */
  group: string
  /** Groups with a lower number stand higher. */
  order: number
  /** Fixed items, filtered by the typed text. */
  items?: PaletteItem[]
  /** Records the person may see, looked up as they type. */
  search?: (query: string, signal: AbortSignal) => Promise<PaletteItem[]>
  /** The items are also offered under Create in the top bar. */
  creates?: boolean
}

interface Registry {
  providers: PaletteProvider[]
  register: (provider: PaletteProvider) => () => void
}

const RegistryContext = createContext<Registry | null>(null)

export function PaletteRegistry({ children }: { children: ReactNode }) {
  const [providers, setProviders] = useState<PaletteProvider[]>([])
  const registry = useMemo<Registry>(
    () => ({
      providers,
      register: (provider) => {
        setProviders((current) => [...current.filter(({ id }) => id !== provider.id), provider])
        return () => setProviders((current) => current.filter((each) => each !== provider))
      },
    }),
    [providers],
  )
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

/** Offers a feature's items in the palette while the calling component is on screen. Memoise the provider. */
export function usePaletteProvider(provider: PaletteProvider): void {
  const registry = useContext(RegistryContext)
  const register = useRef(registry?.register)
  useEffect(() => register.current?.(provider), [provider])
}

export function usePaletteProviders(): PaletteProvider[] {
  const providers = useContext(RegistryContext)?.providers ?? []
  return [...providers].sort((a, b) => a.order - b.order)
}

export function useCreateActions(): PaletteItem[] {
  return usePaletteProviders().flatMap((provider) => (provider.creates ? (provider.items ?? []) : []))
}
