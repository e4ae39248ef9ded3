import { RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@praxis/domain/rich-text/rich-text-tags'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import classes from './rich-text.module.css'

const LEADS_SOMEWHERE = new RegExp(`^(${RICH_TEXT_SCHEMES.join('|')}):`, 'i')

/** Shows rich text, cleaned once more: another client may have saved anything. */
export function RichTextView({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const clean = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...RICH_TEXT_TAGS],
      ALLOWED_ATTR: ['href', 'start'],
      RETURN_DOM_FRAGMENT: true,
    })
    for (const link of clean.querySelectorAll('a')) {
      if (!LEADS_SOMEWHERE.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
      link.target = '_blank'
      link.rel = 'noopener noreferrer nofollow'
    }
    element.current?.replaceChildren(clean)
  }, [html])
  return <div ref={element} className={classes.view} />
}
