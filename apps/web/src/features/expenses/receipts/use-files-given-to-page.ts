import { useEffect, useRef } from 'react'
import { filesOfPaste } from '../../../ui/files/pasted-files'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/**
 * Takes files that are dropped beside what takes them itself, or pasted while no field has the keyboard; a browser
 * would leave the page for a file that nobody takes. Without a function, another part of the page takes them.
 */
export function useFilesGivenToPage(onFiles: ((files: readonly File[]) => void) | undefined): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  const isTaking = onFiles !== undefined
  useEffect(() => {
    if (!isTaking) return
    const listening = new AbortController()
    const { signal } = listening
    const take = (files: readonly File[]) => files.length > 0 && latest.current?.(files)
    const paste = (event: ClipboardEvent) => {
      if (!isField(event.target)) take(filesOfPaste(event.clipboardData, new Date()))
    }
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('paste', paste, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [isTaking])
}
