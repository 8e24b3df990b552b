import { angleEquations, sumEquations } from './pieces/angle-equations'
import { withAngle } from './pieces/identity'
import { measured, ratioAt } from './pieces/ratio'
import {
  isDefined,
  ratioNames,
  tableAngles,
  tableValue,
  valueTex,
  type RatioName,
  type TableAngle,
} from '../../solutions/trigonometry/pieces/ratio'
import { surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, says, template } from '../template'

interface Multiple {
  readonly of: (angle: string) => string
  readonly times: number
}

const multiples: Readonly<Record<'one' | 'sum', readonly Multiple[]>> = {
  one: [
    { of: (angle) => angle, times: 1 },
    { of: (angle) => `2${angle}`, times: 2 },
    { of: (angle) => `3${angle}`, times: 3 },
    { of: (angle) => `\\frac{${angle}}{2}`, times: 1 / 2 },
  ],
  sum: [
    { of: (angle) => `\\frac{${angle}}{3}`, times: 1 / 3 },
    { of: (angle) => `\\frac{${angle}}{2}`, times: 1 / 2 },
    { of: (angle) => `\\frac{2(${angle})}{3}`, times: 2 / 3 },
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
        const angle = inTable(equation.angle * multiple.times)
        if (angle === undefined || angle === 0 || !isDefined(name, angle)) return false
        return kind === 'sum' || multiple.times !== 1 || !equation.tex.includes(`\\${name} `)
      },
    ),
  pose: ({ kind, equation, multiple, name, letters, stem }) => {
    const angle = inTable(equation.angle * multiple.times) ?? 30
    const value = tableValue(name, angle)
    const asked = ratioTex(name, multiple.of(letters))
    const [p, q] = letters.split(' + ')
    const table = valueTex(name, angle)
    return {
      question: stem(
        `$${withAngle(equation.tex, bracketed(letters))}$`,
        kind === 'sum' ? `$${p}$ and $${q}$ are acute angles` : `$${letters}$ is an acute angle`,
        `$${asked}$`,
      ),
      rule: { kind: value.radicand === 1 ? 'fraction' : 'surd', expected: surdText(value) },
      hints: [
        'Find the angle first: bring the equation to one ratio with a value of the table.',
        'Then put the angle into what is asked, and use the table once more.',
      ],
      steps: [
        earns(0.5, withAngle(equation.why, bracketed(letters)), 'ratio'),
        earns(0.5, says`So ${chain(letters, `${equation.angle}^\\circ`)}`, 'angle'),
        earns(0.5, says`${chain(multiple.of(letters), `${angle}^\\circ`)}`, 'multiple'),
        earns(
          0.5,
          says`Hence ${equals('the value asked for', `\\${name} ${angle}^\\circ`, table, ...(table === surdTex(value) ? [] : [surdTex(value)]))}.`,
        ),
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
    return measured(ratioAt(name, (found ?? 0) * multiple.times))
  },
  slips: ({ equation, multiple, name }) => {
    const angle = inTable(equation.angle * multiple.times) ?? 30
    const at = (other: TableAngle, note: string, step: string) =>
      isDefined(name, other) ? [{ response: surdText(tableValue(name, other)), note, step }] : []
    const turned = inTable(90 - angle) ?? 45
    return distinctSlips(surdText(tableValue(name, angle)), [
      ...(equation.angle === 90
        ? []
        : at(
            equation.angle,
            'That is the ratio of the angle itself. Of which multiple or part is it asked?',
            'multiple',
          )),
      ...at(turned, 'Look up the value in the table again: 30° and 60° are easily exchanged.', 'last'),
      ...([30, 45, 60] as const)
        .filter((one) => one !== angle)
        .flatMap((one) => at(one, 'Go back to the equation: which angle does it fix?', 'angle')),
    ])
  },
})
