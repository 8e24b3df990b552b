const measure = '(?:\\\\(?:text|mathrm|operatorname)\\{ ?)?\\b(hcf|lcm|gcd)\\b(?: ?\\})?'

/** "the LCM of two natural numbers p and q" */
const called =
  /\b(two (?:(?:natural|positive|whole) )*(?:numbers|integers))(?:,| say| called)* \$?([a-z])\$? ?(?:and|,|aur) ?\$?([a-z])\$?(?=[ ,.]) ?/i
const calledIn = (text: string): RegExpExecArray | null =>
  /\b(?:hcf|lcm|gcd)\b/i.test(text) ? called.exec(text) : null

/**
 * Two numbers that are called a and b where nothing else is told of them, "HCF(a, b) = 12 and a × b = 1800": told without their letters, as
 * books mostly do.
 */
export function withTwoNumbers(typed: string): string {
  const [, , a = '', b = ''] =
    new RegExp(`${measure} ?\\(? ?([a-z]) ?, ?([a-z])\\b ?\\)?`, 'i').exec(typed) ?? calledIn(typed) ?? []
  if (a === '' || a === b) return typed
  const text = typed.replace(called, '$1 ')
  const is = '(?:=|is|equals|hai)'
  const letter = (name: string) => `(?<![a-z\\d^])${name}(?![a-z\\d^])`
  // told of powers of primes, or in another way
  if (new RegExp(`(?:${letter(a)}|${letter(b)}) ?= ?\\d*[a-z(\\d]*[a-z^²³×*]`, 'i').test(text)) return typed
  const plain = text
    .replace(/\$|\\[,;:!]/g, '')
    .replace(/\\times|\\cdot/g, '×')
    .replace(
      new RegExp(`(?:the )?(?:product )?(?<![a-z\\d^])${a} ?[×*x.·]? ?${b}(?![a-z\\d^]) ?${is} ?(?=\\d)`, 'gi'),
      'the product of the two numbers is ',
    )
    .replace(
      new RegExp(`${measure} ?(?:of )?\\(? ?${a} ?(?:,|and) ?${b} ?\\)? ?${is} ?(?=\\d)`, 'gi'),
      'the $1 of two numbers is ',
    )
    .replace(
      new RegExp(
        `(?:(?:then|find|what is|value of|the|is|,) *)*${measure} ?(?:of )?\\(? ?${a} ?(?:,|and) ?${b} ?\\)?(?: ?(?:${is}|[?_.]))*\\s*$`,
        'i',
      ),
      '. Find their $1.',
    )
    .replace(
      new RegExp(
        `(?:(?:then|find|what is|value of|the) *)+${measure} ?(?:of )?\\(? ?${a} ?(?:,|and) ?${b} ?\\)?,? (?:if|when|given)(?: that)?`,
        'i',
      ),
      'Find their $1 if',
    )
    .replace(new RegExp(`${letter(a)} ?${is} ?(?=\\d)`, 'g'), 'one number is ')
    .replace(
      new RegExp(`(?:then |find |value of |the |, )*${letter(b)} ?(?:[=?.]| is)*\\s*$`, ''),
      '. Find the other number.',
    )
  return new RegExp(`(?:${letter(a)}|${letter(b)})`).test(plain.replace(/\ba (?=[a-z])/g, '')) ? typed : plain
}
