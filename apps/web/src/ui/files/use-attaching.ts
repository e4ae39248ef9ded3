import { NOTHING_TO_PASTE } from '@praxis/domain/files/clipboard-file'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { distinctFiles } from './distinct-files'
import { filesOfPaste } from './pasted-files'

interface Attaching {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  readonly maxBytes: number
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

const isField = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

/** Files for a text that is being written: dropped anywhere on it, pasted into it, or chosen by a button. */
export function useAttaching({ files, onChange, maxBytes }: Attaching) {
  const [problem, setProblem] = useState<string>()
  const [isOver, setIsOver] = useState(false)

  const add = (given: readonly File[]) => {
    const fitting = given.filter((file) => fileSize(maxBytes)(file) === undefined)
    setProblem(fileSize(maxBytes)(given))
    if (fitting.length > 0) onChange(distinctFiles([...files, ...fitting]))
  }

  return {
    problem,
    add,
    remove: (file: File) => {
      setProblem(undefined)
      onChange(files.filter((other) => other !== file))
    },
    isOver,
    /** Props of the element that files are dropped and pasted on; events are caught before an editor sees them. */
    areaProps: {
      onDragOverCapture: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!isInside) setIsOver(false)
      },
      onDropCapture: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setIsOver(false)
        add([...event.dataTransfer.files])
      },
      onPasteCapture: (event: ClipboardEvent) => {
        const { types, files: offered } = event.clipboardData
        // A paste without a file is for the field it is pasted into; text with a picture of itself, as office programs
        // copy it, is text.
        if (isField(event.target) && (types.includes('text/plain') || offered.length === 0)) return
        const pasted = filesOfPaste(event.clipboardData, new Date())
        event.preventDefault()
        event.stopPropagation()
        if (pasted.length > 0) add(pasted)
        else setProblem(NOTHING_TO_PASTE)
      },
    },
  }
}
