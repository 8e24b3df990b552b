import { type Item, textOf } from './fact'
import { behind, type Phrase } from './phrase'
import type { Question } from './question'

/** Words that may name what is asked. */
const quantities: ReadonlySet<string> = new Set(
  `time hour hours speed speeds fast distance far long age ages old length breadth width broad side sides number digits digit integer
  integers cost price area perimeter base altitude height hypotenuse diagonal much many rate sum difference product mean ratio marks
  smaller larger greater amount total percent square squares reciprocal double twice half not`.split(/\s+/),
)

type Taken = Pick<Phrase, 'taken'>

const named = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => item.kind === 'word' && quantities.has(item.text))
/**
 * The words that say what is asked, behind what is told or, where nothing stands there, before it; null where the last of them is none
 * of these, or where others stand there than these and `besides`.
 */
export function asks(
  question: Question,
  facts: readonly Taken[],
  wanted: readonly string[],
  besides: readonly string[] = [],
): Taken | null {
  const taken = new Set(facts.flatMap((one) => one.taken))
  const tail = named(behind(question, ...facts))
  const head = named(
    question.apart.slice(
      0,
      question.apart.findIndex((item) => taken.has(item)),
    ),
  )
  const said = tail.length > 0 ? tail : head
  const [asked] = [tail.length > 0 ? said.at(-1) : said[0]]
  return wanted.includes(textOf(asked)) && said.every((item) => [...wanted, ...besides].includes(textOf(item)))
    ? { taken: said }
    : null
}
