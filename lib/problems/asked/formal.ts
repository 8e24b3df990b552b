import { free, ownLetters, targetOf, unlike, type Asking, type Derived } from './asking'
import { otherMeasures } from './measures'

/** Words that may stand before the letters of what is asked: "the length of the diagonal ⟦AC⟧". */
const leading =
  /^((?:(?:the|of|values?|lengths?|measure|coordinates?|points?|natural|acute|positive|negative|real|whole|number|missing|frequency|angle|side|distance|radius|chord|tangent|common|difference|place|all|both|possible|two|integer|exponent|discriminant|corner|vertex|fourth|third|opposite|straight|part|wire|path|string|diagonal|ratio|division|for|general|term|that|can|an?|expression|in|is|belt|rope|segment|tape|rod|ladder|pole|polynomial) )*)⟦([^⟧]{1,120})⟧(?![a-z]|-axis|th)/i

const naming =
  /\b(?:length|distance|radius|frequency|angle|side|chord|tangent|common difference|discriminant|diagonal|difference|place|path|wire|string|corner|vertex|exponent)\b/gi

/** What is asked for by letters: "∠BAT", "k", "a_20", "sec θ + tan θ". */
export function formalAsked(asking: Asking): Derived {
  const ends = endsOf(asking.ask)
  if (ends) return marked(asking, ends, 'distance')
  const [, angle] = /^solve [^⟦]*⟦[^⟧]+⟧,? for the acute angle ⟦([a-zθαβ])⟧/i.exec(asking.ask) ?? []
  if (angle !== undefined) return marked(asking, angle, 'angle')
  const found = leading.exec(targetOf(asking.ask))
  const [, before = '', formula = ''] = found ?? []
  const measure = /^(HCF|LCM)\(/.exec(formula)?.[1]
  if (measure !== undefined)
    return { names: [measure], others: [measure === 'HCF' ? 'LCM' : 'HCF', ...otherMeasures(asking, measure)] }
  if (formula === '' || /^△|^[A-Z]?\(-?\d/.test(formula) || asking.kind === 'expression') return null
  return isMark.test(formula) ? marked(asking, formula, before) : expressionAsked(asking, formula)
}

const isMark = /^(?:∠?[A-Z]{1,3}|[a-zA-Zθαβ](?:_[\da-z]+)?|[a-z]\([^()]{1,4}\)|(?:sin|cosec|cos|tan|sec|cot) [A-Zθ])$/

function marked(asking: Asking, mark: string, before: string): Derived {
  const values = asking.kind === 'roots' ? ['values', 'roots', 'zeroes', 'solutions'] : []
  const names = [
    ...new Set([mark, ...namesFor(asking, mark), ...(before.toLowerCase().match(naming) ?? []), ...values]),
  ]
  const others = [...asking.marks.filter((other) => !isOf(other, mark)), ...otherMeasures(asking, names.join(' '))]
  const isOfMarks = isFrequency(asking, mark) && /\bmarks\b/.test(asking.whole)
  return { names, others: unlike(others, names), ...(isOfMarks && { otherThings: ['marks'] }) }
}

/** "the distance of ⟦P⟧ from the centre ⟦O⟧", "between ⟦A(1, 2)⟧ and ⟦B(3, 4)⟧" as PO, AB. */
function endsOf(ask: string): string | undefined {
  const [, one, two] =
    /(?:far is|distance of) [^⟦]{0,30}⟦([A-Z])⟧ from [^⟦]{0,30}⟦([A-Z])⟧/.exec(ask) ??
    /(?:distance between|line segment joining) [^⟦]{0,30}⟦([A-Z])\([^⟧]*⟧ and ⟦([A-Z])\([^⟧]*⟧$/.exec(ask) ??
    []
  return one !== undefined && two !== undefined ? `${one}${two}` : undefined
}

/** A number of students, say, and no marks of theirs. */
const isFrequency = ({ whole }: Asking, mark: string): boolean =>
  /^[a-z]$/.test(mark) && /\bfrequenc(?:y|ies)\b/i.test(whole)

/** A calculation is known by its whole: "4x² - 25y²", "sec θ + tan θ"; a long one is called the value. */
function expressionAsked(asking: Asking, formula: string): Derived {
  const [expression = ''] = formula.split(' = ').slice(-1)
  const [, at] = /⟦[a-z] = (-?\d+)⟧/.exec(asking.ask) ?? []
  const values = at === undefined ? [] : [`p(${at})`, `f(${at})`, 'p(x)', 'f(x)', 'y']
  const called = expression.length > 30 ? ['value', expression] : [expression, 'value']
  const names = [
    ...called,
    ...values,
    ...(/∠/.test(expression) ? ['angle'] : []),
    ...(expression === 'b^2 - 4ac' ? ['discriminant', 'D', 'Δ'] : []),
    ...(expression === 'α^2 + β^2' ? ['sum of the squares of the zeroes'] : []),
    'LHS',
    'RHS',
    ...free(asking, ['k', ...ownLetters]),
  ]
  return { names, others: unlike(otherExpressions(asking, expression), names) }
}

/** "α + β" and "αβ" beside α² + β², "sec θ + tan θ" beside sec θ - tan θ; what the question sets equal, and its letters. */
function otherExpressions({ whole, marks }: Asking, expression: string): readonly string[] {
  const given = [...whole.matchAll(/⟦([^⟧=]{2,60}) = [^⟧=]{1,30}⟧/g)].map(([, left = '']) => left)
  const [one, two, ...more] = [...new Set(expression.match(/[α-ω]/g) ?? [])]
  const isPair = one !== undefined && two !== undefined && more.length === 0
  const parts = isPair ? [`${one} + ${two}`, `${one}${two}`, `${one} - ${two}`] : []
  const swapped = expression.includes(' + ') ? expression.replace(' + ', ' - ') : expression.replace(' - ', ' + ')
  const letters = marks.filter((mark) => /^[a-zα-ωA-Z]$/.test(mark))
  return [...parts, swapped, ...given.filter((left) => /[a-zα-ω]/i.test(left)), ...letters]
}

/** ∠Q is Q; S_20 holds S. */
const isOf = (other: string, mark: string): boolean => {
  const bare = mark.replace('∠', '')
  if (/^[A-Z]$/.test(other) && /^[A-Z]{2}$/.test(bare) && bare.includes(other)) return true
  return other === bare || [...other].reverse().join('') === bare || (!/^[A-Z]+$/.test(bare) && bare.includes(other))
}

/** What a student may call it instead. */
function namesFor(asking: Asking, mark: string): readonly string[] {
  if (isFrequency(asking, mark)) return ['frequency', 'missing frequency']
  if (/^∠/.test(mark)) return ['angle', ...free(asking, ['θ', ...ownLetters])]
  if (/^[A-Z]{2}$/.test(mark)) return ['length', 'distance', 'side', ...free(asking, ['l', 'd', ...ownLetters])]
  if (/^S_/.test(mark)) return ['sum', ...free(asking, ['S']), 'S_n', `sum of ${mark.slice(2)} terms`]
  if (/^a_\d/.test(mark)) return ['term', 'a_n', `${mark.slice(2)}th term`]
  if (/^[a-z]\(/.test(mark))
    return ['y', 'value', mark.replace(/^[a-z]/, 'f'), mark.replace(/^[a-z]/, 'p'), mark.charAt(0)]
  if (mark === 'd') return ['common difference']
  if (mark === 'D') return ['discriminant', 'b^2-4ac']
  if (mark === 'n') return ['number of terms', 'terms', 'number']
  if (/^(?:sin|cosec|cos|tan|sec|cot) /.test(mark)) return ['ratio', ...free(asking, ownLetters)]
  if (/^[A-Zθ]$/.test(mark)) return ['angle', `∠${mark}`]
  return []
}
