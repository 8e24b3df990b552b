import { ask, helpSoFar } from './help'
import type { Context, OpenProblem, Reply } from '../rule'

const asks =
  /\?$|^(?:Hence,? |Also,? |Then |Now |So )?(?:[Ff]ind|[Ww]hat|[Ww]hich|[Hh]ow|[Ww]here|[Ww]hen|[Ww]rite|[Pp]rove|[Ss]how|[Ss]olve|[Ee]xpress|[Ss]tate|[Cc]heck|[Vv]erify|[Dd]etermine|[Dd]raw|[Cc]hoose|[Pp]ick|[Nn]ame|[Cc]alculate|[Ww]ork out|[Gg]ive|[Ee]valuate|[Ff]actorise|[Ff]orm|[Tt]ype|[Ff]ill|[Ss]ort|[Pp]ut|[Dd]o|[Ee]stimate|[Cc]omplete)\b|\bTo prove\b/
const label = /^\((?:i{1,3}|iv|v|[a-d])\)\s*/

/** The open problem in two halves: what it gives, and what it asks for, in its own sentences. */
export function askedOf(problem: OpenProblem, context: Context): Reply {
  const sentences = problem.question.split('\n').flatMap(sentencesOf)
  const isAsk = (sentence: string): boolean => label.test(sentence) || asks.test(bare(sentence))
  const asked = sentences.filter(isAsk)
  const given = asked.length > 0 ? sentences.filter((sentence) => !isAsk(sentence)) : []
  return {
    rule: 'problem-asked',
    text: [
      ...(given.length > 0 ? [`Given: ${given.join(' ')}`] : []),
      asked.length > 1 ? `Asked:\n${asked.join('\n')}` : `Asked: ${asked[0] ?? problem.question}`,
    ].join('\n'),
    given: { template: problem.templateId, ...helpSoFar(context) },
    offers: [ask('Give me a hint'), ask('Next step')],
  }
}

/** Sentences of a paragraph; a part with its label is one, whatever it says. */
function sentencesOf(paragraph: string): readonly string[] {
  const text = paragraph.trim()
  if (text === '') return []
  if (label.test(text)) return [text]
  return text.split(/(?<=[.?!])\s+(?=[A-Z($])/)
}

const bare = (sentence: string): string => sentence.replace(/^\(|\)$/g, '')
