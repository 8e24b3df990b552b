import type { Pairs } from './question/replaced'

const labels = ['i', 'ii', 'iii', 'iv', 'v', 'vi']
const row = String.raw`(\d+(?:(?: ?, ?| aur | and | n |, and )\d+)+)`
const rowOf = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** "156, 3825 and 5005 as products of primes": one by one. */
const eachFactorised = (_: string, numbers = ''): string =>
  rowOf(numbers)
    .slice(0, labels.length)
    .map((one, at) => `(${labels[at] ?? ''}) Express ${one} as a product of its prime factors.`)
    .join(' ')

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/** "525 and 3000 are divisible only by 3, 5, 15, 25 and 75": all the divisors that they share, where these are they. */
function withoutDivisors(whole: string, a = '', b = '', divisors = ''): string {
  const greatest = Math.max(...rowOf(divisors).map(Number))
  return common(Number(a), Number(b)) === greatest ? ' ' : whole
}

const withRemainders = (whole: string, numbers = '', left = ''): string =>
  rowOf(numbers).length === rowOf(left).length
    ? `Find the largest number which divides ${rowOf(numbers).join(', ')} leaving remainders ${rowOf(left).join(', ')} respectively`
    : whole

const most = String.raw`(?:max(?:imum)?|greatest|largest|most)`
const least = String.raw`(?:min(?:imum)?|least|fewest)`

/** Books of several subjects in stacks of one height: how many stacks each subject makes. */
function withStacks(text: string): string {
  const told = [...text.matchAll(/\bnumber of ([A-Z][a-z]+) books is (\d+)/g)].map(
    ([, name = '', n = '']) => `${n} ${name}`,
  )
  const short = [...text.matchAll(/\b(\d+) ([a-z]+)(?= (?:and )?\d|,| and| books)/gi)].map(
    ([, n = '', name = '']) => `${n} ${name}`,
  )
  const all = told.length > 0 ? told : short
  const isSame = /\bsame height\b|\bheight of (?:each|every) stack is (?:the )?same\b/i.test(text)
  const asks = /\bnumber of stacks(?: of (?:each|[a-z]+, [a-z]+ and [a-z]+ books))?\s*[.?]*\s*$/i.test(text)
  const numbers = (text.match(/\d+/g) ?? []).length
  if (!isSame || !asks || all.length < 2 || all.length !== numbers || /\b(?:least|total|minimum)\b/i.test(text))
    return text
  return `There are ${all.map((one) => `${one} books`).join(', ')}. Each stack has the same number of books and only one subject. Find the number of stacks of each.`
}

