import { rightTriangleFigure } from './pieces/right-triangle-figure'
import { ratioIn, withoutSquares } from './pieces/right-triangle'
import { coRatio, measured, mistaken, reciprocal } from './pieces/ratio'
import { namingHints, twoSideStems, withLength } from './pieces/two-side-words'
import { ratioNames, type RatioName } from '../../solutions/trigonometry/pieces/ratio'
import { ratioFromSides as fromSides } from '../../solutions/trigonometry/ratio-from-sides'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

/** E.g. "In triangle ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find sin A." */
export const ratioFromSides = template({
  id: 'trig-ratio-from-two-sides',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-ratios-from-sides'],
  difficulty: 'easy',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) => {
    const [p, q, hypotenuse] = random.pick(triples)
    const scale = hypotenuse < 15 ? random.integer(1, 3) : 1
    const [base, height] = random.shuffle([p, q])
    return {
      triangle: {
        corners: random.pick([
          ['A', 'B', 'C'],
          ['P', 'Q', 'R'],
          ['X', 'Y', 'Z'],
          ['L', 'M', 'N'],
        ] as const),
        base: (base ?? p) * scale,
        height: (height ?? q) * scale,
        hypotenuse: hypotenuse * scale,
      },
      hidden: random.pick(['hypotenuse', 'opposite', 'adjacent'] as const),
      at: random.pick(['first', 'last'] as const),
      name: random.pick(ratioNames),
      stem: random.pick(twoSideStems),
    }
  },
  given: ({ triangle: { corners, base, height, hypotenuse }, hidden, at, name }) => ({
    corners,
    ...(hidden !== 'adjacent' && { base: fraction(base) }),
    ...(hidden !== 'opposite' && { height: fraction(height) }),
    ...(hidden !== 'hypotenuse' && { hypotenuse: fraction(hypotenuse) }),
    unit: 'cm',
    at,
    name,
  }),
  solution: fromSides,
  ask: ({ triangle, hidden, at, name, stem }) => {
    const { corners, base, height, hypotenuse } = triangle
    const [p, q, r] = corners
    const vertex = at === 'first' ? p : r
    const given = [
      ...withLength(base, hidden, 'adjacent', `${p}${q}`),
      ...withLength(height, hidden, 'opposite', `${q}${r}`),
      ...withLength(hypotenuse, hidden, 'hypotenuse', `${p}${r}`),
    ].join(' and ')
    return {
      question: stem(corners.join(''), q, given, `\\${name} ${vertex}`),
      rule: { kind: 'fraction' },
      figure: rightTriangleFigure(triangle, hidden, given),
      hints: namingHints(vertex, name),
      explanation:
        'A trigonometric ratio belongs to an angle: when you look from the other acute angle, the opposite and the adjacent side change places.',
    }
  },
  crossCheck: ({ triangle: { base, height }, at, name }) => {
    const angle = at === 'first' ? Math.atan2(height, base) : Math.atan2(base, height)
    const by: Readonly<Record<RatioName, number>> = {
      sin: Math.sin(angle),
      cos: Math.cos(angle),
      tan: Math.tan(angle),
      cosec: 1 / Math.sin(angle),
      sec: 1 / Math.cos(angle),
      cot: 1 / Math.tan(angle),
    }
    return measured(by[name])
  },
  slips: ({ triangle, hidden, at, name }) =>
    distinctSlips(toText(ratioIn(triangle, at, name)), [
      {
        response: toText(ratioIn(triangle, at, coRatio[name])),
        note: 'The opposite and the adjacent side are exchanged: name the side opposite to the angle first.',
        step: 'named',
      },
      { response: toText(ratioIn(triangle, at, reciprocal[name])), note: 'The ratio is upside down.', step: 'ratio' },
      {
        response: toText(ratioIn(withoutSquares(triangle, hidden), at, name)),
        note: 'The Pythagoras theorem speaks of the squares of the sides, not of the sides themselves.',
        step: 'third side',
      },
      {
        response: toText(ratioIn(triangle, at, mistaken[name])),
        note: 'Check which two sides this ratio compares.',
        step: 'ratio',
      },
    ]),
})
