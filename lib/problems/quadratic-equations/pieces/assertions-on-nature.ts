import { chain, says } from '../../template'
import type { Random } from '../../../random'
import { discriminantSides, equationTex, quadratic } from '../../../solutions/quadratic-equations/pieces/equation'
import type { StatementFamily } from '../../kinds-of-question/assertion-statements'
import { drawWithNature, natures, natureWords, type Nature } from './nature'

const signs: Readonly<Record<Nature, string>> = { distinct: '> 0', equal: '= 0', none: '< 0' }

/** True of every quadratic equation, and of no account for its roots. */
export const general = [
  'A quadratic equation cannot have three different roots.',
  '$ax^2 + bx + c = 0$ is a quadratic equation only if $a \\neq 0$.',
  'The graph of $y = ax^2 + bx + c$ with $a \\neq 0$ is a parabola.',
  'The roots of a quadratic equation do not change if both sides are multiplied by $2$.',
] as const

const criterion = (sign: Nature, claimed: Nature): string =>
  `A quadratic equation $ax^2 + bx + c = 0$ has ${natureWords[claimed]} if $b^2 - 4ac ${signs[sign]}$.`

const next = (nature: Nature): Nature => natures[(natures.indexOf(nature) + 1) % 3] ?? 'distinct'

/** An equation with that sign of the discriminant, to show that a criterion is false. */
const examples: Readonly<Record<Nature, string>> = {
  distinct: '$x^2 - 1 = 0$ has a positive discriminant, and two different roots',
  equal: '$x^2 = 0$ has the discriminant zero, and two equal roots',
  none: '$x^2 + 1 = 0$ has a negative discriminant, and no real roots',
}

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
      explains: criterion(nature, nature),
      unrelated: random.pick(general),
      untrue: {
        text: criterion(wrong, nature),
        why: `The equation ${examples[wrong]}.`,
        survives: () => wrong === nature,
      },
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
    explains: 'If $a$ and $c$ have opposite signs, then $b^2 - 4ac$ is positive.',
    unrelated: random.pick(general),
    untrue: {
      text: 'For every quadratic equation $ax^2 + bx + c = 0$ the number $b^2 - 4ac$ is positive.',
      why: 'For $x^2 + 1 = 0$ it is $-4$.',
      survives: () => 0 * 0 - 4 * 1 * 1 > 0,
    },
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
    explains: criterion('equal', 'equal'),
    unrelated: random.pick(general),
    untrue: {
      text: 'A quadratic equation $ax^2 + bx + c = 0$ has two equal real roots if $b^2 = ac$.',
      why: 'Equal roots need $b^2 - 4ac$ to be zero, so $b^2$ must be equal to $4ac$.',
      survives: () => 2 * 2 - 4 * 1 * 4 === 0,
    },
  }
}

export const natureFamilies = [
  natureFamily('distinct'),
  natureFamily('equal'),
  natureFamily('none'),
  forEveryK,
  equalFor,
]
