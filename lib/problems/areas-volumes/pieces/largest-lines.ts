import { fraction, toText, type Fraction } from '../../../maths'
import { equals, line, says, type Step } from '../../template'
import type { Kind } from './largest-questions'

/** A solid inside another of that size in centimetres. */
export interface Inside {
  readonly kind: Kind
  readonly size: number
}

/** A multiple of π as a formula. */
export const piTex = ({ n, d }: Fraction): string => {
  const top = `${n === 1n ? '' : n}\\pi`
  return d === 1n ? top : `\\frac{${top}}{${d}}`
}

const half = (size: number): string => toText(fraction(size, 2)).replace(/(\d+)\/2/, '\\frac{$1}{2}')

/** What to look at, and the lines up to the value. */
export function largestLines({ kind, size }: Inside): {
  readonly hint: string
  readonly lines: readonly Step[]
} {
  const r = half(size)
  const halfPower = (power: number) =>
    size % 2 === 0 ? `${r}^${power}` : `\\left(\\dfrac{${size}}{2}\\right)^${power}`
  const cubed = size % 2 === 0 ? [] : [`$= \\dfrac{4}{3} \\times \\pi \\times \\dfrac{${size ** 3}}{8}$`]
  switch (kind) {
    case 'cone in cube':
      return {
        hint: 'The base of the cone touches the sides of a face, and its height is the edge.',
        lines: [
          line(
            'lengths',
            `The diameter of the base of the largest cone is the edge, so its radius is $r = ${r}$ cm; its height is $h = ${size}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`),
          `$= \\dfrac{1}{3} \\times \\pi \\times ${halfPower(2)} \\times ${size}$`,
          ...(size % 2 === 0
            ? []
            : [`$= \\dfrac{1}{3} \\times \\pi \\times \\dfrac{${size ** 2}}{4} \\times ${size}$`]),
        ],
      }
    case 'sphere in cube':
      return {
        hint: 'The sphere touches all the faces, so its diameter is the edge of the cube.',
        lines: [
          line(
            'lengths',
            `The diameter of the largest sphere is the edge of the cube, so its radius is $r = ${r}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a sphere', '\\dfrac{4}{3} \\pi r^3')}`),
          `$= \\dfrac{4}{3} \\times \\pi \\times ${halfPower(3)}$`,
          ...cubed,
        ],
      }
    case 'sphere in cylinder':
      return {
        hint: 'The sphere touches the wall and both ends of the cylinder.',
        lines: [
          line('lengths', `The diameter of the sphere is that of the cylinder, so its radius is $r = ${r}$ cm.`),
          line('formula', says`${equals('Volume of a sphere', '\\dfrac{4}{3} \\pi r^3')}`),
          `$= \\dfrac{4}{3} \\times \\pi \\times ${halfPower(3)}$`,
          ...cubed,
        ],
      }
    case 'cone in hemisphere':
      return {
        hint: 'The cone stands on the flat face, and its vertex is the top of the hemisphere.',
        lines: [
          line(
            'lengths',
            `The base of the cone is the flat face, so $r = ${size}$ cm; its height is the radius of the hemisphere, so $h = ${size}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`),
          `$= \\dfrac{1}{3} \\times \\pi \\times ${size}^2 \\times ${size}$`,
        ],
      }
    default:
      return kind satisfies never
  }
}
