import type { Way } from './way'

const way = (name: string, ...swaps: readonly (readonly [RegExp, string])[]): Way => ({
  name,
  write: (text) => swaps.reduce((out, [from, to]) => out.replace(from, to), text),
})

export const tex: readonly Way[] = [
  way('TeX without its marks', [/\$/g, '']),
  way('TeX between \\( and \\)', [/\$([^$]+)\$/g, '\\($1\\)']),
  way('TeX between $$', [/(?<!\$)\$([^$]+)\$(?!\$)/g, '$$$$$1$$$$']),
  way('\\dfrac for \\frac', [/\\frac/g, '\\dfrac']),
  way('\\tfrac for \\frac', [/\\d?frac/g, '\\tfrac']),
  way('{ } around a power', [/\^(\d+)/g, '^{$1}']),
  way('\\left( \\right)', [/(?<=\$[^$]*)(?<!\\left)\((?=[^$]*\$)/g, '\\left('], [/(?<=\$[^$]*\\left[^$]*)(?<!\\right)\)/g, '\\right)']), // prettier-ignore
  way('a formula as TeX', [/(?<=^|\s)((?:\d*[a-z]\^?[²2]?|\d+)(?: ?[-+−=] ?(?:\d*[a-z]\^?[²2]?|\d+))+)(?=[\s.?,]|$)/g, '$$$1$$']), // prettier-ignore
  way('x^{2} for x²', [/²/g, '^{2}'], [/³/g, '^{3}']),
  way('^\\circ for °', [/°/g, '^\\circ']),
  way('\\theta for θ', [/(?<![\\$])θ(?!\$)/g, '$$\\theta$$']),
]
