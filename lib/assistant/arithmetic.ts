import { calculate } from '../answers/calculator'
import { rule, type Rule } from './rule'

const asked =
  /^(?:(?:please|can you|could you|hey|ok|tell me) )*(what is|what's|whats|calculate|compute|evaluate|find|solve|simplify|work out|how much is)\s*:?\s*(?:the value of )?(.+)$/

/** The arithmetic in a question: "12 times 5" and "12 x 5" are 12 * 5, 1,00,000 is 100000. */
function expressionIn(text: string): string {
  return text
    .replace(/\s*=\s*(?:what|how much)?$/, '')
    .replace(/(\d)\s*(?:times|multiplied by|into|x)\s*(?=[\d(-])/g, '$1 * ')
    .replace(/(\d\)*)\s*(?:divided by|over)\s*(?=[\d(-])/g, '$1 / ')
    .replace(/(\d\)*)\s*(?:plus)\s*(?=[\d(-])/g, '$1 + ')
    .replace(/(\d\)*)\s*(?:minus)\s*(?=[\d(-])/g, '$1 - ')
    .replace(/\b\d{1,3}(?:,\d{2,3})+\b/g, (grouped) => grouped.replaceAll(',', ''))
    .trim()
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

/** "What is 12 + 5 * 3?" or the bare sum, when it comes out. */
export const arithmetic: Rule = rule({
  id: 'calculate',
  examples: ['What is 12 + 5 * 3?', 'calculate (7 - 2) / 4', 'compute 2.5*4', '15 × 12', 'what is 12 times 5'],
  match: (text) => {
    const expression = expressionIn(asked.exec(text)?.[2] ?? text)
    if (!/\d/.test(expression) || !/^[\d\s()+\-*/.]+$/.test(expression)) return null
    const value = calculate(expression)
    return isNumber(value) ? { expression, value } : null
  },
  reply: ({ expression, value }) => {
    const places = value.split('.')[1]?.length ?? 0
    const rounded = places === 4 ? ' (to 4 decimal places)' : ''
    return { text: `$${expressionTex(expression)}$${rounded} = ${value}`, answer: value }
  },
})

const expressionTex = (expression: string): string =>
  expression
    .replace(/\s+/g, '')
    .replace(/\*/g, ' \\times ')
    .replace(/\//g, ' \\div ')
    .replace(/(?<=[\d).])([+-])/g, ' $1 ')

/** What the calculator says when it cannot: asked only when no other rule knows the words. */
export const arithmeticTrouble: Rule = rule({
  id: 'calculator-trouble',
  examples: ['calculate 5/0', 'what is 5 % of x', 'compute 3 +'],
  match: (text) => {
    const found = asked.exec(text)
    if (!found) return null
    const [, verb = '', rest = ''] = found
    if (/^(?:calculate|compute)$/.test(verb)) return calculate(expressionIn(rest))
    // an equation, or a question in words: no sum of the calculator's
    const isSum = /\d/.test(rest) && !/=|[a-z]{2}/.test(rest.replace(/\b(?:of|by|and|the)\b/g, ''))
    return isSum ? calculate(expressionIn(rest)) : null
  },
  reply: (message) => ({ text: message }),
})
