import { isInteger, fraction, toTex, toNumber, type Fraction } from '../../maths'
import { product } from '../measure'
import { equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The largest solid inside another of that edge, radius, or diameter and height. */
export interface LargestInside {
  readonly kind: 'cone in cube' | 'sphere in cube' | 'cone in hemisphere' | 'sphere in cylinder'
  readonly size: Fraction
  readonly unit: string
}

const shares = {
  'cone in cube': [1, 12],
  'sphere in cube': [1, 6],
  'sphere in cylinder': [1, 6],
  'cone in hemisphere': [1, 3],
} as const

/** The volume divided by π. */
export function largestShare({ kind, size }: Pick<LargestInside, 'kind' | 'size'>): Fraction {
  const [n, d] = shares[kind]
  return product(fraction(n, d), size, size, size)
}

/** A multiple of π as a formula, and in the grammar of answers. */
const piTex = ({ n, d }: Fraction): string => {
  const top = `${n === 1n ? '' : n}\\pi`
  return d === 1n ? top : `\\frac{${top}}{${d}}`
}
const piText = ({ n, d }: Fraction): string => `${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`

const lengthsText = {
  'cone in cube': (r: string, h: string, unit: string) =>
    `The diameter of the base of the largest cone is the edge, so its radius is $r = ${r}$ ${unit}; its height is $h = ${h}$ ${unit}.`,
  'sphere in cube': (r: string, _: string, unit: string) =>
    `The diameter of the largest sphere is the edge of the cube, so its radius is $r = ${r}$ ${unit}.`,
  'sphere in cylinder': (r: string, _: string, unit: string) =>
    `The diameter of the sphere is that of the cylinder, so its radius is $r = ${r}$ ${unit}.`,
  'cone in hemisphere': (_: string, h: string, unit: string) =>
    `The base of the cone is the flat face, so $r = ${h}$ ${unit}; its height is the radius of the hemisphere, so $h = ${h}$ ${unit}.`,
} as const

function linesOf({ kind, size, unit }: LargestInside): readonly Step[] {
  const n = toNumber(size)
  const isEven = n % 2 === 0
  const half = isEven ? `${n / 2}` : `\\frac{${n}}{2}`
  const power = (to: number): string => (isEven ? `${half}^${to}` : `\\left(\\dfrac{${n}}{2}\\right)^${to}`)
  const told = line('lengths', lengthsText[kind](half, `${n}`, unit))
  if (kind === 'cone in cube' || kind === 'cone in hemisphere')
    return [
      told,
      line('formula', says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`),
      `$= \\dfrac{1}{3} \\times \\pi \\times ${kind === 'cone in cube' ? power(2) : `${n}^2`} \\times ${n}$`,
      ...(kind === 'cone in cube' && !isEven
        ? [`$= \\dfrac{1}{3} \\times \\pi \\times \\dfrac{${n ** 2}}{4} \\times ${n}$`]
        : []),
    ]
  return [
    told,
    line('formula', says`${equals('Volume of a sphere', '\\dfrac{4}{3} \\pi r^3')}`),
    `$= \\dfrac{4}{3} \\times \\pi \\times ${power(3)}$`,
    ...(isEven ? [] : [`$= \\dfrac{4}{3} \\times \\pi \\times \\dfrac{${n ** 3}}{8}$`]),
  ]
}

/** E.g. "Find the volume of the largest cone that can be cut out of a cube of edge 6 cm. Give the answer in terms of π." */
export const largestInside = worked<LargestInside>({
  id: 'largest-inside',
  archetype: 'sav-largest-solid',
  objection: ({ size }) =>
    isInteger(size) && size.n > 0n && size.n < 1000n
      ? null
      : `In terms of $\\pi$ this is worked here for whole numbers below $1000$; $${toTex(size)}$ is none.`,
  solve: (given) => {
    const value = largestShare(given)
    return {
      key: piText(value),
      lines: [
        ...linesOf(given),
        earns(1, `$= ${piTex(value)}$`),
        says`Hence, ${isValue('the volume', piTex(value), `${given.unit}³`)}.`,
      ],
    }
  },
})
