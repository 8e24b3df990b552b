import { fraction, polynomialTex, sumTex, type Fraction } from '../../maths'
import { differenceWithLetters as solution } from '../../solutions/arithmetic-progressions/difference-with-letters'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'

/**
 * Lists with a letter: c/(hx) falling by e ("1/2x, (1 − 4x)/2x, ..."), x + u rising by e ("x − 7, x − 2, ..."), or multiples
 * of the letter ("2p, 5p, ...").
 */
interface Draw {
  readonly kind: 'fraction' | 'shift' | 'multiple'
  readonly letter: string
  readonly h: number
  readonly start: number
  readonly e: number
  readonly stem: 0 | 1 | 2
}

const differenceText = ({ kind, letter, e }: Draw, factor = 1): string =>
  kind === 'multiple' ? `${factor * e === 1 ? '' : factor * e === -1 ? '-' : factor * e}${letter}` : `${factor * e}`

/** The term at a place counted from 0. */
function termTex({ kind, letter, h, start, e }: Draw, place: number): string {
  if (kind === 'shift') return polynomialTex([1, start + place * e], letter)
  if (kind === 'multiple') return sumTex([[start + place * e, letter]])
  const top = sumTex([
    [1, ''],
    [place * e * h, letter],
  ])
  return `\\frac{${top}}{${sumTex([[h, letter]])}}`
}

/** px + q of the term at a place counted from 0, without what it is divided by. */
function linear({ kind, h, start, e }: Draw, place: number): { readonly p: Fraction; readonly q: Fraction } {
  if (kind === 'shift') return { p: fraction(1), q: fraction(start + place * e) }
  return kind === 'multiple'
    ? { p: fraction(start + place * e), q: fraction(0) }
    : { p: fraction(place * e * h), q: fraction(1) }
}

/** E.g. "Find the common difference of the AP 1/(2x), (1 − 4x)/(2x), (1 − 8x)/(2x), ..." */
export const differenceWithLetters = template({
  id: 'ap-difference-with-letters',
  version: 3,
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-first-and-d'],
  marks: 1,
  draw: (random): Draw => ({
    kind: random.pick(['fraction', 'shift', 'multiple'] as const),
    letter: random.pick(['x', 'p', 'k']),
    h: random.integer(2, 6),
    ...random.until(
      (source) => ({ start: source.integer(-9, 9), e: source.integer(2, 7) * source.pick([1, 1, -1]) }),
      ({ start, e }) => start !== 0 && start + e !== 0 && start + 2 * e !== 0 && start !== e,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: (draw) => ({
    letter: draw.letter,
    terms: [linear(draw, 0), linear(draw, 1), linear(draw, 2)] as const,
    ...(draw.kind === 'fraction' && { under: fraction(draw.h) }),
  }),
  solution,
  ask: (draw) => {
    const terms = `$${[0, 1, 2].map((place) => termTex(draw, place)).join(',\\ ')},\\ \\ldots$`
    const list = draw.kind === 'fraction' ? `${terms} ($${draw.letter} \\neq 0$)` : terms
    return {
      question: (
        [
          `Find the common difference of the AP ${list}`,
          `The list ${list} is an AP. What is its common difference $d$?`,
          `What must be added to each term of the AP ${list} to get the next term? Give this common difference $d$.`,
        ] as const
      )[draw.stem],
      rule: draw.kind === 'multiple' ? { kind: 'expression' } : { kind: 'number' },
      answerFormat: 'string',
      hints: [
        'The common difference is the second term minus the first, with letters as with numbers.',
        draw.kind === 'fraction'
          ? 'The two fractions have the same denominator: subtract the numerators, then cancel.'
          : 'Put the first term in brackets when you subtract it, and collect like terms.',
      ],
      explanation: 'A letter stands for a number, so the difference of neighbouring terms is found in the same way.',
    }
  },
  // The third term less the second, with a number for the letter.
  crossCheck: ({ kind, letter, h, start, e }) => {
    const at = (place: number, value: number) =>
      kind === 'shift'
        ? value + start + place * e
        : kind === 'multiple'
          ? (start + place * e) * value
          : (1 + place * e * h * value) / (h * value)
    const rise = Math.round(at(2, 10) - at(1, 10))
    return kind === 'multiple' ? `${rise / 10}*${letter}` : `${rise}`
  },
  slips: (draw) =>
    twoCauses(differenceText(draw), [
      {
        response: differenceText(draw, -1),
        note: 'The common difference is second term minus first term: check the sign.',
        step: 'difference',
      },
      {
        response: differenceText(draw, 2),
        note: 'Take two neighbouring terms: the first and the third are two steps apart.',
        step: 'difference',
      },
      draw.kind === 'fraction'
        ? {
            response: `${draw.e * draw.h}`,
            note: 'Divide by the denominator as well: the letter and the number in it cancel.',
            step: 'difference',
          }
        : {
            response: draw.kind === 'multiple' ? `${draw.e}` : `${draw.e}${draw.letter}`,
            note: 'Subtract like terms: does the letter cancel here or not?',
            step: 'difference',
          },
    ]),
})
