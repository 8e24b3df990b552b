import { cubeNote, ratioHints, ratioStems, type Kind } from './pieces/ratio-questions'
import { divide, fraction, type Fraction } from '../../maths'
import { ratioOfSolids } from '../../solutions/areas-volumes/ratio-of-solids'
import { ratioOf, type SolidsInRatio } from '../../solutions/areas-volumes/pieces/solids-in-ratio'
import { template } from '../template'
import { distinctSlips } from '../slips/distinct-slips'

interface Solids {
  readonly kind: Kind
  /** Radii a : b and heights c : d. */
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

interface Draw extends Solids {
  readonly stem: 0 | 1 | 2
}

/** In the grammar of answers. */
const ratioText = ({ n, d }: Fraction): string => `${n}:${d}`

function givenOf({ kind, a, b, c, d }: Solids): SolidsInRatio {
  if (kind === 'volumes of spheres') return { kind, volumes: [a ** 3, b ** 3] }
  return kind === 'two spheres' ? { kind, radii: [a, b] } : { kind, radii: [a, b], heights: [c, d] }
}

const answer = (solids: Solids): Fraction => ratioOf(givenOf(solids))

const pairs = [
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 2],
  [4, 3],
  [1, 3],
  [3, 5],
  [5, 4],
  [2, 1],
  [5, 3],
  [2, 5],
] as const

/** E.g. "The radii of two cones are in the ratio 2 : 3 and their heights in the ratio 5 : 4. Find the ratio of their volumes." */
export const ratio = template({
  id: 'sav-ratio-of-two-solids',
  topic: 'areas-volumes',
  archetypes: ['sav-ratio'],
  difficulty: 'medium',
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (r): Solids => {
        const [[a, b], [c, d]] = [r.pick(pairs), r.pick(pairs)]
        return {
          kind: r.pick([
            'two cones',
            'two cylinders',
            'two spheres',
            'cone and cylinder',
            'volumes of spheres',
          ] as const),
          a,
          b,
          c,
          d,
        }
      },
      (draw) => {
        const { n, d } = answer(draw)
        return n !== d && n <= 100n && d <= 100n && draw.a * draw.d !== draw.b * draw.c
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: givenOf,
  solution: ratioOfSolids,
  ask: (draw) => ({
    question: ratioStems(draw.kind, draw)[draw.stem],
    rule: { kind: 'ratio' },
    hints: ['Write both formulas, one over the other, and cancel what is common.', ratioHints[draw.kind]],
    explanation:
      'In a ratio the common factors such as π cancel; what counts is how often each length occurs in the formula.',
  }),
  crossCheck: ({ kind, a, b, c, d }) => {
    const volume = (r: number, h: number) => r * r * h
    const pair: Readonly<Record<Kind, readonly [number, number]>> = {
      'two cones': [volume(a, c), volume(b, d)],
      'two cylinders': [2 * a * c, 2 * b * d],
      'two spheres': [4 * a * a, 4 * b * b],
      'cone and cylinder': [volume(a, c), 3 * volume(b, d)],
      'volumes of spheres': [4 * a * a, 4 * b * b],
    }
    return pair[kind].join(':')
  },
  slips: (draw) => {
    const { kind, a, b, c, d } = draw
    const key = answer(draw)
    const spheres = kind.includes('spheres')
    /** Where volumes are given, the surface areas are compared in a line of their own. */
    const where = kind === 'volumes of spheres' ? 'surfaces' : 'formulas'
    const plain = spheres ? fraction(a, b) : fraction(a * c, b * d)
    const cubes = spheres ? fraction(a ** 3, b ** 3) : fraction(a * a * c, b * b * d)
    const note = spheres
      ? 'That is the ratio of the radii; a surface area has the square of the radius.'
      : 'The volume has the square of the radius.'
    return distinctSlips(ratioText(key), [
      ...(kind === 'two cylinders' ? [] : [{ response: ratioText(plain), note, step: where }]),
      ...(kind === 'two cones' ? [] : [{ response: ratioText(cubes), note: cubeNote[kind], step: where }]),
      {
        response: ratioText(divide(fraction(1), key)),
        note: 'The order matters: the first solid comes first.',
        step: where,
      },
      ...(spheres
        ? []
        : [
            {
              response: ratioText(divide(key, fraction(c, d))),
              note: 'The heights are different too: they belong to the formula.',
              step: where,
            },
          ]),
    ])
  },
})
