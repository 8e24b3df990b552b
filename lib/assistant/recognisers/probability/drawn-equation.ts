import { asksChance, chanceWords, without } from './chance'
import { twoDiceIn } from './two-dice'
import { wholes } from './range'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { expanded, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths/fraction'
import { drawnEquation as solution, type DrawnEquation } from '../../../solutions/probability/drawn-equation'

/** "x^2 + bx + c = 0", or without "= 0" */
function isOfDraw(fact: Fact): boolean {
  const terms = termsOf(expanded(fact))
  return terms?.size === 3 && ['x^2', 'bx', 'c'].every((name) => equals(terms.get(name) ?? { n: 0n, d: 1n }, one))
}

/** Whether what is named stands in the order of b and c: "b ... c", "Box I ... Box II ... Box I ... Box II". */
function inOrder({ apart }: Question): boolean {
  const named = (item: Item): string =>
    item.kind === 'letter' || item.kind === 'word' ? (item.kind === 'letter' ? item.name : item.text) : ''
  const letters = apart.map(named).filter((name) => name === 'b' || name === 'c')
  const boxes = apart.map(named).filter((name) => /^(?:I|II|i|ii|first|second)$/.test(name))
  return letters[0] === 'b' && boxes.every((name, at) => /^(?:I|i|first)$/.test(name) === (at % 2 === 0))
}

interface Drawn {
  readonly most: DrawnEquation['most']
  readonly taken: readonly Item[]
}

function drawnIn(question: Question): Drawn | null {
  const dice = twoDiceIn(question)
  if (dice) return { most: [6, 6], taken: dice.taken }
  const first = phrase(question, '#o to #b')
  const second = first && phrase(without(question, first), '#o to #b')
  if (!second) return null
  const [from, b, again, c] = wholes(first.numbers.o, first.numbers.b, second.numbers.o, second.numbers.b)
  return from === 1 && again === 1 && b !== undefined && c !== undefined
    ? { most: [b, c], taken: [...first.taken, ...second.taken] }
    : null
}

/** "A die is thrown twice, for b and for c. Find the probability that x^2 + bx + c = 0 has real roots." */
export const rootsOfDrawnEquation = recogniser({
  id: 'roots-of-drawn-equation',
  solution,
  story: true,
  cues: ['roots'],
  words: [
    ...chanceWords,
    'equation',
    'quadratic',
    'first',
    'second',
    'one',
    'each',
    'card',
    'cards',
    'die',
    'two',
    'red',
    'taken',
    'shows',
    'black',
  ],
  examples: [
    'A die is thrown twice. The number that comes up first is taken for b and the second one for c. Find the probability that the equation x^2 + bx + c = 0 has real roots.',
    'b is chosen at random from the numbers 1 to 5, and then c from the numbers 1 to 6. probability that x^2 + bx + c = 0 has equal roots',
    'two dice are rolled, b is the number on first and c on second. find the probability that x^2+bx+c=0 has no real roots',
  ],
  refuses: [
    'A die is thrown twice to get b and c. Find the probability that the equation x^2 + bx - c = 0 has real roots.',
    'A die is thrown twice to get b and c. Find the probability that the equation x^2 + bx + c = 0 has real and distinct roots.',
    'c is chosen from 1 to 5 and b from 1 to 6. Find the probability that x^2 + bx + c = 0 has real roots.',
    'A die is thrown twice to get b and c. Find the probability that the equation x^2 + bx + c = 0 does not have real roots and b is even.',
  ],
  read: (question) => {
    const [equation, ...more] = [...factsOf(question, 'equation'), ...factsOf(question, 'formula')].filter(isOfDraw)
    const drawn = asksChance(question) ? drawnIn(question) : null
    const none = phrase(question, 'no real roots', 'not real roots')
    const equal = phrase(question, 'real equal roots', 'two? equal roots')
    const real = none || equal ? null : phrase(question, 'real roots')
    const asked = none ?? equal ?? real
    if (!equation || more.length > 0 || !drawn || !asked || (none && equal) || !inOrder(question)) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => /^(?:b|c|I|II)$/.test(name))
    const all = [
      phrase(question, 'all these|them|number equally'),
      phrase(question, 'equally likely'),
      phrase(question, 'all * equally likely'),
    ]
    const wheels = phrase(question, 'two wheels|boxes|bags|cards|numbers')
    return {
      given: { most: drawn.most, ask: none ? ('none' as const) : equal ? ('equal' as const) : ('real' as const) },
      ...told(question, drawn, asked, wheels, ...all, { taken: [equation, ...letters] }),
    }
  },
})
