import { expect, it } from 'vitest'
import { wordsOfHtml } from './words-of-html'

it('tells what a rich text says, without its marks', () => {
  expect(wordsOfHtml('<p>Q&amp;A with <b>Northgate</b>:</p><ul><li>a &lt; b</li><li>c&nbsp;d</li></ul>')).toBe(
    'Q&A with Northgate: a < b c d',
  )
})
