import type { General } from './general'
import { worthOf } from './worth'
import { plainText } from '../../rich-text/plain'

/** Averages that the empirical relation ties: mode = 3 · 11 - 2 · 7. */
const values = { median: 11, mean: 7, mode: 19 }

/** "Median = 1/2 (Mode + 2 Mean)": whether that is the empirical relation; null for any other statement. */
export function averagesSaid(text: string): General | null {
  const whole = plainText(text)
    .toLowerCase()
    .replace(/^(?:by )?(?:the )?(?:empirical )?(?:formula|relation(?:ship)?)(?: (?:is|between .*? is))?:? /, '')
    .replace(
      /^(?:the )?(?:(?:mean|median|mode),? (?:and )?){3}(?:of (?:a |the )?(?:data|distribution) )?are (?:related|connected) (?:by|as)(?: the (?:formula|relation(?:ship)?))?:? /,
      '',
    )
    .replace(/\.$/, '')
    .trim()
  const used = new Set(whole.match(/\b(?:mean|median|mode)\b/g) ?? [])
  if (used.size !== 3 || !/^[\s\d=+\-−–×*/().½⅓]*(?:(?:mean|median|mode)[\s\d=+\-−–×*/().½⅓]*)+$/.test(whole))
    return null
  const sides = whole.split('=').map((side) => worthOf(side, /mean|median|mode/g, values))
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
