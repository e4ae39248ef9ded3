import * as z from 'zod'
import { type Html, html } from '../html'

/** A mail ready to be sent: the same content as text and as HTML. */
export const Mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Where answers go, unless to whom it is from. */
  replyTo: z.string().optional(),
  /** Where mail programs say that the reader wants no more of these, by a POST and without a question (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
})
export type Mail = z.infer<typeof Mail>

/** The same id means the same mail, also when it is sent a second time. */
export const IdentifiedMail = Mail.extend({ id: z.uuid() })
export type IdentifiedMail = z.infer<typeof IdentifiedMail>

interface Link {
  readonly label: string
  readonly url: string
}

/** A sentence, somebody's own words, a letter whose lines stay lines, or a list of lines. */
type Paragraph =
  | string
  | { readonly quote: string }
  | { readonly letter: string }
  | { readonly list: readonly (string | Link)[] }

export interface MailContent {
  readonly to: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly Paragraph[]
  readonly action?: Link
  /** A second link, for readers who do not want the action. */
  readonly otherwise?: Link
  readonly footer?: string
  readonly replyTo?: string
  readonly unsubscribeUrl?: string
}

const FONT = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const PAGE = `margin: 0; padding: 32px 16px; background: #ecf0f1; color: #161d20; ${FONT}; font-size: 15px; line-height: 24px`
const CARD =
  'max-width: 480px; margin: 0 auto; padding: 32px; background: #ffffff; border: 1px solid #dfe5e7; border-radius: 6px'
const HEADING = 'margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600'
const PARAGRAPH = 'margin: 0 0 16px'
const LETTER = 'margin: 0 0 16px; white-space: pre-line'
const QUOTE = 'margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid #dfe5e7; white-space: pre-line'
const LIST = 'margin: 0 0 16px; padding: 0 0 0 20px'
const BUTTON =
  'display: inline-block; margin: 8px 0 16px; padding: 10px 20px; background: #61227a; color: #ffffff; border-radius: 6px; font-weight: 600; text-decoration: none'
const QUIET = 'margin: 0; color: #57656c; font-size: 13px; line-height: 20px; word-break: break-word'
const OTHERWISE = 'margin: 16px 0 0; font-size: 13px; line-height: 20px'
const LINK = 'color: #61227a'
const FOOTER =
  'max-width: 480px; margin: 16px auto 0; padding: 0 32px; color: #57656c; font-size: 13px; line-height: 20px'

/** Text in one line, so that nobody's words look like another part of the mail. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const linesOf = (text: string): string[] => text.trim().split(/\r\n?|\n/)

const htmlOfItem = (item: string | Link): string | Html =>
  typeof item === 'string'
    ? inOneLine(item)
    : html`<a href="${item.url}" style="${LINK}" target="_blank">${inOneLine(item.label)}</a>`

const htmlOfParagraph = (paragraph: Paragraph): Html => {
  if (typeof paragraph === 'string') return html`<p style="${PARAGRAPH}">${paragraph}</p>\n`
  if ('letter' in paragraph) return html`<p style="${LETTER}">${linesOf(paragraph.letter).join('\n')}</p>\n`
  if ('quote' in paragraph)
    return html`<blockquote style="${QUOTE}">${linesOf(paragraph.quote).join('\n')}</blockquote>\n`
  return html`<ul style="${LIST}">${paragraph.list.map((item) => html`<li>${htmlOfItem(item)}</li>`)}</ul>\n`
}

const textOfParagraph = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('letter' in paragraph) return linesOf(paragraph.letter).join('\n')
  if ('quote' in paragraph)
    return linesOf(paragraph.quote)
      .map((line) => `> ${line}`)
      .join('\n')
  return paragraph.list
    .map((item) => (typeof item === 'string' ? `- ${inOneLine(item)}` : `- ${inOneLine(item.label)}\n  ${item.url}`))
    .join('\n')
}

const htmlOf = ({ subject, heading, paragraphs, action, otherwise, footer }: MailContent): string =>
  String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${subject}</title>
</head>
<body style="${PAGE}">
<div style="${CARD}">
<h1 style="${HEADING}">${heading}</h1>
${paragraphs.map(htmlOfParagraph)}${
  action &&
  html`<p style="${PARAGRAPH}"><a href="${action.url}" style="${BUTTON}" target="_blank">${action.label}</a></p>
<p style="${QUIET}">Or open this address: <a href="${action.url}" style="${LINK}" target="_blank">${action.url}</a></p>
`
}${
  otherwise &&
  html`<p style="${OTHERWISE}"><a href="${otherwise.url}" style="${LINK}" target="_blank">${otherwise.label}</a></p>
`
}</div>
${footer && html`<p style="${FOOTER}">${footer}</p>\n`}</body>
</html>
`)

const plainTextOf = ({ heading, paragraphs, action, otherwise, footer }: MailContent): string =>
  [
    heading,
    ...paragraphs.map(textOfParagraph),
    ...[action, otherwise].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : [])),
    ...(footer ? [`-- \n${footer}`] : []),
  ]
    .join('\n\n')
    .concat('\n')

/** One layout for every mail. */
export const composeMail = (content: MailContent): Mail => ({
  to: content.to,
  subject: inOneLine(content.subject),
  text: plainTextOf(content),
  html: htmlOf(content),
  ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
  ...(content.unsubscribeUrl !== undefined && { unsubscribeUrl: content.unsubscribeUrl }),
})
