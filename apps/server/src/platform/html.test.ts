import { expect, test } from 'vitest'
import { html } from './html'

test('text is escaped, in content and in attributes', () => {
  const text = `<script>alert("a" & 'b')</script>`
  expect(String(html`<p title="${text}">${text}</p>`)).toBe(
    '<p title="&lt;script&gt;alert(&quot;a&quot; &amp; &#39;b&#39;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;a&quot; &amp; &#39;b&#39;)&lt;/script&gt;</p>',
  )
})

test('pieces and lists of pieces are put in as they are, undefined is nothing', () => {
  const items = ['a', 'b'].map((item) => html`<li>${item}</li>`)
  expect(String(html`<ul>${items}${undefined}${3}</ul>`)).toBe('<ul><li>a</li><li>b</li>3</ul>')
})
