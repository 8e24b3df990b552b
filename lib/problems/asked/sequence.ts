import { free, type Asking, type Derived } from './asking'

const parts = ['first term', 'common difference', 'a', 'd']

/** Terms and sums of an AP: "the 16th term", "the sum of its first 24 terms", "which term". */
export function termAsked(asking: Asking): Derived {
  const { ask, kind } = asking
  if (kind !== 'number' && kind !== 'expression' && kind !== 'roots') return null
  if (kind === 'expression') return formulaAsked(asking)
  const own = free(asking, ['x', 'l'])
  const sum = /\bfirst (\d+) terms\b/.exec(ask)?.[1]
  if (sum !== undefined && /\bsum\b|add up/.test(ask) && !/S_/.test(ask))
    return {
      names: [`S_${sum}`, `sum of the first ${sum} terms`, 'sum', 'S_n', ...free(asking, ['S', 'x'])],
      others: parts,
    }
  if (kind === 'number' && /add up to/.test(ask)) return { names: ['sum', 'S_n', 'S', 'total', ...own] }
  if (/^which term|^type the number of the term/i.test(ask))
    return {
      names: ['n', 'number of the term', 'term', 'place', ...said(ask), ...own],
      others: ['common difference', 'd', 'first term', 'sum'],
    }
  const [found = '', place] = /\b(\d+)(?:st|nd|rd|th) (?:term|place)\b/.exec(ask) ?? []
  if (place === undefined || /exceed|difference|differ|minus/i.test(ask)) return null
  const fromEnd = /from the (?:end|last)/.test(ask) ? [`${found} from the end`, 'a_?', 'term from the end'] : []
  return {
    names: [...fromEnd, `a_${place}`, found, 'term', 'number', 'a_n', ...own],
    others: [
      ...parts,
      'sum',
      'S_n',
      `S_${place}`,
      ...asking.marks.filter((mark) => mark !== 'a_n' && mark !== `a_${place}`),
    ],
  }
}

/** "first negative term" in "which term is its first negative term". */
const said = (ask: string): readonly string[] => {
  const [, phrase] = /\bis (?:its |the )?([a-z ]+)$/.exec(ask) ?? []
  return phrase === undefined ? [] : [phrase]
}

function formulaAsked({ ask, whole, marks }: Asking): Derived {
  if (/⟦n⟧th term|⟦a_n⟧/.test(ask))
    return { names: ['a_n', 'nth term', 'general term', 'term'], others: ['S_n', 'sum', 'd', 'common difference'] }
  const [, common] = /\b(HCF|LCM)\b/.exec(ask) ?? []
  // "Let ⟦a = p q^4⟧": the letters of the numbers themselves
  const given = [...whole.matchAll(/⟦([a-z]) = /g)].flatMap(([, letter = '']) => letter)
  if (common !== undefined) return { names: [common], others: [common === 'HCF' ? 'LCM' : 'HCF', ...given] }
  const [, letter] = /⟦([a-z])⟧ in terms of\b/.exec(ask) ?? []
  if (letter !== undefined) return { names: [letter], others: marks.filter((mark) => mark !== letter) }
  return /\bcommon difference\b/.test(ask) ? { names: ['common difference', 'd'], others: ['first term', 'a'] } : null
}
