import type { EntryDraft } from './entry-draft'

/** Title and words of an entry as plain lines, to be pasted somewhere else. */
export function entryText({ title, content }: Pick<EntryDraft, 'title' | 'content'>): string {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, blockquote, pre')) block.append('\n')
  const words = (body.textContent ?? '').replace(/\n{2,}/g, '\n')
  return `${title}\n\n${words}`.trim()
}
