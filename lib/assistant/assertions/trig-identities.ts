import type { General } from './general'
import type { WorkedAssertion } from './stated'
import { worthOf } from './worth'
import { plainText } from '../../rich-text/plain'

const ratio = 'sin|cosec|cos|tan|sec|cot'
const power = /(sin|cosec|cos|tan|sec|cot)(?:\^?\{?([2-4])\}?|([²³⁴]))?\(?(?:θ|a(?![a-z])|x|theta)\)?/g
const powers = ['²', '³', '⁴']

/** The three identities, and how a piece of each stands in a formula without angles and spaces. */
const families: readonly (readonly [one: string, other: string, piece: RegExp])[] = [
  ['sin', 'cos', /1-(?:sin|cos)²|(?<!co)sin²\+cos²|cos²\+sin²/],
  ['sec', 'tan', /1\+tan²|tan²\+1|(?<!co)sec²-(?:1|tan²)|1-sec²/],
  ['cosec', 'cot', /1\+cot²|cot²\+1|cosec²-(?:1|cot²)|1-cosec²/],
]

const bare = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/\s/g, '')
    .replace(power, (_, name: string, typed = '', sign = '') => name + (sign || powers[Number(typed) - 2] || '@'))

const ratiosIn = (text: string): ReadonlySet<string> => new Set(text.match(RegExp(ratio, 'g')))

/** "sec²θ − tan²θ = 1", for all angles: tried with two. */
export function identityIn(text: string): General | null {
  const formula = bare(text.replace(/(?:,? for|, where) (?:0|θ|A)[^=]*$/i, '').replace(/[.\s]+$/, ''))
  const names = ratiosIn(formula)
  const rest = formula.replace(RegExp(ratio, 'g'), '')
  if ((formula.match(RegExp(ratio, 'g')) ?? []).length < 2 || !/^[\d²³⁴@+\-*/×()=]+$/.test(rest)) return null
  const sides = formula.split('=')
  const tried = [0.4, 1.1].flatMap((angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const values: Readonly<Record<string, number>> = {
      sin,
      cos,
      tan: sin / cos,
      sec: 1 / cos,
      cosec: 1 / sin,
      cot: cos / sin,
    }
    const [left, right] = sides.map((side) => worthOf(side.replace(/@/g, ''), RegExp(ratio, 'g'), values))
    return left === undefined || right === undefined ? [] : [Math.abs(left - right) < 1e-6]
  })
  if (sides.length !== 2 || tried.length < 2) return null
  const isFamily = families.some(([one, other]) => names.size === 2 && names.has(one) && names.has(other))
  return {
    says: [],
    holds: tried.every(Boolean),
    rightly:
      'The identities are $\\sin^2 A + \\cos^2 A = 1$, $1 + \\tan^2 A = \\sec^2 A$ and $1 + \\cot^2 A = \\operatorname{cosec}^2 A$.',
    ...(isFamily && {
      explains: [
        'trig-ratio-from-ratio',
        'trig-identity-value',
        'trig-conjugate',
        ...(names.has('sin') ? ['trig-angle-then-value'] : []),
      ],
      names: [...names],
    }),
  }
}

/** Whether an identity of ratios rests on one of the three; null where that cannot be told. */
export function restsOnIdentity(
  general: General,
  { archetype, lines }: WorkedAssertion,
  assertion: string,
): boolean | null {
  if (!general.explains?.includes('trig-identity-value') || /^trig-(?:ratio|angle)/.test(archetype)) return null
  const own = general.names ?? []
  const formula = bare(assertion)
  const names = new Set(
    plainText(assertion)
      .toLowerCase()
      .match(RegExp(`(?<![a-z])(?:${ratio})(?![b-z])`, 'g')),
  )
  if (!archetype.startsWith('trig-') || names.size < 2) return null
  const of = (text: string) =>
    families.filter(
      ([one, other, piece]) => piece.test(text) || (names.size === 2 && names.has(one) && names.has(other)),
    )
  const found = of(formula)
  const used = found.length === 0 && names.has('sin') && names.has('cos') ? of(bare(lines.join('='))) : found
  if (own.every((name) => !names.has(name))) return false
  return used.length === 1 && used[0] !== undefined && own.includes(used[0][0]) ? true : null
}
