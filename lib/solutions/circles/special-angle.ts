import { lengthObjection, numeral, product } from '../measure'
import { fraction, surd, surdTex, surdText, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Two tangents PA and PB to a circle with centre O at a standard angle to each other: a length of the figure is asked. */
export interface SpecialAngle {
  readonly angle: 60 | 90 | 120
  readonly radius: Fraction
  readonly asked: 'PA' | 'OP' | 'AB'
  readonly unit: string
  /** The radius is told as this letter, and `radius` is 1. */
  readonly letter?: string
}

interface Way {
  /** The length is so many times the radius by the root. */
  readonly times: Fraction
  readonly root: 1 | 2 | 3
  readonly lines: (r: string, radius: Fraction) => readonly string[]
}

const bisected = (angle: 60 | 120): string => `$OP$ bisects $\\angle APB$, so $\\angle APO = ${angle / 2}^\\circ$`

/** √(r² + r²) */
const diagonal = (r: string, radius: Fraction): string =>
  `\\sqrt{${r}^2 + ${r}^2} = \\sqrt{${numeral(product(2, radius, radius))}}`

const ways: Readonly<Record<SpecialAngle['angle'], Readonly<Record<SpecialAngle['asked'], Way>>>> = {
  60: {
    OP: {
      times: fraction(2),
      root: 1,
      lines: (r) => [
        bisected(60),
        `In right triangle $OAP$, $\\sin 30^\\circ = \\frac{OA}{OP}$, so $\\frac{1}{2} = \\frac{${r}}{OP}$`,
      ],
    },
    PA: {
      times: fraction(1),
      root: 3,
      lines: (r) => [
        bisected(60),
        `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$`,
      ],
    },
    AB: {
      times: fraction(1),
      root: 3,
      lines: (r) => [
        bisected(60),
        `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$ and $PA = ${r}\\sqrt{3}$ cm`,
        '$PA = PB$ and $\\angle APB = 60^\\circ$, so $\\triangle PAB$ is equilateral and $AB = PA$',
      ],
    },
  },
  90: {
    OP: {
      times: fraction(1),
      root: 2,
      lines: (r, radius) => [
        '$OAPB$ has right angles at $A$, $B$ and $P$, and $OA = OB$, so it is a square.',
        `$OP$ is its diagonal: $OP = ${diagonal(r, radius)}$`,
      ],
    },
    PA: {
      times: fraction(1),
      root: 1,
      lines: () => [
        '$OAPB$ has right angles at $A$, $B$ and $P$, and $OA = OB$, so it is a square.',
        'All sides of a square are equal: $PA = OA$',
      ],
    },
    AB: {
      times: fraction(1),
      root: 2,
      lines: (r, radius) => [
        'In the quadrilateral $OAPB$, $\\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ - 90^\\circ = 90^\\circ$',
        `In right triangle $OAB$, $AB = \\sqrt{OA^2 + OB^2} = ${diagonal(r, radius)}$`,
      ],
    },
  },
  120: {
    OP: {
      times: fraction(2, 3),
      root: 3,
      lines: (r) => [
        bisected(120),
        `In right triangle $OAP$, $\\sin 60^\\circ = \\frac{OA}{OP}$, so $OP = \\frac{2 \\times ${r}}{\\sqrt{3}}$`,
      ],
    },
    PA: {
      times: fraction(1, 3),
      root: 3,
      lines: (r) => [
        bisected(120),
        `In right triangle $OAP$, $\\tan 60^\\circ = \\frac{OA}{PA}$, so $PA = \\frac{${r}}{\\sqrt{3}}$`,
      ],
    },
    AB: {
      times: fraction(1),
      root: 1,
      lines: () => [
        'In the quadrilateral $OAPB$, $\\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ - 120^\\circ = 60^\\circ$',
        '$OA = OB$, so $\\triangle OAB$ is equilateral and $AB = OA$',
      ],
    },
  },
}

const lengthOf = ({ times, root }: Way, radius: Fraction): Surd => surd(product(times, radius), root)

/** "2a√3/3" */
const inLetter = ({ coefficient: { n, d }, radicand }: Surd, letter: string): string =>
  `${n === 1n ? '' : n}${letter}${radicand === 1 ? '' : `√${radicand}`}${d === 1n ? '' : `/${d}`}`

/** E.g. "Two tangents PA and PB to a circle of radius 6 cm meet at an angle of 60°. Find the length of PA." */
export const specialAngle = worked<SpecialAngle>({
  id: 'special-angle',
  archetype: 'cir-tangents-90-60',
  objection: ({ radius }) => lengthObjection({ radius }),
  solve: ({ angle, radius, asked, unit, letter }) => {
    const way = ways[angle][asked]
    const [r, value] = [letter ?? numeral(radius), lengthOf(way, radius)]
    const steps = way.lines(r, radius).map((text, index): Step => {
      const whole = letter === undefined ? text : text.replace(/\\sqrt\{2\}(?=\$|$)/, `\\sqrt{2${letter}^2}`)
      const said = unit === 'cm' ? whole : whole.replace(/ cm$/, unit === '' ? '' : ` ${unit}`)
      return index < 2 ? earns(0.5, said, index === 0 ? 'figure' : 'ratio') : line('triangle', said)
    })
    return {
      lines: [
        earns(
          0.5,
          `Given: $OA = ${r}$${unit === '' ? '' : ` ${unit}`} and $\\angle APB = ${angle}^\\circ$. Also $\\angle OAP = \\angle OBP = 90^\\circ$ (radius and tangent).`,
        ),
        ...steps,
        earns(
          0.5,
          letter === undefined
            ? says`Hence ${chain(asked, surdTex(value))} ${unit}.`
            : `Hence $${asked} = ${inLetter(value, letter)
                .replace(/√(\d)/, '\\sqrt{$1}')
                .replace(/^(.+)\/(\d)$/, '\\frac{$1}{$2}')}$.`,
        ),
      ],
      key: letter === undefined ? surdText(value) : inLetter(value, letter),
    }
  },
})
