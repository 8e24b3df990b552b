import { only } from './story-of'
import { x } from './understood'
import { behind, phrase, told } from '../../question/phrase'
import { textOf, type Word } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, type Fraction } from '../../../maths/fraction'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, eighth: 8 }

/** "one fourth of a herd": the part, and the words that tell it. */
function partIn({ apart }: Question): { readonly value: Fraction; readonly said: readonly Word[] } | null {
  const at = apart.findIndex((item) => parts[textOf(item)] !== undefined)
  const [word, before] = [apart[at], apart[at - 1]]
  if (word?.kind !== 'word') return null
  const count = textOf(before) === 'one' || word.text === 'half' ? fraction(1) : numberNamed(textOf(before))
  const isPlain = textOf(before) === 'a' || textOf(before) === ''
  const top = count ?? (isPlain ? fraction(1) : null)
  const said = before?.kind === 'word' && !isPlain && textOf(before) !== 'a' ? [before, word] : [word]
  return top && { value: fraction(Number(top.n), parts[word.text] ?? 1), said }
}

/** A herd of which so many times its square root are here, a part there, and so many remain: how many there are. */
export function herdIn(question: Question): Found<Given> | null {
  const root = phrase(question, '%k the? square roots', '#k times the? square roots')
  const rest = phrase(question, 'remaining ~x? #n', '#n ~x? remaining|remained|left', 'rest|remaining * #n')
  if (!root || !rest) return null
  const { n } = rest.numbers
  const part = partIn(question)
  const asked = behind(question, root, rest).map(textOf)
  const isTotal = asked.some((word) => /^(?:total|many|number)$/.test(word))
  if (!isTotal || asked.some((word) => /^(?:more|each|difference|half|part)$/.test(word))) return null
  const rooted = times(number(root.numbers.k), x)
  const all = times(x, x)
  const sum = plus(rooted, number(n))
  const found = only(question, [
    {
      unknowns: ['the square root of the total number'],
      statements: [{ left: part ? plus(times(number(part.value), all), sum) : sum, right: all }],
      limits: [
        { of: x, is: 'positive' },
        { of: all, is: 'whole' },
      ],
      asked: [{ name: 'the total number', value: all, unit: '' }],
    },
  ])
  const { used, said } = told(question, root, rest)
  return found && { given: found.given, used, said: [...said, ...(part?.said ?? [])] }
}
