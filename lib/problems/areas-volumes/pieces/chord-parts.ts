import { divide, fraction, fromDecimal, multiply, subtract, toDecimal, toTex, type Fraction } from '../../../maths'
import { chain, earns, equals, isValue, line, says } from '../../template'
import type { PosedInParts } from '../../posed'
import { product, twentyTwoBySeven } from './pi'

/** A chord of a circle by the angle at the centre. */
export interface Chord {
  readonly angle: 60 | 90 | 120
  readonly r: number
  /** The value of √3 that the question prescribes; null where none is needed. */
  readonly root: '1.7' | '1.73' | null
  readonly unit: 'cm' | 'm'
  /** What the last part asks of the larger side. */
  readonly last: 'segment' | 'sector'
}

const pi = twentyTwoBySeven

export function chordValues({ angle, r, root, last }: Chord) {
  const share = fraction(angle, 360)
  const circle = product(pi.value, r, r)
  const sector = multiply(share, circle)
  const triangle = root === null ? fraction(r * r, 2) : divide(product(fromDecimal(root), r, r), fraction(4))
  const minor = subtract(sector, triangle)
  return {
    circle,
    arc: product(share, 2, pi.value, r),
    sector,
    triangle,
    minor,
    rest: subtract(circle, last === 'segment' ? minor : sector),
  } satisfies Readonly<Record<string, Fraction>>
}

/** Arc, sector, minor segment, and what is left of the circle. */
export function chordParts(chord: Chord): PosedInParts['parts'] {
  const { angle, r, root, unit, last } = chord
  const values = chordValues(chord)
  const [circle, arc, sector] = [values.circle, values.arc, values.sector].map(toDecimal)
  const [triangle, minor, rest] = [values.triangle, values.minor, values.rest].map(toDecimal)
  const square = `${unit}²`
  const share = toTex(fraction(angle, 360))
  const number = (expected: string | undefined, of: string) => ({
    kind: 'number' as const,
    expected: expected ?? '',
    unit: of,
  })
  const half = r / 2
  return [
    {
      label: '(i)',
      ask: 'Find the length of the minor arc $AB$.',
      rule: number(arc, unit),
      steps: [
        line(
          'arc',
          says`${equals('Arc', `\\dfrac{${angle}^\\circ}{360^\\circ} \\times 2 \\times ${pi.tex} \\times ${r}`, `${arc}`)}`,
        ),
        earns(1, says`Hence, ${isValue('the length of the minor arc', `${arc}`, unit)}.`),
      ],
    },
    {
      label: '(ii)',
      ask: 'Find the area of the minor sector $OAB$.',
      rule: number(sector, square),
      steps: [
        line('sector', says`${equals('Sector', `${share} \\times ${pi.tex} \\times ${r} \\times ${r}`, `${sector}`)}`),
        earns(1, says`Hence, ${isValue('the area of the minor sector', `${sector}`, square)}.`),
      ],
    },
    {
      label: '(iii)',
      ask: 'Find the area of the minor segment cut off by $AB$.',
      rule: number(minor, square),
      steps: [
        ...(angle === 120
          ? [
              `Draw $OM \\perp AB$. In right triangle $OMA$ the angle at $O$ is $60^\\circ$, so $OM = ${r} \\cos 60^\\circ = ${half}$ ${unit} and $AB = 2 \\times ${r} \\sin 60^\\circ = ${r}\\sqrt{3}$ ${unit}.`,
            ]
          : []),
        earns(
          1,
          angle === 90
            ? says`${equals('Triangle $OAB$', `\\dfrac{1}{2} \\times ${r} \\times ${r}`, `${triangle}`)} ${square}`
            : angle === 60
              ? says`Triangle $OAB$ is equilateral, so its area is $\\dfrac{\\sqrt{3}}{4} \\times ${r}^2$: ${chain(`\\dfrac{${root}}{4} \\times ${r * r}`, `${triangle}`)} ${square}`
              : says`${equals('Triangle $OAB$', `\\dfrac{1}{2} \\times ${r} \\times ${root} \\times ${half}`, `${triangle}`)} ${square}`,
          'triangle',
        ),
        earns(
          1,
          says`Hence, the area of the minor segment is ${chain(`${sector} - ${triangle}`, `${minor}`)} ${square}.`,
        ),
      ],
    },
    {
      label: '(iv)',
      ask: `Find the area of the major ${last}.`,
      rule: number(rest, square),
      steps: [
        line('circle', says`${equals('Circle', `${pi.tex} \\times ${r} \\times ${r}`, `${circle}`)} ${square}`),
        earns(
          1,
          says`Hence, the area of the major ${last} is ${chain(`${circle} - ${last === 'segment' ? minor : sector}`, `${rest}`)} ${square}.`,
        ),
      ],
    },
  ]
}
