import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** What stands in the way of cleaning: found in one pass, which ends where it is too much. */
const problemOf = (html, { deepestCleaned, mostElements }) => {
  let depth = 0
  let elements = 0
  let problem
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      elements += 1
      if (depth > deepestCleaned) problem = 'Nested too deeply'
      else if (elements > mostElements) problem = 'Too much formatting'
      if (problem) parser.pause()
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.end(html)
  return problem
}

/** Plain JavaScript, because threads run it too. */
export const cleanedHtml = (html, rules) => {
  const problem = problemOf(html, rules)
  return problem ? { problem } : { clean: sanitizeHtml(html, rules.kept) }
}
