import { pairTex, quotientAt, type SineCosinePair } from './pieces/sine-cosine-pair'
import { measured } from './pieces/ratio'
import {
  homogeneousQuotient as solution,
  sinesAndCosines,
  type Given,
} from '../../solutions/trigonometry/homogeneous-quotient'
import { fraction, gcd, sign, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems: readonly ((given: string) => string)[] = [
  (given) => `If $${given}$, find the value of`,
  (given) => `Given that $${given}$, evaluate`,
  (given) => `If $${given}$, what is the value of the following expression?`,
]

/** E.g. "If 3 tan θ = 4, find the value of (4 sin θ - cos θ)/(2 sin θ + cos θ)." */
export const homogeneousQuotient = template({
  id: 'trig-homogeneous-quotient',
  topic: 'trigonometry',
  archetypes: ['trig-homogeneous'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const pair = (minus: boolean): SineCosinePair => ({
      sine: random.integer(1, 5),
      cosine: random.integer(1, 5) * (minus ? -1 : 1),
    })
    const drawn = random.until(
      (source) => ({
        p: source.integer(1, 8),
        q: source.integer(1, 8),
        top: pair(source.chance(0.5)),
        bottom: pair(source.chance(0.4)),
      }),
      ({ p, q, top, bottom }) => {
        if (p === q || gcd(p, q) > 1 || top.sine * bottom.cosine === top.cosine * bottom.sine) return false
        if (bottom.sine * p + bottom.cosine * q === 0 || bottom.sine * q + bottom.cosine * p === 0) return false
        const value = quotientAt(top, bottom, p, q)
        return sign(value) !== 0 && value.d <= 20n
      },
    )
    return {
      ...drawn,
      given: random.pick(['tan', 'cot', 'times'] as const),
      angle: random.pick(['\\theta', 'A'] as const),
      stem: random.pick(stems),
    }
  },
  given: ({ p, q, top, bottom, given, angle }): Given => ({
    name: given === 'cot' ? 'cot' : 'tan',
    times: fraction(given === 'times' ? q : 1),
    value: given === 'times' ? fraction(p) : given === 'cot' ? fraction(q, p) : fraction(p, q),
    top: sinesAndCosines(top.sine, top.cosine),
    bottom: sinesAndCosines(bottom.sine, bottom.cosine),
    angle,
  }),
  solution,
  manner: ({ given }) => ({ isRestated: given === 'times' }),
  ask: ({ p, q, top, bottom, given, angle, stem }) => {
    const givenTex = {
      tan: `\\tan ${angle} = ${toTex(fraction(p, q))}`,
      cot: `\\cot ${angle} = ${toTex(fraction(q, p))}`,
      times: `${q === 1 ? '' : q}\\tan ${angle} = ${p}`,
    }[given]
    return {
      question: `${stem(givenTex)} $$\\frac{${pairTex(top, angle)}}{${pairTex(bottom, angle)}}$$`,
      rule: { kind: 'fraction' },
      hints: [
        `The sides of the triangle are not needed: think of $\\frac{\\sin ${angle}}{\\cos ${angle}}$.`,
        `Divide every term of the numerator and of the denominator by $\\cos ${angle}$.`,
      ],
      explanation:
        'Every term holds one sine or one cosine, so dividing by the cosine leaves tangents and numbers only; the quotient depends on the tangent alone.',
    }
  },
  crossCheck: ({ p, q, top, bottom }) => {
    const t = Math.atan2(p, q)
    const at = ({ sine, cosine }: SineCosinePair) => sine * Math.sin(t) + cosine * Math.cos(t)
    return measured(at(top) / at(bottom))
  },
  slips: ({ p, q, top, bottom, given }) => {
    const plus = ({ sine, cosine }: SineCosinePair): SineCosinePair => ({ sine, cosine: Math.abs(cosine) })
    return distinctSlips(toText(quotientAt(top, bottom, p, q)), [
      {
        response: toText(quotientAt(top, bottom, q, p)),
        note: 'tan and cot are exchanged: tan is sine over cosine.',
        step: given === 'tan' ? 'numerator' : 'tangent',
      },
      { response: toText(quotientAt(bottom, top, p, q)), note: 'The fraction is upside down.', step: 'last' },
      ...(bottom.sine + bottom.cosine === 0
        ? []
        : [
            {
              response: toText(quotientAt(top, bottom, 1, 1)),
              note: 'Sine and cosine do not drop out: sine over cosine is the tangent.',
              step: 'divided',
            },
          ]),
      ...(top.cosine > 0 && bottom.cosine > 0
        ? []
        : [
            {
              response: toText(quotientAt(plus(top), plus(bottom), p, q)),
              note: 'A minus sign was lost.',
              step: 'numerator',
            },
          ]),
    ])
  },
})
