import { chain, says } from '../../template'
import type { Random } from '../../../random'
import { discriminantSides, equationTex, quadratic } from '../../../solutions/quadratic-equations/pieces/equation'
import {
  generalFacts as facts,
  generalNames,
  type FactName,
} from '../../../solutions/quadratic-equations/general-facts'
import type { StatementFamily } from '../../kinds-of-question/assertion-statements'
import { drawWithNature, natures, natureWords, type Nature } from './nature'

const signs: Readonly<Record<Nature, string>> = { distinct: '> 0', equal: '= 0', none: '< 0' }

/** True of every quadratic equation, and of no account for its roots. */
export const general = generalNames.map((name) => facts[name].text)

const next = (nature: Nature): Nature => natures[(natures.indexOf(nature) + 1) % 3] ?? 'distinct'

/** The reasons of a family; `survives`: whether the untrue one stands the test of a counter-example. */
export const reasonsOf = (name: FactName, survives: () => boolean) => ({
  explains: facts[name].text,
  untrue: { text: facts[name].untrue, why: facts[name].rightly, survives },
})

const natureFamily =
  (nature: Nature) =>
  (random: Random): StatementFamily => {
    const { a, b, c } = drawWithNature(random, nature)
    const equation = `$${equationTex([a, b, c])}$`
    // how often the parabola meets the x-axis: the sign of its value at x = −b/2a, cleared of fractions
    const lowest = Number(c.n) * 4 * a - b * b * Number(c.d)
    const counted: Nature = lowest < 0 ? 'distinct' : lowest === 0 ? 'equal' : 'none'
    const about = [
      says`For (A): ${chain(...discriminantSides(quadratic(a, b, c)))}`.text,
      `Here $D ${signs[nature]}$, so the equation has ${natureWords[nature]}.`,
    ]
    const wrong = next(nature)
    return {
      truth: { text: `The equation ${equation} has ${natureWords[nature]}.`, about, holds: () => counted === nature },
      falsehood: { text: `The equation ${equation} has ${natureWords[wrong]}.`, about, holds: () => counted === wrong },
      ...reasonsOf(nature, () => wrong === nature),
      unrelated: random.pick(general),
    }
  }

/** c of the other sign than a: D is positive whatever the middle coefficient is. */
function forEveryK(random: Random): StatementFamily {
  const [a, c] = [random.integer(1, 9), random.integer(1, 9)]
  const equation = (sign: '+' | '-') => `$${a === 1 ? '' : a}x^2 + kx ${sign} ${c} = 0$`
  return {
    truth: {
      text: `The equation ${equation('-')} has real roots for every real number $k$.`,
      about: `$D = k^2 - 4 \\times ${a} \\times (-${c}) = k^2 + ${4 * a * c}$ is positive for every $k$.`,
      // at x = 0 the parabola is below the axis, and far out above it
      holds: () => -c < 0 && a * 100 * 100 - 900 - c > 0,
    },
    falsehood: {
      text: `The equation ${equation('+')} has real roots for every real number $k$.`,
      about: `For $k = 0$ the discriminant is $-4 \\times ${a} \\times ${c} = -${4 * a * c}$, which is negative.`,
      // with k = 0 the left side is positive everywhere
      holds: () => a <= 0 || c <= 0,
    },
    ...reasonsOf('opposite', () => 0 * 0 - 4 * 1 * 1 > 0),
    unrelated: random.pick(general),
  }
}

/** x² + kx + m²: equal roots for two values of k. */
function equalFor(random: Random): StatementFamily {
  const m = random.integer(2, 12)
  const equation = `$x^2 + kx + ${m * m} = 0$`
  const about = `$D = k^2 - 4 \\times ${m * m} = k^2 - ${4 * m * m}$ is zero for $k = ${2 * m}$ and for $k = -${2 * m}$.`
  const fits = Array.from({ length: 101 }, (_, n) => n - 50).filter((k) => k * k === 4 * m * m)
  return {
    truth: {
      text: `The equation ${equation} has equal roots for $k = -${2 * m}$.`,
      about,
      holds: () => fits.includes(-2 * m),
    },
    falsehood: {
      text: `The equation ${equation} has equal roots only for $k = ${2 * m}$.`,
      about,
      holds: () => fits.length === 1,
    },
    ...reasonsOf('fourTimes', () => 2 * 2 - 4 * 1 * 4 === 0),
    explains: facts.equal.text,
    unrelated: random.pick(general),
  }
}

export const natureFamilies = [
  natureFamily('distinct'),
  natureFamily('equal'),
  natureFamily('none'),
  forEveryK,
  equalFor,
]
