import { fraction, gcd, toTex, toText, type Fraction } from '../../maths'
import { productSides, sumSides } from '../../solutions/polynomials/pieces/coefficient-relations'
import { sumInBrackets } from '../../solutions/polynomials/pieces/brackets'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import { given, zeroesTex, zeroLines } from '../../solutions/polynomials/pieces/zeroes'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, line, says, template } from '../template'

/** ax² + bx with the zeroes 0 and −b/a, or ax² − c with the zeroes ±n/d. */
interface Draw {
  readonly coefficients: readonly [number, number, number]
  readonly zeroes: readonly [Fraction, Fraction]
  readonly letter: string
  readonly stem: 'find' | 'what' | 'obtain'
}

/** E.g. "Find the zeroes of 6t² − 15t and verify the relations between the zeroes and the coefficients." */
export const zeroesOfTwoTerms = template<Draw>({
  id: 'poly-zeroes-of-two-terms',
  version: 3,
  topic: 'polynomials',
  archetypes: ['poly-zeroes-missing-term'],
  difficulty: 'easy',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) => {
    const words = { letter: random.pick(['x', 't', 'y', 's']), stem: random.pick(['find', 'what', 'obtain'] as const) }
    if (random.chance(0.5)) {
      const [a, b] = random.until(
        (source): readonly [number, number] => [source.integer(2, 9), source.pick([1, -1]) * source.integer(2, 24)],
        ([p, q]) => fraction(q, p).d <= 5n,
      )
      return { coefficients: [a, b, 0], zeroes: [fraction(0), fraction(-b, a)], ...words }
    }
    const [n, d, k] = random.until(
      (source): readonly [number, number, number] => [
        source.integer(1, 11),
        source.integer(1, 4),
        source.integer(1, 3),
      ],
      ([n, d, k]) => gcd(n, d) === 1 && n !== d && k * d * d > 1 && k * d * d <= 16 && k * n * n <= 150,
    )
    return { coefficients: [k * d * d, 0, -k * n * n], zeroes: [fraction(n, d), fraction(-n, d)], ...words }
  },
  pose: ({ coefficients, zeroes, letter, stem }) => {
    const [a, b, c] = coefficients
    const polynomial = shown(coefficients, letter)
    const { lines, found } = zeroLines(given(coefficients, letter), { first: zeroes[0] })
    const [first, second] = zeroesTex(found)
    return {
      question: {
        find: `Find the zeroes of the polynomial $${polynomial}$, and verify the relations between the zeroes and the coefficients. (Type the zeroes.)`,
        what: `What are the zeroes of $p(${letter}) = ${polynomial}$? Check that their sum and product agree with the coefficients. (Type the zeroes.)`,
        obtain: `Obtain the zeroes of the quadratic polynomial $${polynomial}$ and verify the relationship between them and the coefficients. (Type the zeroes.)`,
      }[stem],
      rule: { kind: 'roots', expected: zeroes.map(toText).join(', ') },
      hints: [
        c === 0
          ? `Both terms hold $${letter}$: take it out as a common factor.`
          : 'Use the identity $a^2 - b^2 = (a + b)(a - b)$.',
        `Which coefficient is $0$ here, that of $${letter}$ or the constant term?`,
      ],
      steps: [
        ...lines.map(({ text, name, claim }) => ({
          text,
          ...(name !== undefined && { name }),
          ...(claim && { claim }),
        })),
        earns(1, says`So ${chain(letter, first)} or ${chain(letter, second)}`, 'zeroes'),
        earns(
          0.5,
          says`${equals('Sum of the zeroes', `${first} + ${sumInBrackets(second)}`, toTex(fraction(-b, a)))}, and ${chain(...sumSides(a, b))}`,
          'sum',
        ),
        earns(
          0.5,
          says`${equals('Product of the zeroes', `${sumInBrackets(first)} \\times ${sumInBrackets(second)}`, toTex(fraction(c, a)))}, and ${chain(...productSides(a, c))}`,
          'product',
        ),
        line('agreed', `Both agree with the coefficients. The zeroes are $${first}$ and $${second}$`),
      ],
      explanation:
        'A missing term has the coefficient 0: without a constant term one zero is 0, without a middle term the zeroes are opposite numbers.',
    }
  },
  crossCheck: ({ coefficients: [a, b, c] }) => {
    const found: string[] = []
    for (let d = 1; d <= 5; d++)
      for (let n = -60; n <= 60; n++) if (a * n * n + b * n * d + c * d * d === 0) found.push(toText(fraction(n, d)))
    return [...new Set(found)].join(', ')
  },
  slips: ({ coefficients: [a, b, c], zeroes }) => {
    const [first, second] = zeroes.map(toText)
    return distinctSlips(
      `${first ?? ''}, ${second ?? ''}`,
      c === 0
        ? [
            {
              response: `${second ?? ''}`,
              note: 'Do not divide by the variable: the factor that is taken out gives a zero as well.',
              step: 'zeroes',
            },
            {
              response: `0, ${toText(fraction(b, a))}`,
              note: 'Set the bracket equal to 0: mind the sign.',
              step: 'zeroes',
            },
            ...[gcd(a, Math.abs(b)), 1].map((taken) => ({
              response: `0, ${-b / taken}`,
              note: 'Divide by the coefficient of the variable in the bracket.',
              step: 'zeroes',
            })),
          ]
        : [
            {
              response: `${first ?? ''}`,
              note: 'That is one zero. Each of the two factors gives one.',
              step: 'zeroes',
            },
            {
              response: `${toText(fraction(-c, a))}, ${toText(fraction(c, a))}`,
              note: 'That is the square of a zero: take its square root.',
              step: 'zeroes',
            },
          ],
    )
  },
})
