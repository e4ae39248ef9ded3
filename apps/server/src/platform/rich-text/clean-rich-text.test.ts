import { describe, expect, it } from 'vitest'
import { cleanRichText, textOfRichText } from './clean-rich-text'

describe('rich text as it is stored', () => {
  it.each([
    ['<p>Fine <strong>as it is</strong></p>', '<p>Fine <strong>as it is</strong></p>'],
    ['<ol start="3"><li>three</li></ol>', '<ol start="3"><li>three</li></ol>'],
    ['<a href="https://praxis.example">site</a>', '<a href="https://praxis.example">site</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<script>alert(1)</script>after', 'after'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<svg><p><style><img src=x onerror=alert(1)></style></p></svg>', '<p></p>'],
    ['<iframe src="https://evil.example"></iframe>after', 'after'],
    ['<p>unclosed <em>text', '<p>unclosed <em>text</em></p>'],
    ['2 < 3 & 4 > 1', '2 &lt; 3 &amp; 4 &gt; 1'],
  ])('%j becomes %j', (given, stored) => {
    expect(cleanRichText('content', given)).toBe(stored)
  })
})

it('keeps the words of what is nested deeper than anybody does', () => {
  const nested = cleanRichText('content', `${'<ul><li>'.repeat(90)}deep`)
  expect(nested).toContain('deep')
  expect(nested).not.toContain('<li>'.repeat(90))
})

const LONGEST = 200_000
const filled = (part: string) => part.repeat(LONGEST / part.length)

it.each([
  ['<ul><li>', 'Nested too deeply'],
  ['<b>', 'Nested too deeply'],
  ['<b><p>', 'Nested too deeply'],
  ['<b a="<">', 'Nested too deeply'],
  ['<div><div></div>', 'Nested too deeply'],
  ['<i></i>', 'Too much formatting'],
  ['<br>', 'Too much formatting'],
  ['</b>', undefined],
  ['<b', undefined],
  ['<p>&lt;', 'Too much formatting'],
  ['<!--', undefined],
  ['<a href="', undefined],
  ['&#1;', undefined],
])('refuses or cleans %j, as long as a text may be, in the time that a test has', (part, problem) => {
  const clean = () => cleanRichText('content', filled(part))
  if (problem === undefined) clean()
  else expect(clean).toThrow(expect.objectContaining({ details: { fields: [{ path: 'content', message: problem }] } }))
})

it('finds words apart that only tags keep apart', () => {
  expect(textOfRichText('<h2>Scope</h2><p>agreed<br>today</p>').trim()).toBe('Scope agreed today')
})
