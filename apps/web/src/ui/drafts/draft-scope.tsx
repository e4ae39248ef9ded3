import { createContext, type ReactNode, useContext } from 'react'

/** Whose drafts they are: nobody's are kept outside. */
const Scope = createContext<string | undefined>(undefined)

/** Drafts below belong to this person, or to this person within the workspace around which it stands. */
export function DraftsOf({ id, children }: { id: string; children: ReactNode }) {
  const outer = useContext(Scope)
  return <Scope value={outer ? `${outer}/${id}` : id}>{children}</Scope>
}

/** Where the drafts of a form lie; undefined where none are kept. */
export function useDraftPlace(key: string | undefined): string | undefined {
  const scope = useContext(Scope)
  return scope && key ? `${scope}/${key}` : undefined
}
