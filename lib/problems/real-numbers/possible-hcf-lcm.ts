import { fraction } from '../../maths'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { possibleHcfLcm as solution, type Given } from '../../solutions/real-numbers/possible-hcf-lcm'
import {
  arranged,
  offeredOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import type { Random } from '../../random'
import { template } from '../template'

/** One of the two measures, and four candidates for the other; the right option first. */
interface Draw {
  readonly given: 'HCF' | 'LCM'
  readonly value: number
  readonly wanted: 'can' | 'cannot'
  readonly candidates: readonly number[]
  readonly order: readonly number[]
  readonly stem: 'two' | 'says' | 'if'
}

const fits = (given: Draw['given'], value: number, candidate: number): boolean =>
  given === 'HCF' ? candidate % value === 0 : value % candidate === 0

/** No multiple of 5 that is none of 10: there a look at the last digit would be enough. */
const hcfs = [6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const
const lcms = [72, 96, 108, 120, 144, 160, 168, 180, 240, 252, 288, 300, 336, 360, 420, 480] as const

/** A number that can be the other measure, or one that cannot and does not show it by its last digit. */
function candidate(random: Random, given: Draw['given'], value: number, can: boolean): number {
  const step = given === 'LCM' ? 1 : (value % 2 === 0 ? 2 : 1) * (value % 5 === 0 ? 5 : 1)
  const [least, greatest] = given === 'HCF' ? [Math.ceil(40 / step), Math.floor(480 / step)] : [6, 60]
  return random.until(
    (source) => step * source.integer(least, greatest),
    (one) => fits(given, value, one) === can && (given === 'HCF' || value % 5 === 0 || one % 5 !== 0),
  )
}

/** E.g. "The HCF of two numbers is 16. Which of these cannot be their LCM?" */
export const possibleHcfLcm = template<Draw, Given>({
  id: 'rn-possible-hcf-lcm',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-possible-hcf-lcm'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const [given, wanted] = [random.pick(['HCF', 'LCM'] as const), random.pick(['can', 'cannot'] as const)]
    const stem = random.pick(['two', 'says', 'if'] as const)
    const place = random.integer(0, 3)
    const { value, candidates } = random.until(
      (source) => {
        const value = source.pick(given === 'HCF' ? hcfs : lcms)
        return {
          value,
          candidates: Array.from({ length: 4 }, (_, index) =>
            candidate(source, given, value, (wanted === 'can') === (index === place)),
          ),
        }
      },
      ({ candidates }) => candidates.every((one, index) => index === 0 || one > (candidates[index - 1] ?? 0)),
    )
    const key = candidates[place] ?? 0
    return {
      given,
      value,
      wanted,
      candidates: [key, ...candidates.filter((candidate) => candidate !== key)],
      order: drawOrder(random, 4),
      stem,
    }
  },
  given: ({ given, value, wanted, candidates, order }) => ({
    given,
    value: fraction(value),
    wanted,
    candidates: stated(arranged(candidates, order)),
  }),
  solution,
  ask: ({ given, value, wanted, candidates, order, stem }) => {
    const other = given === 'HCF' ? 'LCM' : 'HCF'
    const can = wanted === 'can' ? 'can' : 'cannot'
    return {
      question: {
        two: `The ${given} of two numbers is $${value}$. Which of the following ${can} be their ${other}?`,
        says: `Four students guess the ${other} of two numbers whose ${given} is $${value}$. Only one of the guesses is ${wanted === 'can' ? 'possible' : 'impossible'}. Which one?`,
        if: `If two numbers have $${value}$ as their ${given}, then which of these numbers ${can} be the ${other} of the two?`,
      }[stem],
      ...offeredOf(
        candidates.map((candidate) => `$${candidate}$`),
        order,
      ),
      hints: [
        'The HCF divides each of the two numbers, and each of them divides the LCM.',
        `What follows for the ${given} and the ${other}? Try the options by division.`,
      ],
      explanation:
        'The HCF divides both numbers and both divide the LCM; so the LCM is a multiple of the HCF. Every multiple is possible: the HCF itself and that multiple are two such numbers.',
    }
  },
  crossCheck: ({ given, value, wanted, candidates, order }) => {
    // the two measures themselves are such a pair, if there is one at all
    const possible = candidates.map((candidate) => {
      const [hcf, lcm] = given === 'HCF' ? [value, candidate] : [candidate, value]
      let multiple = hcf
      while (multiple < lcm) multiple += hcf
      return multiple === lcm
    })
    return letterAt(
      arranged(
        possible.map((one) => one === (wanted === 'can')),
        order,
      ).indexOf(true),
    )
  },
  slips: ({ given, wanted, candidates, order }) =>
    choiceSlips(
      candidates
        .slice(1)
        .map((candidate, index): ItemNote => [
          given === 'HCF'
            ? `Divide ${candidate} by the HCF: ${wanted === 'can' ? 'is there a remainder?' : 'it goes without a remainder, so this can be the LCM.'}`
            : `Divide the LCM by ${candidate}: ${wanted === 'can' ? 'is there a remainder?' : 'it goes without a remainder, so this can be the HCF.'}`,
          `option ${letterOf(index + 1, order)}`,
        ]),
      order,
    ),
})
