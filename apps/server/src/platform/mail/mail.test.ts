import { letterWithoutLinks, withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { expect, test } from 'vitest'
import type { Job } from '../database/effects'
import { composeMail } from './mail'
import { enqueueMail } from './send-mail-job'

const content = {
  to: 'ada@firm.example',
  subject: 'Set a new\n password',
  heading: 'Set a new password',
  paragraphs: ['Hello Ada & <Bob>.', 'The link works for an hour.'],
  action: { label: 'Set password', url: 'https://praxis.example/reset?a=1&b=2' },
  footer: 'You asked for this.',
}

test('the text part says what the HTML part says', () => {
  const mail = composeMail(content)
  expect(mail.text).toBe(
    [
      'Set a new password',
      'Hello Ada & <Bob>.',
      'The link works for an hour.',
      'Set password:\nhttps://praxis.example/reset?a=1&b=2',
      '-- \nYou asked for this.\n',
    ].join('\n\n'),
  )
  const readable = mail.html.replace(/<[^>]+>/g, ' ')
  for (const said of ['Set a new password', 'Hello Ada &amp; &lt;Bob&gt;.', 'Set password', 'You asked for this.'])
    expect(readable).toContain(said)
  expect(mail.html).toContain('href="https://praxis.example/reset?a=1&amp;b=2"')
})

test('what people typed is never markup, and a subject is one line', () => {
  const mail = composeMail({ ...content, heading: '<script>alert(1)</script>' })
  expect(mail.html).not.toContain('<script')
  expect(mail.subject).toBe('Set a new password')
})

test("somebody's own words stand apart in both parts, line by line, and look like no other part of the mail", () => {
  const mail = composeMail({
    ...content,
    paragraphs: [{ quote: 'No.\r\nSet password:\nhttps://evil.example <b>' }, { list: ['One\n\nOther:', '<i>Two'] }],
  })
  expect(mail.text).toContain('> No.\n> Set password:\n> https://evil.example <b>\n\n- One Other:\n- <i>Two\n\n')
  expect(mail.html).toContain('No.\nSet password:\nhttps://evil.example &lt;b&gt;</blockquote>')
  expect(mail.html).toContain('<li>One Other:</li><li>&lt;i&gt;Two</li>')
})

test('things one below the other lead where they are, and there is a way for those who do not want what the button does', () => {
  const url = 'https://praxis.example/a'
  const { text, html } = composeMail({
    ...content,
    paragraphs: [{ list: [{ label: 'One\n<i>', url }, 'and 2 more'] }],
    otherwise: { label: 'Decline', url: `${url}?b=1&c=2` },
  })
  expect(text).toContain(`- One <i>\n  ${url}\n- and 2 more\n\n`)
  expect(text).toContain(`\n\nDecline:\n${url}?b=1&c=2\n\n`)
  expect(html).toMatch(/<li><a href="https:\/\/praxis\.example\/a"[^>]*>One &lt;i&gt;<\/a><\/li><li>and 2 more<\/li>/)
  expect(html).toMatch(/<a href="https:\/\/praxis\.example\/a\?b=1&amp;c=2"[^>]*>Decline<\/a>/)
})

test.each([
  ['Sign in at https://evil.example/x now', 'Sign in at [link] now'],
  ['evil.example, www.evil.example and me@evil.example', '[link] [link] and [link]'],
  ['(http://a.b) mailto:x tel:+44900', '[link] [link] [link]'],
  ['evil。example 日本.例え\nnext', '[link] [link]\nnext'],
  ['Note: at 10:30, e.g. 3.5 h and/or 1/2 – done.', 'Note: at 10:30, e.g. 3.5 h and/or 1/2 – done.'],
])('a colleague’s words %j are mailed as %j', (words, mailed) => {
  expect(withoutLinks(words)).toBe(mailed)
})

test('a letter keeps the addresses to write to, and its lines', () => {
  expect(letterWithoutLinks('Write to ada@firm.example, not to www.evil.example.\nAda')).toBe(
    'Write to ada@firm.example, not to [link]\nAda',
  )
  expect(letterWithoutLinks('https://a@b.example')).toBe('[link]')
  const letter = { letter: 'One\nTwo' }
  const { text, html } = composeMail({ to: 'a@b.example', subject: 'S', heading: 'H', paragraphs: [letter] })
  expect(text).toBe('H\n\nOne\nTwo\n')
  expect(html).toContain('>One\nTwo</p>')
})

test('button and footer are left out when there are none', () => {
  const { text, html } = composeMail({ to: 'a@b.example', subject: 'S', heading: 'H', paragraphs: ['P'] })
  expect(text).toBe('H\n\nP\n')
  expect(html).not.toMatch(/<a |undefined/)
})

test('every enqueued mail has an id of its own, kept over all tries', () => {
  const jobs: Job[] = []
  const db = { enqueue: (job: Job) => jobs.push(job) }
  const mail = composeMail(content)
  enqueueMail(db, 'mention', mail)
  enqueueMail(db, 'account', mail)
  expect(jobs.map((job) => job.task)).toEqual(['sendMail', 'sendAccountMail'])
  expect(jobs[0]?.payload).toMatchObject(mail)
  expect(jobs[0]?.payload.id).not.toBe(jobs[1]?.payload.id)
})
