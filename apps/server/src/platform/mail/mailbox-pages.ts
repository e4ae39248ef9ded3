import { type Html, html } from '../html'
import type { DeliveredMail } from './folder-mail-transport'

const pageWith = (title: string, content: Html): string =>
  String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/mailbox/mailbox.css">
</head>
<body>
<header><a href="/">Praxis</a><span>Mailbox</span></header>
<main>
${content}
</main>
</body>
</html>
`)

const moment = (at: string) => html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`

const row = ({ id, to, subject, at }: DeliveredMail) =>
  html`<li><a href="/mailbox/${id}"><strong>${subject}</strong><span>${to}</span>${moment(at)}</a></li>\n`

export const mailboxPage = (mails: readonly DeliveredMail[], folder: string): string =>
  pageWith(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>No mail server is configured (SMTP_URL), so e-mails are kept here and in <code>${folder}</code> instead of being sent.</p>
${
  mails.length > 0
    ? html`<ul>\n${mails.map(row)}</ul>`
    : html`<p class="empty">No e-mails yet. Reload this page once one has been sent.</p>`
}`,
  )

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** The pattern captures the address, so that every second part of the split text is one. */
const linked = (text: string): Html[] =>
  text.split(ADDRESS).map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`))

export const mailPage = ({ id, to, subject, at, text, attached }: DeliveredMail): string =>
  pageWith(
    subject,
    html`<p><a href="/mailbox">All e-mails</a></p>
<h1>${subject}</h1>
<p>To ${to} · ${moment(at)}</p>
${attached.length === 0 ? undefined : html`<p>Attached: ${attached.join(', ')}</p>\n`}<h2>As HTML</h2>
<iframe src="/mailbox/${id}/html" title="The e-mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre>${linked(text)}</pre>`,
  )
