interface AddAssetDialogProps {
  /** The category that is open, which a new asset most likely belongs to. */
  readonly categoryID: string | undefined
  readonly onClose: () => void
}

export function AddAssetDialog(_: AddAssetDialogProps) {
  return null
}