/** HCF and LCM as exercises put them, and as they are shortened. */
export const ofMeasures: Pairs = [
  [
    new RegExp(
      String.raw`(?<=\b(?:each|every) ([a-z]+) (?:has|have|contains) the same number of [a-z]+),? and (?:the )?(?:total )?number of \1s (?:is|should be|must be) (?:the |a )?${least}`,
      'gi',
    ),
    ', as many as possible',
  ],
  [
    /\bhow many (items|things|articles|pieces|objects) (?:in all|altogether|in total|all together) (?=will|are|does|do|is)/gi,
    'how many $1 ',
  ],
  [/\bdivis(?:ble|able|bile|ibile)\b/gi, 'divisible'],
  [/^using (?:the )?prime factori[sz]ation(?: method)?,? (?=find the (?:largest|greatest))/i, ''],
  [
    new RegExp(
      String.raw`^${row} (?:ko )?(?:prime factors|abhajya gunankhand\w*) k[aei] (?:product|gunanfal|form) (?:me|mein)\b.*$`,
      'i',
    ),
    eachFactorised,
  ],
  [/\b(express|write) each (?:of the following )?numbers? (?=as (?:a |the )?product)/gi, '$1 the number '],
  [
    /^consider the numbers? (\d+)\^\{?n\}?,? where n is a natural number\. check (?:whether|if) there is any value of n for which \1\^\{?n\}? ends with (?:the )?(?:digit )?(?:zero|0)/i,
    'Check whether $1^n can end with the digit 0 for any natural number n',
  ],
  [
    /^(?:can |does |kya )?\(?(\d+)\^\{?n\}?\)? ends? (?:with|in) (?:the )?(?:digit )?(\d|zero)[?,. ]*(?:(?:where |if )?n (?:is )?(?:a )?natural(?: number)?)?[?. ]*$/i,
    (_: string, base = '', digit = '') =>
      `Can ${base}^n end with the digit ${digit.toLowerCase() === 'zero' ? '0' : digit} for any natural number n?`,
  ],
  [
    new RegExp(
      String.raw`\b(?:the )?numbers (\d+) and (\d+) are (?:both )?(?:only )?divisible (?:both )?(?:only )?by ${row}\.`,
      'i',
    ),
    withoutDivisors,
  ],
  [
    /\bleast composite(?: number)? and (?:the )?least prime(?: number)?\b|\bsmallest composite(?: number)? and (?:the )?smallest prime(?: number)?\b/gi,
    '4 and 2',
  ],
  [
    new RegExp(
      String.raw`^${row} ko (?:divide|bhag) (?:karne|dene) (?:par|pe) (?:(?:remainders?|shesh) )?${row} (?:(?:remainders?|shesh) )?(?:bache|bachta hai|bachte hai|aaye|mile)[.,]? (?:to )?(?:the |wo |sabse )?(?:largest|greatest|badi|bada) (?:number|sankhya|no\.?)\b.*$`,
      'i',
    ),
    withRemainders,
  ],
  // "in such a way that each stack has the same number, and they take up the least area of the tray"
  [
    /[,.;]? ?(?:and |with )?(?:they (?:take|occupy)(?: up)? (?:the )?)?least area(?: (?:of|on) the tray)?(?=[,.;])/gi,
    '',
  ],
  [/\bwhat is the number of that can be (?=placed)/gi, 'what is the greatest number that can be '],
  [/(\beach stack) for this purpose\b/gi, '$1'],
  [/^[^]*\bbooks\b[^]*\b(?:topic|subject)[- ]?wise\b[^]*$/i, withStacks],
  [
    new RegExp(String.raw`\b${least} (?:no\.? of )?(rooms|buses|stacks|rows|boxes)\b(?=[?. ]*$)`, 'i'),
    'find the minimum number of $1',
  ],
  [
    /\bseminar[:,]? (?:me |mein |in )?([a-z]+) (\d+),? ([a-z]+) (\d+),? (?:and )?([a-z]+) (\d+)\b/i,
    'In a seminar there are $2 $1 participants, $4 $3 participants and $6 $5 participants,',
  ],
  [
    /\bsame (?:number|no\.?) in each room,? (?:and )?same subject\b/i,
    'the same number in each room, all of the same subject',
  ],
  [
    new RegExp(
      String.raw`^(\d+) members (?:are to )?march behind (?:a |an )?(?:army )?band of (\d+)(?: members)?[.,]? (?:in )?(?:(?:the )?same (?:number of )?columns[.,]? )?(?:find |what is )?(?:the )?${most} (?:no\.? of |number of )?columns\b.*$`,
      'i',
    ),
    'An army contingent of $1 members is to march behind an army band of $2 members in a parade. The two groups are to march in the same number of columns. What is the maximum number of columns in which they can march?',
  ],
  [
    new RegExp(
      String.raw`^(?:3|three) (?:persons|people|men|friends)(?:['’]s?)?,? (?:with |have |whose )?steps (?:measure |of |are )?(\d+),? (\d+),? (?:and )?(\d+) ?cm[.,]? (?:find |what is )?(?:the )?${least} distance (?:that )?each (?:should|must|can) walk (?:so as )?to cover (?:the )?same distance in complete steps\b.*$`,
      'i',
    ),
    'Three persons have steps of $1 cm, $2 cm and $3 cm. What is the minimum distance each should walk so that each can cover the same distance in complete steps?',
  ],
]
