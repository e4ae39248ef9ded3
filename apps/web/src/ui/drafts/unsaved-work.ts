import { useEffect } from 'react'

export interface UnsavedWork {
  readonly isUnsaved: () => boolean
  /** The work comes back after a reload, so a reload that the person asks for need not ask again. */
  readonly isKept: () => boolean
}

const works = new Set<UnsavedWork>()

/** Registers unsaved work on the page; returns a function that removes it. */
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

/** Whether a field with text has the keyboard, which counts as unsaved: a cell or a quick form has no draft. */
function isTyping(): boolean {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== ''
  return field instanceof HTMLElement && field.isContentEditable
}

export const isAnythingUnsaved = (): boolean => unsaved().length > 0 || isTyping()

export const wouldReloadLoseAnything = (): boolean => unsaved().some(({ isKept }) => !isKept())
