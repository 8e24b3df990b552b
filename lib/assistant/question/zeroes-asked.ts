import type { Pairs } from './replaced'

const polynomial = String.raw`([-−–+\d./]*[a-z]?[xyt] ?(?:²|\^2|2)[^,;=?:]*?)`
const zeroes = '(?:zeroe?s|roots)'
const asRoots = (_: string, of = ''): string =>
  `Does the equation ${of.replace(/([xyt])2(?!\d)/g, '$1²')} = 0 have real roots?`

/** Whether zeroes are real, which asks for none of them; and the square of their difference, which is no difference. */
export const ofZeroesAsked: Pairs = [
  [
    new RegExp(
      String.raw`^(?:does|do|can|has) (?:the )?(?:quadratic )?(?:polynomial )?${polynomial} have (?:any )?real ${zeroes}\s*\??\s*$`,
      'i',
    ),
    asRoots,
  ],
  [
    new RegExp(
      String.raw`^are (?:the )?${zeroes} of (?:the )?(?:quadratic )?(?:polynomial )?${polynomial} real\s*\??\s*$`,
      'i',
    ),
    asRoots,
  ],
  [
    new RegExp(
      String.raw`^(?:kya )?(?:quadratic )?(?:polynomial )?${polynomial} (?:ke|k) ${zeroes} real (?:hai|hain|h|honge)(?: kya| ya nahi)?\s*\??\s*$`,
      'i',
    ),
    asRoots,
  ],
  [/\b(?:sq|square) of (?:the )?difference of (?:the )?(zeroe?s|roots)\b/gi, 'squared difference of the $1'],
]
