import { lineIn, polynomialIn } from './question/polynomial'
import { readQuestion } from './question/question'
import type { Reply } from './rule'
import { add, fraction, multiply, subtract, toTex, zero } from '../maths'

type Ask = (text: string) => Promise<Reply | null>

const greek = '(?:α|β|alpha|beta|[a-z])'
const roots = new RegExp(
  String.raw`^(?:if )?(${greek}),? (?:and|aur) (${greek}) (?:are|be) (?:the )?(?:two )?roots of (?:the )?(?:quadratic )?(?:equation )?([^=]*x[^=]*?) ?= ?0 ?[,.]? (?:then |hence )?(?:find|form|write|obtain) (?:the|an?)? ?(?:quadratic )?equation (?:whose|having|with) (?:the )?roots (?:are |as )?([^?]+?)[.?\s]*$`,
  'i',
)

/** "If α and β are the roots of x² − 7x + 10 = 0, find the equation whose roots are α² and β²": as of polynomials. */
async function equationOfRoots(text: string, ask: Ask): Promise<Reply | null> {
  const [, one, other, polynomial, made] = roots.exec(text.trim()) ?? []
  if (one === undefined || other === undefined || polynomial === undefined || made === undefined) return null
  const found = await ask(
    `If ${one} and ${other} are the zeroes of ${polynomial}, find a quadratic polynomial whose zeroes are ${made}.`,
  )
  if (found?.answer === undefined || !/x\^2/.test(found.answer)) return null
  const answer = `${found.answer} = 0`
  const lines = found.text.split('\n').slice(0, -1)
  return {
    ...found,
    text: [...lines, `Put equal to zero, that is the equation with these roots.`, `Answer: ${answer}`].join('\n'),
    answer,
  }
}

