/** Letters and points that a text uses: BC, ABC, A, x, a_10, tan A; each once. */
export function marksIn(text: string): readonly string[] {
  const formulas = [...text.matchAll(/⟦([^⟧]{1,200})⟧/g)].flatMap(([, formula = '']) => inFormula(formula))
  const outside = text.replace(/⟦[^⟧]*⟧/g, ' ').match(/(?<![A-Za-z])[A-Z]{2,3}(?![A-Za-z])/g) ?? []
  return [...new Set([...formulas, ...outside.filter((word) => !abbreviations.has(word))])]
}

const abbreviations = new Set(['AP', 'HCF', 'LCM', 'NCC', 'II', 'III', 'IV', 'LED'])

const ratio = /(sin|cosec|cos|tan|sec|cot)(?:\^\d)? ?([A-Zθ](?![A-Za-z]))/g
const words = /(?:sin|cosec|cos|tan|sec|cot)(?:\^\d)?|HCF|LCM|[a-z]{4,}|neq|of/g

function inFormula(formula: string): readonly string[] {
  const ratios = [...formula.matchAll(ratio)].map(([, name = '', angle = '']) => `${name} ${angle}`)
  const named = formula.replace(words, ' ').match(/[A-Za-z]_[A-Za-z\d]+|[a-z]\([a-z\d]\)|[A-Z]+|[a-zα-ω]/g) ?? []
  return [...ratios, ...named]
}

const given = /∠?([A-Z]{1,3}|[a-z]) = -?\d|⟦([A-Z])\(-?\d|⟦([A-Z])⟧ is ⟦\(/g

/** Those to which a text gives a value: "OP = 10", "∠A = 60°", "A(3, -4)", "A is (2, 1)". */
export const givenIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(given)].flatMap(([, ...found]) => found.filter(Boolean))),
]

/** Every word and unit of a plain text, and its letters, once. */
export function wordsIn(text: string, marks: readonly string[]): readonly string[] {
  const spoken = text.replace(/⟦[^⟧]*⟧/g, ' ').match(/\p{L}+(?:[-'’]\p{L}+)*/gu) ?? []
  const units = text.match(/[°₹%]|\b(?:cm|mm|km|m|s|h)\b/g) ?? []
  const words = spoken.map((word) => word.toLowerCase()).filter((word) => word.length > 1)
  return [...new Set([...words, ...marks, ...units])]
}
