import { only } from './story-of'
import { x } from './understood'
import { behind, phrase, told } from '../../question/phrase'
import { textOf, type FactOf, type Item, type Word } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { add, fraction, sign, zero, type Fraction } from '../../../maths/fraction'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, eighth: 8 }

/** "one fourth of a herd": the part, and the words that tell it. */
function partIn(
  { apart }: Question,
  taken: ReadonlySet<Item>,
): { readonly value: Fraction; readonly said: readonly Word[] } | null {
  const at = apart.findIndex((item) => parts[textOf(item)] !== undefined && !taken.has(item))
  const [word, before] = [apart[at], apart[at - 1]]
  if (word?.kind !== 'word') return null
  const count = textOf(before) === 'one' || word.text === 'half' ? fraction(1) : numberNamed(textOf(before))
  const isPlain = textOf(before) === 'a' || textOf(before) === ''
  const top = count ?? (isPlain ? fraction(1) : null)
  const said = before?.kind === 'word' && !isPlain && textOf(before) !== 'a' ? [before, word] : [word]
  return top && { value: fraction(Number(top.n), parts[word.text] ?? 1), said }
}

/** "8/9 of the total stayed": the fractions that are no count, each of the whole. */
function sharesIn({ apart }: Question, taken: readonly Item[]): readonly FactOf<'number'>[] | null {
  const places = apart.flatMap((item, at) =>
    item.kind === 'number' && item.unit === '' && item.value.d !== 1n && !taken.includes(item) ? [{ item, at }] : [],
  )
  const isOfRest = places.some(({ at }) =>
    apart.slice(at + 1, at + 4).some((item) => /^(?:remaining|rest|remainder|left)$/.test(textOf(item))),
  )
  return isOfRest ? null : places.map(({ item }) => item)
}

const wholes = /^(?:there|were|are|was|is|originally|group|herd|flock|swarm|garden|pond|total|whole|all|altogether|in)$/

/** "How many bees were in the swarm?", and not "How many bees stayed on the tree?" */
function asksWhole(asked: readonly string[]): boolean {
  const at = asked.findLastIndex((word) => /^(?:many|number)$/.test(word))
  // the noun, "saras birds"
  const behindNoun = asked.slice(at + 1).filter((word) => !wholes.test(word))
  return at >= 0 && behindNoun.length <= (asked.includes('total') ? 2 : 1)
}

/** A herd of which so many times its square root are here, a part there, and so many remain: how many there are. */
export function herdIn(question: Question): Found<Given> | null {
  const many = phrase(question, '%k the? square roots', '#k times the? square roots')
  // "the square root of half the total number"
  const half = many ? null : phrase(question, 'square roots half')
  const once = (many ?? half) ? null : phrase(question, 'square roots total|number|whole')
  const root = many ?? half ?? once
  const rest = phrase(question, 'remaining ~x? #n', '#n ~x? remaining|remained|remain|left', 'rest|remaining * #n')
  if (!root || !rest) return null
  const { n } = rest.numbers
  const shares = sharesIn(question, [...root.taken, ...rest.taken])
  const inWords = partIn(question, new Set(root.taken))
  if (!shares) return null
  const part = [...shares, ...(inWords ? [inWords] : [])].reduce((sum, { value }) => add(sum, value), zero)
  const asked = behind(question, root, rest).map(textOf)
  const isTotal = asksWhole(asked)
  if (!isTotal || asked.some((word) => /^(?:more|each|difference|half|part)$/.test(word))) return null
  const rooted = times(number(many?.numbers.k ?? fraction(1)), x)
  const all = half ? times(number(fraction(2)), times(x, x)) : times(x, x)
  const sum = plus(rooted, number(n))
  const found = only(question, [
    {
      unknowns: [`the square root of ${half ? 'half ' : ''}the total number`],
      statements: [{ left: sign(part) > 0 ? plus(times(number(part), all), sum) : sum, right: all }],
      limits: [
        { of: x, is: 'positive' },
        { of: all, is: 'whole' },
      ],
      asked: [{ name: 'the total number', value: all, unit: '' }],
    },
  ])
  const { used, said } = told(question, root, rest, { taken: shares })
  return found && { given: found.given, used, said: [...said, ...(inWords?.said ?? [])] }
}
