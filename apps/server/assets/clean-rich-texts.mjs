import { cleanedHtml } from './clean-rich-text.mjs'
import { answerWith } from './thread.mjs'

answerWith(({ texts, rules }) => texts.map((text) => cleanedHtml(text, rules)))
