const longest = 500

/** \frac{1}{\sqrt{2}} as (1)/(\sqrt{2}), one inside another as well; commands of TeX for words and signs as those. */
export function levelFractions(text: string): string {
  if (!text.includes('\\')) return text
  let out = text
    .slice(0, longest)
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\[lc]?dots\b/g, '')
  for (let at = out.lastIndexOf('\\frac{'); at >= 0; at = out.lastIndexOf('\\frac{', at - 1)) {
    const top = closing(out, at + 5)
    const bottom = top > 0 && out.charAt(top + 1) === '{' ? closing(out, top + 1) : -1
    if (bottom < 0) break
    out = `${out.slice(0, at)} ${bracketed(out.slice(at + 6, top))}/${bracketed(out.slice(top + 2, bottom))} ${out.slice(bottom + 1)}`
    if (at === 0) break
  }
  return out.replace(/\\sim(?![a-z])/g, ' similar ').replace(/\\angle(?![a-z])/g, ' angle ')
}

const bracketed = (text: string): string => (/^\w+$/.test(text) ? text : `(${text})`)

/** The place of the brace that closes the one at `open`; -1 for none. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++
    if (text.charAt(at) === '}' && --depth === 0) return at
  }
  return -1
}
