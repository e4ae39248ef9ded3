import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import classes from './rich-text.module.css'

const ALLOWED_TAGS = 'h1 h2 h3 p br hr strong em u s code pre blockquote ul ol li a'.split(' ')

/** Shows rich text with nothing in it but text: what was saved by another client is cleaned here once more. */
export function RichTextView({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ['href', 'start'], RETURN_DOM_FRAGMENT: true })
    for (const link of clean.querySelectorAll('a')) {
      if (!/^(https?:|mailto:)/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
      link.target = '_blank'
      link.rel = 'noopener noreferrer nofollow'
    }
    element.current?.replaceChildren(clean)
  }, [html])
  return <div ref={element} className={classes.view} />
}
