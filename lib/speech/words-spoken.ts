import { withUnits } from './units'

const signs: Readonly<Record<string, string>> = {
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '=': 'equals',
  '+': 'plus',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≠': 'is not equal to',
  '≈': 'is approximately',
  '√': 'square root of',
  '∛': 'cube root of',
  '°': 'degrees',
  π: 'pi',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  φ: 'phi',
  λ: 'lambda',
  '∠': 'angle',
  '△': 'triangle',
  '∆': 'triangle',
  Δ: 'triangle',
  '∥': 'is parallel to',
  '⊥': 'is perpendicular to',
  '∼': 'is similar to',
  '~': 'is similar to',
  '≅': 'is congruent to',
  '∴': 'therefore',
  '∵': 'because',
  '⇒': 'so',
  '→': 'to',
  '′': 'prime',
  '·': 'times',
  '∞': 'infinity',
  '²': 'squared',
  '³': 'cubed',
  ⁿ: 'to the power n',
  '½': 'one half',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '…': 'and so on',
  '&': 'and',
  Σ: 'sum of',
  '∑': 'sum of',
  '∈': 'belongs to',
  '∪': 'union',
  '∩': 'intersection',
  '|': ',',
  '•': ',',
}
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const devanagari = '०१२३४५६७८९'

/** Ordinary words with the signs, units and bits of plain-text mathematics in them spoken out. */
export function wordsSpoken(text: string, afterFormula = false): string {
  const withUnit = afterFormula ? withUnits(`0${text}`).slice(1) : withUnits(text)
  return (afterFormula ? withUnit.replace(/^-(?=[a-z])/, ' ') : withUnit)
    .replace(/(?:\.{3}|…)\s*\((\d+|[ivx]+)\)/g, ', equation $1')
    .replace(/\*\*|`/g, '')
    .replace(/\)\(/g, ') times (')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/_{2,}/g, ' blank ')
    .replace(/(?<=[\d)])\s?(?=[√∛])/g, ' times ')
    .replace(/\.{3}/g, '…')
    .replace(/[०-९]/g, (digit) => String(devanagari.indexOf(digit)))
    .replace(/[₀-₉]/g, (digit) => ` sub ${subscripts.indexOf(digit)}`)
    .replace(/ₙ/g, ' sub n')
    .replace(/\^2\b/g, ' squared')
    .replace(/\^3\b/g, ' cubed')
    .replace(/\^/g, ' to the power ')
    .replace(/(\d)\s?[–—]\s?(?=\d)/g, '$1 to ')
    .replace(/(\d\s?):(?=\s?\d)/g, '$1 to ')
    .replace(/(^|[\s(,=:±×÷])[-−](?=[\d.(√a-zA-Zπθ])/g, '$1minus ')
    .replace(/ - (?=[\d(\w])|(?<=[\d)])-(?=\d)|−/g, ' minus ')
    .replace(/(?<=[\dA-Za-z)])\/(?=[\d(A-Zxyz√])/g, ' over ')
    .replace(/\//g, ' or ')
    .replace(/ \* /g, ' times ')
    .replace(/[^\w\s.,;:!?'"()%–—-]/g, (sign) => (signs[sign] === undefined ? sign : ` ${signs[sign]} `))
}
