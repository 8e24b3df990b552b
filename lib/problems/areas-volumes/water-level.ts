import { powerTex } from '../../solutions/measure'
import { divide, fraction, toDecimal, type Fraction } from '../../maths'
import { earns, equals, says, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths } from './pieces/pi'
import { waterStems, type Ask } from './pieces/water-questions'

interface Vessel {
  readonly ask: Ask
  /** Vessel and ball, in tenths of a centimetre. */
  readonly R: number
  readonly H: number
  readonly r: number
  /** The part of the water that flows out of the cone is 1/share; number of balls for the rise. */
  readonly share: number
  readonly n: number
}

interface Draw extends Vessel {
  readonly stem: 0 | 1 | 2
}

/** Volumes without π. */
const ball = (r: number): Fraction => product(fraction(4, 3), tenths(r), tenths(r), tenths(r))
const coneful = ({ R, H }: Vessel): Fraction => product(fraction(1, 3), tenths(R), tenths(R), tenths(H))

function answer(draw: Vessel): Fraction {
  const { ask, R, H, r, share, n } = draw
  if (ask === 'shots in a cone') return divide(coneful(draw), product(share, ball(r)))
  const disc = product(tenths(R), tenths(R))
  return ask === 'rise in a cylinder' ? divide(product(n, ball(r)), disc) : divide(product(disc, tenths(H)), ball(r))
}

interface Version {
  readonly question: string
  readonly unit?: 'cm'
  readonly lines: readonly Step[]
}

function version(draw: Draw): Version {
  const { ask, share, n } = draw
  const [R = '', H = '', r = ''] = [draw.R, draw.H, draw.r].map(lengthText)
  const question = waterStems(ask, { R, H, r, share, n })[draw.stem]
  const key = toDecimal(answer(draw))
  const cubed = powerTex(tenths(draw.r), 3)
  const small = `\\dfrac{4}{3} \\times \\pi \\times ${cubed}`
  const rise = H === '1' ? '' : ` \\times ${H}`
  if (ask === 'shots in a cone')
    return {
      question,
      lines: [
        earns(
          0.5,
          `Volume of water in the vessel $= \\dfrac{1}{3} \\pi R^2 H = \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ cm³`,
          'vessel',
        ),
        earns(
          0.5,
          `Volume of water that flows out $= \\dfrac{1}{${share}} \\times \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ cm³`,
          'overflow',
        ),
        earns(0.5, says`${equals('Volume of one lead shot', '\\dfrac{4}{3} \\pi r^3', small)} cm³`, 'ball'),
        'The shots take the place of the water that flows out. Let their number be $n$.',
        earns(
          1,
          `$n = \\dfrac{\\frac{1}{${share}} \\times \\frac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}}{\\frac{4}{3} \\times \\pi \\times ${cubed}} = ${key}$`,
        ),
        earns(0.5, `Hence, the number of lead shots dropped in is $${key}$.`),
      ],
    }
  if (ask === 'rise in a cylinder')
    return {
      question,
      unit: 'cm',
      lines: [
        earns(
          0.5,
          says`${equals(`Volume of the $${n}$ spheres`, `${n} \\times \\dfrac{4}{3} \\pi r^3`, `${n} \\times ${small}`)} cm³`,
          'ball',
        ),
        earns(0.5, 'Let the level rise by $x$ cm. The water that has risen is a cylinder of volume $\\pi R^2 x$.'),
        earns(0.5, `$\\pi \\times ${R} \\times ${R} \\times x = ${n} \\times ${small}$`),
        earns(1, `$x = \\dfrac{${n} \\times 4 \\times ${cubed}}{3 \\times ${R} \\times ${R}} = ${key}$`),
        earns(0.5, `Hence, the level of the water rises by $${key}$ cm.`),
      ],
    }
  return {
    question,
    lines: [
      earns(0.5, `Volume of water that has risen $= \\pi R^2 h = \\pi \\times ${R} \\times ${R}${rise}$ cm³`),
      earns(0.5, says`${equals('Volume of one marble', '\\dfrac{4}{3} \\pi r^3', small)} cm³`, 'ball'),
      earns(0.5, 'The volume of the water that has risen is the volume of all the marbles. Let their number be $n$.'),
      earns(1, `$n = \\dfrac{\\pi \\times ${R} \\times ${R}${rise}}{${small}} = ${key}$`),
      earns(0.5, `Hence, the number of marbles dropped in is $${key}$.`),
    ],
  }
}

