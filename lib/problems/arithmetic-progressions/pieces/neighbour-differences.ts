import { fraction, surd, surdTex, surdText, toTex, toText } from '../../../maths'
import { shown, type FourTerms } from './four-terms'

/** d, times `factor`, and the fourth term plus it: in the grammar of answers and as TeX. */
export function stepAndNext({ terms: [first, second, , last], kind, root }: FourTerms, factor = 1) {
  const d = fraction((second.n * first.d - first.n * second.d) * BigInt(factor), second.d * first.d)
  const next = fraction(last.n * d.d + d.n * last.d, last.d * d.d)
  if (kind !== 'surd') return { d: toText(d), next: toText(next), dTex: toTex(d), nextTex: toTex(next) }
  const [step, term] = [surd(d, root), surd(next, root)]
  return { d: surdText(step), next: surdText(term), dTex: surdTex(step), nextTex: surdTex(term) }
}

/** The lines that find the first three differences. */
export function differenceLines(draw: FourTerms): readonly string[] {
  const { terms, kind, root } = draw
  const written = shown(draw)
  const simple = kind === 'surd' ? terms.map((term) => surdTex(surd(term, root))) : written
  const value = (index: number): string => {
    const [before, after] = [terms[index] ?? fraction(0), terms[index + 1] ?? fraction(0)]
    const rise = fraction(after.n * before.d - before.n * after.d, after.d * before.d)
    if (kind === 'surd') return surdTex(surd(rise, root))
    if (kind === 'decimals') return `${Number(rise.n) / Number(rise.d)}`
    return toTex(rise)
  }
  const bracket = (text: string) => (text.startsWith('-') ? `\\left(${text}\\right)` : text)
  return [0, 1, 2].map((index) => {
    const difference = `a_${index + 2} - a_${index + 1} = ${simple[index + 1] ?? ''} - ${bracket(simple[index] ?? '')}`
    return kind === 'roots' ? `$${difference}$` : `$${difference} = ${value(index)}$`
  })
}
