import { surd, surdTex, toTex, type Fraction, type Surd } from '../../../maths'

/** The square root of a number, 0 or more, exactly. */
export const rootOf = ({ n, d }: Fraction): Surd => surd({ n: 1n, d }, Number(n * d))

/** What keeps a root from being simplified here; null when nothing does. */
export const rootObjection = ({ n, d }: Fraction): string | null =>
  n * d > 10n ** 12n ? 'These numbers are too large for me to simplify the root.' : null

/** "\sqrt{50}" and "5\sqrt{2}", or one of them where nothing can be taken out. */
export function rootSides(square: Fraction): readonly string[] {
  const [plain, simple] = [`\\sqrt{${toTex(square)}}`, surdTex(rootOf(square))]
  return plain === simple ? [plain] : [plain, simple]
}
