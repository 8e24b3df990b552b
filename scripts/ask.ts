/** What the assistant replies to a question, in the terminal: npm run ask -- "hcf of 12 and 18" */
import './quiet-pipe'
import { reply } from '../lib/assistant'
import { numberedText } from '../lib/assistant/steps-of-reply'

const question = process.argv.slice(2).join(' ').trim()
if (question === '') {
  console.error('Write the question behind --: npm run ask -- "hcf of 12 and 18"')
  process.exitCode = 1
} else {
  const { rule, text, answer } = await reply(question)
  console.log(
    `${answer === undefined ? text : numberedText(text)}\n\n[${rule}${answer === undefined ? '' : `: ${answer}`}]`,
  )
}
