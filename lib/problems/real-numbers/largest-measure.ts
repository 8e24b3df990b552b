import { gcd } from '../../maths'
import { largestMeasure as solution, type Given } from '../../solutions/real-numbers/largest-measure'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { product, tooSmall } from './pieces/in-words'
import { countOf, drawMeasure, quantitiesOf, type Measure } from './pieces/measure'
import { stories } from './pieces/measure-stories'

/** E.g. "A corridor is 825 cm long and 675 cm wide. Find the side of the largest square tile that covers its floor exactly." */
export const largestMeasure = template({
  id: 'rn-largest-measure',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-equal-groups'],
  difficulty: 'medium',
  marks: 3,
  draw: drawMeasure,
  things: ({ story, g, quotients }) => [
    {
      name: 'the side of a tile, or what a can or a bag holds',
      size: g,
      least: story === 'tiles' ? 25 : 6,
      most: story === 'tiles' ? 95 : 36,
    },
    ...quotients.map((n) => ({ name: 'what is measured', size: g * n, least: 18, most: 1000 })),
  ],
  given: (measure): Given => ({
    quantities: stated(quantitiesOf(measure)),
    of: measure.story === 'tiles' ? 'tiles' : 'parts',
    asked: measure.asked,
  }),
  solution,
  manner: ({ story }) => stories[story],
  ask: (measure) => {
    const { story, asked } = measure
    const quantities = quantitiesOf(measure)
    const { told, [asked]: question, what, unit } = stories[story]
    const each = story === 'tiles' ? 'both' : 'each of'
    return {
      question: `${told(quantities)} ${question}`,
      rule: {
        kind: 'number',
        ...(asked === 'size' && { unit }),
      },
      hints: [
        `${what} must divide ${each} ${listed(quantities)} exactly.`,
        'The largest number that divides all of them is their HCF.',
        ...(asked === 'count'
          ? [
              story === 'tiles'
                ? 'How many tiles lie along the length, and how many along the width?'
                : 'Divide each quantity by the HCF.',
            ]
          : []),
      ],
      explanation:
        'A size that fits each quantity a whole number of times is a common divisor. "As large as possible" makes it the highest common divisor.',
    }
  },
  crossCheck: (measure) => {
    const quantities = quantitiesOf(measure)
    const size = largestDivisorOfAll(...quantities)
    if (measure.asked === 'size') return `${size}`
    const parts = quantities.map((n) => n / size)
    return `${measure.story === 'tiles' ? parts.reduce((a, b) => a * b) : parts.reduce((a, b) => a + b)}`
  },
  slips: (measure) => slipsOf(measure, quantitiesOf(measure)),
})

function slipsOf(measure: Measure, quantities: readonly number[]): readonly Slip[] {
  const { story, g, quotients, asked } = measure
  const smaller = tooSmall(g)
  const sum = quotients.reduce((a, b) => a + b, 0)
  const again = `Read again what is asked: ${stories[story].either}.`
  const common = {
    response: `${leastMultipleOfAll(...quantities)}`,
    note: 'That is the LCM. A common divisor is wanted here.',
    step: 'rule',
  }
  if (asked === 'count')
    return distinctSlips(`${countOf(measure)}`, [
      { response: `${g}`, note: again, step: 'last' },
      {
        response: `${story === 'tiles' ? sum : product(quotients)}`,
        note:
          story === 'tiles'
            ? 'The tiles lie in rows and columns: multiply the two numbers, do not add them.'
            : 'The numbers for the three quantities are added, not multiplied.',
        step: 'total',
      },
      common,
    ])
  return distinctSlips(`${g}`, [
    { response: `${countOf(measure)}`, note: again, step: 'last' },
    common,
    ...(quantities.length === 2
      ? []
      : [
          {
            response: `${gcd(...quantities.slice(0, 2))}`,
            note: 'That divides the first two. Does it divide the third one too?',
            step: 'HCF',
          },
        ]),
    ...(smaller === null
      ? []
      : [{ response: `${smaller}`, note: 'It divides all of them, but a greater number does so too.', step: 'HCF' }]),
    { response: '1', note: 'The quantities do share a prime: compare their factorisations.', step: 'HCF' },
  ])
}
