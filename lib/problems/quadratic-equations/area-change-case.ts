import { otherLast } from '../other-last'
import { storySteps } from '../../solutions/quadratic-equations/pieces/factors'
import { equationChain } from '../../solutions/quadratic-equations/pieces/equation'
import { polynomialText, sumTex } from '../../maths'
import { chain, earns, line, says, template } from '../template'
import { areaChangeSlips } from './pieces/area-change-slips'
import { areaStory, newArea, type AreaChange } from './pieces/area-change-stories'

/** E.g. "Case study. A photo 15 cm by 10 cm is enlarged by x cm in length and in width, so that its area doubles. (i) ... (iii) ..." */
export const areaChangeCase = template({
  id: 'qe-case-area-change',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-case-area-change', 'qe-case-study'],
  marks: 4,
  draw: (random): AreaChange =>
    random.until(
      (source) => {
        const story = source.pick(['photo', 'lawn', 'poster', 'cloth'] as const)
        const [least, greatest] = story === 'lawn' ? [8, 40] : [8, 60]
        const breadth = source.integer(least, greatest - 4)
        return {
          story,
          breadth,
          length: source.integer(breadth + 2, greatest),
          x: source.integer(2, 10),
          way: story === 'poster' || story === 'cloth' ? -1 : 1,
          side: source.pick(['length', 'breadth'] as const),
          last: source.pick(['x', 'perimeter'] as const),
        }
      },
      ({ length, breadth, x }) => length <= 2 * breadth && 2 * x < breadth && x !== length - breadth,
    ),
  things: ({ story, length, breadth, x }) => [
    {
      name: 'the length',
      size: length,
      least: 10,
      most: story === 'lawn' ? 40 : 60,
      unit: story === 'lawn' ? 'm' : 'cm',
    },
    {
      name: 'the breadth',
      size: breadth,
      least: 8,
      most: story === 'lawn' ? 36 : 56,
      unit: story === 'lawn' ? 'm' : 'cm',
    },
    { name: 'the change of a side beside the breadth', size: x / breadth, least: 0.03, most: 0.5 },
  ],
  otherwise: (draw) => otherLast(draw, 'x', 'perimeter'),
  pose: (change) => {
    const { length, breadth, x, way, side, last } = change
    const { question, thing, unit, verb, names } = areaStory(change, newArea(change))
    const sign = way > 0 ? '+' : '-'
    const area = newArea(change)
    const coefficients = [1, way * (length + breadth), length * breadth - area] as const
    const other = way > 0 ? -(length + breadth + x) : length + breadth - x
    const [longer, shorter] = [`(${length} ${sign} x)`, `(${breadth} ${sign} x)`]
    const perimeter = 2 * (length + breadth + 2 * way * x)
    return {
      question,
      hints: [
        `Both sides ${verb} by the same $x$ ${unit}.`,
        'New length $\\times$ new breadth $=$ new area. Open the brackets and bring all terms to one side.',
        way > 0 ? 'Can $x$ be negative here?' : 'Can more be cut off than there is?',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Write the new ${names[side]} of the ${thing}, in ${unit}, in terms of $x$.`,
          rule: { kind: 'expression', expected: `${side === 'length' ? length : breadth} ${sign} x` },
          steps: [
            line(
              'change',
              `The ${names[side]} of ${side === 'length' ? length : breadth} ${unit} ${way > 0 ? 'grows' : 'shrinks'} by $x$ ${unit}.`,
            ),
            earns(1, `So the new ${names[side]} is $${side === 'length' ? length : breadth} ${sign} x$.`),
          ],
        },
        {
          label: '(ii)',
          ask: 'Form the quadratic equation for $x$, and write it in standard form.',
          rule: { kind: 'expression', expected: `${polynomialText(coefficients)} = 0` },
          steps: [
            earns(0.5, `New area: $${longer}${shorter} = ${area}$`, 'area'),
            line(
              'opened',
              `Opening the brackets: $${sumTex([
                [1, 'x^2'],
                [way * (length + breadth), 'x'],
                [length * breadth, ''],
              ])} = ${area}$`,
            ),
            earns(0.5, says`In standard form: ${equationChain(coefficients)}`, 'standard'),
          ],
        },
        {
          label: '(iii)',
          ask:
            last === 'x'
              ? 'Solve the equation, and find $x$.'
              : `Solve the equation, and find the perimeter of the new ${thing}, in ${unit}.`,
          rule:
            last === 'x'
              ? { kind: 'number', expected: `${x}`, unit }
              : { kind: 'number', expected: `${perimeter}`, unit },
          steps: [
            ...storySteps(x, other, { standard: 0, factors: 1 }).slice(1),
            earns(
              0.5,
              way > 0
                ? `$x = ${other}$ is rejected, because both sides become longer.`
                : `$x = ${other}$ is rejected, because it is more than the breadth of ${breadth} ${unit}.`,
              'rejected',
            ),
            ...(last === 'x'
              ? [earns(0.5, says`Hence ${chain('x', `${x}`)} ${unit}.`)]
              : [
                  line(
                    'sides',
                    says`With $x = ${x}$ the sides are ${chain(`${length} ${sign} ${x}`, `${length + way * x}`)} and ${chain(`${breadth} ${sign} ${x}`, `${breadth + way * x}`)}.`,
                  ),
                  earns(
                    0.5,
                    says`Perimeter: ${chain(`2(${length + way * x} + ${breadth + way * x})`, `${perimeter}`)} ${unit}.`,
                  ),
                ]),
          ],
        },
      ],
      explanation:
        'The equation has two roots, and the story keeps one of them: the sides of the new rectangle must be positive, and longer or shorter as told.',
    }
  },
  crossCheck: (change) => {
    const { length, breadth, way, side, last } = change
    const found = Array.from({ length: breadth - 1 }, (_, n) => n + 1).filter(
      (n) => length * breadth + way * n * length + way * n * breadth + n * n === newArea(change),
    )
    const [n = 0] = found
    return [
      `${way}x + ${side === 'length' ? length : breadth}`,
      `(x + ${way * length})(x + ${way * breadth}) = ${newArea(change)}`,
      last === 'x' ? `${n}` : `${2 * length + 2 * breadth + 4 * way * n}`,
    ]
  },
  slips: areaChangeSlips,
})
