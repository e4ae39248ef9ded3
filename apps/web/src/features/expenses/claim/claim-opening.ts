/** What the panel of a claim can do about the list beside it. */
export interface ClaimOpening {
  /** Resolves once the panel is gone. */
  readonly onClose: () => Promise<void>
  /** Opens another claim; `isFresh`: one that was made of a receipt just now. */
  readonly onOpen: (id: string, isFresh?: boolean) => void
  /** Called with whether something typed into the panel is not saved. */
  readonly onDirty: (isDirty: boolean) => void
  /** The claims before and after it in the list. */
  readonly previousID: string | undefined
  readonly nextID: string | undefined
}
