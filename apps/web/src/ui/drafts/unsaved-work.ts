import { useEffect } from 'react'

export interface UnsavedWork {
  readonly isUnsaved: () => boolean
  /** It comes back after a reload, so a reload that the person asks for need not ask again. */
  readonly isKept: () => boolean
}

const works = new Set<UnsavedWork>()

/** Tells of something on the page that is not saved yet, until the function it gives is called. */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.add(work)
  return () => works.delete(work)
}

const notKept = () => false

export function useUnsaved(isUnsaved: boolean, isKept: () => boolean = notKept): void {
  useEffect(() => {
    if (isUnsaved) return addUnsavedWork({ isUnsaved: () => true, isKept })
  }, [isUnsaved, isKept])
}

const unsaved = () => [...works].filter((work) => work.isUnsaved())

/** A field with text that has the keyboard counts too: a cell of a table or a quick form knows of no draft. */
function isTyping(): boolean {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== ''
  return field instanceof HTMLElement && field.isContentEditable
}

export const isAnythingUnsaved = (): boolean => unsaved().length > 0 || isTyping()

export const wouldReloadLoseAnything = (): boolean => unsaved().some(({ isKept }) => !isKept())