const check = String.raw`[.,;]? (?:and |also,? |hence,? |then )*verify (?:the )?(?:relation(?:ship)?s? )(?:between|of) (?:the |its |their )*(?:zeroe?s|coefficients)(?: of (?:the|this) polynomial)? and (?:the |its |their )*(?:zeroe?s|coefficients)(?: of (?:the|this) polynomial)?[.?\s]*$`
const formed = [
  new RegExp(
    String.raw`^(?:find|form|write|obtain) (?:a|the) (?:quadratic )?polynomial (?:whose|with|having) (?:the )?zeroe?s (?:are |as )?(.+?)${check}`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:if )?(?:the )?zeroe?s of (?:a|the) (?:quadratic )?polynomial are (.+?)[.,] (?:then )?(?:find|form|write|obtain) (?:the|that|this) (?:quadratic )?polynomial${check}`,
    'i',
  ),
]

/** "Find a quadratic polynomial whose zeroes are 6 and −3. Verify the relation between the coefficients and the zeroes." */
async function formedAndVerified(text: string, ask: Ask): Promise<Reply | null> {
  const zeroes = formed.map((one) => one.exec(text.trim())?.[1]).find((one) => one !== undefined)
  const found = zeroes === undefined ? null : await ask(`Find a quadratic polynomial whose zeroes are ${zeroes}.`)
  const [fact] = found?.answer === undefined ? [] : readQuestion(found.answer).facts
  const [a, b, c] = (fact && polynomialIn(fact)?.coefficients) ?? []
  if (!found || !a || !b || !c || !/Sum of/.test(found.text)) return null
  const shown = ([top, bottom]: readonly [string, string]) => `\\frac{${top}}{${bottom}}`
  const [sum, product] = [fraction(-b.n * a.d, b.d * a.n), fraction(c.n * a.d, c.d * a.n)]
  const lines = found.text.split('\n')
  return {
    ...found,
    text: [
      ...lines.slice(0, -1),
      `Check: $-\\frac{b}{a} = -${shown([b.n < 0n ? `(${toTex(b)})` : toTex(b), toTex(a)])} = ${toTex(sum)}$ is the sum of the zeroes, and $\\frac{c}{a} = ${shown([toTex(c), toTex(a)])} = ${toTex(product)}$ their product.`,
      lines.at(-1) ?? '',
    ].join('\n'),
  }
}

const solved = new RegExp(
  String.raw`^(?:if )?(?:the )?(?:pair|system) of (?:linear )?equations:? ([^,;]+?)(?:,| and) ([^,;]+?) (?:has|have) (?:a |the )?(?:unique )?solution \(?x = ([-−–]?\d+),? (?:and )?y = ([-−–]?\d+)\)?[,.]? (?:then )?((?:find|the value of|what is) [^]*)$`,
  'i',
)

/** "The pair x − y = 1, x + ky = 5 has the solution x = 2, y = 1": it is one of the second equation, where the first holds. */
async function letterOfSolution(text: string, ask: Ask): Promise<Reply | null> {
  const plain = text
    .replace(/\b(?:the )?pair (?=[^o])/i, 'the pair of equations ')
    .replace(/^(?:x = [-−–]?\d+,? (?:and )?y = [-−–]?\d+)/i, '$&')
  const [, one = '', other = '', x = '', y = '', asked = ''] = solved.exec(plain.trim()) ?? []
  const [known, ...more] = [one, other].filter((each) => holds(each, x, y) !== null)
  const wanted = known === one ? other : one
  if (known === undefined || more.length > 0 || holds(known, x, y) !== true) return null
  const found = await ask(
    `If x = ${x} and y = ${y} is a solution of ${wanted}, ${asked.replace(/^the value/i, 'then the value')}`,
  )
  if (found?.answer === undefined) return null
  return {
    ...found,
    text: `$x = ${x}$, $y = ${y}$ satisfies ${known.trim()}; it must satisfy the other equation too.\n${found.text}`,
  }
}

/** Whether an equation without other letters holds at a point; null where it has them. */
function holds(text: string, x: string, y: string): boolean | null {
  const [fact, ...more] = readQuestion(text).items
  const line = fact && fact.kind !== 'word' && fact.kind !== 'mark' && more.length === 0 ? lineIn(fact) : null
  if (!line) return null
  const [p, q] = [x, y].map((one) => fraction(Number(one.replace(/[−–]/, '-'))))
  return p !== undefined && q !== undefined
    ? subtract(add(multiply(line.a, p), multiply(line.b, q)), line.c).n === zero.n
    : null
}

const valueThenOther =
  /^(?:if )?(?:the )?(sum|product) of (?:the |its )?(zeroe?s|roots) of (?:the )?(?:quadratic )?(?:polynomial |equation )?(?:p\(x\) ?= ?)?([^,;?]*x[^,;?]*?) (?:is|be) (?:equal to )?([-−–]?\d+(?:\/\d+)?)[,.]? (?:then )?(?:find|what is) (?:the )?(?:value of )?(?:the )?(sum|product) of (?:its |the |these )?(?:zeroe?s|roots)[.?\s]*$/i

/** "If the sum of the zeroes of (a + 1)x² + ... is −1, find the product of its zeroes": the letter first. */
async function otherRelation(text: string, ask: Ask): Promise<Reply | null> {
  const [, one = '', zeroes = '', polynomial, value = '', other = ''] = valueThenOther.exec(text.trim()) ?? []
  const [letter, ...more] = new Set((polynomial ?? '').match(/[a-wyz](?![a-z])/g))
  if (polynomial === undefined || letter === undefined || more.length > 0 || one === other) return null
  const first = await ask(`If the ${one} of the ${zeroes} of ${polynomial} is ${value}, find ${letter}.`)
  const [, found] = /^(?:[a-z] = )?([-−]?\d+(?:\/\d+)?)$/.exec(first?.answer ?? '') ?? []
  if (!first || found === undefined) return null
  const put = polynomial.replaceAll(letter, `(${found})`)
  const then = await ask(`Find the ${other} of the zeroes of ${put}.`)
  if (then?.answer === undefined) return null
  const lines = first.text.split('\n').slice(0, -1)
  return { ...then, text: [...lines, `So $${letter} = ${found}$.`, then.text].join('\n') }
}

const minutes =
  /^at t minutes past (\d+) ?(?:p\.?m\.?|a\.?m\.?|o['’]?clock)?,? the time needed by the minutes? hand of a clock to show (\d+) ?(?:p\.?m\.?|a\.?m\.?|o['’]?clock)? (?:was|is) (?:found to be )?(\d+) minutes? less than \$?(?:t(?:²|\^2) ?\/ ?(\d+)|\\d?frac\{ ?t\^\{?2\}? ?\}\{ ?(\d+) ?\})\$? ?minutes?[.,] find (?:the value of )?\$?t\$?[.\s]*$/i

/** "At t minutes past 2 pm the time needed ... to show 3 pm was 3 minutes less than t²/4 minutes. Find t." */
async function minutesPast(text: string, ask: Ask): Promise<Reply | null> {
  const [, from, to, less = '', plain, tex] = minutes.exec(text.trim()) ?? []
  const by = plain ?? tex
  if (by === undefined || Number(to) !== (Number(from) % 12) + 1) return null
  const sum = 60 + Number(less)
  const found = await ask(`The sum of a positive number and 1/${by} of its square is ${sum}. Find the number.`)
  if (found?.answer === undefined || !(Number(found.answer) < 60)) return null
  const first = `From $t$ minutes past ${from} to ${to} it is $60 - t$ minutes: $60 - t = \\frac{t^2}{${by}} - ${less}$, so $t + \\frac{t^2}{${by}} = ${sum}$.`
  return { ...found, text: [first, found.text].join('\n') }
}

const middles =
  /\b([A-Z]),? ?([A-Z]),? ?([A-Z]),? (?:and )?([A-Z]) are (?:the )?mid[- ]?points of (?:the )?(?:sides )?([A-Z]{2}),? ?([A-Z]{2}),? ?([A-Z]{2}),? (?:and )?([A-Z]{2})(?: respectively)?[.,;]? (?:is|what (?:type|kind) of (?:quadrilateral|figure) is|name the (?:type|kind) of) (?:the )?(?:quadrilateral )?([A-Z]{4})\b([^()\d]*)$/i
const ofKind =
  /^[?.,\s]*(?:(?:an?|or|and|the|square|rectangle|rhombus|parallelogram|justify|your|answer|give|reasons?)[?.,\s]*)*$/i

/** "P, Q, R and S are the mid-points of AB, BC, CD and DA. Is PQRS a square, a rectangle or a rhombus?" */
async function figureOfMiddles(text: string, ask: Ask): Promise<Reply | null> {
  const [whole, ...found] = middles.exec(text) ?? []
  const [figure = '', rest = ''] = found.slice(8)
  if (whole === undefined || !ofKind.test(rest) || figure !== found.slice(0, 4).join('')) return null
  const corners = new Map(
    [...text.matchAll(/\b([A-Z]) ?\(([-−–]?\d+), ?([-−–]?\d+)\)/g)].map(([, name = '', ...at]) => [
      name,
      at.map((one) => Number(one.replace(/[−–]/, '-'))),
    ]),
  )
  const sides = found.slice(4, 8)
  const isRound = sides.every((side, at) => side.charAt(1) === sides[(at + 1) % 4]?.charAt(0))
  if (!isRound || corners.size !== 4 || sides.some((side) => !corners.has(side.charAt(0)))) return null
  const points = sides.map((side, at) => {
    const [one, two] = [...side].map((name) => corners.get(name) ?? [])
    const [x, y] = [0, 1].map((i) => toTex(fraction((one?.[i] ?? 0) + (two?.[i] ?? 0), 2)))
    return { name: found[at] ?? '', side, x: x ?? '', y: y ?? '' }
  })
  const plainly = (tex: string) => tex.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
  const reply = await ask(
    `What type of quadrilateral is formed by the points ${points.map(({ name, x, y }) => `${name}(${plainly(x)}, ${plainly(y)})`).join(', ')}?`,
  )
  if (reply?.answer === undefined) return null
  const lines = points.map(
    ({ name, side, x, y }) =>
      `By the mid-point formula, the mid-point of $${side}$ is $${name}\\left(${x}, ${y}\\right)$`,
  )
  return { ...reply, text: [...lines, reply.text].join('\n') }
}

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** "Find the HCF of (a) 12 and 18 (b) 16 and 40": where all is told behind the letters, they are parts. */
async function letteredParts(text: string, ask: Ask): Promise<Reply | null> {
  const [stem = '', ...rest] = text.trim().split(/(?<=\s)\(?([a-f])\)\s*/i)
  const [names, parts] = [0, 1].map((from) => rest.filter((_, at) => at % 2 === from))
  const isBid = /^(?:find|solve|calculate|evaluate|factori[sz]e|determine|write|express|discuss|check)\b/i.test(stem)
  const isRow = names?.every((name, at) => name.toLowerCase() === 'abcdef'[at]) === true && names.length > 1
  if (!isBid || !isRow || !parts?.every((part) => /\d/.test(part))) return null
  if (/[\d=?]|\bwhich\b|\b(?:is|are|then)[\s:]*$/i.test(stem)) return null
  const found = await ask(`${stem}${parts.map((part, at) => `(${numerals[at] ?? ''}) ${part}`).join(' ')}`)
  if (found?.rule !== 'in-parts') return null
  const lettered = (said: string): string =>
    said.replace(
      /(?<=^|\n|[;:] )\(([iv]+)\)/g,
      (_, name: string) => `(${names[numerals.indexOf(name)]?.toLowerCase() ?? name})`,
    )
  return { ...found, text: lettered(found.text), answer: lettered(found.answer ?? '') }
}

/** What is asked in the words of one skill where another one works it out. */
export const putOtherwise = async (text: string, ask: Ask): Promise<Reply | null> =>
  (await equationOfRoots(text, ask)) ??
  (await formedAndVerified(text, ask)) ??
  (await letterOfSolution(text, ask)) ??
  (await otherRelation(text, ask)) ??
  (await figureOfMiddles(text, ask)) ??
  (await minutesPast(text, ask)) ??
  (await letteredParts(text, ask))
