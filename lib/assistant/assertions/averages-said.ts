import type { General } from './general'
import { numberOf } from '../../answers/number-of'
import { plainText } from '../../rich-text/plain'

/** Averages that the empirical relation ties: mode = 3 · 11 - 2 · 7. */
const values = { median: '11', mean: '7', mode: '19' } as const

/** "Median = 1/2 (Mode + 2 Mean)": whether that is the empirical relation; null for any other statement. */
export function averagesSaid(text: string): General | null {
  const whole = plainText(text)
    .toLowerCase()
    .replace(/^(?:by )?(?:the )?(?:empirical )?(?:formula|relation(?:ship)?)(?: (?:is|between .*? is))?:? /, '')
    .replace(
      /^(?:the )?(?:(?:mean|median|mode),? (?:and )?){3}(?:of (?:a |the )?(?:data|distribution) )?are (?:related|connected) (?:by|as)(?: the (?:formula|relation(?:ship)?))?:? /,
      '',
    )
    .replace(/½/g, '1/2')
    .replace(/⅓/g, '1/3')
    .replace(/\.$/, '')
    .trim()
  const used = new Set(whole.match(/\b(?:mean|median|mode)\b/g) ?? [])
  if (used.size !== 3 || !/^[\s\d=+\-−–×*/().]*(?:(?:mean|median|mode)[\s\d=+\-−–×*/().]*)+$/.test(whole)) return null
  const sides = whole.split('=').map((side) =>
    numberOf(
      side
        .replace(/[−–]/g, '-')
        .replace(/\b(mean|median|mode)\b/g, (_, name: keyof typeof values) => `(${values[name]})`)
        .replace(/(?<=[\d)])\s*(?=\()/g, '*')
        .replace(/×/g, '*')
        .replace(/\s/g, ''),
    ),
  )
  const [left, right] = sides
  if (sides.length !== 2 || left === undefined || right === undefined) return null
  return {
    says: [],
    holds: Math.abs(left - right) < 1e-9,
    rightly: 'The empirical relation is Mode $= 3$ Median $- 2$ Mean.',
    explains: ['stat-empirical'],
    archetype: 'stat-empirical',
  }
}
