import type { Figure } from '@/lib/figures/figure'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'

/** A point of a plane that is drawn elsewhere than the words say. */
export interface StrayPoint {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Points of a plane whose letter the words around it give other coordinates: "G" drawn at (4, 3.5), where "$G = ... = (5, 3)$". */
export function strayPoints(figure: Figure, words: string): readonly StrayPoint[] {
  if (figure.kind !== 'plane') return []
  return (figure.points ?? []).flatMap(({ at: [x, y], label = '' }, index): readonly StrayPoint[] => {
    const [, letter] = /^\$?([A-Z])'?\$?$/.exec(label.trim()) ?? []
    const told = letter === undefined ? [] : placesOf(letter, words)
    return told.length === 0 || told.some(([a, b]) => same(a, x) && same(b, y))
      ? []
      : [
          {
            path: ['points', index, 'at'],
            message: `the words give ${letter ?? ''} the coordinates (${[...new Set(told.map((one) => one.join(', ')))].join(') or (')}), and it is drawn at (${x}, ${y})`,
          },
        ]
  })
}

/** "G(5, 3)", "$G = \left(...\right) = (5, 3)$" */
function placesOf(letter: string, words: string): readonly (readonly [number, number])[] {
  const pair = String.raw`\(([^(),$]+),\s*([^(),$]+)\)`
  const found = [
    ...words.matchAll(new RegExp(String.raw`(?<![A-Za-z])${letter}\$?\s*${pair}`, 'g')),
    ...words.matchAll(new RegExp(String.raw`\$${letter} = [^$]*?${pair}\$`, 'g')),
  ]
  return found.flatMap(([, x = '', y = '']) => {
    const [a, b] = [valueOfTex(x), valueOfTex(y)]
    return Number.isFinite(a) && Number.isFinite(b) ? [[a, b] as const] : []
  })
}
