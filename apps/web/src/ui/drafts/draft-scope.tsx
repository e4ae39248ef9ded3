import { createContext, type ReactNode, useContext } from 'react'

/** Whose drafts are kept; outside of a scope none are. */
const Scope = createContext<string | undefined>(undefined)

/** Drafts below belong to this person, or to this person within the workspace around it. */
export function DraftsOf({ id, children }: { id: string; children: ReactNode }) {
  const outer = useContext(Scope)
  return <Scope value={outer ? `${outer}/${id}` : id}>{children}</Scope>
}

/** The key under which a form's drafts are kept; undefined where none are. */
export function useDraftPlace(key: string | undefined): string | undefined {
  const scope = useContext(Scope)
  return scope && key ? `${scope}/${key}` : undefined
}