/** E.g. "A conical vessel of height 8 cm and radius 5 cm is full of water. Lead shots of radius 0.5 cm ... one-fourth of the water flows out. ..." */
export const waterLevel = template({
  id: 'sav-spheres-in-water',
  topic: 'areas-volumes',
  archetypes: ['sav-water-level'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Vessel => {
        const ask = r.pick(['shots in a cone', 'balls in a cylinder', 'rise in a cylinder'] as const)
        return {
          ask,
          R: 10 * r.integer(4, 15),
          H: ask === 'shots in a cone' ? 10 * r.integer(6, 20) : r.pick([10, 20, 30, 40, 50, 56]),
          r: ask === 'shots in a cone' ? r.pick([5, 10]) : r.pick([5, 7, 10, 14, 15, 20, 30]),
          share: r.integer(2, 5),
          n: r.pick([6, 9, 12, 16, 18, 24, 27, 36, 48, 54, 60]),
        }
      },
      (draw) => {
        const value = answer(draw)
        const whole = draw.ask === 'rise in a cylinder' || value.d === 1n
        const few =
          draw.ask === 'rise in a cylinder'
            ? value.n < 9n * value.d && value.n > value.d / 4n
            : value.n >= 5n && value.n <= 400n
        return isNice(value) && whole && few && 2 * draw.r < draw.R
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { question, unit, lines } = version(draw)
    return {
      question,
      rule: { kind: 'number', expected: toDecimal(answer(draw)), ...(unit && { unit }) },
      hints: [
        'A solid under water takes the place of its own volume of water.',
        draw.ask === 'shots in a cone'
          ? 'The volume of all the shots together is the volume of the water that flows out.'
          : 'The water that has risen forms a cylinder with the radius of the vessel.',
        'Leave $\\pi$ as it is: it cancels.',
      ],
      steps: lines,
      explanation:
        'Equal volumes are compared, so π and the factor one third often cancel; do not multiply them out too early.',
    }
  },
  crossCheck: (draw) => {
    const { ask, R, H, r, share, n } = draw
    // Volumes as piles of thin discs, in cubic tenths of a centimetre.
    const pile = (height: number, square: (x: number) => number) => {
      const discs = 3000
      return Array.from({ length: discs }, (_, i) => (square(((i + 0.5) / discs) * height) * height) / discs).reduce(
        (a, b) => a + b,
        0,
      )
    }
    const sphere = pile(2 * r, (x) => r * r - (x - r) * (x - r))
    if (ask === 'shots in a cone') return `${Math.round(pile(H, (x) => ((R * x) / H) ** 2) / share / sphere)}`
    if (ask === 'balls in a cylinder') return `${Math.round((R * R * H) / sphere)}`
    return `${((n * sphere) / (R * R) / 10).toFixed(2)}`
  },
  slips: (draw) => {
    const { ask, share, n } = draw
    const key = answer(draw)
    return wrongValues(key, [
      ask === 'shots in a cone'
        ? [product(share, key), 'Only a part of the water flows out.', 'overflow']
        : ask === 'rise in a cylinder'
          ? [divide(key, fraction(n)), 'All the spheres together raise the level, not one of them.', 'ball']
          : [divide(key, fraction(3)), 'The volume of a sphere is 4/3 πr³, not 4πr³.', 'ball'],
      ask === 'shots in a cone'
        ? [product(3, key), 'The vessel is a cone: one third of the cylinder.', 'vessel']
        : [
            product(ask === 'rise in a cylinder' ? fraction(3, 4) : fraction(4, 3), key),
            'The volume of a sphere has the factor 4/3.',
            'ball',
          ],
      [
        product(8, key),
        ask === 'rise in a cylinder'
          ? 'The length given is the radius of a sphere: do not double it.'
          : 'The length given is the radius of a sphere: do not halve it.',
        'ball',
      ],
    ])
  },
})
