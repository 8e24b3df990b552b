import { toDecimal, toNumber, type Fraction } from '../../maths'
import { equalAngleCut as solution } from '../../solutions/triangles/equal-angle-cut'
import { template } from '../template'
import { cosine, cutSlips, isDrawable, lengthsOf, type Cut } from './pieces/antiparallel-cut'
import { antiparallelFigure } from './pieces/antiparallel-figure'
import { letterSets } from './pieces/names'

/** E.g. "D on AB and E on AC are such that ∠AED = ∠ABC. AE = 4 cm, AD = 5 cm and AB = 12 cm. Find AC." */
export const antiparallelLength = template({
  id: 'tri-length-with-equal-angles',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-antiparallel-length'],
  marks: 3,
  draw: (random) => ({
    cut: random.until(
      (source): Cut => ({
        m: source.integer(1, 4),
        n: source.integer(2, 5),
        u: source.integer(3, 14),
        v: source.integer(3, 14),
        w: source.integer(3, 14),
        ask: source.pick(['AC', 'EC', 'DE'] as const),
      }),
      isDrawable,
    ),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ cut, letters }) => {
    const { AE, AB, AD, BC } = lengthsOf(cut)
    return { letters, ae: AE, ab: AB, third: cut.ask === 'DE' ? BC : AD, ask: cut.ask, unit: 'cm' }
  },
  solution,
  ask: ({ cut, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const { ask, m, n } = cut
    const { AE, AB, AD, AC, BC } = lengthsOf(cut)
    const cm = (value: Fraction) => `${toDecimal(value)}$ cm`
    const [ae, ab, ad, ac, ec, de, bc] = [
      `${A}${E}`,
      `${A}${B}`,
      `${A}${D}`,
      `${A}${C}`,
      `${E}${C}`,
      `${D}${E}`,
      `${B}${C}`,
    ]
    const data =
      ask === 'DE'
        ? `$${ae} = ${cm(AE)}, $${ab} = ${cm(AB)} and $${bc} = ${cm(BC)}`
        : `$${ae} = ${cm(AE)}, $${ad} = ${cm(AD)} and $${ab} = ${cm(AB)}`
    const wanted = { AC: ac, EC: ec, DE: de }[ask]
    const angles = `$\\angle ${A}${E}${D} = \\angle ${A}${B}${C}$`
    return {
      question: (
        [
          `In $\\triangle ${A}${B}${C}$ the points $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$ are such that ${angles}. If ${data}, find $${wanted}$.`,
          `$${D}$ and $${E}$ are points on the sides $${A}${B}$ and $${A}${C}$ of $\\triangle ${A}${B}${C}$ with ${angles}. Given ${data}, find the length of $${wanted}$.`,
          `In the figure ${angles}, where $${D}$ lies on $${A}${B}$ and $${E}$ on $${A}${C}$. Find $${wanted}$, if ${data}.`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `Which angle do $\\triangle ${A}${E}${D}$ and $\\triangle ${A}${B}${C}$ share?`,
        `Is $${de}$ parallel to $${bc}$? Look at which angles are equal before you write a proportion.`,
        `Write the vertices in matching order: the equal angles are at $${E}$ and at $${B}$.`,
      ],
      explanation: `The equal angles make $${E}$ correspond to $${B}$ and $${D}$ to $${C}$, so $${ae}$ is compared with $${ab}$ and $${ad}$ with $${ac}$; the ratio is $${m} : ${n}$. The lines $${de}$ and $${bc}$ are not parallel.`,
      figure: antiparallelFigure(letters, [toNumber(AB), toNumber(AC), toNumber(AD), toNumber(AE)], cosine(cut)),
    }
  },
  // Place A at the origin and try lengths until the angle at E is the angle at B.
  crossCheck: ({ cut }) => {
    const { AE, AB, AD, BC } = lengthsOf(cut)
    const [ae, ab, ad] = [AE, AB, AD].map(toNumber)
    if (cut.ask === 'DE') return `${(toNumber(BC) * (ae ?? 0)) / (ab ?? 1)}`
    const [c, s] = [cosine(cut), Math.sqrt(1 - cosine(cut) ** 2)]
    const turn = (near: number, far: number) => Math.atan2(far * s, near - far * c)
    const wanted = turn(ae ?? 0, ad ?? 0)
    for (let half = 1; half <= 100; half++)
      if (Math.abs(turn(ab ?? 0, half / 2) - wanted) < 1e-9)
        return `${cut.ask === 'AC' ? half / 2 : half / 2 - (ae ?? 0)}`
    return ''
  },
  slips: ({ cut }) => cutSlips(cut),
})
