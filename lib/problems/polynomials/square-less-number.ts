import { isSquare, sumTex, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

/** E.g. "Find the zeroes of the polynomial t² − 15." √15 and −√15 */
export const squareLessNumber = template({
  id: 'poly-square-less-number',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-surd'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.pick([1, 1, 2, 3, 5]), n: source.integer(2, 50) }),
      ({ a, n }) => !isSquare(n) && a * n <= 150,
    ),
    letter: random.pick(['x', 't', 'y']),
    stem: random.pick(['find', 'what', 'identity'] as const),
  }),
  pose: ({ a, n, letter, stem }) => {
    const polynomial = sumTex([
      [a, `${letter}^2`],
      [-a * n, ''],
    ])
    const root = surd(1, n)
    const [shown, bare] = [surdTex(root), `\\sqrt{${n}}`]
    const front = a === 1 ? '' : `${a}`
    return {
      question: `${
        {
          find: `Find the zeroes of the quadratic polynomial $${polynomial}$.`,
          what: `What are the zeroes of $p(${letter}) = ${polynomial}$?`,
          identity: `Write $${polynomial}$ as a product with the identity for a difference of two squares, and find its zeroes.`,
        }[stem]
      } (Type a root such as $\\sqrt{2}$ as sqrt2 or √2.)`,
      rule: { kind: 'roots', expected: `${surdText(root)}, -${surdText(root)}` },
      hints: [
        ...(a === 1 ? [] : [`Take out the common factor $${a}$ first.`]),
        'Write the number as the square of its square root, and use $a^2 - b^2 = (a + b)(a - b)$.',
        'Each of the two factors gives one zero.',
      ],
      steps: [
        ...(a === 1 ? [] : [`$${polynomial} = ${a}(${letter}^2 - ${n})$`]),
        earns(
          0.5,
          `$${a === 1 ? `${polynomial} ` : ''}= ${front}${a === 1 ? '' : '['}${letter}^2 - (${bare})^2${a === 1 ? '' : ']'}$`,
        ),
        earns(0.5, `$= ${front}(${letter} + ${bare})(${letter} - ${bare})$`),
        earns(0.5, `The value is zero when $${letter} + ${bare} = 0$ or $${letter} - ${bare} = 0$`),
        ...(shown === bare ? [] : [`$${bare} = ${shown}$`]),
        earns(0.5, `So the zeroes are $${shown}$ and $-${shown}$`),
      ],
      explanation:
        'There is no term in the first power, so the sum of the zeroes is 0: the zeroes differ in their sign only.',
    }
  },
  crossCheck: ({ a, n }) => `√(${a * n}/${a}), -√(${a * n}/${a})`,
  slips: ({ a, n }) => {
    const first = a === 1 ? 1 : 2
    const text = (value: number) => (isSquare(value) ? `${Math.sqrt(value)}` : surdText(surd(1, value)))
    return distinctSlips(`${text(n)}, -${text(n)}`, [
      { response: text(n), note: 'That is one zero. Each of the two factors gives one.', step: first + 2 },
      { response: `${n}, -${n}`, note: 'The number is a square: the factors hold its square root.', step: first },
      ...(a === 1
        ? []
        : [
            {
              response: `${text(a * n)}, -${text(a * n)}`,
              note: 'Divide by the coefficient of the square before you take the root.',
              step: 1,
            },
          ]),
    ])
  },
})
