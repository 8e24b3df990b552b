import { answered } from './answered'
import { readQuestion } from './question/question'
import type { Reply } from './rule'

const ask =
  /^(.+[.!?])\s+((?:find|write|what is|calculate|determine|state)\b[^.?!]*\b(?:hcf|lcm|prime factori[sz]ation) of (?:the numbers? )?(?:[\d\s,$&]|and)+)[.?!]*$/is
const ofNumbers = /\b(?:hcf|lcm|primes?|factors?|divi[ds]\w*|find|how|what|which|if|now|but|instead)\b/i

const numbersOf = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** "96 mango and 144 jamun saplings are set in rows. Find the HCF of 96 and 144.": the numbers of the story, and all that is asked of them. */
export async function ownAsk(text: string): Promise<Reply | null> {
  const [, story = '', asked = ''] = ask.exec(text) ?? []
  const told = new Set(numbersOf(story))
  const numbers = numbersOf(asked.replace(/\bexponent of (?:\$?)\d+/i, ''))
  if (ofNumbers.test(story) || numbers.length === 0 || !numbers.every((one) => told.has(one))) return null
  return (await answered(readQuestion(asked), []))?.reply ?? null
}
