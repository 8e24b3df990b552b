import { asksChance, chanceWords, withPieces } from './chance'
import { wholes } from './range'
import type { FactOf } from '../../question/fact'
import { told } from '../../question/phrase'
import { expanded, rational, termsOf } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, isInteger, one, toNumber } from '../../../maths/fraction'
import { inequality as solution } from '../../../solutions/probability/inequality'
import type { Condition } from '../../../solutions/probability/pieces/condition'

const whole = (node: Node | undefined): number | null => {
  const value = node ? rational(node) : null
  return value && isInteger(value) ? toNumber(value) : null
}

/** 2 of "x^2" */
function powerOf(node: Node | undefined): 1 | 2 | 3 | null {
  if (!node) return null
  if (node.kind === 'letter') return 1
  const terms = termsOf(expanded({ kind: 'formula', node, name: '' }))
  const [name, coefficient] = terms?.size === 1 ? ([...terms][0] ?? []) : []
  const power = /^[a-z]\^([23])$/.exec(name ?? '')?.[1]
  return coefficient && equals(coefficient, one) && power !== undefined ? (power === '2' ? 2 : 3) : null
}

/** "x^2 < 9", "-2 <= x <= 2" */
function conditionIn({ sides, relation, mixed }: FactOf<'equation'>): Condition | null {
  const [left, middle, right] = sides
  if (mixed || relation === '=' || relation === '!=') return null
  if (sides.length === 2) {
    const [power, bound] = [powerOf(left), whole(middle)]
    return power !== null && bound !== null ? { power, is: relation, bound } : null
  }
  const [from, to] = [whole(left), whole(right)]
  const rises = relation === '<' || relation === '<='
  return sides.length === 3 && rises && powerOf(middle) === 1 && from !== null && to !== null
    ? { from, to, ends: relation === '<=' }
    : null
}

/** "A number x is chosen at random from −4, −3, ..., 4. Find the probability that x² < 9." */
export const numberThatFits = recogniser({
  id: 'number-that-fits-an-inequality',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'slip', 'slips', 'one', 'each'],
  examples: [
    'A number x is chosen at random from the numbers -3, -2, -1, 0, 1, 2, 3. Find the probability that x^2 < 5.',
    'x is selected from -4,-3,-2,-1,0,1,2,3,4. what is the probability that -2 <= x <= 2',
    'numbers 1, 2, 3, 4, 5 me se x choose kiya, probability that x > 3 batao',
  ],
  refuses: [
    'A number x is chosen from -3, -2, -1, 0, 1, 2, 3. Find the probability that -2 < x <= 2.',
    'A number x is chosen from -3, -2, -1, 0, 1, 2, 3. Find the probability that |x - 1| < 2.',
    'A number x is chosen from -3, -2, -1, 0, 1, 2, 3. Find the probability that x^2 - 1 < 5.',
    'A number x is chosen from 1, 2, 3 and y from 1, 4, 9. Find the probability that x < 2.',
    'A number x is chosen from 1, 2, 3. Find the probability that x is not x < 2.',
  ],
  read: (question) => {
    const [list, ...more] = factsOf(question, 'list')
    const [fact, ...others] = factsOf(question, 'equation')
    const condition = fact && conditionIn(fact)
    if (!asksChance(question) || !list || list.open || more.length + others.length > 0 || !condition) return null
    const values = wholes(...list.items.map(rational))
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'x')
    return values.length === list.items.length
      ? {
          given: { list: values, condition },
          ...told(question, { taken: [...withPieces(question, list), fact, ...letters] }),
        }
      : null
  },
})
