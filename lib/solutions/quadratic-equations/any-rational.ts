import { equals, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { rationalRoots } from '../told/system'
import { worked } from '../solution'
import { rootsByFactors } from './pieces/by-factors'
import { quadratic, type Quadratic } from './pieces/equation'

/** What an equation with denominators comes to once it is cleared of them, and the values that they exclude. */
export interface Given extends Quadratic {
  readonly excluded: readonly Fraction[]
}

/** E.g. "Solve (x - 1)/(x + 2) + (x + 2)/(x - 1) = 10/3." */
export const anyRational = worked<Given>({
  id: 'any-rational',
  archetype: 'qe-rational-equation',
  objection: ({ a, b, c }) =>
    sign(a) === 0
      ? 'Cleared of its denominators this is no quadratic equation.'
      : [a, b, c].some(({ n, d }) => n > 100000n || n < -100000n || d > 1000n)
        ? 'These numbers are too large to work with by hand.'
        : null,
  solve: ({ a, b, c, excluded }) => {
    const standard = sumTex([
      [a, 'x^2'],
      [b, 'x'],
      [c, ''],
    ])
    const opening = [
      ...(excluded.length > 0
        ? [`The denominators are not zero: ${excluded.map((value) => `$x \\ne ${toTex(value)}$`).join(', ')}.`]
        : []),
      `Multiplying both sides by the denominators and bringing all to one side: $${standard} = 0$`,
    ]
    const { lines, key } = rootsByFactors(quadratic(a, b, c), { marks: {}, order: undefined })
    const roots = rationalRoots([a, b, c]) ?? []
    const bad = roots.filter((root) => excluded.some((value) => equals(value, root)))
    if (bad.length === 0) return { lines: [...opening, ...lines], key }
    const kept = roots.filter((root) => !bad.includes(root))
    const [only] = kept
    const last = only ? `Hence $x = ${toTex(only)}$.` : 'Hence there is no solution.'
    return {
      lines: [...opening, ...lines.slice(0, -1), `But $x \\ne ${toTex(bad[0] ?? a)}$. ${last}`],
      key: only ? toText(only) : 'no solution',
    }
  },
})
