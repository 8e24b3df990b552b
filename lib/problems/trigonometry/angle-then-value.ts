import { angleEquations, sumEquations } from './pieces/angle-equations'
import { withAngle } from './pieces/identity'
import { measured, ratioAt } from './pieces/ratio'
import {
  isDefined,
  ratioNames,
  tableAngles,
  tableValue,
  type RatioName,
  type TableAngle,
} from '../../solutions/trigonometry/pieces/ratio'
import { valueAfterAngle as solution } from '../../solutions/trigonometry/value-after-angle'
import { fraction, surdText, toNumber, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Multiple {
  readonly of: (angle: string) => string
  readonly times: Fraction
}

const multiples: Readonly<Record<'one' | 'sum', readonly Multiple[]>> = {
  one: [
    { of: (angle) => angle, times: fraction(1) },
    { of: (angle) => `2${angle}`, times: fraction(2) },
    { of: (angle) => `3${angle}`, times: fraction(3) },
    { of: (angle) => `\\frac{${angle}}{2}`, times: fraction(1, 2) },
  ],
  sum: [
    { of: (angle) => `\\frac{${angle}}{3}`, times: fraction(1, 3) },
    { of: (angle) => `\\frac{${angle}}{2}`, times: fraction(1, 2) },
    { of: (angle) => `\\frac{2(${angle})}{3}`, times: fraction(2, 3) },
  ],
}

const inTable = (degrees: number): TableAngle | undefined => tableAngles.find((one) => Math.abs(one - degrees) < 1e-9)

const bracketed = (angle: string): string => (angle.includes('+') ? `(${angle})` : angle)

const ratioTex = (name: RatioName, angle: string): string =>
  angle.startsWith('\\frac') ? `\\${name} \\left(${angle}\\right)` : `\\${name} ${angle}`

const stems: readonly ((equation: string, acute: string, asked: string) => string)[] = [
  (equation, acute, asked) => `If ${equation}, where ${acute}, find the value of ${asked}.`,
  (equation, acute, asked) => `It is given that ${equation}, and ${acute}. What is the value of ${asked}?`,
  (equation, acute, asked) => `Find ${asked}, if ${acute} and ${equation}.`,
]

/** E.g. "A and B are acute angles with cos(A + B) = 0. Find sin((A + B)/3)." */
export const angleThenValue = template({
  id: 'trig-value-after-the-angle',
  topic: 'trigonometry',
  archetypes: ['trig-angle-then-value'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const kind = source.pick(['one', 'one', 'sum'] as const)
        return {
          kind,
          equation: source.pick(kind === 'one' ? angleEquations : sumEquations),
          multiple: source.pick(multiples[kind]),
          name: source.pick(ratioNames),
          letters: source.pick(kind === 'one' ? ['A', '\\theta', 'x'] : ['A + B', 'P + Q']),
          stem: source.pick(stems),
        }
      },
      ({ equation, multiple, name, kind }) => {
        const angle = inTable(equation.angle * toNumber(multiple.times))
        if (angle === undefined || angle === 0 || !isDefined(name, angle)) return false
        return kind === 'sum' || multiple.times.n !== multiple.times.d || !equation.tex.includes(`\\${name} `)
      },
    ),
  given: ({ equation, multiple, name, letters }) => ({
    equation: equation.given,
    letters: letters.split(' + '),
    name,
    of: multiple.times,
  }),
  solution,
  ask: ({ kind, equation, multiple, name, letters, stem }) => {
    const angle = inTable(equation.angle * toNumber(multiple.times)) ?? 30
    const [p, q] = letters.split(' + ')
    return {
      question: stem(
        `$${withAngle(equation.tex, bracketed(letters))}$`,
        kind === 'sum' ? `$${p}$ and $${q}$ are acute angles` : `$${letters}$ is an acute angle`,
        `$${ratioTex(name, multiple.of(letters))}$`,
      ),
      rule: { kind: tableValue(name, angle).radicand === 1 ? 'fraction' : 'surd' },
      hints: [
        'Find the angle first: bring the equation to one ratio with a value of the table.',
        'Then put the angle into what is asked, and use the table once more.',
      ],
      explanation:
        'Between 0° and 90° each value of a ratio belongs to one angle only, so the equation fixes the angle.',
    }
  },
  crossCheck: ({ equation, multiple, name }) => {
    const degrees = Array.from({ length: 90 }, (_, index) => index + 1)
    const found = degrees.find((one) => {
      const [left, right] = equation.sides((one * Math.PI) / 180)
      return Math.abs(left - right) < 1e-9
    })
    return measured(ratioAt(name, (found ?? 0) * toNumber(multiple.times)))
  },
  slips: ({ equation, multiple, name }) => {
    const angle = inTable(equation.angle * toNumber(multiple.times)) ?? 30
    const at = (other: TableAngle, note: string, step: string) =>
      isDefined(name, other) ? [{ response: surdText(tableValue(name, other)), note, step }] : []
    const turned = inTable(90 - angle) ?? 45
    return distinctSlips(surdText(tableValue(name, angle)), [
      ...(equation.angle === 90 || multiple.times.n === multiple.times.d
        ? []
        : at(
            equation.angle,
            'That is the ratio of the angle itself. Of which multiple or part is it asked?',
            'multiple',
          )),
      ...(angle === 45
        ? []
        : at(turned, 'Look up the value in the table again: 30° and 60° are easily exchanged.', 'last')),
      ...([30, 45, 60] as const)
        .filter((one) => one !== angle)
        .flatMap((one) => at(one, 'Go back to the equation: which angle does it fix?', 'angle')),
    ])
  },
})
