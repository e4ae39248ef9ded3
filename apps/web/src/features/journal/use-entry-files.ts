import { useState } from 'react'

interface FilesToSave {
  readonly files: readonly File[]
  /** Of the files there are, those to be taken away. */
  readonly removedFileIDs: readonly string[]
}

/** The files of an entry while it is being written. */
export function useEntryFiles(initial: FilesToSave) {
  const [files, setFiles] = useState(initial.files)
  const [removedFileIDs, setRemovedFileIDs] = useState(initial.removedFileIDs)
  const [sent, setSent] = useState<number>()
  return {
    files,
    setFiles,
    removedFileIDs,
    setRemovedFileIDs,
    /** Which share of them is sent, while they are. */
    sent,
    sending: async (send: (onUpload: (share: number) => void) => Promise<unknown>): Promise<void> => {
      try {
        await send(setSent)
      } finally {
        setSent(undefined)
      }
    },
  }
}

export type EntryFiles = ReturnType<typeof useEntryFiles>
