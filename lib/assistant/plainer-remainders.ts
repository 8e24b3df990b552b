import type { Pairs } from './question/replaced'

const by = String.raw`(?:when |if |on |upon |by )*(?:it |the number )?(?:is )?(?:divided|dividing|division)(?: it)? by (\d+)`
const leaves = '(?:it |we |you )?(?:leaves?|leaving|gives?|giving|gets?|has)'
const rest = String.raw`(?:(?:a |the )?remainder )?(?:of |is |as |= ?)?(\d+)(?: as (?:the )?remainder)?`
const left = String.raw`(?: (?:remainder|shesh\w*))?(?: (?:bach|rah|chh?od|aa|mil|de)\w*)*(?: hai)?`
const inHindi = String.raw`(\d+) se (?:divide|bhaa?g|vibhajit)(?: (?:karne|kare|karen|dene|hone|kiya jaye))? (?:par|pe) (\d+)${left}`
const joins = String.raw`(?:\s*(?:,|;|and|but|also|which|that|aur))*\s*`

const listed = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`

type Made = (divisors: string, remainders: string) => string

/** Numbers and what is left of each, told one by one, in two rows. */
const oneByOne = (one: string, made: Made, behind = ''): Pairs[number] => [
  new RegExp(String.raw`(?<![\w.])${one}(?:${joins}${one})+${behind}(?![\w%]|\.\d)`, 'gi'),
  (found: string) => {
    const pairs = [...found.matchAll(new RegExp(one, 'gi'))]
    const [firsts, seconds] = [1, 2].map((at) => pairs.map((pair) => pair[at] ?? ''))
    return made(listed(firsts ?? []), listed(seconds ?? []))
  },
]

const told = (remainders: string): string => {
  const all = new Set(remainders.split(/, | and /))
  return all.size === 1 ? `remainder ${[...all].join('')} in each case` : `remainders ${remainders} respectively`
}

/** "Divided by 28 leaves remainder 8 and divided by 32 leaves remainder 12". */
export const ofRemainders: Pairs = [
  oneByOne(`${by},? ${leaves} ${rest}`, (divisors, rests) => `when divided by ${divisors} leaves ${told(rests)}`),
  oneByOne(
    String.raw`(?:${leaves} )?(?:a |the )?remainder (?:of )?(\d+),? ${by}`,
    (rests, divisors) => `when divided by ${divisors} leaves ${told(rests)}`,
  ),
  oneByOne(
    String.raw`(?:divides )?(\d+) (?:and )?leav(?:ing|es) ${rest}`,
    (numbers, rests) => `divides ${numbers} leaving ${told(rests)}`,
  ),
  oneByOne(
    String.raw`(?:ko |jo |jise |jisko )?${inHindi}`,
    (divisors, rests) => `which when divided by ${divisors} leaves ${told(rests)}`,
  ),
]
