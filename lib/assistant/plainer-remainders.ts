import type { Pairs } from './question/replaced'

const by = String.raw`(?:when |if |on |upon |by )*(?:it |the number )?(?:is )?(?:divided|dividing|division)(?: it)? by (\d+)`
const leaves = '(?:it |we |you )?(?:leaves?|leaving|gives?|giving|gets?|has)'
const rest = String.raw`(?:(?:a |the )?remainder )?(?:of |is |as |= ?)?(\d+)(?: as (?:the )?remainder)?`
const left = String.raw`(?: (?:remainder|shesh\w*))?(?: (?:bach|rah|chh?od|aa|mil|de)\w*)*(?: hai)?`
const inHindi = String.raw`(\d+) se (?:divide|bhaa?g|vibhajit)(?: (?:karne|kare|karen|karo|dene|hone|kiya jaye))? (?:par|pe|to|toh)(?: (?:remainder|shesh\w*))? (\d+)${left}`
const joins = String.raw`(?:\s*(?:,|;|and|but|also|which|that|aur))*\s*`

/** "wo sabse badi sankhya jisse 245 aur 1037 ko divide karne par har baar 5 bache" */
const greatest = new RegExp(
  String.raw`^(?:(?:wo|woh|vah|us|jis|ek) )?(?:sabse bad[aie]|bad[aie] se bad[aie]|greatest|largest) (?:number|no\.?|sankhya)(?: (?:batao|bataiye|gyat (?:karo|kijiye)|nikalo|find karo|kya hai))*,? (?:jisse|jis se|jo|se) ((?:\d+ ?(?:,|aur|and) ?)+\d+) (?:ko|me|mein) (?:divide|bhaa?g|vibhajit) (?:kar(?:ne|e|en|ti hai|ta hai)|den?[ei]?)(?: (?:par|pe|to|toh))? (?:(?:har|pratyek|each) (?:baar|bar|dasha|case|ek)(?: (?:me|mein|in))? )?(?:(\d+)(?: (?:remainder|shesh\w*))?|(?:remainder|shesh\w*) (\d+)|(?:same|(?:ek )?samaa?n|barabar|ek hi) (?:remainder|shesh\w*))(?: (?:hi )?(?:bach|rah|chh?od|aa|mil|de)\w*)(?: hai)?(?:[,.]? (?:wo |vah )?(?:batao|nikalo|gyat karo))?[.?\s]*$`,
  'i',
)

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
  [
    greatest,
    (_: string, row = '', one = '', other = '') => {
      const all = row.replaceAll(/\baur\b/g, 'and')
      return one + other === ''
        ? `Find the greatest number that will divide ${all} leaving the same remainder in each case.`
        : `Find the greatest number which divides ${all} leaving remainder ${one || other} in each case.`
    },
  ],
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
