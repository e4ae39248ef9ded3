interface BookDialogProps {
  /** The asset that is to be booked; chosen in the dialog without it. */
  readonly assetID?: string
  readonly onClose: () => void
}

export function BookDialog(_: BookDialogProps) {
  return null
}
