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

test('button and footer are left out when there are none', () => {
  const { text, html } = composeMail({ to: 'a@b.example', subject: 'S', heading: 'H', paragraphs: ['P'] })
  expect(text).toBe('H\n\nP\n')
  expect(html).not.toMatch(/<a |undefined/)
})

test('every enqueued mail has an id of its own, kept over all tries', () => {
  const jobs: Job[] = []
  const db = { enqueue: (job: Job) => jobs.push(job) }
  const mail = composeMail(content)
  enqueueMail(db, mail)
  enqueueMail(db, mail)
  expect(jobs.map((job) => job.task)).toEqual(['sendMail', 'sendMail'])
  expect(jobs[0]?.payload).toMatchObject(mail)
  expect(jobs[0]?.payload.id).not.toBe(jobs[1]?.payload.id)
})
