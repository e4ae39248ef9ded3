import { useState } from 'react'

interface FilesToSave {
  readonly files: readonly File[]
  /** Ids of saved files that are to be removed. */
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
    /** Which share of the files is sent, while they are being sent. */
    sent,
    sending: async <Answer>(send: (onUpload: (share: number) => void) => Promise<Answer>): Promise<Answer> => {
      try {
        return await send(setSent)
      } finally {
        setSent(undefined)
      }
    },
  }
}

export type EntryFiles = ReturnType<typeof useEntryFiles>
