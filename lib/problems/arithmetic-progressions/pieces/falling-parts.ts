import {
  ordinal,
  progression,
  sumSides,
  termSides,
} from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { PosedPart } from '../../posed'
import { chain, earns, isValue, line, says, type Step } from '../../template'
import { placeOfValue } from './place-of-value'
import { sumOf, termOf } from './progression'
import { fallingScenes, type Falling } from './falling-scenes'

const ruleFor = (value: number, measure: string) => ({ kind: 'number', expected: `${value}`, unit: measure }) as const

export const fallingHints = ({ last }: Falling): readonly string[] => [
  'Less by the same amount each time: the numbers form an AP. What is the sign of $d$?',
  'One of them is a term, $a_n = a + (n - 1)d$; several together are a sum, $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
  ...(last === 'block'
    ? ['A block that does not begin with the first term is an AP too: begin with its own first term.']
    : []),
]

export function fallingParts(falling: Falling): readonly [PosedPart, PosedPart, PosedPart] {
  return [openingPart(falling), whichPart(falling), falling.last === 'block' ? blockPart(falling) : sumPart(falling)]
}

const given = ({ scene, a, d }: Falling): Step =>
  line('ap', says`${fallingScenes[scene].values} form an AP with ${chain('a', `${a}`)} and ${chain('d', `-${d}`)}.`)

function openingPart(falling: Falling): PosedPart {
  const { scene, a, d, k, opening } = falling
  const { at, less, measure } = fallingScenes[scene]
  const [value, fall] = [termOf(a, -d, k), (k - 1) * d]
  if (opening === 'term')
    return {
      label: '(i)',
      ask: at(ordinal(k)),
      rule: ruleFor(value, measure),
      steps: [given(falling), earns(1, says`${chain(...termSides(progression(a, -d), k))} ${measure}`, 'term')],
    }
  return {
    label: '(i)',
    ask: less(ordinal(k)),
    rule: ruleFor(fall, measure),
    steps: [
      given(falling),
      earns(1, says`${chain(`a_1 - a_{${k}}`, `${k - 1} \\times ${d}`, `${fall}`)} ${measure}`, 'term'),
    ],
  }
}

function whichPart({ scene, a, d, place }: Falling): PosedPart {
  const { which, time } = fallingScenes[scene]
  const value = termOf(a, -d, place)
  const { put, found } = placeOfValue(a, -d, value)
  return {
    label: '(ii)',
    ask: which(value),
    rule: {
      kind: 'number',
      expected: `${place}`,
      asked: {
        names: ['place', 'n', 'term', time],
        words: [time, 'in', 'on', 'the', 'it', 'is', 'place', 'term', 'n'],
      },
    },
    steps: [earns(0.5, put, 'put in'), earns(0.5, found, 'place'), `Hence it is the ${ordinal(place)} ${time}.`],
  }
}

function sumPart({ scene, a, d, n }: Falling): PosedPart {
  const { all, preposition, time, measure, total } = fallingScenes[scene]
  return {
    label: '(iii)',
    ask: all(`${preposition === null ? '' : `${preposition} `}the first ${n} ${time}s`),
    rule: ruleFor(sumOf(a, -d, n), measure),
    steps: [
      earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
      earns(1, says`${chain(...sumSides(progression(a, -d), n))}`, 'sum'),
      earns(0.5, says`Hence ${isValue(total, `${sumOf(a, -d, n)}`, measure)}.`),
    ],
  }
}

function blockPart({ scene, a, d, to, length }: Falling): PosedPart {
  const { all, preposition, time, measure, total } = fallingScenes[scene]
  const from = to - length + 1
  const [start, end] = [termOf(a, -d, from), termOf(a, -d, to)]
  const sum = sumOf(start, -d, length)
  return {
    label: '(iii)',
    ask: all(
      preposition === null
        ? `the ${ordinal(from)} to the ${ordinal(to)} ${time}s`
        : `from the ${ordinal(from)} to the ${ordinal(to)} ${time}`,
    ),
    rule: ruleFor(sum, measure),
    steps: [
      earns(
        0.5,
        says`The block begins with ${chain(`a_{${from}}`, `${a} - ${from - 1} \\times ${d}`, `${start}`)} and ends with ${chain(`a_{${to}}`, `${a} - ${to - 1} \\times ${d}`, `${end}`)}.`,
        'formula',
      ),
      line('count', says`It has ${chain(`${to} - ${from} + 1`, `${length}`)} terms.`),
      earns(
        1,
        says`Sum of an AP $= \\frac{n}{2}(a + l)$: ${chain(`\\frac{${length}}{2}(${start} + ${end})`, `${sum}`)}`,
        'sum',
      ),
      earns(0.5, says`Hence ${isValue(total, `${sum}`, measure)}.`),
    ],
  }
}
